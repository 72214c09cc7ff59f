import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

interface FishingBet extends SampleBet {
  readonly choice: { readonly shots: number };
  readonly steps: readonly { readonly aims: string }[];
}

/** What a fish pays, in stakes of a shot. */
const TIMES: Readonly<Record<string, number>> = { A: 200, B: 100, C: 40, D: 20, E: 12, F: 8, G: 5, H: 3, I: 2 };
const ALL = 60_000;

const bet = (stake: string, ...aims: string[]): FishingBet => ({
  stake,
  choice: { shots: aims.join('').length },
  steps: aims.map((each) => ({ aims: each })),
});
/** A magazine of which some shots are left. */
const left = (shots: number, stake: string, ...aims: string[]): FishingBet => ({ ...bet(stake, ...aims), choice: { shots } });
const seedsAt = (nonce: number): RoundSeeds => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

/** The fish of each shot; those that nobody fired go to the fish that pays least. */
function aimsOf({ choice: { shots }, steps }: FishingBet): string[] {
  const fired = steps.flatMap(({ aims }) => aims.split(''));
  return Array.from({ length: shots }, (_, shot) => fired[shot] ?? 'I');
}

/** 0.97 ÷ multiplier of all numbers catch. */
const isCaught = (number: number, letter: string) => number * 100 * (TIMES[letter] ?? 0) < 97 * ALL;

function numbersOf(nonce: number, shots: number): number[] {
  const words = seedWords(seedsAt(nonce));
  return Array.from({ length: shots }, () => fairNumber(words, ALL));
}

function paidFor(sample: FishingBet, numbers: readonly number[]): bigint {
  const aims = aimsOf(sample);
  const times = aims.reduce((sum, letter, shot) => sum + (isCaught(numbers[shot] ?? ALL, letter) ? (TIMES[letter] ?? 0) : 0), 0);
  return (BigInt(sample.stake) * BigInt(times)) / BigInt(sample.choice.shots);
}

function isAllTold(catches: unknown, choice: unknown): boolean {
  return Array.isArray(catches) && catches.length === (choice as FishingBet['choice'] | undefined)?.shots;
}

/** Each shot returns 0.97; its square 0.97 × multiplier. Shots are independent, and each is one of so many parts of the stake. */
function oddsOf(sample: FishingBet) {
  const parts = sample.choice.shots;
  const variance = aimsOf(sample).reduce((sum, letter) => sum + 0.97 * (TIMES[letter] ?? 0) - 0.97 ** 2, 0);
  return { mean: 0.97, variance: variance / parts ** 2 };
}

/** The first shot's number is the last that catches the fish, and the first that does not. */
const EDGES: readonly (readonly [letter: string, nonce: number, isCaught: boolean])[] = [
  ['A', 50_109, true],
  ['A', 134_012, false],
  ['B', 265_167, true],
  ['B', 121_083, false],
  ['C', 55_042, true],
  ['C', 117_433, false],
  ['D', 119_506, true],
  ['D', 94_472, false],
  ['E', 80_263, true],
  ['E', 92_169, false],
  ['F', 7_367, true],
  ['F', 105_091, false],
  ['G', 56_115, true],
  ['G', 235_382, false],
  ['H', 86_586, true],
  ['H', 38_729, false],
  ['I', 197_920, true],
  ['I', 200_693, false],
];
/** Of its first five numbers, three catch the rarest fish. */
const THREE_OF_FIVE = 265_403;

const edge = (sample: SampleBet, refusal?: string, currency: 'BDT' | 'USD' | 'VND' = 'BDT') => ({
  currency,
  bet: sample,
  ...(refusal && { refusal }),
});

const tenths = Array.from({ length: 10 }, () => 0.1);

/** Shots at fish by their published rules. */
export const auditedFishing: AuditedModel<readonly number[]> = {
  bets: [
    bet('1000000', 'IIIIIHHIII'),
    bet('500000', 'I', 'HG', 'FE'),
    bet('2000000', 'IHGFEDCBAI', 'IIIIII', 'HHHH'),
    bet('300000', 'A', 'B', 'C', 'D', 'E'),
    bet('700000', 'GGGGG', 'FFFFF'),
    bet('100000', 'III', 'II'),
  ],
  edges: [
    edge(bet('100000', 'IIIII')),
    edge(bet('99000', 'IIIII'), 'stake.out_of_range'),
    edge(bet('500000000', 'IIIII')),
    edge(bet('500100000', 'IIIII'), 'stake.above_max_win'),
    edge(bet('500100000', 'IIIIIIIIIIIIIIIIIIII'), 'stake.above_max_win'),
    edge(bet('5000100000', 'IIIII'), 'stake.out_of_range'),
    edge(bet('150000', 'IIIII'), 'stake.not_payable'),
    edge(bet('1000000', 'IIII'), 'choice.not_allowed'),
    edge(bet('1000000', 'IIIIIIIIIIIIIIIIIIIII'), 'choice.not_allowed'),
    edge(bet('5000000', 'AAAAA'), undefined, 'USD'),
    edge(bet('5100000', 'AAAAA'), 'stake.above_max_win', 'USD'),
    edge(bet('105000000', 'IIIII'), 'stake.not_payable', 'VND'),
  ],
  published: 'd2cab987470590f0a9689fbabe77700a3c130902b83aa2999e0881be139d0068',
  largestWin: 100_000_000_000n,
  rare: [
    ...EDGES.map(([letter, nonce, caught]) => {
      // What the other shots catch is of no matter here: they are aimed at what their numbers do not catch.
      const sample = bet('100000', `${letter}AAAA`);
      return { bet: sample, seeds: seedsAt(nonce), payout: caught ? 20_000n * BigInt(TIMES[letter] ?? 0) : 0n };
    }),
    { bet: bet('500000000', 'AAAAA'), seeds: seedsAt(THREE_OF_FIVE), payout: 60_000_000_000n },
    ...[left(20, '500000000'), left(10, '1000000', 'AB', 'I'), left(5, '100000', 'HHHH')].map((sample) => ({
      bet: sample,
      seeds: seedsAt(THREE_OF_FIVE),
      payout: paidFor(sample, numbersOf(THREE_OF_FIVE, sample.choice.shots)),
    })),
  ],
  // Who knows what all shots caught knows what is paid, as well as who knows their numbers.
  told: ({ drawn, catches, choice }) => (drawn ?? (isAllTold(catches, choice) ? catches : null)) as readonly number[] | null,
  rework(sample, seeds) {
    const words = seedWords(seeds);
    const round = sample as FishingBet;
    const numbers = Array.from({ length: round.choice.shots }, () => fairNumber(words, ALL));
    return { outcome: numbers, payout: paidFor(round, numbers) };
  },
  odds: (sample) => oddsOf(sample as FishingBet),
  draws: [
    { chances: tenths, cellOf: ([first = 0]) => Math.floor(first / 6_000) },
    { chances: tenths, cellOf: (numbers) => Math.floor((numbers.at(-1) ?? 0) / 6_000) },
  ],
  measure: ([first = 0]) => (first + 0.5) / ALL,
};
