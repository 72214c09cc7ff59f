import { type PokerRules } from '../../../src/steps/video-poker/poker-rules';
import { element } from '../../element';
import type { StepGame } from '../step-game';
import styles from './poker.module.css';
import { cardsOn, nameOf, type PlayedPoker } from './poker-round';

/** What each hand pays for one staked; the one that lies on the table is lit. */
export function payList(rules: PokerRules, game: StepGame<PlayedPoker>, round: () => PlayedPoker | null): HTMLElement {
  const rows = rules.pays.map(({ hand, times }) =>
    element('div', { class: styles['pay'] }, element('dt', {}, nameOf(hand)), element('dd', {}, String(times))),
  );
  game.subscribe(() => {
    const shown = round();
    const cards = shown ? cardsOn(shown) : [];
    const lit = cards.length > 0 ? rules.rankHand(cards) : -1;
    for (const [at, row] of rows.entries()) row.dataset['lit'] = String(at === lit);
  });
  return element('dl', { class: styles['pays'] }, ...rows);
}
