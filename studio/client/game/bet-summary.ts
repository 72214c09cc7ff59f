import { OUTCOMES, returnOf } from '../../src/dice/odds';
import { element, write } from '../element';
import { translate } from '../messages/translate';
import type { Game } from './game';
import styles from './bet-summary.module.css';

/** Multiplier, chance and win of the bet as it stands: exact, before anything is staked. */
export function betSummary(game: Game): HTMLElement {
  const multiplier = element('dd', {});
  const chance = element('span', {});
  const exact = element('span', { class: styles['exact'] });
  const pays = element('span', {});
  const returned = element('span', { class: styles['exact'] });
  game.subscribe(() => {
    write(multiplier, `×${(Number(game.multiplier) / 10_000).toFixed(4)}`);
    write(exact, `${game.winningOutcomeCount.toLocaleString('en')} / ${OUTCOMES.toLocaleString('en')}`);
    write(chance, `${((game.winningOutcomeCount / OUTCOMES) * 100).toFixed(3)}%`);
    const { payout } = game;
    const { stake } = game.state;
    write(pays, payout === null ? '—' : game.money.format(payout));
    // What rounding takes on small stakes is part of it.
    const hundredths = payout === null || !stake ? undefined : returnOf(stake, payout, game.winningOutcomeCount);
    write(returned, hundredths === undefined ? '' : translate('rtp', { rtp: (Number(hundredths) / 100).toFixed(2) }));
  });
  return element(
    'dl',
    { class: styles['facts'] },
    element('div', {}, element('dt', {}, translate('multiplier')), multiplier),
    element('div', {}, element('dt', {}, translate('chance')), element('dd', { class: styles['chance'] }, chance, exact)),
    element('div', {}, element('dt', {}, translate('pays')), element('dd', { class: styles['pays'] }, pays, returned)),
  );
}
