import { button, element, write } from '../element';
import { freeRoundsLine } from '../engine/free-rounds';
import layout from '../engine/round.module.css';
import { waitingText } from '../engine/waiting-text';
import type { MessageId } from '../messages/en';
import { translate } from '../messages/translate';
import { MOST_SPOTS } from '../../src/table/table-rules';
import { chipOf } from './chips';
import styles from './table.module.css';
import type { TableGame } from './table-game';
import type { TablePlay } from './table-play';

/** The chips to lay, what can be taken back, what lies on the table, and the button that bets. */
export function betForm(game: TableGame, { texts }: TablePlay, bet: () => void): HTMLElement {
  const submit = element('button', { type: 'submit', class: layout['submit'] });
  const form = element(
    'form',
    { class: `${layout['form']} ${styles['form']}`, novalidate: true },
    freeRoundsLine(game),
    chipRack(game),
    tools(game),
    onTable(game),
    submit,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    bet();
  });
  game.subscribe(() => {
    const { phase, resting } = game.state;
    write(submit, waitingText(game.state, texts.running) ?? readyText(game, texts.play));
    // aria-disabled and not disabled: the focus stays on the button from one round to the next.
    submit.setAttribute('aria-disabled', String(phase !== 'idle' || resting === true || !game.isReady));
  });
  return form;
}

function readyText({ state: { free, laid, stake }, money, isReady }: TableGame, play: MessageId): string {
  if (free?.used) return isReady ? translate('free.play') : translate('free.layExactly', { amount: money.format(free.stake) });
  return laid.size > 0 ? translate(play, { amount: money.format(stake) }) : translate('table.layFirst');
}

/** Which chip a press lays. */
function chipRack(game: TableGame): HTMLElement {
  const chips = game.chips.map((chip) => {
    const input = element('input', {
      type: 'radio',
      name: 'chip',
      class: styles['radio'],
      'aria-label': translate('table.chip', { amount: game.money.format(chip) }),
    });
    input.addEventListener('change', () => game.take(chip));
    game.subscribe(() => (input.checked = game.state.chip === chip));
    return element('label', { class: styles['pick'] }, input, chipOf(chip, game.chips));
  });
  return element(
    'fieldset',
    { class: styles['rack'] },
    element('legend', { class: layout['heard'] }, translate('table.chips')),
    ...chips,
  );
}

function tools(game: TableGame): HTMLElement {
  const tool = (name: 'undo' | 'clear' | 'repeat', can: () => boolean) => {
    const made = button({ class: styles['tool'] }, () => can() && game[name](), translate(`table.${name}`));
    game.subscribe(() => made.setAttribute('aria-disabled', String(game.state.phase !== 'idle' || !can())));
    return made;
  };
  return element(
    'div',
    { class: styles['tools'] },
    tool('undo', () => game.canUndo),
    tool('clear', () => game.state.laid.size > 0),
    tool('repeat', () => game.lastBets !== undefined),
  );
}

/** The sum, or why a chip was not taken. */
function onTable(game: TableGame): HTMLElement {
  const amount = element('strong', {});
  const sum = element('span', {}, `${translate('table.onTable')} `, amount);
  const problem = element('span', { class: styles['problem'], role: 'status' });
  game.subscribe(() => {
    const { stake, problem: told } = game.state;
    write(amount, game.money.format(stake));
    const most = told === 'table.full' ? game.limits.maxStake : game.limits.maxWin;
    write(problem, told ? translate(told, { max: game.money.format(most), most: String(MOST_SPOTS) }) : '');
  });
  return element('p', { class: styles['sum'] }, sum, problem);
}
