import { isRisk, type InstantRules, type Pay, type Risk, RISKS } from './instant-rules';

export interface ScratchChoice {
  readonly risk: Risk;
}

/** Nine pictures, one for each prize of a table, the largest first. */
export const PICTURES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type Picture = (typeof PICTURES)[number];

/** Fields of a card. */
export const FIELDS = 9;
/** Equal pictures that win. */
export const EQUAL = 3;
/** So many tickets lie in the pool. Each card is drawn from the full pool: a ticket that was drawn lies in it again. */
export const POOL = 1_000_000;
/** Of the pictures that do not win, so many lie twice on every card: on one that wins as on one that does not. */
export const PAIRS = 2;

interface Prize {
  /** In hundredths of the stake. */
  readonly multiplier: number;
  readonly tickets: number;
}

const prizes = (...rows: readonly (readonly [times: number, tickets: number])[]): readonly Prize[] =>
  rows.map(([times, tickets]) => ({ multiplier: Math.round(times * 100), tickets }));

/** How many of the million tickets have which prize, the largest first. In each pool the prizes add up to 970 000 stakes. */
export const POOLS: Readonly<Record<Risk, readonly Prize[]>> = {
  low: prizes([100, 20], [50, 100], [20, 500], [10, 3_000], [5, 15_000], [3, 40_000], [2, 120_000], [1.5, 192_000], [1, 200_000]),
  medium: prizes([1_000, 10], [250, 60], [100, 250], [50, 800], [20, 4_000], [10, 12_000], [5, 40_000], [2, 140_000], [1, 200_000]),
  high: prizes([5_000, 8], [2_000, 25], [500, 160], [200, 500], [50, 2_000], [20, 6_000], [10, 16_000], [5, 36_000], [2, 70_000]),
};

/** Of nine pictures, so many different ones lie on a card that does not win: two of them twice, the rest once. */
const LAID = FIELDS - PAIRS;
const downFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first - at);
/** The ticket, then the pictures, then the fields that they lie on. */
const SIZES = [POOL, ...downFrom(PICTURES.length, LAID), ...downFrom(FIELDS, FIELDS - 1)];

/** Which prize a ticket has, from 0; undefined for one that has none. The tickets with the largest prize have the lowest numbers. */
export function prizeOf({ risk }: ScratchChoice, ticket: number): number | undefined {
  let before = 0;
  const at = POOLS[risk].findIndex(({ tickets }) => ticket < (before += tickets));
  return at < 0 ? undefined : at;
}

/** Each place is one of those that are left. */
function taken<Item>(items: readonly Item[], places: readonly number[]): Item[] {
  const left = [...items];
  return places.flatMap((place) => left.splice(place, 1));
}

/**
 * The nine fields, row by row. The numbers after the ticket take seven pictures one after another; on a card that wins, its own is left out and only the first four
 * of the others lie beside it. The first two lie twice, the others once, and the last numbers lay them on the fields.
 */
export function fieldsOf(choice: ScratchChoice, [ticket = POOL, ...numbers]: readonly number[]): Picture[] {
  const won = prizeOf(choice, ticket);
  const own = won === undefined ? [] : Array.from({ length: EQUAL }, () => PICTURES[won] as Picture);
  const others = taken(PICTURES, numbers.slice(0, LAID)).filter((picture) => picture !== own[0]);
  const beside = others.slice(0, FIELDS - own.length - PAIRS);
  const lying = [...own, ...beside.slice(0, PAIRS), ...beside];
  return taken(lying, [...numbers.slice(LAID), 0]);
}

/** A card of nine fields: three equal pictures win the prize of the picture. */
export const scratch: InstantRules<ScratchChoice> = {
  id: 'scratch-1',
  canonical: ({ risk }) => (isRisk(risk) ? { risk } : undefined),
  sizes: () => SIZES,
  multiplier(choice, [ticket = POOL]) {
    const won = prizeOf(choice, ticket);
    return won === undefined ? 0 : (POOLS[choice.risk][won]?.multiplier ?? 0);
  },
  looks: (choice, drawn) => ({ fields: fieldsOf(choice, drawn).join('') }),
  pays({ risk }): Pay[] {
    const won = POOLS[risk].map(({ multiplier, tickets }) => ({ multiplier, ways: BigInt(tickets) }));
    const lost = POOLS[risk].reduce((left, { tickets }) => left - BigInt(tickets), BigInt(POOL));
    return [...won, { multiplier: 0, ways: lost }];
  },
  boldest: () => RISKS.map((risk) => ({ risk })),
  extremes: { lowestReturn: { risk: 'low' }, often: { risk: 'low' }, seldom: { risk: 'high' } },
};
