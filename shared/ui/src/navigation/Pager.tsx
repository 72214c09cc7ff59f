import { IconButton } from '../actions/IconButton';
import { classNames } from '../class-names';
import { pagerItems } from './pager-items';
import styles from './Pager.module.css';

/** `page` counts from 1. Nothing is drawn while there is one page only. @public */
export interface PagerProps {
  /** Name of the navigation, such as “pages of the statement”. */
  label: string;
  /** The present page, from 1. */
  page: number;
  /** How many there are; with one or none the pager is not shown. */
  pages: number;
  /** Called with the wanted page. */
  onPage: (page: number) => void;
  /** Name of the way back. */
  previousLabel: string;
  /** Name of the way on. */
  nextLabel: string;
  /** Name of a page's button, such as “page 3”. */
  pageLabel: (page: number) => string;
  /** Writes the number; plain digits unless told. */
  formatPage?: ((page: number) => string) | undefined;
  className?: string | undefined;
}

/** Page numbers with two at each end and five in the middle. @public */
export function Pager({
  label,
  page,
  pages,
  onPage,
  previousLabel,
  nextLabel,
  pageLabel,
  formatPage = String,
  className,
}: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={classNames(styles['pager'], className)}>
      <IconButton icon="chevron-left" label={previousLabel} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <ul className={styles['list']}>
        {pagerItems(page, pages).map((item, position) =>
          item === 'gap' ? (
            <li key={`gap-${position}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                className={styles['page']}
                aria-label={pageLabel(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => item !== page && onPage(item)}
              >
                {formatPage(item)}
              </button>
            </li>
          ),
        )}
      </ul>
      <IconButton icon="chevron-right" label={nextLabel} disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
