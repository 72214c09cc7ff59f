import type { AuditedModel, SampleBet } from '../audited-model';
import { seedWords } from './seed-words';

interface PlinkoBet extends SampleBet {
  readonly choice: { readonly risk: string; readonly rows: number };
}

/** What the pockets pay, as it was published: in tenths of the stake, from the rim to the middle, for 8 rows first. */
const PAYS: Readonly<Record<string, readonly string[]>> = {
  low: [
    ...['55 22 11 8 8', '60 32 14 11 6', '80 38 20 12 9 3', '90 47 28 16 12 3', '100 50 29 15 9 9 6'],
    ...['110 60 36 24 13 8 6', '120 65 39 24 14 8 8 8', '140 85 49 30 20 12 8 6', '160 90 55 33 21 15 11 7 4'],
  ],
  medium: [
    ...['120 34 13 6 5', '180 50 19 7 5', '240 70 26 11 6 3', '300 100 37 15 10 2', '360 125 47 18 8 7 4'],
    ...['480 175 70 28 13 5 5', '600 220 85 36 17 9 6 2', '850 320 125 50 23 9 6 5', '1100 390 150 65 29 17 8 4 4'],
  ],
  high: [
    ...['280 49 12 4 1', '440 90 17 5 2', '750 125 30 8 3 1', '1200 210 46 12 5 1', '1800 310 65 18 9 2 1'],
    ...['2800 520 110 30 9 3 2', '4200 760 165 43 13 5 3 2', '6200 1200 270 70 20 8 4 1', '10000 1800 400 100 30 8 7 2 2'],
  ],
};
const ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16];

const bet = (risk: string, rows: number, stake: string): PlinkoBet => ({ choice: { risk, rows }, stake });

/** From the left rim to the right, in tenths. */
function pockets({ choice: { risk, rows } }: PlinkoBet): number[] {
  const left = (PAYS[risk]?.[rows - 8] ?? '').split(' ').map(Number);
  const right = [...left].reverse();
  return [...left, ...(rows % 2 === 0 ? right.slice(1) : right)];
}

/** How likely the pockets are: row by row, half of what is above goes to either side. */
function chancesOf(rows: number): number[] {
  let chances = [1];
  for (let row = 0; row < rows; row += 1) chances = [...chances, 0].map((each, at) => (each + (chances[at - 1] ?? 0)) / 2);
  return chances;
}

/** Four steps as one number from 0 to 15. */
const fourOf = (steps: readonly number[]) => Number.parseInt(steps.join(''), 2);
const SIXTEENTHS = Array.from({ length: 16 }, () => 1 / 16);

/** The first nonces that lead to each pocket, from the left, for 8 rows first. */
const NONCES = [
  [136, 62, 5, 6, 0, 4, 11, 88, 14],
  [771, 62, 5, 6, 0, 2, 11, 35, 88, 14],
  [1_612, 127, 62, 5, 0, 2, 4, 11, 35, 88, 14],
  [1_949, 492, 62, 5, 6, 0, 9, 4, 11, 35, 14, 325],
  [1_949, 492, 119, 5, 6, 1, 0, 4, 11, 21, 40, 14, 325],
  [1_949, 492, 163, 5, 6, 1, 0, 8, 4, 21, 27, 214, 14, 325],
  [1_949, 3_085, 240, 5, 7, 2, 0, 8, 12, 4, 23, 40, 887, 14, 325],
  [1_949, 3_085, 240, 5, 19, 2, 0, 1, 18, 4, 23, 27, 214, 14, 325, 23_188],
  [1_949, 6_267, 240, 5, 55, 2, 6, 0, 1, 4, 17, 26, 40, 14, 325, 1_357, 23_188],
];
const seedsOf = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });
const EVERY_POCKET = Object.keys(PAYS).flatMap((risk) =>
  ROWS.flatMap((rows, at) => {
    const sample = bet(risk, rows, '100000');
    return (NONCES[at] ?? []).map((nonce, pocket) => ({
      bet: sample,
      seeds: seedsOf(nonce),
      payout: 10_000n * BigInt(pockets(sample)[pocket] ?? -1),
    }));
  }),
);

/** A ball among pegs by its published rules. */
export const auditedPlinko: AuditedModel<readonly number[]> = {
  bets: ROWS.flatMap((rows) => [bet('low', rows, '1000000'), bet('medium', rows, '300000'), bet('high', rows, '1700000')]),
  edges: [
    { currency: 'BDT', bet: bet('low', 8, '100000') },
    { currency: 'BDT', bet: bet('low', 8, '99000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('low', 16, '5000000000') },
    { currency: 'BDT', bet: bet('low', 16, '5000100000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('low', 16, '1050000'), refusal: 'stake.not_payable' },
    { currency: 'BDT', bet: bet('high', 16, '100000000') },
    { currency: 'BDT', bet: bet('high', 16, '100100000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet('medium', 16, '909000000') },
    { currency: 'BDT', bet: bet('medium', 16, '909100000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet('low', 7, '1000000'), refusal: 'choice.not_allowed' },
    { currency: 'BDT', bet: bet('low', 17, '1000000'), refusal: 'choice.not_allowed' },
    { currency: 'USD', bet: bet('high', 16, '1000000') },
    { currency: 'USD', bet: bet('high', 16, '1100000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet('high', 16, '40000000000') },
    { currency: 'VND', bet: bet('high', 16, '40010000000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet('low', 8, '100100000'), refusal: 'stake.not_payable' },
  ],
  published: '3c96a7ca589fddc12c4bb9622f50d220216134db63c50af7a0f1436fdf7419a0',
  largestWin: 100_000_000_000n,
  rare: [
    ...EVERY_POCKET,
    ...[1_949, 23_188].map((nonce) => ({ bet: bet('high', 16, '100000000'), seeds: seedsOf(nonce), payout: 100_000_000_000n })),
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, seeds) {
    const words = seedWords(seeds);
    const bets = sample as PlinkoBet;
    const outcome = Array.from({ length: bets.choice.rows }, () => (words.next().value < 2_147_483_648 ? 0 : 1));
    const pocket = outcome.filter((step) => step === 1).length;
    return { outcome, payout: (BigInt(bets.stake) / 10n) * BigInt(pockets(bets)[pocket] ?? -1) };
  },
  odds(sample) {
    const pays = pockets(sample as PlinkoBet);
    const chances = chancesOf((sample as PlinkoBet).choice.rows);
    const mean = chances.reduce((sum, chance, at) => sum + (chance * (pays[at] ?? 0)) / 10, 0);
    return { mean, variance: chances.reduce((sum, chance, at) => sum + chance * ((pays[at] ?? 0) / 10 - mean) ** 2, 0) };
  },
  draws: [
    { chances: SIXTEENTHS, cellOf: (steps) => fourOf(steps.slice(0, 4)) },
    { chances: SIXTEENTHS, cellOf: (steps) => fourOf(steps.slice(-4)) },
  ],
  measure: (steps) => (fourOf(steps.slice(0, 8)) + 0.5) / 256,
};
