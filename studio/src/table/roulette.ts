import type { TableRules } from './table-rules';

/** The wheel of one zero has this many pockets; a number is drawn below it. */
export const POCKETS = 37;
/** What lies on so many numbers comes back as 36 parted by them, so that every bet returns 36 of 37. */
const PARTED = 3_600;

/** The order of the pockets around the wheel, clockwise from zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35,
  3, 26,
] as const;

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

export function colourOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return RED.includes(number) ? 'red' : 'black';
}

const LAYOUT = Array.from({ length: POCKETS - 1 }, (_, at) => at + 1);
const those = (fits: (number: number) => boolean) => LAYOUT.filter(fits);
/** Three numbers stand side by side in a row of the layout. */
const isFirst = (number: number) => number % 3 === 1;
const isLast = (number: number) => number % 3 === 0;
const hasBelow = (number: number) => number + 3 < POCKETS;

/** Bets on numbers that stand together, each written as its numbers. */
const INSIDE: readonly (readonly number[])[] = [
  [0],
  ...LAYOUT.map((number) => [number]),
  ...[1, 2, 3].map((number) => [0, number]),
  ...those((number) => !isLast(number)).map((number) => [number, number + 1]),
  ...those(hasBelow).map((number) => [number, number + 3]),
  [0, 1, 2],
  [0, 2, 3],
  ...those(isFirst).map((number) => [number, number + 1, number + 2]),
  [0, 1, 2, 3],
  ...those((number) => !isLast(number) && hasBelow(number)).map((number) => [number, number + 1, number + 3, number + 4]),
  ...those((number) => isFirst(number) && hasBelow(number)).map((number) => [0, 1, 2, 3, 4, 5].map((more) => number + more)),
];

const OUTSIDE: Readonly<Record<string, readonly number[]>> = {
  red: those((number) => colourOf(number) === 'red'),
  black: those((number) => colourOf(number) === 'black'),
  odd: those((number) => number % 2 === 1),
  even: those((number) => number % 2 === 0),
  low: those((number) => number <= 18),
  high: those((number) => number > 18),
  'dozen-1': those((number) => number <= 12),
  'dozen-2': those((number) => number > 12 && number <= 24),
  'dozen-3': those((number) => number > 24),
  'column-1': those((number) => number % 3 === 1),
  'column-2': those((number) => number % 3 === 2),
  'column-3': those((number) => number % 3 === 0),
};

const NUMBERS: ReadonlyMap<string, readonly number[]> = new Map([
  ...INSIDE.map((numbers) => [numbers.join('-'), numbers] as const),
  ...Object.entries(OUTSIDE),
]);

/** The numbers that a spot wins on. */
export function numbersOf(spot: string): readonly number[] {
  return NUMBERS.get(spot) ?? [];
}

/** Roulette with one zero: the ball falls into each of 37 pockets with the same chance. */
export const roulette: TableRules = {
  id: 'roulette-1',
  spots: [...NUMBERS.keys()],
  next: ({ length }) => (length === 0 ? POCKETS : undefined),
  comesBack(spot, [fallen = -1]) {
    const numbers = numbersOf(spot);
    return numbers.includes(fallen) ? PARTED / numbers.length : 0;
  },
  cases: Array.from({ length: POCKETS }, (_, number) => ({ drawn: [number], ways: 1n })),
};
