import { element, write } from '../element';
import { freeRoundsLine } from '../engine/free-rounds';
import layout from '../engine/round.module.css';
import { waitingText } from '../engine/waiting-text';
import { stakeStepper } from '../engine/stake-stepper';
import { translate } from '../messages/translate';
import type { InstantGame } from './instant-game';
import type { InstantPlay } from './instant-play';
import type { Skin } from '../engine/skin';
import styles from './instant.module.css';

/** The choice, the stake, and the button that bets. */
export function betForm<Choice extends object>(
  game: InstantGame<Choice>,
  { controls, texts, finish: finishing }: InstantPlay<Choice>,
  skin: Skin,
  bet: () => void,
): HTMLElement {
  const submit = element('button', { type: 'submit', class: layout['submit'] });
  const parts = [...controls(game, skin), freeRoundsLine(game), stakeStepper(game), submit];
  const form = element('form', { class: `${layout['form']} ${styles['form']}`, novalidate: true }, ...parts);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    (game.state.finish ?? bet)();
  });
  game.subscribe(() => {
    const { phase, stake, finish, free } = game.state;
    const bets = () =>
      waitingText(game.state, texts.running) ??
      translate(free?.used ? 'free.play' : texts.bet, { amount: game.money.format(stake) });
    write(submit, finish && finishing ? translate(finishing.button) : bets());
    // aria-disabled and not disabled: the focus stays on the button from one round to the next.
    submit.setAttribute('aria-disabled', String(!finish && (phase !== 'idle' || game.state.resting === true || !game.isPlayable)));
  });
  return form;
}
