import type { BoardBrand, BoardCell } from '@pavilion/api/staff';
import { Button, Card } from '@pavilion/ui';
import { FormattedRelativeTime, useIntl } from 'react-intl';
import { relativeTime } from '../frame/relative-time';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { useCellActions } from './use-cell-actions';
import { CanaryComparison } from './CanaryComparison';
import styles from './cell.module.css';

type Canary = NonNullable<BoardCell['canary']>;

/** A canary under way: its share, how it fares beside the version that everybody runs, and both ways to end it. */
export function CanaryCard({ brand, cell, canary }: { brand: BoardBrand; cell: BoardCell; canary: Canary }) {
  const t = useTexts();
  const may = useHasRole();
  const actions = useCellActions(brand, cell);
  const locked = !may('operator', brand.brand);
  return (
    <Card title={t('canary.title', { version: canary.version })} tone="accent">
      <Stages canary={canary} />
      <p className={styles['note']}>
        {canary.nextStageAt ? (
          <>
            {t('canary.next')} <FormattedRelativeTime {...relativeTime(canary.nextStageAt)} numeric="auto" />
          </>
        ) : (
          t('canary.last')
        )}
      </p>
      <CanaryComparison health={cell.health} control={cell.version ?? ''} canary={canary.version} />
      <div className={styles['actions']}>
        <Button size="small" variant="primary" disabled={locked} onClick={() => actions.promote(canary.version)}>
          {t('canary.promote')}
        </Button>
        <Button size="small" disabled={locked} onClick={actions.endCanary}>
          {t('canary.end')}
        </Button>
      </div>
    </Card>
  );
}

function Stages({ canary: { stages, stage } }: { canary: Canary }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  return (
    <ol className={styles['stages']} aria-label={t('canary.stages')}>
      {stages.map(({ bps, minutes }, at) => (
        <li
          key={bps}
          data-state={at < stage ? 'done' : at === stage ? 'current' : 'upcoming'}
          aria-current={at === stage ? 'step' : undefined}
        >
          <b>{formatNumber(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 })}</b>
          <small>{t('canary.minutes', { count: minutes, minutes: formatNumber(minutes) })}</small>
        </li>
      ))}
    </ol>
  );
}
