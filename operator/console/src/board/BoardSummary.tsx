import type { Board } from '@pavilion/api/staff';
import { Stat, StatStrip } from '@pavilion/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import styles from './board.module.css';

/** The board in four figures. */
export function BoardSummary({ board }: { board: Board }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const cells = board.brands.flatMap((brand) => brand.cells);
  const open = sum(board.brands.map(({ pages }) => pages.open));
  const current = sum(board.brands.map(({ pages }) => pages.current));
  const released = cells.filter(({ version }) => version !== null);
  return (
    <StatStrip className={styles['summary']}>
      <Stat
        label={t('summary.pages')}
        value={formatNumber(open)}
        note={open ? t('summary.current', { share: formatNumber(current / open, { style: 'percent' }) }) : t('pages.none')}
      />
      <Stat
        label={t('summary.on')}
        value={`${formatNumber(released.filter(({ mode }) => mode === 'on').length)} / ${formatNumber(released.length)}`}
        note={t('summary.onNote', { brands: board.brands.length })}
      />
      <Stat
        label={t('summary.canaries')}
        value={formatNumber(cells.filter(({ canary }) => canary).length)}
        note={t('summary.canariesNote')}
      />
      <Stat
        label={t('summary.pending')}
        value={formatNumber(board.pending.length)}
        note={<Link to="/pending">{t('summary.pendingNote')}</Link>}
      />
    </StatStrip>
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
