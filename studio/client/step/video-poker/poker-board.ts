import { HAND, type PokerRules } from '../../../src/steps/video-poker/poker-rules';
import { cardText } from '../../../src/table/cards';
import { button, element } from '../../element';
import { wantsLessMotion } from '../../engine/motion';
import { dressBacks, playingCard } from '../../engine/playing-card';
import { translate } from '../../messages/translate';
import type { BoardParts, StepBoard } from '../step-play';
import { hint } from './hint';
import { payList } from './pay-list';
import styles from './poker.module.css';
import { cardsOn, type PlayedPoker } from './poker-round';

/** How long the last cards are seen before anything says what they come to. */
const SEEN_MS = 500;

/** What hands pay, five cards to hold or throw away, and a hint for who asks for one. */
export function pokerBoard(rules: PokerRules, { game, skin, sound }: BoardParts<PlayedPoker>): StepBoard<PlayedPoker> {
  const cards = Array.from({ length: HAND }, (_, at) => button({ class: styles['place'] }, () => game.mark(at)));
  const hand = element('div', { class: styles['hand'], role: 'group', 'aria-label': translate('poker.hand') }, ...cards);
  let seen: PlayedPoker | null = null;
  const round = () => seen ?? game.round;
  const board = element('div', { class: styles['board'] }, payList(rules, game, round), hand, hint(rules, game));
  for (const name of ['top', 'middle', 'dark', 'glow'] as const) board.style.setProperty(`--poker-${name}`, skin.colours[name]);
  dressBacks(board, skin);
  const drawn: (number | undefined)[] = [];
  const draw = () => {
    const lying = round() ? cardsOn(round() as PlayedPoker) : [];
    const { open, stepping, marked } = game.state;
    if (lying.some((card, at) => card !== drawn[at])) sound.knock(0.5);
    for (const [at, place] of cards.entries()) {
      if (place.childElementCount === 0 || lying[at] !== drawn[at]) place.replaceChildren(playingCard(lying[at]), heldMark());
      drawn[at] = lying[at];
      const isHeld = marked.includes(at) || (round()?.steps[0]?.hold.includes(at) ?? false);
      place.setAttribute('aria-pressed', String(isHeld));
      place.setAttribute('aria-label', lying[at] === undefined ? translate('poker.closed') : cardText(lying[at]));
      place.setAttribute('aria-disabled', String(!open || stepping !== null));
    }
  };
  game.subscribe(() => {
    if (game.state.phase === 'idle' || game.state.stepping === null) seen = null;
    draw();
  });
  return {
    element: board,
    async reveal(settled) {
      seen = settled;
      draw();
      if (!wantsLessMotion()) await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
    },
  };
}

function heldMark(): HTMLElement {
  return element('span', { class: styles['held'], 'aria-hidden': 'true' }, translate('poker.held'));
}
