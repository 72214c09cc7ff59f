import type { Logger } from 'pino';
import type { Database } from '../database/tables';
import { drawDue } from './draws';
import { type Lottery, LOTTERIES } from './lotteries';

const AGAIN_MS = 5_000;
/** Never asleep for longer: the machine may have been. */
const LONGEST_SLEEP_MS = 30_000;

/** Makes the draws when they are due, and those that were missed as soon as it starts. */
export class DrawClock {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private stopping = false;
  private drawing = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  start(): void {
    for (const lottery of LOTTERIES) this.later(lottery, 0);
  }

  /** Finishes the draw that is being made. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.drawing;
  }

  private later(lottery: Lottery, ms: number): void {
    if (this.stopping) return;
    const draw = () => (this.drawing = this.drawing.then(() => this.draw(lottery)));
    this.timers.set(
      lottery.code,
      setTimeout(() => void draw(), ms),
    );
  }

  private async draw(lottery: Lottery): Promise<void> {
    try {
      const due = await drawDue(this.database, lottery);
      this.later(lottery, Math.min(LONGEST_SLEEP_MS, Math.max(50, due.getTime() - Date.now())));
    } catch (error) {
      this.log.error({ lottery: lottery.code, err: error }, 'draw was not made');
      this.later(lottery, AGAIN_MS);
    }
  }
}
