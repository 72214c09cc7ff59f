import { OUTCOMES } from '../../src/dice/odds';
import { element } from '../element';
import { say } from '../messages/say';
import type { Game } from './game-state';
import styles from './odds-facts.module.css';

/** Multiplier, chance and win of the bet as it stands: exact, before anything is staked. */
export function oddsFacts(game: Game): HTMLElement {
  const multiplier = element('dd', {});
  const chance = element('span', {});
  const exact = element('span', { class: styles['exact'] });
  const pays = element('dd', { class: styles['pays'] });
  game.drawnBy(() => {
    multiplier.textContent = `×${(Number(game.multiplier) / 10_000).toFixed(4)}`;
    exact.textContent = `${game.winning.toLocaleString('en')} / ${OUTCOMES.toLocaleString('en')}`;
    chance.textContent = `${((game.winning / OUTCOMES) * 100).toFixed(3)}%`;
    pays.textContent = game.payout === null ? '—' : game.money.format(game.payout);
  });
  return element(
    'dl',
    { class: styles['facts'] },
    element('div', {}, element('dt', {}, say('multiplier')), multiplier),
    element('div', {}, element('dt', {}, say('chance')), element('dd', { class: styles['chance'] }, chance, exact)),
    element('div', {}, element('dt', {}, say('pays')), pays),
  );
}
