import type { Board } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../messages';
import { attentionItems } from './attention-items';
import styles from './board.module.css';

/** Cells that want a look, as links; nothing at all when all is well. */
export function AttentionList({ board }: { board: Board }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const { search } = useLocation();
  const items = attentionItems(board);
  if (items.length === 0) return null;
  return (
    <ul className={styles['attention']} aria-label={t('attention.label')}>
      {items.map(({ brand, cell, what, failureRate }) => (
        <li key={`${brand.brand}/${cell.remote}`}>
          <Link to={{ pathname: `/board/${brand.brand}/${cell.remote}`, search }} data-what={what}>
            <strong>
              {cell.remote} · {brand.name}
            </strong>
            {t(`attention.${what}`, {
              count: cell.missing ?? 0,
              rate: formatNumber(failureRate, { style: 'percent', maximumFractionDigits: 1 }),
            })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
