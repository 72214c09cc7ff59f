import { areRoyal, auditedPoker, groups, isOneSuit, liesInRow } from './poker';

type Hand = Parameters<typeof groups>[0];

function pays(hand: Hand): number {
  const [most = 0, next = 0] = groups(hand);
  if (most === 4) return forFour(commonest(hand));
  if (most === 3) return next === 2 ? 9 : 3;
  if (most === 2) return next === 2 || [1, 11, 12, 13].includes(commonest(hand)) ? 1 : 0;
  if (!isOneSuit(hand)) return liesInRow(hand) ? 5 : 0;
  if (areRoyal(hand)) return 800;
  return liesInRow(hand) ? 50 : 7;
}

function forFour(rank: number): number {
  if (rank > 4) return 50;
  return rank === 1 ? 160 : 80;
}

/** A rank that comes more than once. */
function commonest(hand: Hand): number {
  return hand.find(({ rank }, at) => hand.slice(0, at).some((before) => before.rank === rank))?.rank ?? 0;
}

/** Double bonus: four aces 160, other fours 80 or 50, full house 9, flush 7, straight 5, two pairs 1. */
export const auditedDoubleBonus = auditedPoker({
  pays,
  counts: [
    [800, 4],
    [160, 48],
    [80, 144],
    [50, 36 + 432],
    [9, 3_744],
    [7, 5_108],
    [5, 10_200],
    [3, 54_912],
    [1, 123_552 + 337_920],
  ],
  published: '79b6f7eec7ce09f16580b77ebef5ae70d77ae951753bddd61160469d7f763c29',
  rare: [
    [57247, [1, 3], 800],
    [29784, [0, 1, 2, 3, 4], 160],
    [17772, [0, 1, 2, 3, 4], 80],
    [2822, [], 50],
    [522, [0, 1, 2, 3, 4], 50],
    // Four fours, and four fives.
    [920, [1], 80],
    [876, [0, 2], 50],
    [14, [], 9],
    [19, [], 7],
    [12, [0, 1, 2, 3, 4], 5],
    [7, [0, 1, 2], 3],
    [6, [0, 1, 2, 3, 4], 1],
    [4, [2], 1],
  ],
});
