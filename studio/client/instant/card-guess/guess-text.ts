import type { GuessChoice } from '../../../src/instant/card-guess';
import { rankText } from '../../../src/table/cards';
import { translate } from '../../messages/translate';

const SIGNS = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const;

/** A suit by its name, a rank, or a card as cards are written. */
export function guessText({ suit, rank }: GuessChoice): string {
  if (suit === undefined) return rank === undefined ? translate('guess.any') : translate('guess.anyOf', { rank: rankText(rank) });
  return rank === undefined ? translate(`guess.${suit}`) : `${rankText(rank)}${SIGNS[suit]}`;
}
