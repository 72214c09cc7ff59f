import { element } from '../element';
import styles from './odds-table.module.css';

/** Odds and pays in a sheet: texts to the left, figures to the right. */
export function oddsTable(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  return element(
    'table',
    { class: styles['table'] },
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
    element('tbody', {}, ...rows.map((cells) => element('tr', {}, ...cells.map((text) => element('td', {}, text))))),
  );
}
