import { bestActAt } from '../../../src/steps/blackjack/blackjack-hint';
import { button, element } from '../../element';
import { translate } from '../../messages/translate';
import styles from './blackjack.module.css';
import { type BlackjackGame, openTable, type PlayedBlackjack } from './blackjack-round';

/** Says on request what brings the most on average; silent again after each step. */
export function hintControl(game: BlackjackGame): HTMLElement {
  const said = element('output', { class: styles['said'] });
  let told: PlayedBlackjack | null = null;
  const ask = button({ class: styles['ask'] }, () => {
    const { open, stepping } = game.state;
    const table = open && stepping === null ? openTable(open) : undefined;
    const best = table && bestActAt(table);
    if (!best) return;
    told = open;
    said.textContent = translate('blackjack.best', { act: translate(`blackjack.${best}`) });
  });
  ask.textContent = translate('blackjack.hint');
  game.subscribe(() => {
    const { open, stepping } = game.state;
    if (open !== told) said.textContent = '';
    ask.setAttribute('aria-disabled', String(!open || stepping !== null));
  });
  return element('div', { class: styles['hint'] }, ask, said);
}
