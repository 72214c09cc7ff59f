import { type NextSize, numbersBy } from '../../draws/below';
import { type Fraction, lowest } from '../../models/fraction';
import { cardsAt, DECK, rankOf, RANKS, SUITS } from '../../table/cards';

/** What the player does at a tie: lays the stake once more, or takes half of it back. */
export type WarStep = { readonly war: true } | { readonly surrender: true };
type WarAnswer = 'war' | 'surrender';

export const WAR_DECKS = 6;
const SHOE = WAR_DECKS * DECK;
/** As many cards of one rank. */
const ALIKE = WAR_DECKS * SUITS.length;

/** What comes back in all, in hundredths of the stake; a war has cost the stake twice. */
export const WAR_BACK = { won: 200, lost: 0, surrendered: 50, 'war-won': 300, 'war-tied': 400, 'war-lost': 0 } as const;
export type WarEnd = keyof typeof WAR_BACK;

/** Below which size the next card is drawn: the player's and the house's, and two more in a war. No cards are burnt, since the shoe is new. */
export function warNext(steps: readonly WarStep[]): NextSize {
  return (drawn) => (drawn.length < (isAtWar(drawn, steps) ? 4 : 2) ? SHOE - drawn.length : undefined);
}

/** The places of the cards in numbers of 32 bits; undefined when they do not last. */
export function warDraws(steps: readonly WarStep[], words: readonly number[]): number[] | undefined {
  return numbersBy(words, warNext(steps));
}

/** Whether the first two cards have one rank. */
export function isTie(drawn: readonly number[]): boolean {
  return drawn.length >= 2 && ahead(drawn.slice(0, 2)) === 0;
}

/** How a round ends with these steps. Whoever does not answer a tie surrenders. */
export function warEnd(drawn: readonly number[], steps: readonly WarStep[]): WarEnd {
  const first = ahead(drawn.slice(0, 2));
  if (first !== 0) return first > 0 ? 'won' : 'lost';
  if (!isAtWar(drawn, steps)) return 'surrendered';
  const second = ahead(drawn);
  if (second === 0) return 'war-tied';
  return second > 0 ? 'war-won' : 'war-lost';
}

function isAtWar(drawn: readonly number[], steps: readonly WarStep[]): boolean {
  return isTie(drawn) && steps.some((step) => 'war' in step);
}

/** By how much the player's last card is above the house's: the ace is the highest. */
function ahead(drawn: readonly number[]): number {
  const [player = 0, house = 0] = cardsAt(drawn)
    .slice(-2)
    .map((card) => (rankOf(card) + RANKS - 2) % RANKS);
  return player - house;
}

/** Every end with its ways among all ways to draw four cards, for a player who always answers a tie like this. */
export function warCases(answer: WarAnswer): { readonly end: WarEnd; readonly ways: bigint }[] {
  const [shoe, alike, others] = [BigInt(SHOE), BigInt(ALIKE), BigInt(RANKS - 1)];
  const lastTwo = (shoe - 2n) * (shoe - 3n);
  const tied = shoe * (alike - 1n);
  const parted = ((shoe * (shoe - 1n) - tied) / 2n) * lastTwo;
  const tiedAgain = (alike - 2n) * (alike - 3n) + others * alike * (alike - 1n);
  const decided = (tied * (lastTwo - tiedAgain)) / 2n;
  const atTies = {
    surrender: [{ end: 'surrendered', ways: tied * lastTwo }],
    war: [
      { end: 'war-won', ways: decided },
      { end: 'war-lost', ways: decided },
      { end: 'war-tied', ways: tied * tiedAgain },
    ],
  } as const;
  return [{ end: 'won', ways: parted }, { end: 'lost', ways: parted }, ...atTies[answer]];
}

/** Exactly what comes back of all that is staked, wars included. */
export function warReturn(answer: WarAnswer): Fraction {
  return lowest(sum(answer, paid), sum(answer, staked));
}

/** Exactly what a round costs on average, in stakes as they are at its beginning. */
export function warCost(answer: WarAnswer): Fraction {
  return lowest(sum(answer, staked) - sum(answer, paid), 100n * sum(answer, () => 1));
}

/** How often anything comes back. */
export function warHits(answer: WarAnswer): Fraction {
  return lowest(
    sum(answer, (end) => (paid(end) > 0 ? 1 : 0)),
    sum(answer, () => 1),
  );
}

function paid(end: WarEnd): number {
  return WAR_BACK[end];
}

function staked(end: WarEnd): number {
  return end.startsWith('war') ? 200 : 100;
}

function sum(answer: WarAnswer, of: (end: WarEnd) => number): bigint {
  return warCases(answer).reduce((total, { end, ways }) => total + ways * BigInt(of(end)), 0n);
}
