import { LINES, MAX_TENTHS, PAYS, type PayingSymbol, REELS, ROWS, type SlotSymbol } from './reels';

/** A line that pays. */
export interface LineWin {
  /** From 0, as in `LINES`. */
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: number;
  /** In tenths of the stake. */
  readonly pays: number;
}

const WORDS = 2 ** 32;

/**
 * Stops from numbers of 32 bits, without favour: a number among the few highest, which would favour the first stops, is passed over and the next one taken.
 * Undefined when the numbers do not last.
 */
export function stopsFrom(words: readonly number[]): number[] | undefined {
  const stops: number[] = [];
  for (const word of words) {
    const length = REELS[stops.length]?.length ?? 0;
    if (word < WORDS - (WORDS % length)) stops.push(word % length);
    if (stops.length === REELS.length) return stops;
  }
  return undefined;
}

/** The symbol that a reel shows in a row. */
export function symbolAt(reel: number, stop: number, row: number): SlotSymbol {
  const strip = REELS[reel] ?? [];
  return strip[(stop + row) % strip.length] as SlotSymbol;
}

/** What is seen, reel by reel, each from top to bottom. */
export function windowAt(stops: readonly number[]): SlotSymbol[][] {
  return stops.map((stop, reel) => Array.from({ length: ROWS }, (_, row) => symbolAt(reel, stop, row)));
}

/** The lines that pay: equal symbols from the left, W for any. The first reel has no W, so its symbol is the line's. */
export function lineWins(stops: readonly number[]): LineWin[] {
  return LINES.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => symbolAt(reel, stops[reel] ?? 0, row));
    const symbol = symbols[0] as PayingSymbol;
    const other = symbols.findIndex((each) => each !== symbol && each !== 'W');
    const count = other === -1 ? symbols.length : other;
    const pays = PAYS[symbol][count] ?? 0;
    return pays > 0 ? [{ line, symbol, count, pays }] : [];
  });
}

/** What a spin pays, in tenths of the stake, at most `MAX_TENTHS`. */
export function spinPays(stops: readonly number[]): number {
  return Math.min(
    lineWins(stops).reduce((sum, { pays }) => sum + pays, 0),
    MAX_TENTHS,
  );
}

/** The most that lines can still pay together once the first reels stand: what may be looked forward to, and nothing that may not. */
export function stillPossible(stopped: readonly number[]): number {
  return LINES.reduce((sum, rows) => {
    const symbol = symbolAt(0, stopped[0] ?? 0, rows[0] ?? 0) as PayingSymbol;
    const alive = stopped.every((stop, reel) => ['W', symbol].includes(symbolAt(reel, stop, rows[reel] ?? 0)));
    return alive ? sum + (PAYS[symbol][REELS.length] ?? 0) : sum;
  }, 0);
}
