import type { AuditedModel, SampleBet } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

interface CoinBet extends SampleBet {
  readonly choice: { readonly side: string };
}

const bet = (side: string, stake: string): CoinBet => ({ choice: { side }, stake });
const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

/** The right side brings the stake twice, less a hundredth. */
const paysOn = ({ stake }: SampleBet) => 2n * (BigInt(stake) - BigInt(stake) / 100n);

/** Their first number lies closest below and above the middle. */
const LAST_HEADS = seeds(2_766_599);
const FIRST_TAILS = seeds(2_022_693);

/** A toss of a coin by its published rules. */
export const auditedCoin: AuditedModel<readonly number[]> = {
  bets: [bet('heads', '1000000'), bet('tails', '1000000'), bet('tails', '2500000'), bet('heads', '100000')],
  edges: [
    { currency: 'BDT', bet: bet('heads', '100000') },
    { currency: 'BDT', bet: bet('tails', '99000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('tails', '5000000000') },
    { currency: 'BDT', bet: bet('heads', '5000000000') },
    { currency: 'BDT', bet: bet('heads', '5000001000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('heads', '1001000'), refusal: 'stake.not_payable' },
    { currency: 'USD', bet: bet('tails', '50000000') },
    { currency: 'USD', bet: bet('tails', '50100000'), refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: bet('heads', '100000000') },
    { currency: 'VND', bet: bet('heads', '105000000'), refusal: 'stake.not_payable' },
    { currency: 'VND', bet: bet('heads', '2000000000000') },
    { currency: 'VND', bet: bet('heads', '2000010000000'), refusal: 'stake.out_of_range' },
  ],
  published: '2f0c213d45816a7964e1471a0db65d250987a8eb607f82368279062cfecb89cf',
  largestWin: 9_900_000_000n,
  rare: [
    { bet: bet('heads', '5000000000'), seeds: LAST_HEADS, payout: 9_900_000_000n },
    { bet: bet('tails', '5000000000'), seeds: LAST_HEADS, payout: 0n },
    { bet: bet('tails', '5000000000'), seeds: FIRST_TAILS, payout: 9_900_000_000n },
    { bet: bet('heads', '5000000000'), seeds: FIRST_TAILS, payout: 0n },
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, seed) {
    const { choice } = sample as CoinBet;
    const fallen = fairNumber(seedWords(seed), 2);
    return { outcome: [fallen], payout: choice.side === ['heads', 'tails'][fallen] ? paysOn(sample) : 0n };
  },
  odds: () => ({ mean: 0.99, variance: 0.99 * 0.99 }),
  draws: [{ chances: [0.5, 0.5], cellOf: ([fallen = -1]) => fallen }],
  measure: ([fallen = 0]) => (fallen + 0.5) / 2,
};
