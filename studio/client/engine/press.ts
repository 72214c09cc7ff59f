import { STALE_AFTER_MS } from '../../src/rounds/stale-after';

/** A press of the button that bets, or that takes a step, from which the studio's promise counts: it is never taken long afterwards. */
export class Press {
  /** By the device's clock. */
  readonly at = Date.now();
  private readonly began = performance.now();

  /** By the clock that says more: one stands still while some devices sleep, and the other can be set back. */
  get isStale(): boolean {
    return Math.max(Date.now() - this.at, performance.now() - this.began) >= STALE_AFTER_MS;
  }
}
