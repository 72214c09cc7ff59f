import { cardGuess, type GuessChoice } from '../../../src/instant/card-guess';
import { cardText, RANKS, rankText, type Suit, SUITS } from '../../../src/table/cards';
import { element } from '../../element';
import { suitSign } from '../../engine/playing-card';
import { translate } from '../../messages/translate';
import type { InstantGame } from '../instant-game';
import type { InstantPlay } from '../instant-play';
import styles from '../instant.module.css';
import { pickOne } from '../pick-one';
import { CardGuessScene } from './card-guess-scene';
import own from './card-guess.module.css';
import { guessText } from './guess-text';

const ANY = 'any' as const;
const ANY_RANK = 0;

export const cardGuessPlay: InstantPlay<GuessChoice> = {
  rules: cardGuess,
  first: { suit: 'hearts' },
  texts: { aim: 'guess.aim', rules: 'guess.rules', bet: 'guess.bet', running: 'guess.running' },
  scene: (parts) => new CardGuessScene(parts),
  controls: (game) => [pickSuit(game), pickRank(game), pickSome(game)],
  chosen: guessText,
  cameOut: (_, [card = 0]) => translate('guess.turned', { card: cardText(card) }),
  showsPays: false,
};

function pickSuit(game: InstantGame<GuessChoice>): HTMLElement {
  return pickOne<GuessChoice, Suit | typeof ANY>(game, {
    label: translate('guess.suit'),
    values: [ANY, ...SUITS],
    nameOf: (suit) => translate(suit === ANY ? 'guess.any' : `guess.${suit}`),
    of: ({ suit = ANY }) => suit,
    with: ({ rank }, suit) => ({ ...(suit !== ANY && { suit }), ...(rank !== undefined && { rank }) }),
    content: (suit) =>
      suit === ANY ? [document.createTextNode('–')] : [element('strong', { class: own['sign'] }, suitSign(suit))],
  });
}

function pickRank(game: InstantGame<GuessChoice>): HTMLElement {
  const field = pickOne<GuessChoice, number>(game, {
    label: translate('guess.rank'),
    values: Array.from({ length: RANKS + 1 }, (_, rank) => rank),
    nameOf: (rank) => (rank === ANY_RANK ? translate('guess.any') : rankText(rank)),
    of: ({ rank = ANY_RANK }) => rank,
    with: ({ suit }, rank) => ({ ...(suit && { suit }), ...(rank !== ANY_RANK && { rank }) }),
    content: (rank) => [document.createTextNode(rank === ANY_RANK ? '–' : rankText(rank))],
  });
  field.classList.add(own['ranks'] ?? '');
  return field;
}

/** Any card at all is no guess. */
function pickSome(game: InstantGame<GuessChoice>): HTMLElement {
  const said = element('p', { class: styles['help'], role: 'status', 'data-problem': 'true' });
  game.subscribe(() => {
    said.hidden = game.isPlayable;
    said.textContent = game.isPlayable ? '' : translate('guess.pickSome');
  });
  return said;
}
