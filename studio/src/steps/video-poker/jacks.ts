import { shapeOf } from './hands';
import type { PokerRules } from './poker-rules';

const PAYS = [
  { hand: 'royal', times: 800 },
  { hand: 'straightFlush', times: 50 },
  { hand: 'four', times: 25 },
  { hand: 'fullHouse', times: 9 },
  { hand: 'flush', times: 6 },
  { hand: 'straight', times: 4 },
  { hand: 'three', times: 3 },
  { hand: 'twoPairs', times: 2 },
  { hand: 'jacks', times: 1 },
] as const;
const place = (hand: (typeof PAYS)[number]['hand']) => PAYS.findIndex((each) => each.hand === hand);
const [ROYAL, STRAIGHT_FLUSH, FLUSH, STRAIGHT, JACKS] = [
  place('royal'),
  place('straightFlush'),
  place('flush'),
  place('straight'),
  place('jacks'),
];
/** By how many pairs of cards have one rank. */
const GROUPS = [-1, -1, place('twoPairs'), place('three'), place('fullHouse'), -1, place('four')];
const ACE = 1;
const JACK = 11;

/** Jacks or better: no wild cards, and a pair of jacks, queens, kings or aces is the least that pays. */
export const jacks: PokerRules = {
  id: 'jacks-1',
  pays: PAYS,
  rankHand(cards) {
    const { pairs, paired, isSuited, isRun, isRoyal } = shapeOf(cards);
    if (pairs > 1) return GROUPS[pairs] ?? -1;
    if (pairs === 1) return paired >= JACK || paired === ACE ? JACKS : -1;
    if (isSuited) return isRoyal ? ROYAL : isRun ? STRAIGHT_FLUSH : FLUSH;
    return isRun ? STRAIGHT : -1;
  },
  returns: { numerator: 1_653_526_326_983n, denominator: 1_661_102_543_100n },
  hits: { numerator: 377_539_813_471n, denominator: 830_551_271_550n },
  largestWin: { numerator: 979_191n, denominator: 39_550_060_550n },
  deviation: 4.42,
};
