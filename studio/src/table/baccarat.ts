import { cardsAt, DECK, placesOf, rankOf } from './cards';
import type { TableRules } from './table-rules';

export const BACCARAT_DECKS = 8;
const SHOE = BACCARAT_DECKS * DECK;

/** What comes back, in hundredths: the banker's win less its five of a hundred, both sides alone at a tie. */
const BACK = { player: 200, banker: 195, tied: 100, tie: 900, pair: 1_200 } as const;

/** With which third cards of the player the banker takes one, by what the banker has. */
const BANKER_TAKES: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
];
const MOST_TO_TAKE = 5;
const NATURAL = 8;

export interface Hands {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

/** The hands as far as cards were drawn: one each in turn, the player's third before the banker's. */
export function handsOf(drawn: readonly number[]): Hands {
  const [one, two, three, four, ...thirds] = cardsAt(drawn);
  const [player, banker] = [only(one, three), only(two, four)];
  const playerTakes = takesThird(player, banker);
  return {
    player: playerTakes ? [...player, ...thirds.slice(0, 1)] : player,
    banker: [...banker, ...thirds.slice(playerTakes ? 1 : 0)],
  };
}

/** Tens and pictures count nothing, an ace one; of the sum the last digit. */
export function pointsOf(hand: readonly number[]): number {
  return hand.reduce((sum, card) => sum + valueOf(card), 0) % 10;
}

export function baccaratEnd({ player, banker }: Hands): 'player' | 'banker' | 'tie' {
  const ahead = pointsOf(player) - pointsOf(banker);
  if (ahead === 0) return 'tie';
  return ahead > 0 ? 'player' : 'banker';
}

/** A hand of eight or nine with two cards: nobody takes a third. */
function isNatural(hand: readonly number[]): boolean {
  return pointsOf(hand) >= NATURAL;
}

function takesThird(player: readonly number[], banker: readonly number[]): boolean {
  return !isNatural(player) && !isNatural(banker) && pointsOf(player) <= MOST_TO_TAKE;
}

function isWhole(drawn: readonly number[]): boolean {
  if (drawn.length < 4) return false;
  const { player, banker } = handsOf(drawn);
  const [first, second] = [player.slice(0, 2), banker.slice(0, 2)];
  if (isNatural(first) || isNatural(second)) return true;
  if (!takesThird(first, second)) return banker.length === 3 || pointsOf(second) > MOST_TO_TAKE;
  const [, , third] = player;
  if (third === undefined) return false;
  return banker.length === 3 || !BANKER_TAKES[pointsOf(second)]?.includes(valueOf(third));
}

function valueOf(card: number): number {
  return Math.min(rankOf(card), 10) % 10;
}

function isPair([one, two]: readonly number[]): boolean {
  return one !== undefined && two !== undefined && rankOf(one) === rankOf(two);
}

function only(...cards: readonly (number | undefined)[]): number[] {
  return cards.filter((card) => card !== undefined);
}

/** Of all ways to draw six cards, how many end like the cards beside them: who wins, and whether either side has a pair. A test counts them anew. */
const CASES: readonly (readonly [ways: bigint, ...cards: readonly number[]])[] = [
  [1_906_634_336_174_080n, 0, 0, 20, 16],
  [177_294_219_300_864n, 0, 0, 24, 0],
  [134_327_962_841_088n, 12, 0, 12, 4],
  [12_261_764_276_224n, 12, 0, 12, 0],
  [1_961_806_209_310_720n, 0, 0, 4, 24],
  [136_819_378_110_464n, 0, 12, 4, 12],
  [181_199_148_797_952n, 0, 0, 0, 24],
  [12_427_830_218_752n, 0, 12, 0, 12],
  [411_103_725_690_880n, 0, 0, 16, 16],
  [31_366_077_902_848n, 0, 8, 16, 8],
  [29_952_563_675_136n, 8, 0, 8, 16],
  [3_205_059_204_352n, 8, 8, 8, 8],
];

/** Player and banker from a new shoe of eight decks, by the usual rules for the third card. */
export const baccarat: TableRules = {
  id: 'baccarat-1',
  spots: ['player', 'banker', 'tie', 'player-pair', 'banker-pair'],
  next: (drawn) => (isWhole(drawn) ? undefined : SHOE - drawn.length),
  comesBack(spot, drawn) {
    const hands = handsOf(drawn);
    if (spot === 'player-pair') return isPair(hands.player) ? BACK.pair : 0;
    if (spot === 'banker-pair') return isPair(hands.banker) ? BACK.pair : 0;
    const end = baccaratEnd(hands);
    if (spot === 'tie') return end === 'tie' ? BACK.tie : 0;
    if (end === 'tie') return BACK.tied;
    return spot === end ? BACK[end] : 0;
  },
  cases: CASES.map(([ways, ...cards]) => ({ drawn: placesOf(cards), ways })),
};
