import type { BoardBrand, BoardCell } from '@pavilion/api/staff';
import type { KeyboardEvent } from 'react';
import { Icon } from '@pavilion/ui';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useCellActions } from '../cell/use-cell-actions';
import { LoadBar } from '../charts/LoadBar';
import { useTexts } from '../messages';
import styles from './board.module.css';
import { useCellLabel } from './use-cell-label';

export interface CellLinkProps {
  brand: BoardBrand;
  remote: string;
  cell: BoardCell | undefined;
  /** `row/column` in the grid. */
  position: string;
  focusable: boolean;
}

/** One remote in one brand: state, version, canary and the last ten minutes. Opens its drawer; `t`, `r` and `k` act at once. */
export function CellLink({ brand, remote, cell, position, focusable }: CellLinkProps) {
  const t = useTexts();
  const sentence = useCellLabel();
  const { search } = useLocation();
  const to = { pathname: `/board/${brand.brand}/${remote}`, search };
  const actions = useCellActions(brand, cell);
  const focus = { 'data-position': position, tabIndex: focusable ? 0 : -1 };
  if (!cell?.version)
    return (
      <Link to={to} {...focus} className={styles['cell'] ?? ''} data-mode="none">
        {t('cell.notReleased')}
      </Link>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { t: actions.toggle, r: () => actions.rollback(), k: actions.kill }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <Link
      to={to}
      {...focus}
      className={styles['cell'] ?? ''}
      data-mode={cell.mode}
      aria-label={sentence(brand, cell)}
      onKeyDown={onKeyDown}
    >
      <span className={styles['line']}>
        <span className={styles['mode']}>{t(`mode.${cell.mode}`)}</span>
        <code className={styles['version']}>{cell.version}</code>
        {cell.pinned && <Icon name="lock" size={14} />}
        {cell.maintenance && <Icon name="settings" size={14} />}
      </span>
      {cell.missing ? (
        <span className={styles['missing']}>{t('attention.missing', { count: cell.missing })}</span>
      ) : (
        <LoadBar health={cell.health.find(({ version }) => version === cell.version)} />
      )}
      {cell.waiting && (
        <span className={styles['line']}>
          <Icon name="clock" size={14} />
          <span className={styles['version']}>{t('cell.waiting', { version: cell.waiting })}</span>
        </span>
      )}
      {cell.canary && <CanaryLine cell={cell} canary={cell.canary} />}
    </Link>
  );
}

function CanaryLine({ cell, canary }: { cell: BoardCell; canary: NonNullable<BoardCell['canary']> }) {
  const { formatNumber } = useIntl();
  return (
    <span className={styles['canary']}>
      <span className={styles['line']}>
        <b>{formatNumber(canary.bps / 10_000, { style: 'percent', maximumFractionDigits: 2 })}</b>
        <code className={styles['version']}>{canary.version}</code>
      </span>
      <LoadBar health={cell.health.find(({ version }) => version === canary.version)} />
    </span>
  );
}
