import { cardsAt, DECK, placesOf, RANKS, rankOf } from './cards';
import type { TableRules } from './table-rules';

/** Cards are laid to the left (andar) and to the right (bahar) in turn until one has the rank of the first. */
const OTHERS = DECK - 1;
const ALIKE = DECK / RANKS - 1;
export const MOST_LAID = OTHERS - ALIKE + 1;

/** What comes back, in hundredths. Andar, which is laid first, wins more often. */
const BACK: Readonly<Record<string, number>> = { andar: 190, bahar: 200 };

/** How many cards are laid, and what comes back on that. */
export const STRETCHES: Readonly<Record<string, { readonly from: number; readonly to: number; readonly back: number }>> = {
  'cards-1-5': { from: 1, to: 5, back: 350 },
  'cards-6-10': { from: 6, to: 10, back: 425 },
  'cards-11-15': { from: 11, to: 15, back: 550 },
  'cards-16-25': { from: 16, to: 25, back: 425 },
  'cards-26-30': { from: 26, to: 30, back: 1_500 },
  'cards-31-35': { from: 31, to: 35, back: 2_500 },
  'cards-36-40': { from: 36, to: 40, back: 5_000 },
  'cards-41-49': { from: 41, to: MOST_LAID, back: 12_000 },
};

/** The first card, and those that were laid after it. */
export function laidOf(drawn: readonly number[]): { readonly first: number; readonly laid: readonly number[] } {
  const [first = 0, ...laid] = cardsAt(drawn);
  return { first, laid };
}

/** The side of the card at a place, counted from 0. */
export function sideAt(place: number): 'andar' | 'bahar' {
  return place % 2 === 0 ? 'andar' : 'bahar';
}

/** The side on which the last card of `count` lies. */
export function sideWon(count: number): 'andar' | 'bahar' {
  return sideAt(count - 1);
}

/** An ace first, then others in the order of the deck until an ace again. */
function example(count: number): readonly number[] {
  const others = Array.from({ length: count - 1 }, (_, at) => ALIKE + 1 + at);
  return placesOf([0, ...others, 1]);
}

/** All ways in which three like cards lie among the others, the first of them at this place. */
function waysAt(count: number): bigint {
  const after = BigInt(OTHERS - count);
  return (after * (after - 1n)) / 2n;
}

export const andarBahar: TableRules = {
  id: 'andar-bahar-1',
  spots: [...Object.keys(BACK), ...Object.keys(STRETCHES)],
  next(drawn) {
    const { first, laid } = laidOf(drawn);
    const last = laid.at(-1);
    return last !== undefined && rankOf(last) === rankOf(first) ? undefined : DECK - drawn.length;
  },
  comesBack(spot, drawn) {
    const count = drawn.length - 1;
    const stretch = STRETCHES[spot];
    if (stretch) return count >= stretch.from && count <= stretch.to ? stretch.back : 0;
    return spot === sideWon(count) ? (BACK[spot] ?? 0) : 0;
  },
  cases: Array.from({ length: MOST_LAID }, (_, at) => ({ drawn: example(at + 1), ways: waysAt(at + 1) })),
};
