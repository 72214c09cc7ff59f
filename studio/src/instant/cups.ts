import type { InstantRules } from './instant-rules';

export const CUPS = [1, 2, 3] as const;
export type Cup = (typeof CUPS)[number];

export interface CupsChoice {
  readonly cup: Cup;
}

/** What the right cup pays, in hundredths. */
export const CUP_PAYS = 297;

/** Something lies under one of three cups (0 to 2, from the left). */
export const cups: InstantRules<CupsChoice> = {
  id: 'cups-1',
  canonical: ({ cup }) => (CUPS.includes(cup) ? { cup } : undefined),
  sizes: () => [CUPS.length],
  multiplier: ({ cup }, [under = -1]) => (CUPS[under] === cup ? CUP_PAYS : 0),
  pays: () => [
    { multiplier: CUP_PAYS, ways: 1n },
    { multiplier: 0, ways: BigInt(CUPS.length - 1) },
  ],
  boldest: () => [{ cup: 1 }],
  extremes: { lowestReturn: { cup: 1 }, often: { cup: 1 }, seldom: { cup: 1 } },
};
