import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

const LARGEST_WIN = 100_000_000_000n;
const MOST_RIGHT = 30;

type HiLoStep = { readonly guess: 'higher' | 'lower' } | { readonly skip: true } | { readonly cashOut: true };
interface HiLoBet extends SampleBet {
  readonly steps: readonly HiLoStep[];
}

const UP = { guess: 'higher' } as const;
const DOWN = { guess: 'lower' } as const;
const SKIP = { skip: true } as const;
const TAKE = { cashOut: true } as const;
const bet = (stake: number, ...steps: readonly HiLoStep[]): HiLoBet => ({ stake: String(stake), steps });

/** Ace 1 to king 13: four cards of each. */
const rankOf = (card: number) => (card - (card % 4)) / 4 + 1;
const RANKS = Array.from({ length: 13 }, (_, at) => at + 1);

/** The ranks for which a guess is right. */
function rightRanks(rank: number, guess: 'higher' | 'lower'): number[] {
  if (guess === 'higher') return RANKS.filter((next) => (rank === 1 ? next > 1 : next >= rank));
  return RANKS.filter((next) => (rank === 13 ? next < 13 : next <= rank));
}

/** 0.99 over the chance of having come so far, in whole hundredths. */
function hundredths(ways: readonly number[]): bigint {
  let [over, under] = [99n, 1n];
  for (const each of ways) [over, under] = [over * 13n, under * BigInt(each)];
  return over / under;
}

/** A whole deck for each card. */
function* cardsOf(seeds: RoundSeeds): Generator<number, never> {
  const words = seedWords(seeds);
  for (;;) yield fairNumber(words, 52);
}

function play({ stake, steps }: HiLoBet, seeds: RoundSeeds) {
  const shoe = cardsOf(seeds);
  const came = [shoe.next().value];
  const ways: number[] = [];
  const pays = (of: readonly number[]) => (of.length === 0 ? BigInt(stake) : (BigInt(stake) / 100n) * hundredths(of));
  const end = (payout: bigint) => ({ outcome: { came }, payout });
  for (const step of steps) {
    const rank = rankOf(came.at(-1) ?? 0);
    const beyond = [UP, DOWN].some(({ guess }) => pays([...ways, rightRanks(rank, guess).length]) > LARGEST_WIN);
    if ('cashOut' in step || ways.length === MOST_RIGHT || beyond) break;
    const next = shoe.next().value;
    came.push(next);
    if ('skip' in step) continue;
    const right = rightRanks(rank, step.guess);
    if (!right.includes(rankOf(next))) return end(0n);
    ways.push(right.length);
  }
  return end(pays(ways));
}

/** Mean and mean square of what comes back, over all ranks that may come. */
function over(rank: number, ways: readonly number[], [step, ...rest]: readonly HiLoStep[]): readonly [number, number] {
  const times = ways.length === 0 ? 1 : Number(hundredths(ways)) / 100;
  if (step === undefined || 'cashOut' in step) return [times, times * times];
  const right = 'skip' in step ? RANKS : rightRanks(rank, step.guess);
  const beyond = 'skip' in step ? ways : [...ways, right.length];
  return meanOf(right, (next) => over(next, beyond, rest));
}

function meanOf(ranks: readonly number[], of: (rank: number) => readonly [number, number]): readonly [number, number] {
  let [mean, square] = [0, 0];
  for (const rank of ranks) {
    const [one, other] = of(rank);
    [mean, square] = [mean + one / 13, square + other / 13];
  }
  return [mean, square];
}

const seedsAt = (nonce: number): RoundSeeds => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

/** Right guesses alone, as somebody would make them who knew the cards: the likelier one where both are right. */
function knowing(nonce: number, count: number, stake: number): AuditedModel['rare'][number] {
  const shoe = cardsOf(seedsAt(nonce));
  let rank = rankOf(shoe.next().value);
  const steps = Array.from({ length: count }, () => {
    const next = rankOf(shoe.next().value);
    const likely = rank <= 7 ? [UP, DOWN] : [DOWN, UP];
    const right = likely.find(({ guess }) => rightRanks(rank, guess).includes(next)) ?? UP;
    rank = next;
    return right;
  });
  const sample = bet(stake, ...steps);
  return { bet: sample, seeds: seedsAt(nonce), payout: play(sample, seedsAt(nonce)).payout };
}

const edge = (stake: number, refusal?: string, currency: 'BDT' | 'USD' | 'VND' = 'BDT') => ({
  currency,
  bet: bet(stake),
  ...(refusal && { refusal }),
});

/** Hi-lo by its published rules. */
export const auditedHiLo: AuditedModel<{ readonly came: readonly number[] }> = {
  bets: [
    bet(700_000, UP, TAKE),
    bet(300_000, DOWN, TAKE),
    bet(500_000, UP, UP, TAKE),
    bet(900_000, SKIP, DOWN, SKIP, UP, TAKE),
    bet(1_100_000, DOWN, DOWN, TAKE),
    bet(400_000, ...Array.from({ length: 10 }, () => SKIP), UP, TAKE),
  ],
  edges: [
    edge(100_000),
    edge(99_000, 'stake.out_of_range'),
    edge(150_000, 'stake.not_payable'),
    edge(5_000_000_000),
    edge(5_000_100_000, 'stake.out_of_range'),
    edge(50_000_000, undefined, 'USD'),
    edge(50_100_000, 'stake.out_of_range', 'USD'),
    edge(105_000_000, 'stake.not_payable', 'VND'),
  ],
  published: '08e3ac6028bea1e48ea5d4e7f0476449ebc2ffa4650389cd5774ab496a1aac2a',
  largestWin: LARGEST_WIN,
  rare: [
    ...Array.from({ length: 20 }, (_, nonce) => knowing(nonce, 40, 100_000)),
    ...Array.from({ length: 10 }, (_, nonce) => knowing(nonce, 12, 5_000_000_000)),
    // Nothing guessed: the stake comes back, whatever was skipped.
    { bet: bet(700_000), seeds: seedsAt(0), payout: 700_000n },
    { bet: bet(700_000, SKIP, SKIP), seeds: seedsAt(1), payout: 700_000n },
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? { came: drawn as number[] } : null),
  rework: (sample, seeds) => play(sample as HiLoBet, seeds),
  odds(sample) {
    // A card after many skips is as likely as after one.
    const steps = (sample as HiLoBet).steps.filter((step, at, all) => !('skip' in step && 'skip' in (all[at - 1] ?? {})));
    const [mean, square] = meanOf(RANKS, (rank) => over(rank, [], steps));
    return { mean, variance: square - mean * mean };
  },
  draws: [{ chances: Array.from({ length: 52 }, () => 1 / 52), cellOf: ({ came: [first = 0] }) => first }],
  measure: ({ came: [first = 0] }) => (first + 0.5) / 52,
};
