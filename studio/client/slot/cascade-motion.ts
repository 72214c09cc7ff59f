import type { SlotWin } from '../../src/slots/slot-rules';
import { shareOf } from '../engine/motion';

const FALL_MS = 420;

interface Piece {
  readonly symbol: string;
  readonly from: number;
  readonly to: number;
}

/** A window that stands, or falls into the next one: what paid is gone, what lay above it comes down, and new symbols follow from above. */
export class CascadeMotion {
  private reels: readonly (readonly Piece[])[] = [];
  private since = -FALL_MS;

  get isEmpty(): boolean {
    return this.reels.length === 0;
  }

  /** What stands once nothing falls any more. */
  get window(): readonly (readonly string[])[] {
    return this.reels.map((pieces) => pieces.map(({ symbol }) => symbol));
  }

  clear(): void {
    this.reels = [];
  }

  rest(window: readonly (readonly string[])[]): void {
    this.reels = window.map((seen) => seen.map((symbol, row) => ({ symbol, from: row, to: row })));
    this.since = -FALL_MS;
  }

  /** Into the next window, once `paid` is gone. */
  fall(next: readonly (readonly string[])[], paid: readonly SlotWin[], now: number): void {
    const gone = new Set(paid.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel} ${row}`)));
    this.reels = next.map((seen, reel) => {
      const kept = seen.map((_, row) => row).filter((row) => !gone.has(`${reel} ${row}`));
      const added = seen.length - kept.length;
      return seen.map((symbol, row) => ({ symbol, from: row < added ? row - added : (kept[row - added] ?? row), to: row }));
    });
    this.since = now;
  }

  isStill(now: number): boolean {
    return now >= this.since + FALL_MS;
  }

  symbolsOf(reel: number, now: number): readonly { readonly symbol: string; readonly row: number }[] {
    const share = shareOf(now, this.since, FALL_MS) ** 2;
    return (this.reels[reel] ?? []).map(({ symbol, from, to }) => ({ symbol, row: from + (to - from) * share }));
  }
}
