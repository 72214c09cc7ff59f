import { element, write } from '../element';
import { freeRoundsLine } from '../engine/free-rounds';
import layout from '../engine/round.module.css';
import { waitingText } from '../engine/waiting-text';
import { stakeStepper } from '../engine/stake-stepper';
import { translate } from '../messages/translate';
import type { SlotGame } from './slot-game';

/** The stake and the button that spins. */
export function spinForm(game: SlotGame, spin: () => void): HTMLElement {
  const submit = element('button', { type: 'submit', class: layout['submit'] });
  const form = element('form', { class: layout['form'], novalidate: true }, freeRoundsLine(game), stakeStepper(game), submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    spin();
  });
  game.subscribe(() => {
    const { phase, stake, free } = game.state;
    const bets = translate(free?.used ? 'free.play' : 'slot.spin', { amount: game.money.format(stake) });
    write(submit, waitingText(game.state, 'slot.spinning') ?? bets);
    const busy = phase !== 'idle' || game.state.resting === true;
    // aria-disabled and not disabled: the focus stays on the button from one round to the next.
    submit.setAttribute('aria-disabled', String(busy));
  });
  return form;
}
