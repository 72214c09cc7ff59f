import { element } from '../element';
import type { Celebration } from '../engine/celebration';
import type { Phase } from '../engine/phase';
import layout from '../engine/round.module.css';
import { heard, outcomeOf, paidIn, stakedIn, verdictOf } from '../engine/verdict';
import { winSize } from '../engine/win-size';
import { translate } from '../messages/translate';
import type { PlayedSteps } from './played-steps';
import type { BoardParts, StepBoard, StepPlay } from './step-play';
import styles from './step.module.css';

interface ResultParts<Round extends PlayedSteps> extends BoardParts<Round> {
  readonly board: StepBoard<Round>;
  readonly celebration: Celebration;
  readonly tools: HTMLElement;
}

/** The board and what the round means for the player, while it is played and once it is over. */
export function stepResult<Round extends PlayedSteps>(play: StepPlay<Round>, parts: ResultParts<Round>): HTMLElement {
  const { game, board, celebration, sound, tools } = parts;
  const verdict = element('p', { class: `${layout['verdict']} ${styles['verdict']}`, role: 'status' });
  const head = element('div', { class: layout['head'] }, element('p', { class: layout['aim'] }, translate(play.texts.aim)), tools);
  const stage = element('div', { class: `${layout['result']} ${styles['result']}` }, head, board.element, verdict);
  board.element.classList.add(styles['scene'] ?? '');
  let shown: Round | null = null;
  game.subscribe(() => {
    const { phase, shownRound, open } = game.state;
    if (phase !== 'idle') {
      celebration.stop();
      shown = null;
      stage.dataset['outcome'] = 'none';
      say(verdict, ...said(phase, open));
      return;
    }
    if (shownRound === shown) return;
    shown = shownRound;
    stage.dataset['outcome'] = shownRound ? outcomeOf(shownRound) : 'none';
    verdict.replaceChildren(...(shownRound ? verdictOf(game, shownRound, play.cameOut(shownRound, game)) : []));
    if (!shownRound) return;
    const size = winSize(stakedIn(shownRound), paidIn(shownRound));
    celebration.celebrate(size);
    sound.win(size);
  });
  return stage;

  function said(phase: Phase, open: Round | null): readonly [text: string, before?: string | undefined] {
    if (phase === 'confirming') return [translate('confirming')];
    return open ? [play.comesTo(open, game), play.heard?.(open)] : [translate(play.texts.running)];
  }
}

/** Said once: the same words set anew would be read out anew. */
function say(place: HTMLElement, text: string, before = ''): void {
  const words = before === '' ? text : `${before} ${text}`;
  if (place.textContent !== words) place.replaceChildren(...(before === '' ? [] : [heard(`${before} `)]), text);
}
