import { TARGETS } from '../../src/dice/odds';
import { element, write } from '../element';
import { translate } from '../messages/translate';
import { hundredths } from '../money';
import type { Game } from './game';
import styles from './track.module.css';

const DRAG_STEP = 50;
const STEP = 100;
const PAGE_STEP = 1_000;

/** The line from 0 to 100 with the winning side lit, a lantern to drag as the target, and a mark where the roll fell. */
export function track(game: Game): HTMLElement {
  const win = element('span', { class: styles['win'] });
  const knob = element('span', {
    class: styles['knob'],
    role: 'slider',
    tabindex: 0,
    'aria-label': translate('target'),
    'aria-orientation': 'horizontal',
  });
  const flag = element('span', { class: styles['flag'], 'aria-hidden': 'true' });
  knob.append(flag);
  const mark = element('span', { class: styles['mark'], 'aria-hidden': 'true' });
  const rail = element('div', { class: styles['rail'] }, win, mark, knob);
  const scale = element(
    'div',
    { class: styles['scale'], 'aria-hidden': 'true' },
    ...[0, 25, 50, 75, 100].map((at) => element('span', {}, String(at))),
  );

  followPointer(rail, knob, game);
  knob.addEventListener('keydown', (event) => pressKey(event, game));
  game.subscribe(() => draw(game, { rail, knob, flag, mark }));
  return element('div', { class: styles['track'] }, rail, scale);
}

interface Parts {
  readonly rail: HTMLElement;
  readonly knob: HTMLElement;
  readonly flag: HTMLElement;
  readonly mark: HTMLElement;
}

function draw(game: Game, { rail, knob, flag, mark }: Parts): void {
  const { direction, target, shownRound, phase } = game.state;
  rail.style.setProperty('--target', String(target / 10_000));
  rail.dataset['direction'] = direction;
  write(flag, hundredths(target));
  knob.setAttribute('aria-valuemin', hundredths(TARGETS[direction].min));
  knob.setAttribute('aria-valuemax', hundredths(TARGETS[direction].max));
  knob.setAttribute('aria-valuenow', hundredths(target));
  knob.setAttribute('aria-valuetext', translate(direction === 'under' ? 'aimUnder' : 'aimOver', { target: hundredths(target) }));
  knob.setAttribute('aria-disabled', String(phase !== 'idle'));
  if (shownRound?.roll !== null && shownRound?.roll !== undefined)
    rail.style.setProperty('--roll', String(shownRound.roll / 10_000));
  mark.dataset['shown'] = String(shownRound !== null);
  mark.dataset['won'] = String(shownRound !== null && BigInt(shownRound.payout ?? 0) > BigInt(shownRound.stake));
}

function followPointer(rail: HTMLElement, knob: HTMLElement, game: Game): void {
  const aimAt = (event: PointerEvent) => {
    const { left, width } = rail.getBoundingClientRect();
    const fraction = Math.min(Math.max((event.clientX - left) / width, 0), 1);
    game.setTarget(Math.round((fraction * 10_000) / DRAG_STEP) * DRAG_STEP);
  };
  rail.addEventListener('pointerdown', (event) => {
    if (game.state.phase !== 'idle' || event.button !== 0) return;
    event.preventDefault();
    rail.setPointerCapture(event.pointerId);
    knob.focus();
    aimAt(event);
  });
  rail.addEventListener('pointermove', (event) => {
    if (rail.hasPointerCapture(event.pointerId) && game.state.phase === 'idle') aimAt(event);
  });
}

function pressKey(event: KeyboardEvent, game: Game): void {
  const { target, direction, phase } = game.state;
  const step = event.shiftKey ? 1 : STEP;
  const aims: Readonly<Record<string, number>> = {
    ArrowLeft: target - step,
    ArrowDown: target - step,
    ArrowRight: target + step,
    ArrowUp: target + step,
    PageDown: target - PAGE_STEP,
    PageUp: target + PAGE_STEP,
    Home: TARGETS[direction].min,
    End: TARGETS[direction].max,
  };
  const aim = aims[event.key];
  if (aim === undefined) return;
  event.preventDefault();
  if (phase === 'idle') game.setTarget(aim);
}
