import type { GuessChoice } from '../../../src/instant/card-guess';
import { rankText, SUIT_SIGNS } from '../../../src/table/cards';
import { translate } from '../../messages/translate';

/** A suit by its name, a rank, or a card as cards are written. */
export function guessText({ suit, rank }: GuessChoice): string {
  if (suit === undefined) return rank === undefined ? translate('guess.any') : translate('guess.anyOf', { rank: rankText(rank) });
  return rank === undefined ? translate(`guess.${suit}`) : `${rankText(rank)}${SUIT_SIGNS[suit]}`;
}
