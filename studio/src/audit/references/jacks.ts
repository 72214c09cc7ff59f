import { areRoyal, auditedPoker, groups, isOneSuit, liesInRow } from './poker';

type Hand = Parameters<typeof groups>[0];

function pays(hand: Hand): number {
  const [most = 0, next = 0] = groups(hand);
  if (most === 4) return 25;
  if (most === 3) return next === 2 ? 9 : 3;
  if (most === 2) return next === 2 ? 2 : highPair(hand);
  if (!isOneSuit(hand)) return liesInRow(hand) ? 4 : 0;
  if (areRoyal(hand)) return 800;
  return liesInRow(hand) ? 50 : 6;
}

function highPair(hand: Hand): number {
  const pair = hand.find(({ rank }, at) => hand.findIndex((each) => each.rank === rank) !== at)?.rank ?? 0;
  return pair === 1 || pair > 10 ? 1 : 0;
}

/** Jacks or better, full house 9, flush 6. */
export const auditedJacks = auditedPoker({
  pays,
  counts: [
    [800, 4],
    [50, 36],
    [25, 624],
    [9, 3_744],
    [6, 5_108],
    [4, 10_200],
    [3, 54_912],
    [2, 123_552],
    [1, 337_920],
  ],
  published: '57e03c8a8cdc950c94f41311fd50f363df00743b3db6e2ca76ce4b52ab218342',
  rare: [
    [57247, [1, 3], 800],
    [2822, [], 50],
    [182, [1], 25],
    [14, [], 9],
    [19, [], 6],
    [12, [0, 1, 2, 3, 4], 4],
    [6, [3, 4], 3],
    [0, [0], 2],
    [0, [0, 1], 1],
  ],
});
