/**
 * The reels, lines and pays of five reels with ten lines: published, and shared by server, page and verifier. Symbols are letters here; a title's skin
 * gives them names and pictures. W stands for every other symbol and pays nothing itself.
 */
export const SYMBOLS = ['W', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];
export type PayingSymbol = Exclude<SlotSymbol, 'W'>;

export const ROWS = 3;

const reel = (letters: string) => [...letters] as SlotSymbol[];

/** From top to bottom, closed to a ring. A stop is the number, from 0, of the symbol in the top row. */
export const REELS: readonly (readonly SlotSymbol[])[] = [
  reel('BFHDGCAAAGDGHFEFBEGECBHGFHCHDE'),
  reel('DCGBGFHWBHDHCGEGCHEFAWADFGHFEBE'),
  reel('HAWACEGFCBWDFHGFBHGHEGCDEBFGEHD'),
  reel('DHBDEFEGWGFHECGBHGFHCAWADBHECGF'),
  reel('HDGHEFECBFAADGHCHGEFCHBGDEGFB'),
];

/** The row, from 0 at the top, in which a line crosses each reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** What 0 to 5 equal symbols from the left pay on a line, in tenths of the stake. */
export const PAYS: Readonly<Record<PayingSymbol, readonly number[]>> = {
  A: [0, 0, 5, 50, 250, 2000],
  B: [0, 0, 0, 30, 150, 750],
  C: [0, 0, 0, 25, 90, 400],
  D: [0, 0, 0, 20, 70, 300],
  E: [0, 0, 0, 15, 50, 200],
  F: [0, 0, 0, 10, 40, 150],
  G: [0, 0, 0, 5, 25, 80],
  H: [0, 0, 0, 5, 20, 60],
};

/** The stake is spread over all lines alike. */
export const TENTHS = 10;

/** No spin pays more, whatever its lines add up to: a thousand times the stake. */
export const MAX_TENTHS = 10_000;
