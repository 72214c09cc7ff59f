import type { AuditedModel, SampleBet } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

interface CupsBet extends SampleBet {
  readonly choice: { readonly cup: number };
}

const bet = (cup: number, stake: string): CupsBet => ({ choice: { cup }, stake });
const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

/** The right cup brings the stake three times, less a hundredth. */
const paysOn = ({ stake }: SampleBet) => 3n * (BigInt(stake) - BigInt(stake) / 100n);

/** Their first number lies closest to where one cup ends and the next begins. */
const LAST_LEFT = seeds(1_523_837);
const FIRST_MIDDLE = seeds(2_815_062);
const LAST_MIDDLE = seeds(1_140_297);
const FIRST_RIGHT = seeds(2_374_140);
const MOST = '5000000000';

/** One of three cups by its published rules. */
export const auditedCups: AuditedModel<readonly number[]> = {
  bets: [bet(1, '1000000'), bet(2, '1000000'), bet(3, '2500000'), bet(2, '100000')],
  edges: [
    { currency: 'BDT', bet: bet(1, '100000') },
    { currency: 'BDT', bet: bet(2, '99000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet(3, MOST) },
    { currency: 'BDT', bet: bet(1, MOST) },
    { currency: 'BDT', bet: bet(2, '5000001000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet(3, '1001000'), refusal: 'stake.not_payable' },
    { currency: 'USD', bet: bet(2, '50000000') },
    { currency: 'USD', bet: bet(2, '50100000'), refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: bet(1, '105000000'), refusal: 'stake.not_payable' },
    { currency: 'VND', bet: bet(3, '2000000000000') },
    { currency: 'VND', bet: bet(3, '2000010000000'), refusal: 'stake.out_of_range' },
  ],
  published: '4f95b7327013f30fb2e040bc0781ce4596a414d3ebe4925694e378c305a8b311',
  largestWin: 14_850_000_000n,
  rare: [
    { bet: bet(1, MOST), seeds: LAST_LEFT, payout: 14_850_000_000n },
    { bet: bet(2, MOST), seeds: LAST_LEFT, payout: 0n },
    { bet: bet(2, MOST), seeds: FIRST_MIDDLE, payout: 14_850_000_000n },
    { bet: bet(2, MOST), seeds: LAST_MIDDLE, payout: 14_850_000_000n },
    { bet: bet(3, MOST), seeds: LAST_MIDDLE, payout: 0n },
    { bet: bet(3, MOST), seeds: FIRST_RIGHT, payout: 14_850_000_000n },
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, seed) {
    const { choice } = sample as CupsBet;
    const under = fairNumber(seedWords(seed), 3);
    return { outcome: [under], payout: choice.cup === under + 1 ? paysOn(sample) : 0n };
  },
  odds: () => ({ mean: 0.99, variance: (2.97 * 2.97) / 3 - 0.99 * 0.99 }),
  draws: [{ chances: [1 / 3, 1 / 3, 1 / 3], cellOf: ([under = -1]) => under }],
  measure: ([under = 0]) => (under + 0.5) / 3,
};
