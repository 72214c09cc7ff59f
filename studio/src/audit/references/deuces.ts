import { areRoyal, auditedPoker, groups, isOneSuit, liesInRow } from './poker';

type Hand = Parameters<typeof groups>[0];

function pays(hand: Hand): number {
  const others = hand.filter(({ rank }) => rank !== 2);
  const wild = hand.length - others.length;
  if (wild === 4) return 200;
  if (isOneSuit(others) && areRoyal(others)) return wild === 0 ? 800 : 25;
  return withoutRoyal(others, wild);
}

function withoutRoyal(others: Hand, wild: number): number {
  const [most = 0, next = 0] = groups(others);
  const [oneSuit, inRow] = [isOneSuit(others), liesInRow(others)];
  if (most + wild === 5) return 15;
  if (oneSuit && inRow) return 9;
  if (most + wild === 4 || (most + wild === 3 && next === 2)) return 4;
  if (oneSuit) return 3;
  return inRow ? 2 : threeOfAKind(most + wild);
}

function threeOfAKind(alike: number): number {
  return alike === 3 ? 1 : 0;
}

/** Deuces wild: five of a kind 15, straight flush 9, four of a kind and full house 4. */
export const auditedDeuces = auditedPoker({
  pays,
  counts: [
    [800, 4],
    [200, 48],
    [25, 480],
    [15, 624],
    [9, 2_068],
    [4, 44_224],
    [3, 14_472],
    [2, 62_232],
    [1, 355_080],
  ],
  published: '2679d120850964b2a5afee46d532e53d013106edbb16ab51d3b28586127c3cea',
  rare: [
    [57247, [1, 3], 800],
    [2334, [3, 4], 200],
    [490, [4], 25],
    [68, [0, 1, 2, 3], 15],
    [28, [2], 9],
    [0, [0], 4],
    [19, [], 3],
    [0, [1, 2, 3], 2],
    [0, [], 1],
  ],
});
