import type { InstantRules } from './instant-rules';

export const SIDES = ['heads', 'tails'] as const;
export type Side = (typeof SIDES)[number];

export interface CoinChoice {
  readonly side: Side;
}

/** What the right side pays, in hundredths. */
export const COIN_PAYS = 198;

/** A coin falls on heads (0) or tails (1). */
export const coin: InstantRules<CoinChoice> = {
  id: 'coin-1',
  canonical: ({ side }) => (SIDES.includes(side) ? { side } : undefined),
  sizes: () => [2],
  multiplier: ({ side }, [fallen = -1]) => (SIDES[fallen] === side ? COIN_PAYS : 0),
  pays: () => [
    { multiplier: COIN_PAYS, ways: 1n },
    { multiplier: 0, ways: 1n },
  ],
  boldest: () => [{ side: 'heads' }],
  extremes: { lowestReturn: { side: 'heads' }, often: { side: 'heads' }, seldom: { side: 'heads' } },
};
