import type { AuditedModel, SampleBet } from '../audited-model';
import { seedWords } from './seed-words';

const NUMBERS = 16_777_216n;
const CELLS = 16;

interface LimboBet extends SampleBet {
  /** In hundredths. */
  readonly choice: { readonly target: number };
}

const bet = (target: number, stake: string): LimboBet => ({ choice: { target }, stake });

/** Whether 0.99 ÷ ((number + 1) ÷ 2²⁴) is at least the target: without a division, so nothing is cut. */
const reaches = (number: number, { choice }: LimboBet) => (BigInt(number) + 1n) * BigInt(choice.target) <= 99n * NUMBERS;

/** A stake is whole hundreds of coins, so each hundred is paid the target in coins. */
const paysOn = ({ stake, choice }: LimboBet) => (BigInt(stake) / 100_000n) * BigInt(choice.target) * 1_000n;

const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

/** Limbo by its published rules. */
export const auditedLimbo: AuditedModel<readonly number[]> = {
  bets: [
    bet(150, '1000000'),
    bet(101, '100000'),
    bet(137, '2300000'),
    bet(200, '1000000'),
    bet(333, '700000'),
    bet(1_000, '300000'),
    bet(2_501, '100000'),
  ],
  edges: [
    { currency: 'BDT', bet: bet(150, '100000') },
    { currency: 'BDT', bet: bet(150, '99000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet(2_000, '5000000000') },
    { currency: 'BDT', bet: bet(2_000, '5000100000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet(2_001, '4997500000') },
    { currency: 'BDT', bet: bet(2_001, '4997600000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet(1_000_000, '10000000') },
    { currency: 'BDT', bet: bet(1_000_000, '10100000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet(150, '1001000'), refusal: 'stake.not_payable' },
    { currency: 'BDT', bet: bet(101, '1000000') },
    { currency: 'BDT', bet: bet(100, '1000000'), refusal: 'choice.not_allowed' },
    { currency: 'BDT', bet: bet(1_000_001, '1000000'), refusal: 'choice.not_allowed' },
    { currency: 'USD', bet: bet(1_000_000, '100000') },
    { currency: 'USD', bet: bet(1_000_000, '200000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet(1_000_000, '4000000000') },
    { currency: 'VND', bet: bet(1_000_000, '4010000000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet(150, '100100000'), refusal: 'stake.not_payable' },
  ],
  published: '68a9cc216bfb92b45e392bd8a5f671a7aeb8ec0f531c09ec73c9b3d6e70b79cd',
  largestWin: 100_000_000_000n,
  // The last number that reaches the highest target, and the first that does not; the first that does not double.
  rare: [
    { bet: bet(1_000_000, '10000000'), seeds: seeds(21_462_535), payout: 100_000_000_000n },
    { bet: bet(1_000_000, '10000000'), seeds: seeds(17_038_244), payout: 0n },
    { bet: bet(200, '1000000'), seeds: seeds(16_649), payout: 0n },
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, from) {
    const bets = sample as LimboBet;
    // Below 2²⁴ out of 32 bits: the first three of four bytes.
    const number = Math.floor(seedWords(from).next().value / 256);
    return { outcome: [number], payout: reaches(number, bets) ? paysOn(bets) : 0n };
  },
  odds(sample) {
    const { target } = (sample as LimboBet).choice;
    const chance = Number((99n * NUMBERS) / BigInt(target)) / Number(NUMBERS);
    return { mean: (chance * target) / 100, variance: chance * (1 - chance) * (target / 100) ** 2 };
  },
  draws: [{ chances: Array.from({ length: CELLS }, () => 1 / CELLS), cellOf: ([number = 0]) => Number(BigInt(number) >> 20n) }],
  measure: ([number = 0]) => (number + 0.5) / Number(NUMBERS),
};
