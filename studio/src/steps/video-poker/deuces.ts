import { type Shape, shapeOf } from './hands';
import type { PokerRules } from './poker-rules';

const PAYS = [
  { hand: 'naturalRoyal', times: 800 },
  { hand: 'fourDeuces', times: 200 },
  { hand: 'wildRoyal', times: 25 },
  { hand: 'five', times: 15 },
  { hand: 'straightFlush', times: 9 },
  { hand: 'four', times: 4 },
  { hand: 'fullHouse', times: 4 },
  { hand: 'flush', times: 3 },
  { hand: 'straight', times: 2 },
  { hand: 'three', times: 1 },
] as const;
type Hand = (typeof PAYS)[number]['hand'];
const PLACES = Object.fromEntries(PAYS.map(({ hand }, at) => [hand, at])) as Record<Hand, number>;
const DEUCE = 2;
/** How many cards of one rank there are, by how many pairs of cards have one rank. */
const ALIKE = [1, 2, 2, 3, 3, 0, 4];
const TWO_PAIRS = 2;
const FULL_HOUSE = 4;

/** Deuces wild: the four twos stand for any card, and three of a kind is the least that pays. */
export const deuces: PokerRules = {
  id: 'deuces-1',
  pays: PAYS,
  rankHand(cards) {
    const shape = shapeOf(cards, DEUCE);
    const { wild, pairs, isSuited, isRun, isRoyal } = shape;
    if (wild === 4) return PLACES.fourDeuces;
    if (isSuited && isRoyal) return wild === 0 ? PLACES.naturalRoyal : PLACES.wildRoyal;
    const alike = (ALIKE[pairs] ?? 0) + wild;
    if (alike === 5) return PLACES.five;
    if (isSuited && isRun) return PLACES.straightFlush;
    if (alike === 4) return PLACES.four;
    return isFullHouse(shape) ? PLACES.fullHouse : lowHand(shape, alike);
  },
  returns: { numerator: 547_682_606_167n, denominator: 553_700_847_700n },
  hits: { numerator: 56_683_559_117n, denominator: 127_777_118_700n },
  largestWin: { numerator: 19_127_047n, denominator: 830_551_271_550n },
  deviation: 5.06,
};

function isFullHouse({ pairs, wild }: Shape): boolean {
  return pairs === FULL_HOUSE || (pairs === TWO_PAIRS && wild === 1);
}

function lowHand({ isSuited, isRun }: Shape, alike: number): number {
  if (isSuited) return PLACES.flush;
  if (isRun) return PLACES.straight;
  return alike === 3 ? PLACES.three : -1;
}
