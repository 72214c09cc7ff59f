import { easeOut, shareOf } from '../engine/motion';

const ROWS_PER_SECOND = 26;
const LANDING_ROWS = 5;
/** A landing begins as fast as the reel turned. */
const LANDING_MS = (3 * LANDING_ROWS * 1_000) / ROWS_PER_SECOND;
type Reel =
  | { readonly state: 'still'; readonly stop: number }
  | { readonly state: 'turning'; readonly from: number; readonly since: number }
  | { readonly state: 'landing'; readonly from: number; readonly since: number; readonly stop: number; readonly at: number };

/** How the reels turn and land, as the published strips lie: nothing is shown that is not on them. */
export class ReelMotion {
  private reels: Reel[];

  constructor(stops: readonly number[]) {
    this.reels = stops.map((stop) => ({ state: 'still', stop }));
  }

  get isStill(): boolean {
    return this.reels.every(({ state }) => state === 'still');
  }

  rest(stops: readonly number[]): void {
    this.reels = stops.map((stop) => ({ state: 'still', stop }));
  }

  turn(now: number): void {
    this.reels = this.reels.map((_, at) => ({ state: 'turning', from: this.topOf(at, now), since: now }));
  }

  /** Each begins to land at one of `times`, in milliseconds from now. */
  land(stops: readonly number[], times: readonly number[], now: number): void {
    this.reels = this.reels.map((reel, at) => ({
      state: 'landing',
      from: reel.state === 'still' ? reel.stop : reel.from,
      since: reel.state === 'still' ? now : reel.since,
      stop: stops[at] ?? 0,
      at: now + (times[at] ?? 0),
    }));
  }

  /** The place on the strip that lies at the upper edge, with the part of it that is past. Turns those that have landed to still ones. */
  topOf(reel: number, now: number): number {
    const each = this.reels[reel];
    if (!each || each.state === 'still') return each?.stop ?? 0;
    if (each.state === 'landing' && now >= each.at)
      return each.stop + LANDING_ROWS * (1 - easeOut(shareOf(now, each.at, LANDING_MS)));
    return each.from - ((now - each.since) / 1_000) * ROWS_PER_SECOND;
  }

  /** Stops what has landed; returns how many did just now. */
  settle(now: number): number {
    const before = this.reels.filter(({ state }) => state === 'still').length;
    this.reels = this.reels.map((each) =>
      each.state === 'landing' && now >= each.at + LANDING_MS ? { state: 'still', stop: each.stop } : each,
    );
    return this.reels.filter(({ state }) => state === 'still').length - before;
  }
}
