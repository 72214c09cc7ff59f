import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { AuditShoe } from './shoe';
import { numbersTold } from './table-bet';

interface Card {
  readonly rank: number;
  readonly suit: number;
}

interface PokerBet extends SampleBet {
  readonly steps: readonly { readonly hold: readonly number[] }[];
}

/** A game as it is published. */
export interface PublishedPoker {
  /** What a hand pays for one staked. */
  readonly pays: (hand: readonly Card[]) => number;
  /** How many of the 2 598 960 hands pay so much. */
  readonly counts: readonly (readonly [times: number, hands: number])[];
  readonly published: string;
  /** Numbers of rounds in which the dealt cards, held so, lead to what pays so much. */
  readonly rare: readonly (readonly [nonce: number, hold: readonly number[], times: number])[];
}

const HANDS = 2_598_960;
/** The best hand pays 800 times this stake: what the studio pays at most. */
const MOST_STAKE = 125_000_000;
const bet = (stake: number, ...hold: readonly number[]): PokerBet => ({ stake: String(stake), steps: [{ hold }] });
const seedsAt = (nonce: number): RoundSeeds => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

export function auditedPoker({ pays, counts, published, rare }: PublishedPoker): AuditedModel<readonly number[]> {
  const play = ({ stake, steps: [step] }: PokerBet, seeds: RoundSeeds) => {
    const shoe = new AuditShoe(seeds, 1);
    const dealt = Array.from({ length: 5 }, () => shoe.deal());
    const hand = dealt.map((card, at) => (step === undefined || step.hold.includes(at) ? card : shoe.deal()));
    return { outcome: shoe.places, payout: BigInt(stake) * BigInt(pays(hand)) };
  };
  // Whatever places are held before anybody sees the cards, each hand is as likely as every other.
  const mean = counts.reduce((sum, [times, hands]) => sum + (times * hands) / HANDS, 0);
  const square = counts.reduce((sum, [times, hands]) => sum + (times * times * hands) / HANDS, 0);
  return {
    bets: [
      bet(700_000, 0, 1),
      bet(300_000),
      bet(500_000, 0, 1, 2, 3, 4),
      bet(900_000, 4),
      bet(1_100_000, 1, 2, 4),
      bet(400_000, 0, 2, 3, 4),
    ],
    edges: edges(),
    published,
    largestWin: BigInt(MOST_STAKE) * 800n,
    rare: [
      ...rare.map(([nonce, hold, times]) => {
        const stake = times === 800 ? MOST_STAKE : 100_000;
        return { bet: bet(stake, ...hold), seeds: seedsAt(nonce), payout: BigInt(stake) * BigInt(times) };
      }),
      // Nobody drew: the dealt cards are paid.
      ...[0, 1, 2, 3, 4, 5].map((nonce) => {
        const left: PokerBet = { stake: '100000', steps: [] };
        return { bet: left, seeds: seedsAt(nonce), payout: play(left, seedsAt(nonce)).payout };
      }),
    ],
    told: numbersTold,
    rework: (sample, seeds) => play(sample as PokerBet, seeds),
    odds: () => ({ mean, variance: square - mean * mean }),
    draws: [0, 1].map((at) => ({
      // The second card has 51 places.
      chances: Array.from({ length: 52 - at }, () => 1 / (52 - at)),
      cellOf: (drawn) => drawn[at] ?? 0,
    })),
    measure: ([first = 0]) => (first + 0.5) / 52,
  };
}

function edges(): AuditedModel['edges'] {
  const edge = (stake: number, refusal?: string, currency: 'BDT' | 'USD' | 'VND' = 'BDT') => ({
    currency,
    bet: bet(stake),
    ...(refusal && { refusal }),
  });
  return [
    edge(100_000),
    edge(99_000, 'stake.out_of_range'),
    edge(150_000, 'stake.not_payable'),
    edge(MOST_STAKE),
    edge(MOST_STAKE + 100_000, 'stake.above_max_win'),
    edge(5_000_100_000, 'stake.out_of_range'),
    edge(1_200_000, undefined, 'USD'),
    edge(1_300_000, 'stake.above_max_win', 'USD'),
    edge(105_000_000, 'stake.not_payable', 'VND'),
  ];
}

/** How often each rank is there, the most frequent first. */
export function groups(cards: readonly Card[]): number[] {
  const ranks = cards.map(({ rank }) => rank);
  return [...new Set(ranks)].map((rank) => ranks.filter((each) => each === rank).length).sort((one, other) => other - one);
}

export function isOneSuit(cards: readonly Card[]): boolean {
  return new Set(cards.map(({ suit }) => suit)).size <= 1;
}

/** Whether so many different ranks lie within five in a row, the ace at either end. */
export function liesInRow(cards: readonly Card[]): boolean {
  const ranks = cards.map(({ rank }) => rank);
  if (new Set(ranks).size < ranks.length) return false;
  const within = (of: readonly number[]) => Math.max(...of) - Math.min(...of) <= 4;
  return within(ranks) || within(ranks.map((rank) => (rank === 1 ? 14 : rank)));
}

export function areRoyal(cards: readonly Card[]): boolean {
  return liesInRow(cards) && cards.every(({ rank }) => rank === 1 || rank >= 10);
}
