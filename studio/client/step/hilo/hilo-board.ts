import { cardText } from '../../../src/table/cards';
import { element } from '../../element';
import { wantsLessMotion } from '../../engine/motion';
import { dressBacks, playingCard } from '../../engine/playing-card';
import { shortTimes } from '../../engine/times';
import { hiLoPay } from '../../../src/steps/hilo';
import { translate } from '../../messages/translate';
import type { BoardParts, StepBoard } from '../step-play';
import styles from './hilo.module.css';
import { type PlayedHiLo, stateOf } from './hilo-round';

/** How long the card that ends a round is seen before anything says what it meant. */
const SEEN_MS = 500;

/** The card that lies open, what the round has come to, and the cards before it in a row. */
export function hiLoBoard({ game, skin, sound }: BoardParts<PlayedHiLo>): StepBoard<PlayedHiLo> {
  const current = element('div', { class: styles['current'] });
  const past = element('ol', { class: styles['past'], 'aria-label': translate('hilo.past'), tabindex: 0 });
  const times = element('p', { class: styles['times'] });
  const board = element('div', { class: styles['board'] }, element('div', { class: styles['top'] }, current, times), past);
  for (const name of ['top', 'middle', 'dark', 'glow'] as const) board.style.setProperty(`--hilo-${name}`, skin.colours[name]);
  dressBacks(board, skin);
  let lying: readonly number[] = [];
  let seen: PlayedHiLo | null = null;
  const draw = () => {
    const round = seen ?? game.round;
    const cards = round ? stateOf(round).cards : [];
    times.textContent = round ? timesText(round) : '';
    if (cards.join() === lying.join() && current.childElementCount > 0) return;
    if (cards.length > lying.length) sound.knock(0.5);
    lying = cards;
    current.replaceChildren(playingCard(cards.at(-1)));
    past.replaceChildren(...cards.slice(0, -1).map(pastCard));
    // With the frame's own layout: asked for here, the page would be laid out twice.
    requestAnimationFrame(() => (past.scrollLeft = past.scrollWidth));
  };
  game.subscribe(() => {
    if (game.state.phase === 'idle' || game.state.stepping === null) seen = null;
    draw();
  });
  return {
    element: board,
    async reveal(round) {
      seen = round;
      draw();
      if (!wantsLessMotion()) await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
    },
  };
}

function timesText(round: PlayedHiLo): string {
  const { ways, missed } = stateOf(round);
  if (missed) return shortTimes(0);
  return ways.length === 0 ? '' : shortTimes(hiLoPay(ways));
}

function pastCard(card: number): HTMLElement {
  return element('li', { 'aria-label': cardText(card) }, playingCard(card));
}
