import { rankOf, suitOf } from '../../table/cards';

export const HAND_KINDS = ['high', 'pair', 'flush', 'straight', 'trips', 'straight-flush'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/** In which order three cards beat each other. */
export interface Ranking {
  /** Kinds of hands, the lowest first. */
  readonly kinds: readonly HandKind[];
  /** Where ace, two and three stand among sequences, each of which counts by its highest card. */
  readonly lowestAce: number;
}

const ACE = 14;
/** So that a kind and three ranks make one number. */
const BASE = 16;

export function kindOf(cards: readonly number[]): HandKind {
  const [high = 0, middle = 0, low = 0] = heightsOf(cards);
  const suited = new Set(cards.map(suitOf)).size === 1;
  const follow = (high - middle === 1 && middle - low === 1) || isLowestAce(cards);
  if (follow) return suited ? 'straight-flush' : 'straight';
  if (high === low) return 'trips';
  if (high === middle || middle === low) return 'pair';
  return suited ? 'flush' : 'high';
}

/** The higher, the better the hand; equal for hands that tie. */
export function worthOf({ kinds, lowestAce }: Ranking, cards: readonly number[]): number {
  const kind = kindOf(cards);
  const heights = heightsOf(cards);
  const [high = 0, middle = 0, low = 0] = heights;
  if (kind === 'straight' || kind === 'straight-flush') return packed(kinds.indexOf(kind), [isLowestAce(cards) ? lowestAce : high]);
  // Of a pair its rank counts before the card beside it.
  return packed(kinds.indexOf(kind), kind === 'pair' && high !== middle ? [middle, low, high] : heights);
}

/** Whether a hand is at least as good as cards of these ranks that are nothing together. */
export function isFrom(ranks: readonly number[], worth: number): boolean {
  return worth >= packed(0, ranks);
}

/** From the highest to the lowest; the ace is 14. */
function heightsOf(cards: readonly number[]): number[] {
  return cards.map((card) => (rankOf(card) === 1 ? ACE : rankOf(card))).sort((one, other) => other - one);
}

function isLowestAce(cards: readonly number[]): boolean {
  return heightsOf(cards).join() === `${ACE},3,2`;
}

function packed(kind: number, ranks: readonly number[]): number {
  return [0, 1, 2].reduce((worth, at) => worth * BASE + (ranks[at] ?? 0), kind);
}
