import { TARGETS, type Direction } from '../../src/dice/odds';
import { button, element, write } from '../element';
import { waitingText } from '../engine/waiting-text';
import { translate, translateProblem } from '../messages/translate';
import { hundredths } from '../money';
import type { Game } from './game';
import styles from './bet-form.module.css';

const QUICK = [1n, 5n, 10n, 50n];

export function betForm(game: Game, roll: () => void): HTMLElement {
  const submit = element('button', { type: 'submit', class: styles['roll'] });
  const form = element(
    'form',
    { class: styles['form'], novalidate: true },
    directionChoice(game),
    targetField(game),
    stakeField(game),
    submit,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    roll();
  });
  game.subscribe(() => {
    const { phase, stake } = game.state;
    const busy = phase !== 'idle';
    const amount = stake === null ? '…' : game.money.format(stake);
    write(submit, waitingText(game.state, 'rolling') ?? translate('roll', { amount }));
    // aria-disabled and not disabled: the focus stays on the button from one round to the next.
    submit.setAttribute('aria-disabled', String(busy || game.state.resting === true || game.stakeProblem !== null));
    form.dataset['busy'] = String(busy);
  });
  return form;
}

function directionChoice(game: Game): HTMLElement {
  const choice = (direction: Direction) => {
    const input = element('input', { type: 'radio', name: 'direction', value: direction, class: styles['radio'] });
    input.addEventListener('change', () => game.setDirection(direction));
    game.subscribe(() => {
      input.checked = game.state.direction === direction;
      input.disabled = game.state.phase !== 'idle' && !input.checked;
    });
    return element('label', { class: styles['side'] }, input, element('span', {}, translate(direction)));
  };
  const sides = element('div', { class: styles['sides'] }, choice('under'), choice('over'));
  return element('fieldset', { class: styles['group'] }, element('legend', {}, translate('direction')), sides);
}

function targetField(game: Game): HTMLElement {
  const input = element('input', {
    id: 'target',
    inputmode: 'decimal',
    autocomplete: 'off',
    class: styles['input'],
    'aria-describedby': 'target-help',
  });
  const help = element('p', { id: 'target-help', class: styles['help'] });
  const typed = () => Math.round(Number(input.value.replace(',', '.')) * 100);
  input.addEventListener('input', () => {
    if (/^\d{1,2}([.,]\d{0,2})?$/.test(input.value) && game.isTargetAllowed(typed())) game.setTarget(typed());
  });
  input.addEventListener('blur', () => (input.value = hundredths(game.state.target)));
  game.subscribe(() => {
    const { target, direction, phase } = game.state;
    if (document.activeElement !== input) input.value = hundredths(target);
    input.readOnly = phase !== 'idle';
    const { min, max } = TARGETS[direction];
    write(help, translate('targetHelp', { min: hundredths(min), max: hundredths(max) }));
  });
  return element('div', { class: styles['group'] }, element('label', { for: 'target' }, translate('target')), input, help);
}

function stakeField(game: Game): HTMLElement {
  const input = element('input', {
    id: 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    class: styles['input'],
    'aria-describedby': 'stake-help',
  });
  const help = element('p', { id: 'stake-help', class: styles['help'] });
  const change = (next: (stake: bigint) => bigint) => () => {
    if (game.state.phase !== 'idle') return;
    game.setStakeWithinLimits(next(game.state.stake ?? game.limits.firstStake));
    show();
  };
  const show = () => (input.value = game.state.stake === null ? input.value : game.money.plain(game.state.stake));
  input.addEventListener('input', () => game.setStake(game.money.parse(input.value)));
  input.addEventListener('blur', show);
  game.subscribe(() => {
    if (document.activeElement !== input) show();
    input.readOnly = game.state.phase !== 'idle';
    const problem = game.stakeProblem;
    input.setAttribute('aria-invalid', String(problem !== null));
    write(help, problem ? translateProblem(problem) : rangeOf(game));
    help.dataset['problem'] = String(problem !== null);
  });
  const row = element(
    'div',
    { class: styles['stake'] },
    element('span', { class: styles['currency'], 'aria-hidden': 'true' }, game.money.mark),
    input,
    button(
      { class: styles['step'], 'aria-label': translate('half') },
      change((stake) => stake / 2n),
      '½',
    ),
    button(
      { class: styles['step'], 'aria-label': translate('double') },
      change((stake) => stake * 2n),
      '2×',
    ),
  );
  return element(
    'div',
    { class: styles['group'] },
    element('label', { for: 'stake' }, translate('stake')),
    row,
    quickStakes(game, change),
    help,
  );
}

function quickStakes(game: Game, change: (next: (stake: bigint) => bigint) => () => void): HTMLElement {
  const amounts = QUICK.map((times) => game.limits.firstStake * times);
  const label = (amount: bigint) => game.money.format(amount).replace(/\.00$/, '');
  const buttons = amounts.map((amount) =>
    button(
      { class: styles['quick'], 'aria-label': translate('setStake', { amount: label(amount) }) },
      change(() => amount),
      label(amount),
    ),
  );
  return element('div', { class: styles['quicks'], role: 'group', 'aria-label': translate('quickStakes') }, ...buttons);
}

function rangeOf(game: Game): string {
  return translate('stakeHelp', { min: game.money.format(game.limits.minStake), max: game.money.format(game.largestStake) });
}
