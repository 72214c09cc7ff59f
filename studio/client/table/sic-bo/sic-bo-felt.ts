import { FACES, sicBo } from '../../../src/table/sic-bo';
import { element, svgElement } from '../../element';
import type { MessageId } from '../../messages/en';
import { translate } from '../../messages/translate';
import { oddsText } from '../odds';
import type { SpotMaker } from '../table-play';
import table from '../table.module.css';
import { PIPS } from './pips';
import styles from './sic-bo.module.css';

/** Even bets and triples on top, then totals, doubles, pairs, single numbers. */
export function sicBoFelt(spot: SpotMaker): HTMLElement {
  const of = (start: string) => sicBo.spots.filter((id) => id.startsWith(start));
  const odds = (id: string) => element('span', { class: table['odds'] }, oddsText(sicBo, id));
  const worded = (id: string) => spot(id, element('span', {}, translate(`sicbo.${id as 'big'}`)), odds(id));
  const diced = (id: string, faces: readonly number[]) =>
    spot(id, element('span', { class: styles['dice'] }, ...faces.map(die)), odds(id));
  const alike = (start: string, count: number) =>
    of(start).map((id, at) =>
      diced(
        id,
        Array.from({ length: count }, () => FACES[at] ?? 1),
      ),
    );
  return element(
    'div',
    { class: styles['layout'] },
    row('five', undefined, ...['small', 'odd', 'any-triple', 'even', 'big'].map(worded)),
    row('seven', 'sicbo.totals', ...of('total-').map((id) => spot(id, element('strong', {}, id.slice('total-'.length)), odds(id)))),
    row('six', 'sicbo.doubles', ...alike('double-', 2)),
    row('six', 'sicbo.triples', ...alike('triple-', 3)),
    row('five', 'sicbo.pairs', ...of('pair-').map((id) => diced(id, id.split('-').slice(1).map(Number)))),
    row('six', 'sicbo.singles', ...alike('single-', 1)),
  );
}

function row(wide: 'five' | 'six' | 'seven', heading: MessageId | undefined, ...spots: HTMLElement[]): HTMLElement {
  return element(
    'div',
    { class: styles['group'] },
    heading && element('p', { class: styles['heading'] }, translate(heading)),
    element('div', { class: `${styles['row']} ${styles[wide]}` }, ...spots),
  );
}

/** A small die with its pips. */
function die(face: number): SVGSVGElement {
  const pips = (PIPS[face] ?? []).map(([x, y]) =>
    svgElement('circle', { cx: 12 + x * 6.2, cy: 12 + y * 6.2, r: 2.2, fill: face === 1 || face === 4 ? '#c22b41' : '#171b2b' }),
  );
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true' },
    svgElement('rect', { x: 1, y: 1, width: 22, height: 22, rx: 5, fill: '#fffdf6' }),
    ...pips,
  );
}
