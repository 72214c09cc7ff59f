import type { TableRules } from '../../../src/table/table-rules';
import { element } from '../../element';
import { oddsText } from '../odds';
import type { SpotMaker } from '../table-play';
import table from '../table.module.css';
import styles from './cards.module.css';

/** How a spot looks: one of the large ones in its colour, or one of the small ones below them. */
type Look = 'blue' | 'green' | 'red' | 'small';

/** A few large spots side by side, small ones in the row below: name, and what it pays. */
export function cardFelt(
  spot: SpotMaker,
  rules: TableRules,
  nameOf: (spot: string) => string,
  spots: readonly (readonly [id: string, look: Look])[],
): HTMLElement {
  const of = (small: boolean) =>
    spots
      .filter(([, look]) => (look === 'small') === small)
      .map(([id, look]) => {
        const made = spot(id, element('span', {}, nameOf(id)), element('span', { class: table['odds'] }, oddsText(rules, id)));
        made.classList.add(styles['spot'] ?? '', styles[look] ?? '');
        return made;
      });
  return element(
    'div',
    { class: styles['layout'] },
    element('div', { class: styles['row'] }, ...of(false)),
    element('div', { class: styles['row'] }, ...of(true)),
  );
}
