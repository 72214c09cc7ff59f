import { MINES } from '../../src/steps/mines';
import { payoutOf } from '../../src/instant/stakes';
import { element } from '../element';
import layout from '../engine/round.module.css';
import { stakeStepper } from '../engine/stake-stepper';
import { stepper } from '../engine/stepper';
import { waitingText } from '../engine/waiting-text';
import { translate } from '../messages/translate';
import styles from './mines.module.css';
import type { MinesGame } from './mines-game';

/** Mines, stake, and one button: it starts a round, and then takes what the round has come to. */
export function betForm(game: MinesGame, start: () => void): HTMLElement {
  const submit = element('button', { type: 'submit', class: layout['submit'] });
  const form = element(
    'form',
    { class: `${layout['form']} ${styles['form']}`, novalidate: true },
    mines(game),
    stakeStepper(game),
    submit,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (game.state.open) game.cashOut();
    else start();
  });
  game.subscribe(() => {
    submit.textContent = textOf(game);
    // aria-disabled and not disabled: the focus stays on the button from one round to the next.
    submit.setAttribute('aria-disabled', String(!canPress(game)));
  });
  return form;
}

function canPress({ state: { open, stepping, phase, resting }, comeTo }: MinesGame): boolean {
  return open ? stepping === null && comeTo !== undefined : phase === 'idle' && resting !== true;
}

function textOf({ state, comeTo, money }: MinesGame): string {
  const { open, stepping } = state;
  if (!open) return waitingText(state, 'mines.opening') ?? translate('mines.start', { amount: money.format(state.stake) });
  if (stepping !== null) return translate('mines.opening');
  if (comeTo === undefined) return translate('mines.openFirst');
  return translate('mines.take', { amount: money.format(payoutOf(BigInt(open.stake), comeTo)) });
}

function mines(game: MinesGame): HTMLElement {
  return stepper(game, {
    label: translate('mines.mines'),
    less: translate('mines.fewer'),
    more: translate('mines.more'),
    value: () => String(game.state.choice.mines),
    beside(by) {
      const wanted = game.state.choice.mines + by;
      if (game.state.phase !== 'idle' || wanted < MINES.min || wanted > MINES.max) return undefined;
      return () => game.choose(wanted);
    },
  });
}
