import type { RoundSeeds } from '../../models/model';
import type { AuditedModel } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';
import { broughtBy, edgesOf, laid, numbersTold, oddsOver, type TableBet } from './table-bet';

/** What the published table pays to one, by the total of the dice from 4 to 17. */
const TOTALS = [64, 32, 19, 12, 8, 7, 6, 6, 7, 8, 12, 19, 32, 64];
const NAMED = { even: 1, pair: 6, double: 11, triple: 190, any: 31, single: [0, 1, 2, 12] } as const;

interface Throw {
  readonly total: number;
  readonly alike: boolean;
  readonly showing: (face: string) => number;
}

/** To one, by the word before the first stroke; nothing where it is lost. */
const TO_ONE: Readonly<Record<string, (thrown: Throw, one: string, other: string) => number>> = {
  small: ({ alike, total }) => (!alike && total < 11 ? NAMED.even : 0),
  big: ({ alike, total }) => (!alike && total > 10 ? NAMED.even : 0),
  odd: ({ alike, total }) => (!alike && total % 2 === 1 ? NAMED.even : 0),
  even: ({ alike, total }) => (!alike && total % 2 === 0 ? NAMED.even : 0),
  any: ({ alike }) => (alike ? NAMED.any : 0),
  single: ({ showing }, one) => NAMED.single[showing(one)] ?? 0,
  double: ({ showing }, one) => (showing(one) > 1 ? NAMED.double : 0),
  triple: ({ showing }, one) => (showing(one) > 2 ? NAMED.triple : 0),
  pair: ({ showing }, one, other) => (showing(one) > 0 && showing(other) > 0 ? NAMED.pair : 0),
  total: ({ total }, one) => (String(total) === one ? (TOTALS[total - 4] ?? 0) : 0),
};

function toOne(spot: string, dice: readonly number[]): number {
  const [word = '', one = '', other = ''] = spot.split('-');
  const thrown = {
    total: dice.reduce((sum, die) => sum + die, 0),
    alike: new Set(dice).size === 1,
    showing: (face: string) => dice.filter((die) => String(die) === face).length,
  };
  return TO_ONE[word]?.(thrown, one, other) ?? 0;
}

const pays = (bet: TableBet, drawn: readonly number[]) =>
  broughtBy(bet, (spot) => {
    const won = toOne(
      spot,
      drawn.map((face) => face + 1),
    );
    return won === 0 ? 0 : 100 * (won + 1);
  });
const FACES = [0, 1, 2, 3, 4, 5];
const ALL = FACES.flatMap((one) => FACES.flatMap((two) => FACES.map((three) => ({ outcome: [one, two, three], chance: 1 / 216 }))));
const slip = (spots: string) => laid(Object.fromEntries(spots.split(' ').map((spot, at) => [spot, (at + 1) * 100_000])));
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

function play(seeds: RoundSeeds): number[] {
  const words = seedWords(seeds);
  return upTo(3).map(() => fairNumber(words, 6));
}

const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });
/** The first seeds on which a slip of one spot wins, and on which it loses. */
const endsOf = (spot: string) =>
  [true, false].map((won) => {
    const bet = laid({ [spot]: 100_000 });
    let nonce = 0;
    while (pays(bet, play(seeds(nonce))) > 0n !== won) nonce += 1;
    return { bet, seeds: seeds(nonce), payout: pays(bet, play(seeds(nonce))) };
  });
/** Three dice alike: the most that a number and its double and triple can win. */
const alike = (face: number) => {
  const bet = slip(`single-${face} double-${face} triple-${face}`);
  let nonce = 0;
  while (play(seeds(nonce)).some((each) => each !== face - 1)) nonce += 1;
  // 13 times the first chip, 12 times two and 191 times three of them.
  return { bet, seeds: seeds(nonce), payout: 61_000_000n };
};
const SPOTS = [
  ...'small big odd even any-triple'.split(' '),
  ...upTo(6).flatMap((face) => [`single-${face}`, `double-${face}`, `triple-${face}`]),
  ...upTo(5).flatMap((face) => upTo(6 - face).map((more) => `pair-${face}-${face + more}`)),
  ...upTo(14).map((at) => `total-${at + 3}`),
];

export const auditedSicBo: AuditedModel<readonly number[]> = {
  bets: [
    laid({ big: 300_000, small: 700_000 }),
    slip('odd even any-triple'),
    ...upTo(6).map((face) => slip(`single-${face} double-${face} triple-${face}`)),
    ...upTo(5).map((face) =>
      slip(
        upTo(6 - face)
          .map((more) => `pair-${face}-${face + more}`)
          .join(' '),
      ),
    ),
    ...upTo(7).map((at) => slip(`total-${at + 3} total-${at + 10}`)),
  ],
  edges: [
    ...edgesOf('small', 'triple-6', 19_100),
    { currency: 'BDT', bet: slip('total-3'), refusal: 'choice.not_allowed' },
    { currency: 'BDT', bet: slip('pair-4-4'), refusal: 'choice.not_allowed' },
    { currency: 'BDT', bet: slip('pair-5-2'), refusal: 'choice.not_allowed' },
    { currency: 'BDT', bet: slip('single-7'), refusal: 'choice.not_allowed' },
  ],
  published: '71d45df8876b7726842e4588d6d2afc6256e8a03760d04bd1497be2700750203',
  largestWin: 100_000_000_000n,
  rare: [...SPOTS.flatMap(endsOf), ...FACES.map((face) => alike(face + 1))],
  told: numbersTold,
  rework(bet, seed) {
    const outcome = play(seed);
    return { outcome, payout: pays(bet as TableBet, outcome) };
  },
  odds: (bet) => oddsOver(ALL, bet, pays),
  draws: upTo(3).map((die) => ({ chances: FACES.map(() => 1 / 6), cellOf: (drawn) => drawn[die - 1] ?? -1 })),
  measure: ([one = 0, two = 0, three = 0]) => (one * 36 + two * 6 + three + 0.5) / 216,
};
