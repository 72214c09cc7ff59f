import { shapeOf } from './hands';
import type { PokerRules } from './poker-rules';

const PAYS = [
  { hand: 'royal', times: 800 },
  { hand: 'fourAces', times: 160 },
  { hand: 'fourLow', times: 80 },
  { hand: 'straightFlush', times: 50 },
  { hand: 'fourHigh', times: 50 },
  { hand: 'fullHouse', times: 9 },
  { hand: 'flush', times: 7 },
  { hand: 'straight', times: 5 },
  { hand: 'three', times: 3 },
  { hand: 'twoPairs', times: 1 },
  { hand: 'jacks', times: 1 },
] as const;
type Hand = (typeof PAYS)[number]['hand'];
const PLACES = Object.fromEntries(PAYS.map(({ hand }, at) => [hand, at])) as Record<Hand, number>;
/** By how many pairs of cards have one rank. */
const GROUPS = [-1, -1, PLACES.twoPairs, PLACES.three, PLACES.fullHouse];
const FOUR_ALIKE = 6;
const ACE = 1;
const LAST_LOW = 4;
const JACK = 11;

/** Double bonus: jacks or better in which four of a kind pay more, by their rank, and two pairs less. */
export const doubleBonus: PokerRules = {
  id: 'double-bonus-1',
  pays: PAYS,
  rankHand(cards) {
    const { pairs, paired, isSuited, isRun, isRoyal } = shapeOf(cards);
    if (pairs === FOUR_ALIKE) return fourOf(paired);
    if (pairs > 1) return GROUPS[pairs] ?? -1;
    if (pairs === 1) return paired >= JACK || paired === ACE ? PLACES.jacks : -1;
    if (isSuited) return isRoyal ? PLACES.royal : isRun ? PLACES.straightFlush : PLACES.flush;
    return isRun ? PLACES.straight : -1;
  },
  returns: { numerator: 37_415_002_826n, denominator: 37_752_330_525n },
  hits: { numerator: 14_067_045_159n, denominator: 32_570_638_100n },
  largestWin: { numerator: 11_527_041n, denominator: 553_700_847_700n },
  deviation: 5.34,
};

function fourOf(rank: number): number {
  if (rank === ACE) return PLACES.fourAces;
  return rank <= LAST_LOW ? PLACES.fourLow : PLACES.fourHigh;
}
