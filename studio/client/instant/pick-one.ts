import { element } from '../element';
import { RISKS, type Risk } from '../../src/instant/instant-rules';
import { translate } from '../messages/translate';
import type { InstantGame } from './instant-game';
import styles from './instant.module.css';

interface Options<Choice extends object, Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly of: (choice: Choice) => Value;
  readonly with: (choice: Choice, value: Value) => Choice;
  readonly content?: (value: Value) => Node[];
}

/** One of a few values, side by side. */
export function pickOne<Choice extends object, Value extends string | number>(
  game: InstantGame<Choice>,
  { label, values, nameOf, of, with: chooseWith, content }: Options<Choice, Value>,
): HTMLElement {
  const options = values.map((value) => {
    const input = element('input', { type: 'radio', name: label, class: styles['radio'], 'aria-label': nameOf(value) });
    input.addEventListener('change', () => game.choose(chooseWith(game.state.choice, value)));
    game.subscribe(() => {
      input.checked = of(game.state.choice) === value;
      input.disabled = game.state.phase !== 'idle';
    });
    const shown = content?.(value) ?? [nameOf(value)];
    return element('label', { class: styles['option'] }, input, element('span', { 'aria-hidden': 'true' }, ...shown));
  });
  return element(
    'fieldset',
    { class: styles['pick'] },
    element('legend', {}, label),
    element('div', { class: styles['options'] }, ...options),
  );
}

/** How far apart the prizes lie. */
export function pickRisk<Choice extends object & { readonly risk: Risk }>(game: InstantGame<Choice>): HTMLElement {
  return pickOne<Choice, Risk>(game, {
    label: translate('instant.risk'),
    values: RISKS,
    nameOf: riskName,
    of: ({ risk }) => risk,
    with: (choice, risk) => ({ ...choice, risk }),
  });
}

export function riskName(risk: Risk): string {
  return translate(`instant.risk.${risk}`);
}
