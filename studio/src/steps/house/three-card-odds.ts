import { type Fraction, lowest } from '../../models/fraction';
import { DECK } from '../../table/cards';
import { THREE_CARD_BACK, type ThreeCardRules, sideBack } from './three-card';
import { HAND_KINDS, type HandKind } from './three-cards';

/** Of all hands of three cards, how many are of a kind. */
export const HANDS_OF: Readonly<Record<HandKind, number>> = {
  high: 16_440,
  pair: 3_744,
  flush: 1_096,
  straight: 720,
  trips: 52,
  'straight-flush': 48,
};
const HANDS = HAND_KINDS.reduce((sum, kind) => sum + HANDS_OF[kind], 0);
/** Of all ways to deal the player and the house three cards each. */
export const THREE_CARD_WAYS = (HANDS * (DECK - 3) * (DECK - 4) * (DECK - 5)) / 6;

/** In the order of `ThreeCardRules.ways`. */
export const PLAYED_ENDS = ['unqualified', 'won', 'tied', 'lost'] as const;

/** Exactly what comes back of ante and raises together, for a player who makes no mistake. */
export function anteReturn(rules: ThreeCardRules): Fraction {
  return fraction(paidOnAntes(rules), THREE_CARD_WAYS + playedWays(rules));
}

/** Exactly what such a player loses on average, in antes. */
export function anteCost(rules: ThreeCardRules): Fraction {
  return fraction(THREE_CARD_WAYS + playedWays(rules) - paidOnAntes(rules), THREE_CARD_WAYS);
}

/** How often ante and raise bring such a player anything. */
export function anteHits(rules: ThreeCardRules): Fraction {
  return fraction(
    sumOf(rules, (antes) => (antes > 0 ? 1 : 0)),
    THREE_CARD_WAYS,
  );
}

/** Exactly what comes back of the bet on the player's own cards. */
export function pairPlusReturn(rules: ThreeCardRules): Fraction {
  return fraction(
    HAND_KINDS.reduce((sum, kind) => sum + HANDS_OF[kind] * sideBack(rules, kind), 0),
    HANDS,
  );
}

export function pairPlusHits(rules: ThreeCardRules): Fraction {
  return fraction(
    HAND_KINDS.filter((kind) => sideBack(rules, kind) > 0).reduce((sum, kind) => sum + HANDS_OF[kind], 0),
    HANDS,
  );
}

function paidOnAntes(rules: ThreeCardRules): number {
  return sumOf(rules, (antes) => antes);
}

function playedWays(rules: ThreeCardRules): number {
  return sumOf(rules, () => 1);
}

/** Over all hands that are played, by what they bring in antes. */
function sumOf({ bonus, ways }: ThreeCardRules, of: (antes: number) => number): number {
  const ofKind = (kind: HandKind) =>
    PLAYED_ENDS.reduce((sum, end, at) => sum + of(THREE_CARD_BACK[end] + bonus[kind]) * (ways[kind][at] ?? 0), 0);
  return HAND_KINDS.reduce((sum, kind) => sum + ofKind(kind), 0);
}

function fraction(numerator: number, denominator: number): Fraction {
  return lowest(BigInt(numerator), BigInt(denominator));
}
