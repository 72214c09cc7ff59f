import type { TableRules } from './table-rules';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
const DICE = 3;

/** What comes back, in hundredths, by how it was won. */
const EVEN = 200;
const SINGLE = [0, 200, 300, 1_300] as const;
const DOUBLE = 1_200;
const PAIR = 700;
const TRIPLE = 19_100;
const ANY_TRIPLE = 3_200;
const TOTAL: Readonly<Record<number, number>> = { 4: 6_500, 5: 3_300, 6: 2_000, 7: 1_300, 8: 900, 9: 800, 10: 700 };
/** A total and the one on the other side of the middle are equally likely. */
const mirrored = (total: number) => (total > 10 ? 21 - total : total);

/** The faces of the three dice, in the order in which they were drawn. */
export function facesOf(drawn: readonly number[]): number[] {
  return drawn.map((face) => face + 1);
}

export function totalOf(drawn: readonly number[]): number {
  return facesOf(drawn).reduce((sum, face) => sum + face, 0);
}

function isTriple([one, two, three]: readonly number[]): boolean {
  return one === two && two === three;
}

/** What even bets win on; none of them wins on a triple. */
const EVENS: Readonly<Record<string, (total: number) => boolean>> = {
  small: (total) => total <= 10,
  big: (total) => total > 10,
  odd: (total) => total % 2 === 1,
  even: (total) => total % 2 === 0,
};

/** What the other bets pay, by the word before their number. */
const BETS: Readonly<Record<string, (faces: readonly number[], number: number, other: number) => number>> = {
  single: (faces, number) => SINGLE[count(faces, number)] ?? 0,
  double: (faces, number) => (count(faces, number) >= 2 ? DOUBLE : 0),
  triple: (faces, number) => (count(faces, number) === DICE ? TRIPLE : 0),
  pair: (faces, number, other) => (faces.includes(number) && faces.includes(other) ? PAIR : 0),
  total: (faces, number) => (faces.reduce((sum, face) => sum + face, 0) === number ? (TOTAL[mirrored(number)] ?? 0) : 0),
};

const PAIRS = FACES.flatMap((one) => FACES.filter((other) => other > one).map((other) => `pair-${one}-${other}`));
const TOTALS = Array.from({ length: 14 }, (_, at) => `total-${at + 4}`);
const SPOTS = [
  ...Object.keys(EVENS),
  'any-triple',
  ...['single', 'double', 'triple'].flatMap((word) => FACES.map((face) => `${word}-${face}`)),
  ...PAIRS,
  ...TOTALS,
];

/** Three dice; bets on their faces and on what they add up to. */
export const sicBo: TableRules = {
  id: 'sic-bo-1',
  spots: SPOTS,
  next: ({ length }) => (length < DICE ? FACES.length : undefined),
  comesBack(spot, drawn) {
    const fits = EVENS[spot];
    if (fits) return !isTriple(drawn) && fits(totalOf(drawn)) ? EVEN : 0;
    if (spot === 'any-triple') return isTriple(drawn) ? ANY_TRIPLE : 0;
    const [word = '', number, other] = spot.split('-');
    return BETS[word]?.(facesOf(drawn), Number(number), Number(other)) ?? 0;
  },
  cases: Array.from({ length: FACES.length ** DICE }, (_, at) => ({
    drawn: [Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6],
    ways: 1n,
  })),
};

function count(faces: readonly number[], wanted: number): number {
  return faces.filter((face) => face === wanted).length;
}
