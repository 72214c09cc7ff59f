import { OUTCOMES } from '../../src/dice/odds';
import { element } from '../element';
import { translate } from '../messages/translate';
import type { Game } from './game';
import styles from './bet-summary.module.css';

/** Multiplier, chance and win of the bet as it stands: exact, before anything is staked. */
export function betSummary(game: Game): HTMLElement {
  const multiplier = element('dd', {});
  const chance = element('span', {});
  const exact = element('span', { class: styles['exact'] });
  const pays = element('dd', { class: styles['pays'] });
  game.subscribe(() => {
    multiplier.textContent = `×${(Number(game.multiplier) / 10_000).toFixed(4)}`;
    exact.textContent = `${game.winningOutcomeCount.toLocaleString('en')} / ${OUTCOMES.toLocaleString('en')}`;
    chance.textContent = `${((game.winningOutcomeCount / OUTCOMES) * 100).toFixed(3)}%`;
    pays.textContent = game.payout === null ? '—' : game.money.format(game.payout);
  });
  return element(
    'dl',
    { class: styles['facts'] },
    element('div', {}, element('dt', {}, translate('multiplier')), multiplier),
    element('div', {}, element('dt', {}, translate('chance')), element('dd', { class: styles['chance'] }, chance, exact)),
    element('div', {}, element('dt', {}, translate('pays')), pays),
  );
}
