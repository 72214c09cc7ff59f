import type { AuditedModel, SampleBet } from '../audited-model';
import { seedWords } from './seed-words';

interface WheelBet extends SampleBet {
  readonly choice: { readonly risk: string; readonly segments: number };
}

/** What the segments pay, as it was published: in tenths of the stake, clockwise from the top. */
const TEN = ' 12 5 11 0 12 10 16 5 12 12';
const LOW: Readonly<Record<number, string>> = {
  10: '12 5 15 0 12 10 16 5 12 12',
  20: `12 5 19 0 12 10 16 5 12 12${TEN}`,
  30: `12 5 23 0 12 10 16 5 12 12${TEN.repeat(2)}`,
  40: `12 5 27 0 12 10 16 5 12 12${TEN.repeat(3)}`,
  50: `12 5 31 0 12 10 16 5 12 12${TEN.repeat(4)}`,
};
/** Between each two of these lies one that pays nothing. */
const MEDIUM: Readonly<Record<number, string>> = {
  10: '15 20 15 30 19',
  20: '15 20 15 23 15 20 15 40 15 20',
  30: '15 20 15 20 15 17 15 50 15 20 15 30 15 20 15',
  40: '15 20 15 20 15 16 15 20 15 60 15 20 15 20 15 30 15 20 15 20',
  50: '15 20 15 20 15 20 15 20 15 25 15 20 15 75 15 20 15 20 15 20 15 20 15 20 15',
};
/** The only one that pays is at the top. */
const HIGH: Readonly<Record<number, number>> = { 10: 99, 20: 198, 30: 297, 40: 396, 50: 495 };

function prizes({ choice: { risk, segments } }: WheelBet): number[] {
  if (risk === 'high') return [HIGH[segments] ?? -1, ...Array.from({ length: segments - 1 }, () => 0)];
  const text = risk === 'low' ? LOW[segments] : `${MEDIUM[segments]?.replaceAll(' ', ' 0 ')} 0`;
  return text?.split(' ').map(Number) ?? [];
}

/** Of the words that lead to a number, the last ⌊2³² ÷ size⌋ count; any before them would be one too many. */
function stopOf(words: Iterator<number, never>, size: number): number {
  for (;;) {
    const word = BigInt(words.next().value);
    const stop = (word * BigInt(size)) / 4_294_967_296n;
    const next = ((stop + 1n) * 4_294_967_296n + BigInt(size) - 1n) / BigInt(size);
    if (word >= next - 4_294_967_296n / BigInt(size)) return Number(stop);
  }
}

const SIZES = [10, 20, 30, 40, 50];
const bet = (risk: string, segments: number, stake: string): WheelBet => ({ choice: { risk, segments }, stake });

/** A wheel by its published rules. */
export const auditedWheel: AuditedModel<readonly number[]> = {
  bets: SIZES.flatMap((size) => [bet('medium', size, '1000000'), bet('low', size, '300000'), bet('high', size, '1700000')]),
  edges: [
    { currency: 'BDT', bet: bet('low', 10, '100000') },
    { currency: 'BDT', bet: bet('low', 10, '99000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('high', 20, '5000000000') },
    { currency: 'BDT', bet: bet('high', 20, '5000100000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('low', 10, '1050000'), refusal: 'stake.not_payable' },
    { currency: 'BDT', bet: bet('high', 30, '3367000000') },
    { currency: 'BDT', bet: bet('high', 30, '3367100000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet('high', 50, '2020200000') },
    { currency: 'BDT', bet: bet('high', 50, '2020300000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet('low', 15, '1000000'), refusal: 'choice.not_allowed' },
    { currency: 'BDT', bet: bet('low', 60, '1000000'), refusal: 'choice.not_allowed' },
    { currency: 'USD', bet: bet('high', 50, '20200000') },
    { currency: 'USD', bet: bet('high', 50, '20300000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet('high', 50, '808080000000') },
    { currency: 'VND', bet: bet('high', 50, '808090000000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet('low', 10, '100100000'), refusal: 'stake.not_payable' },
  ],
  published: '355bbda30d931eabcc11cff4ff059eaf342bec151ff263b33307183567fd67b7',
  largestWin: 99_999_900_000n,
  rare: [
    {
      bet: bet('high', 50, '2020200000'),
      seeds: { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 10 },
      payout: 99_999_900_000n,
    },
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, seeds) {
    const stop = stopOf(seedWords(seeds), (sample as WheelBet).choice.segments);
    return { outcome: [stop], payout: (BigInt(sample.stake) / 10n) * BigInt(prizes(sample as WheelBet)[stop] ?? -1) };
  },
  odds(sample) {
    const times = prizes(sample as WheelBet).map((tenths) => tenths / 10);
    const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
    return { mean, variance: times.reduce((sum, each) => sum + (each - mean) ** 2, 0) / times.length };
  },
  // Wheels differ in size, but each is whole tens: the last digit is spread evenly on all of them.
  draws: [{ chances: Array.from({ length: 10 }, () => 1 / 10), cellOf: ([stop = 0]) => stop % 10 }],
  measure: ([stop = 0]) => ((stop % 10) + 0.5) / 10,
};
