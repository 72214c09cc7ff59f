import type { Logger } from 'pino';
import type { Database } from '../database/tables';
import { countRounds } from './count-rounds';

const PAUSE_MS = 2_000;

/** Keeps what is measured of each title up to date, a moment after its rounds end. What it does not come to is counted after the next start. */
export class RoundCounter {
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;
  private counting = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  start(): void {
    this.timer = setTimeout(() => (this.counting = this.count()), PAUSE_MS);
  }

  /** Finishes the batch that is being counted. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.counting;
  }

  private async count(): Promise<void> {
    try {
      while (!this.stopping && (await countRounds(this.database)) > 0);
    } catch (error) {
      this.log.error({ err: error }, 'rounds were not counted');
    }
    if (!this.stopping) this.start();
  }
}
