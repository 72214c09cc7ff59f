import { type Guess, hiLoState, type HiLoState, waysOf } from '../../../src/steps/hilo';
import type { HiLoView } from '../../../src/steps/hilo-view';
import { rankOf, rankText, RANKS } from '../../../src/table/cards';
import { translate } from '../../messages/translate';
import type { RoundSeeds } from '../../studio/studio-calls';

export interface PlayedHiLo extends HiLoView, RoundSeeds {}

/** What a round has come to, by the cards that lie open. */
export function stateOf({ shown, drawn, steps }: PlayedHiLo): HiLoState {
  const cards = drawn ?? shown?.cards ?? [];
  // The card that ended a round is seen once it is settled; until then its guess is not looked at.
  return hiLoState(cards, steps.slice(0, drawn ? steps.length : cards.length));
}

/** What a guess says: one rank alone where nothing lies beyond it. */
export function guessText(card: number, guess: Guess): string {
  const rank = rankOf(card);
  const [last, first] = guess === 'higher' ? [RANKS, 1] : [1, RANKS];
  if (rank === last) return translate('hilo.same');
  return translate(rank === first ? `hilo.${guess}` : `hilo.${guess}OrSame`);
}

export function chanceOfGuess(card: number, guess: Guess): number {
  return waysOf(card, guess) / RANKS;
}

/** Which ranks a guess is for. */
export function ranksOf(card: number, guess: Guess): string {
  const rank = rankOf(card);
  const ways = waysOf(card, guess);
  const [from, to] = guess === 'higher' ? [RANKS + 1 - ways, RANKS] : [1, ways];
  return ways === 1 ? rankText(rank) : `${rankText(from)}–${rankText(to)}`;
}
