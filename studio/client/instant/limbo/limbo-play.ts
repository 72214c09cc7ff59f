import { climbOf, limbo, TARGETS, type LimboChoice } from '../../../src/instant/limbo';
import { button, element } from '../../element';
import { translate } from '../../messages/translate';
import type { InstantGame } from '../instant-game';
import type { InstantPlay } from '../instant-play';
import styles from '../instant.module.css';
import { shortTimes, times } from '../../engine/times';
import { ClimbScene } from './climb-scene';

const QUICK = [150, 200, 500, 1_000, 10_000];

export const limboPlay: InstantPlay<LimboChoice> = {
  rules: limbo,
  first: { target: 200 },
  texts: { aim: 'limbo.aim', rules: 'limbo.rules', bet: 'limbo.bet', running: 'limbo.running' },
  scene: (parts) => new ClimbScene(parts),
  controls: (game) => [targetField(game)],
  chosen: ({ target }) => translate('limbo.targetIs', { target: times(target) }),
  cameOut: (_, [number = 0]) => translate('limbo.reached', { climb: times(climbOf(number)) }),
  showsPays: false,
};

/** A multiplier, typed or one of a few. */
function targetField(game: InstantGame<LimboChoice>): HTMLElement {
  const help = element('p', { id: 'target-help', class: styles['help'] });
  const input = element('input', {
    id: 'target',
    class: styles['input'],
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-describedby': 'target-help',
  });
  const range = translate('targetHelp', { min: times(TARGETS.min), max: times(TARGETS.max) });
  input.addEventListener('input', () => game.choose({ target: hundredthsIn(input.value) }));
  game.subscribe(() => {
    const { choice, phase } = game.state;
    if (document.activeElement !== input) input.value = (choice.target / 100).toFixed(2);
    input.readOnly = phase !== 'idle';
    input.setAttribute('aria-invalid', String(!game.isPlayable));
    help.textContent = range;
    help.dataset['problem'] = String(!game.isPlayable);
  });
  const quick = QUICK.map((target) => {
    const name = translate('limbo.targetIs', { target: shortTimes(target) });
    const set = () => {
      input.value = (target / 100).toFixed(2);
      game.choose({ target });
    };
    const made = button({ class: styles['quick'], 'aria-label': name }, set, shortTimes(target));
    game.subscribe(() => made.setAttribute('aria-pressed', String(game.state.choice.target === target)));
    return made;
  });
  return element(
    'div',
    { class: styles['group'] },
    element('label', { for: 'target' }, translate('limbo.target')),
    element('div', { class: styles['typed'] }, input, element('span', { 'aria-hidden': 'true' }, '×')),
    element('div', { class: styles['quicks'], role: 'group', 'aria-label': translate('limbo.quick') }, ...quick),
    help,
  );
}

/** What was typed, in hundredths; Bengali digits and a decimal comma are understood. Not a number where it is none. */
function hundredthsIn(text: string): number {
  const latin = text
    .trim()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(',', '.');
  return /^\d{1,6}(\.\d{0,2})?$/.test(latin) ? Math.round(Number(latin) * 100) : Number.NaN;
}
