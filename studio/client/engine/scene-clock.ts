import { shareOf } from './motion';

/** Whether something on a scene stands, runs until the outcome is known, or comes to where it ends. */
export class SceneClock {
  private mode: 'still' | 'running' | 'landing' = 'still';
  private since = 0;
  private span = 0;
  private seen: (() => void) | undefined;

  get isRunning(): boolean {
    return this.mode === 'running';
  }

  get isLanding(): boolean {
    return this.mode === 'landing';
  }

  start(): void {
    [this.mode, this.since] = ['running', performance.now()];
  }

  /** Resolves when the span is over, or when it rests before. */
  land(span: number): Promise<void> {
    [this.mode, this.since, this.span] = ['landing', performance.now(), span];
    return new Promise((resolve) => (this.seen = resolve));
  }

  rest(): void {
    this.mode = 'still';
    this.seen?.();
    this.seen = undefined;
  }

  /** Milliseconds in this state. */
  elapsed(now: number): number {
    return Math.max(now - this.since, 0);
  }

  /** How much of the landing is over: all of it once nothing moves. */
  share(now: number): number {
    return this.mode === 'landing' ? shareOf(now, this.since, this.span) : 1;
  }

  /** Ends a landing that is over; whether something still moves. */
  settle(now: number): boolean {
    if (this.mode === 'landing' && this.share(now) === 1) this.rest();
    return this.mode !== 'still';
  }
}
