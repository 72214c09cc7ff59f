import { numbersBelow } from '../../draws/below';
import { cardsAt, DECK } from '../../table/cards';
import { type HandKind, isFrom, kindOf, type Ranking, worthOf } from './three-cards';

/** What the player does with three cards: lays the ante once more, or gives it up. */
export type ThreeCardStep = { readonly play: true } | { readonly fold: true };

/** How much of the stake lies on the player's own cards, in units as digits, or `0`. The rest of it is the ante. */
export interface ThreeCardChoice {
  readonly pairPlus: string;
}

/** The two bets at the start, in units. */
export interface ThreeCardBets {
  readonly ante: bigint;
  readonly pairPlus: bigint;
}

type ThreeCardEnd = 'folded' | 'unqualified' | 'won' | 'tied' | 'lost';

/** A game of three cards against the house: shared by server, page and verifier. */
export interface ThreeCardRules extends Ranking {
  readonly id: 'three-card-1' | 'teen-patti-1';
  /** Where lobbies have it and players look for it. */
  readonly category: 'Table Games' | 'Card Games';
  /** What a hand that is played brings besides, in antes, whatever the house has. */
  readonly bonus: Readonly<Record<HandKind, number>>;
  /** What the bet on the player's own cards wins, to one; 0 where it loses. */
  readonly pairPlus: Readonly<Record<HandKind, number>>;
  /** Of all ways to deal three cards each, how many end so for who plays by `PLAYS_FROM`: unqualified, won, tied, lost. A test counts them anew. */
  readonly ways: Readonly<Record<HandKind, readonly [number, number, number, number]>>;
}

const HAND = 3;
/** What comes back of ante and raise together, in antes. A house that does not qualify pays the ante and gives the raise back. */
export const THREE_CARD_BACK: Readonly<Record<ThreeCardEnd, number>> = { folded: 0, unqualified: 3, won: 4, tied: 2, lost: 0 };
/** The lowest hand with which the house plays. */
const QUALIFIES = [12];
/** The lowest hand that is worth its raise. */
const PLAYS_FROM: readonly number[] = [12, 6, 4];
/** The player's three cards, then the house's, each one of those that are left. */
const SIZES = Array.from({ length: HAND * 2 }, (_, at) => DECK - at);

/** Below which size the next card is drawn. */
export function threeCardNext({ length }: readonly number[]): number | undefined {
  return SIZES[length];
}

/** The places of the cards in numbers of 32 bits; undefined when they do not last. */
export function threeCardDraws(words: readonly number[]): number[] | undefined {
  return numbersBelow(words, SIZES);
}

export function threeCardHands(drawn: readonly number[]): {
  readonly player: readonly number[];
  readonly house: readonly number[];
} {
  const cards = cardsAt(drawn);
  return { player: cards.slice(0, HAND), house: cards.slice(HAND) };
}

/** The one form of a choice; undefined where it cannot be played. Whether its amounts may be staked is asked apart from this. */
export function canonicalThreeCard({ pairPlus }: ThreeCardChoice): ThreeCardChoice | undefined {
  return /^(0|[1-9]\d{0,14})$/.test(pairPlus) ? { pairPlus } : undefined;
}

export function betsIn(stake: bigint, { pairPlus }: ThreeCardChoice): ThreeCardBets {
  return { ante: stake - BigInt(pairPlus), pairPlus: BigInt(pairPlus) };
}

/** Whether the hand is worth its raise: nobody does better than who plays all such hands and no other. */
export function isWorthPlaying(rules: Ranking, cards: readonly number[]): boolean {
  return isFrom(PLAYS_FROM, worthOf(rules, cards));
}

export function threeCardEnd(rules: Ranking, drawn: readonly number[], steps: readonly ThreeCardStep[]): ThreeCardEnd {
  if (!isPlayed(steps)) return 'folded';
  const { player, house } = threeCardHands(drawn);
  const [own, other] = [worthOf(rules, player), worthOf(rules, house)];
  if (!isFrom(QUALIFIES, other)) return 'unqualified';
  if (own === other) return 'tied';
  return own > other ? 'won' : 'lost';
}

/** What a round pays, in units. The bet on the player's own cards is decided by them alone, also of a hand that is given up. */
export function threeCardPays(
  rules: ThreeCardRules,
  bets: ThreeCardBets,
  drawn: readonly number[],
  steps: readonly ThreeCardStep[],
): bigint {
  return amountOf(rules, bets, kindOf(threeCardHands(drawn).player), antesBack(rules, drawn, steps));
}

/** What a round brings back for ante and raise together, in antes. */
export function antesBack(rules: ThreeCardRules, drawn: readonly number[], steps: readonly ThreeCardStep[]): number {
  const kind = kindOf(threeCardHands(drawn).player);
  return THREE_CARD_BACK[threeCardEnd(rules, drawn, steps)] + (isPlayed(steps) ? rules.bonus[kind] : 0);
}

/** The most that the bets can pay, in units. */
export function threeCardTop(rules: ThreeCardRules, bets: ThreeCardBets): bigint {
  const all = rules.kinds.map((kind) => amountOf(rules, bets, kind, THREE_CARD_BACK.won + rules.bonus[kind]));
  return all.reduce((most, each) => (each > most ? each : most), 0n);
}

/** How many times itself the bet on the player’s own cards brings back. */
export function sideBack({ pairPlus }: ThreeCardRules, kind: HandKind): number {
  return pairPlus[kind] > 0 ? pairPlus[kind] + 1 : 0;
}

function amountOf(rules: ThreeCardRules, { ante, pairPlus }: ThreeCardBets, kind: HandKind, antes: number): bigint {
  return ante * BigInt(antes) + pairPlus * BigInt(sideBack(rules, kind));
}

function isPlayed(steps: readonly ThreeCardStep[]): boolean {
  return steps.some((step) => 'play' in step);
}
