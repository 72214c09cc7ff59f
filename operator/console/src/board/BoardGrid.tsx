import { type CSSProperties, useRef } from 'react';
import { useTexts } from '../messages';
import { BrandHead } from './BrandHead';
import { cellOf } from './board-query';
import { CellLink } from './CellLink';
import type { FilteredBoard } from './filter-board';
import { useRovingFocus } from './use-roving-focus';
import styles from './board.module.css';

/** The grid: one stop for the Tab key, arrows go from cell to cell. On a phone each brand is a list of its own. */
export function BoardGrid({ brands, remotes }: FilteredBoard) {
  const t = useTexts();
  const table = useRef<HTMLTableElement>(null);
  const { at, onKeyDown, onFocus } = useRovingFocus(table, { rows: remotes.length, columns: brands.length });
  return (
    <div className={styles['frame']}>
      {/* A grid of cells that arrows go over: the native table gives its rows and headings, the role says that it is operated. */}
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={t('board.title')}
        className={styles['grid']}
        style={{ '--brands': brands.length } as CSSProperties}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <thead>
          <tr>
            <th scope="col" className={styles['corner']}>
              <span className="pv-visually-hidden">{t('board.remote')}</span>
            </th>
            {brands.map((brand) => (
              <BrandHead key={brand.brand} brand={brand} />
            ))}
          </tr>
        </thead>
        <tbody>
          {remotes.map(({ remote, owner }, row) => (
            <tr key={remote}>
              <th scope="row" className={styles['remote']}>
                {remote}
                <small>{owner}</small>
              </th>
              {brands.map((brand, column) => (
                <td key={brand.brand} data-brand-name={brand.name}>
                  <CellLink
                    brand={brand}
                    remote={remote}
                    cell={cellOf(brand, remote)}
                    position={`${row}/${column}`}
                    focusable={at.row === row && at.column === column}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
