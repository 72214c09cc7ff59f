import type { Expectation } from '../models/expectation';
import { numbersBelow } from '../draws/below';
import { type Fraction, lowest } from '../models/fraction';

/** A magazine: one bet, so many shots. */
export interface FishingChoice {
  readonly shots: number;
}

/** Shots fired one after another, each at a kind of fish by its letter. */
export interface FishingStep {
  readonly aims: string;
}

/** Each of them divides a hundred coins, so that a shot costs whole coins. */
export const MAGAZINES = [5, 10, 20] as const;

interface FishKind {
  readonly letter: string;
  /** What a caught one pays, in stakes of a shot. */
  readonly times: number;
}

/** The rarest first. */
export const KINDS: readonly FishKind[] = [
  { letter: 'A', times: 200 },
  { letter: 'B', times: 100 },
  { letter: 'C', times: 40 },
  { letter: 'D', times: 20 },
  { letter: 'E', times: 12 },
  { letter: 'F', times: 8 },
  { letter: 'G', times: 5 },
  { letter: 'H', times: 3 },
  { letter: 'I', times: 2 },
];

/** What comes back of a hundred staked, at whatever is aimed. */
const KEPT = 97;
/** Each shot has a number below this, drawn with the round. Every kind's numbers are a whole share of it. */
export const NUMBERS = 60_000;
/** The kind that is caught most often: what is left of a magazine that nobody goes on with is shot at it. */
const COMMONEST = 'I';

export function isFishingChoice({ shots }: FishingChoice): boolean {
  return MAGAZINES.some((each) => each === shots);
}

export function kindOf(letter: string): FishKind | undefined {
  return KINDS.find((kind) => kind.letter === letter);
}

/** A shot at a kind catches when its number is lower than this: return ÷ multiplier of all numbers, without a rest. */
export function catchesBelow({ times }: FishKind): number {
  return (KEPT * NUMBERS) / 100 / times;
}

export function chanceOf(kind: FishKind): Fraction {
  return lowest(BigInt(catchesBelow(kind)), BigInt(NUMBERS));
}

/** Exactly what comes back of a shot at a kind on average: the same for all of them. */
export function fishingReturn(kind: FishKind): Fraction {
  return lowest(BigInt(catchesBelow(kind) * kind.times), BigInt(NUMBERS));
}

export function fishingSizes({ shots }: FishingChoice): number[] {
  return Array.from({ length: shots }, () => NUMBERS);
}

/** The number of each shot, in numbers of 32 bits; undefined when they do not last. What is aimed at moves none of them. */
export function fishingDraws(choice: FishingChoice, words: readonly number[]): number[] | undefined {
  return numbersBelow(words, fishingSizes(choice));
}

/** What was aimed at so far, a letter for each shot. */
export function aimsIn(steps: readonly FishingStep[]): string {
  return steps.map(({ aims }) => aims).join('');
}

/** Every shot of a magazine: those that nobody fired go to the commonest kind. */
export function allAims({ shots }: FishingChoice, aims: string): string {
  return aims.padEnd(shots, COMMONEST);
}

/** What each shot caught, in stakes of a shot: nothing is 0. */
export function catchesOf(drawn: readonly number[], aims: string): number[] {
  return [...aims].map((letter, shot) => {
    const kind = kindOf(letter);
    return kind && (drawn[shot] ?? NUMBERS) < catchesBelow(kind) ? kind.times : 0;
  });
}

/** What a magazine pays on its stake, in units. The stake is a whole number of coins for each shot, so nothing is rounded. */
export function magazinePays({ shots }: FishingChoice, stake: bigint, catches: readonly number[]): bigint {
  return (stake / BigInt(shots)) * BigInt(catches.reduce((sum, times) => sum + times, 0));
}

/** What chance makes of a magazine with these aims: each shot has its odds, whatever was aimed at before it. */
export function fishingExpected({ shots }: FishingChoice, stake: bigint, aims: string): Expectation {
  const shot = Number(stake) / shots;
  const kinds = [...aims].map((letter) => kindOf(letter) as FishKind);
  return kinds.reduce<Expectation>(
    (sum, kind) => {
      const [chance, worth] = [catchesBelow(kind) / NUMBERS, shot * kind.times];
      return { mean: sum.mean + worth * chance, variance: sum.variance + worth ** 2 * chance * (1 - chance) };
    },
    { mean: 0, variance: 0 },
  );
}

/** The most that a magazine can pay, in stakes: each shot catches the rarest kind. */
export const MOST_TIMES = Math.max(...KINDS.map(({ times }) => times));
