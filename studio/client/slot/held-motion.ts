import type { Cell, Coin } from '../../src/slots/slot-rules';
import { easeOut, shareOf } from '../engine/motion';

/** How long the first free place spins, and how much later each of the others stands. */
const FIRST_STOP_MS = 420;
const ALL_STOPS_MS = 420;
const POP_MS = 260;

interface Place {
  readonly cell: Cell;
  /** What it comes to hold, in tenths of the stake. */
  readonly pays: number | undefined;
  /** When it stands; held ones stand already. */
  readonly at: number;
  readonly isNew: boolean;
}

/** How a place is seen at one moment. */
export interface SeenPlace {
  readonly cell: Cell;
  /** What the coin that is seen there pays; undefined where none is. */
  readonly pays: number | undefined;
  /** Times its size: a coin that has just come is larger. */
  readonly scale: number;
  /** How far a free place has turned, in rows; undefined once it stands. */
  readonly turned: number | undefined;
}

const ROWS_PER_SECOND = 9;

/** Coins that are held while the other places spin and stand one after the other. */
export class HeldMotion {
  private places: readonly Place[] = [];
  private since = 0;

  get isEmpty(): boolean {
    return this.places.length === 0;
  }

  clear(): void {
    this.places = [];
  }

  /** All stand; `now` is long ago for those that were there before. */
  rest(coins: readonly Coin[], cells: readonly Cell[]): void {
    this.places = cells.map((cell) => ({ cell, pays: paysAt(coins, cell), at: -POP_MS, isNew: false }));
  }

  /** Coins that have just got what they pay stay; the rest of the places spin and stand one after the other. */
  spin(before: readonly Coin[], after: readonly Coin[], cells: readonly Cell[], now: number): void {
    const free = cells.filter((cell) => paysAt(before, cell) === undefined);
    const between = ALL_STOPS_MS / Math.max(free.length - 1, 1);
    this.since = now;
    this.places = cells.map((cell) => {
      const order = free.indexOf(cell);
      const at = order === -1 ? -POP_MS : now + FIRST_STOP_MS + order * between;
      const pays = paysAt(after, cell);
      return { cell, pays, at, isNew: order !== -1 && pays !== undefined };
    });
  }

  isStill(now: number): boolean {
    return this.places.every(({ at }) => now >= at + POP_MS);
  }

  /** New coins that stand already. */
  landed(now: number): number {
    return this.places.filter(({ isNew, at }) => isNew && now >= at).length;
  }

  seen(now: number): SeenPlace[] {
    return this.places.map(({ cell, pays, at, isNew }) => {
      if (now < at) return { cell, pays: undefined, scale: 1, turned: ((now - this.since) / 1_000) * ROWS_PER_SECOND };
      const scale = isNew ? 1 + 0.3 * (1 - easeOut(shareOf(now, at, POP_MS))) : 1;
      return { cell, pays, scale, turned: undefined };
    });
  }
}

function paysAt(coins: readonly Coin[], [reel, row]: Cell): number | undefined {
  return coins.find(({ cell }) => cell[0] === reel && cell[1] === row)?.pays;
}
