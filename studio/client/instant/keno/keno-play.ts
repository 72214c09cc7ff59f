import { ballsOf, hitsOf, keno, MOST_PICKED, NUMBERS, type KenoChoice } from '../../../src/instant/keno';
import { button, element } from '../../element';
import { translate } from '../../messages/translate';
import type { InstantGame } from '../instant-game';
import type { InstantPlay } from '../instant-play';
import styles from '../instant.module.css';
import { pickRisk, riskName } from '../pick-one';
import { hitsText, KenoBoard } from './keno-board';

export const kenoPlay: InstantPlay<KenoChoice> = {
  rules: keno,
  first: { numbers: [4, 9, 15, 22, 36], risk: 'medium' },
  texts: { aim: 'keno.aim', rules: 'keno.rules', bet: 'keno.bet', running: 'keno.running' },
  scene: (parts) => new KenoBoard(parts),
  controls: (game) => [pickRisk(game), pickButtons(game)],
  chosen: ({ numbers, risk }) => `${numbers.join(', ')}; ${riskName(risk)}`,
  cameOut: (choice, drawn) =>
    translate('keno.cameOut', { numbers: ballsOf(drawn).join(', '), hits: hitsText(hitsOf(choice, drawn).length) }),
  showsPays: true,
};

/** Numbers by chance, or none. The chance here is only a convenience: it decides nothing about what is drawn. */
function pickButtons(game: InstantGame<KenoChoice>): HTMLElement {
  const picked = element('p', { class: styles['help'], role: 'status' });
  const made = [
    button(
      { class: styles['quick'] },
      () => game.choose({ ...game.state.choice, numbers: anyNumbers() }),
      translate('keno.random'),
    ),
    button({ class: styles['quick'] }, () => game.choose({ ...game.state.choice, numbers: [] }), translate('keno.clear')),
  ];
  game.subscribe(() => {
    const { choice, phase } = game.state;
    for (const each of made) each.setAttribute('aria-disabled', String(phase !== 'idle'));
    picked.dataset['problem'] = String(choice.numbers.length === 0);
    picked.textContent = translate(choice.numbers.length === 0 ? 'keno.pickSome' : 'keno.picked', {
      count: String(choice.numbers.length),
      most: String(MOST_PICKED),
    });
  });
  return element('div', { class: styles['group'] }, element('div', { class: styles['quicks'] }, ...made), picked);
}

function anyNumbers(): number[] {
  const left = Array.from({ length: NUMBERS }, (_, at) => at + 1);
  return Array.from({ length: MOST_PICKED }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1);
}
