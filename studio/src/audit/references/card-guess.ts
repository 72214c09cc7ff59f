import type { AuditedModel, SampleBet } from '../audited-model';
import { AuditShoe } from './shoe';

interface Guess {
  readonly suit?: string;
  readonly rank?: number;
}

interface GuessBet extends SampleBet {
  readonly choice: Guess;
}

const bet = (choice: Guess, stake: string): GuessBet => ({ choice, stake });
const seedsAt = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });
const NAMES = ['clubs', 'diamonds', 'hearts', 'spades'];

/** What the published table says for one staked, in hundredths, and how many of 52 cards bring it. */
function published({ suit, rank }: Guess): { readonly pays: bigint; readonly cards: number } {
  if (suit !== undefined && rank !== undefined) return { pays: 5_148n, cards: 1 };
  return suit === undefined ? { pays: 1_287n, cards: 4 } : { pays: 396n, cards: 13 };
}

const paysOn = ({ stake, choice }: GuessBet) => (BigInt(stake) / 100n) * published(choice).pays;
const full = (choice: Guess) => bet(choice, choice.suit !== undefined && choice.rank !== undefined ? '1942500000' : '5000000000');
const wins = (choice: Guess, nonce: number) => ({ bet: full(choice), seeds: seedsAt(nonce), payout: paysOn(full(choice)) });
const loses = (choice: Guess, nonce: number) => ({ bet: full(choice), seeds: seedsAt(nonce), payout: 0n });

/** The next card by its published rules. Numbers of the rare rounds lie at the ends of a card’s share: of A♠, 2♣, 4♣ and K♠ among them. */
export const auditedCardGuess: AuditedModel<readonly number[]> = {
  bets: [
    bet({ suit: 'hearts' }, '1000000'),
    bet({ rank: 7 }, '300000'),
    bet({ suit: 'clubs' }, '700000'),
    bet({ suit: 'spades', rank: 13 }, '500000'),
    bet({ suit: 'diamonds' }, '100000'),
    bet({ suit: 'spades' }, '900000'),
    bet({ rank: 1 }, '200000'),
  ],
  edges: [
    { currency: 'BDT', bet: bet({ suit: 'clubs' }, '100000') },
    { currency: 'BDT', bet: bet({ suit: 'clubs' }, '99000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet({ suit: 'hearts' }, '1050000'), refusal: 'stake.not_payable' },
    { currency: 'BDT', bet: bet({ suit: 'hearts' }, '5000000000') },
    { currency: 'BDT', bet: bet({ rank: 13 }, '5000000000') },
    { currency: 'BDT', bet: bet({ rank: 13 }, '5000100000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet({ suit: 'hearts', rank: 12 }, '1942500000') },
    { currency: 'BDT', bet: bet({ suit: 'hearts', rank: 12 }, '1942600000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet({}, '1000000'), refusal: 'choice.not_allowed' },
    { currency: 'USD', bet: bet({ suit: 'clubs', rank: 2 }, '19400000') },
    { currency: 'USD', bet: bet({ suit: 'clubs', rank: 2 }, '19500000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet({ suit: 'clubs', rank: 2 }, '777000000000') },
    { currency: 'VND', bet: bet({ suit: 'clubs', rank: 2 }, '777010000000'), refusal: 'stake.above_max_win' },
  ],
  published: 'e9231985f5f59e7a2a16699c5cffa5bf5669cc903bcdac50108c4aa59ed3075e',
  largestWin: 99_999_900_000n,
  rare: [
    wins({ suit: 'clubs', rank: 1 }, 2_051_640),
    wins({ suit: 'diamonds', rank: 1 }, 2_931_048),
    wins({ suit: 'spades' }, 569_613),
    wins({ rank: 1 }, 569_613),
    loses({ rank: 1 }, 1_883_363),
    wins({ suit: 'clubs' }, 1_883_363),
    wins({ rank: 4 }, 137_286),
    wins({ rank: 13 }, 1_564_118),
    wins({ suit: 'spades', rank: 13 }, 2_595_989),
    loses({ suit: 'spades', rank: 13 }, 1_564_118),
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, seeds) {
    const shoe = new AuditShoe(seeds, 1);
    const card = shoe.deal();
    const { suit, rank } = (sample as GuessBet).choice;
    const right = (suit === undefined || NAMES[card.suit] === suit) && (rank === undefined || card.rank === rank);
    return { outcome: shoe.places, payout: right ? paysOn(sample as GuessBet) : 0n };
  },
  odds(sample) {
    const { pays, cards } = published((sample as GuessBet).choice);
    const times = Number(pays) / 100;
    return { mean: 0.99, variance: (times * times * cards) / 52 - 0.99 * 0.99 };
  },
  draws: [{ chances: Array.from({ length: 52 }, () => 1 / 52), cellOf: ([card = -1]) => card }],
  measure: ([card = 0]) => (card + 0.5) / 52,
};
