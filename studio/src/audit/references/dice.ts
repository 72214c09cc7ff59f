import type { AuditedModel, SampleBet } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

const FACES = 10_001;
const CELLS = 20;

interface DiceBet extends SampleBet {
  readonly direction: 'under' | 'over';
  readonly target: number;
}

const bet = (direction: DiceBet['direction'], target: number, stake: string): DiceBet => ({ direction, target, stake });

/** Rolls that win, of 10 001. */
const winning = ({ direction, target }: DiceBet) => (direction === 'under' ? target : 10_000 - target);

/** 99 % of what would be fair, in ten-thousandths of the stake, and paid in hundredths of a taka. */
function paysOn(bets: DiceBet): bigint {
  const multiplier = (99n * 10_001n * 10_000n) / (100n * BigInt(winning(bets)));
  return ((BigInt(bets.stake) * multiplier) / 10_000n / 1_000n) * 1_000n;
}

/** They roll 50.00. */
const ON_TARGET = { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 3_190 };

/** Lantern Dice by its published rules. */
export const auditedDice: AuditedModel<number> = {
  bets: [
    bet('under', 9_800, '1000000'),
    bet('over', 200, '1234000'),
    bet('under', 5_000, '1000000'),
    bet('over', 5_000, '333000'),
    bet('under', 2_137, '100000'),
    bet('over', 9_001, '777000'),
    bet('under', 10, '100000'),
  ],
  edges: [
    { currency: 'BDT', bet: bet('under', 5_000, '100000') },
    { currency: 'BDT', bet: bet('under', 5_000, '99000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('under', 5_000, '5000000000') },
    { currency: 'BDT', bet: bet('under', 5_000, '5000001000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('under', 5_000, '1000001'), refusal: 'stake.not_payable' },
    { currency: 'BDT', bet: bet('under', 10, '101000000') },
    { currency: 'BDT', bet: bet('under', 10, '101001000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet('under', 9, '100000'), refusal: 'target.out_of_range' },
    { currency: 'BDT', bet: bet('under', 9_801, '100000'), refusal: 'target.out_of_range' },
    { currency: 'BDT', bet: bet('over', 199, '100000'), refusal: 'target.out_of_range' },
    { currency: 'BDT', bet: bet('over', 9_991, '100000'), refusal: 'target.out_of_range' },
    { currency: 'USD', bet: bet('over', 5_000, '50000000') },
    { currency: 'USD', bet: bet('over', 5_000, '50001000'), refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: bet('over', 5_000, '100050000'), refusal: 'stake.not_payable' },
  ],
  published: 'a4525baf879a998e81045c0bbbd03f18fbec4180eb651617773cac21689c20b6',
  largestWin: 99_999_999_000n,
  rare: [
    {
      bet: bet('under', 10, '101000000'),
      seeds: { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 746 },
      payout: 99_999_999_000n,
    },
    { bet: bet('under', 5_000, '1000000'), seeds: ON_TARGET, payout: 0n },
    { bet: bet('over', 5_000, '1000000'), seeds: ON_TARGET, payout: 0n },
    // The first word would favour its roll, which is 97.98: the next one rolls 10.75.
    {
      bet: bet('under', 5_000, '1000000'),
      seeds: { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 1_329_111 },
      payout: 1_980_000n,
    },
  ],
  told: ({ roll }) => (typeof roll === 'number' ? roll : null),
  rework(sample, seeds) {
    const bets = sample as DiceBet;
    const outcome = fairNumber(seedWords(seeds), FACES);
    const won = bets.direction === 'under' ? outcome < bets.target : outcome > bets.target;
    return { outcome, payout: won ? paysOn(bets) : 0n };
  },
  odds(sample) {
    const chance = winning(sample as DiceBet) / FACES;
    const times = Number(paysOn(sample as DiceBet)) / Number(sample.stake);
    return { mean: chance * times, variance: chance * (1 - chance) * times * times };
  },
  draws: [
    {
      chances: Array.from({ length: CELLS }, (_, cell) => (cell === CELLS - 1 ? 501 : 500) / FACES),
      cellOf: (roll) => Math.min(Math.floor(roll / 500), CELLS - 1),
    },
  ],
  measure: (roll) => (roll + 0.5) / FACES,
};
