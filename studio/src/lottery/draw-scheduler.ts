import type { Logger } from 'pino';
import type { Database } from '../database/tables';
import { makeDueDraws } from './draws';
import { type Lottery, LOTTERIES } from './lotteries';

const RETRY_DELAY_MS = 5_000;
/** Never asleep for longer: the machine may have been. */
const MAX_SLEEP_MS = 30_000;

/** Makes the draws when they are due, and those that were missed as soon as it starts. */
export class DrawScheduler {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private stopping = false;
  private drawing = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  start(): void {
    for (const lottery of LOTTERIES) this.schedule(lottery, 0);
  }

  /** Finishes the draw that is being made. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.drawing;
  }

  private schedule(lottery: Lottery, ms: number): void {
    if (this.stopping) return;
    const draw = () => (this.drawing = this.drawing.then(() => this.draw(lottery)));
    this.timers.set(
      lottery.code,
      setTimeout(() => void draw(), ms),
    );
  }

  private async draw(lottery: Lottery): Promise<void> {
    try {
      const due = await makeDueDraws(this.database, lottery);
      this.schedule(lottery, Math.min(MAX_SLEEP_MS, Math.max(50, due.getTime() - Date.now())));
    } catch (error) {
      this.log.error({ lottery: lottery.code, err: error }, 'draw was not made');
      this.schedule(lottery, RETRY_DELAY_MS);
    }
  }
}
