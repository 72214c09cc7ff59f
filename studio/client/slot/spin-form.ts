import { button, element } from '../element';
import { translate } from '../messages/translate';
import type { SlotGame } from './slot-game';
import styles from './slot.module.css';

/** The stake, one step smaller or larger, and the button that spins. */
export function spinForm(game: SlotGame, spin: () => void): HTMLElement {
  const submit = element('button', { type: 'submit', class: styles['spin'] });
  const form = element('form', { class: styles['form'], novalidate: true }, stakeRow(game), submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    spin();
  });
  game.subscribe(() => {
    const { phase, stake } = game.state;
    const busy = phase !== 'idle';
    submit.textContent = busy
      ? translate(phase === 'rolling' ? 'slot.spinning' : 'confirming')
      : translate('slot.spin', { amount: game.money.format(stake) });
    // aria-disabled and not disabled: the focus stays on the button from one round to the next.
    submit.setAttribute('aria-disabled', String(busy));
  });
  return form;
}

function stakeRow(game: SlotGame): HTMLElement {
  const amount = element('output', { class: styles['amount'], 'aria-label': translate('stake') });
  const step = (by: 1 | -1, label: string, sign: string) => {
    const made = button({ class: styles['step'], 'aria-label': label }, () => game.changeStake(by), sign);
    game.subscribe(() =>
      made.setAttribute('aria-disabled', String(game.state.phase !== 'idle' || game.stakeBeside(by) === undefined)),
    );
    return made;
  };
  game.subscribe(() => (amount.textContent = game.money.format(game.state.stake)));
  return element(
    'div',
    { class: styles['stake'], role: 'group', 'aria-label': translate('stake') },
    step(-1, translate('slot.lessStake'), '−'),
    element('p', { class: styles['amounts'] }, element('span', { 'aria-hidden': 'true' }, translate('stake')), amount),
    step(1, translate('slot.moreStake'), '+'),
  );
}
