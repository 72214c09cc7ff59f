import type { BoardBrand, BoardCell, CanaryAudience } from '@pavilion/api/staff';
import { Button, Card } from '@pavilion/ui';
import { FormattedRelativeTime, useIntl } from 'react-intl';
import { relativeTime } from '../frame/relative-time';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { useCellActions } from './use-cell-actions';
import { CanaryComparison } from './CanaryComparison';
import { CanaryStageFigures } from './CanaryStageFigures';
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
      {canary.audience && <AudienceNote audience={canary.audience} />}
      <CanaryProgress canary={canary} />
      <p className={styles['note']}>
        {canary.nextStageAt ? (
          <>
            {t('canary.next')} <FormattedRelativeTime {...relativeTime(canary.nextStageAt)} numeric="auto" />
          </>
        ) : (
          t('canary.last')
        )}
      </p>
      {canary.seen && <CanaryStageFigures seen={canary.seen} control={canary.control ?? ''} canary={canary.version} />}
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

/** How much was seen of the stage: without enough, the next one does not begin, however long it takes. */
function CanaryProgress({ canary: { seen, visitsNeeded } }: { canary: Canary }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const visits = seen?.visits ?? 0;
  const values = { visits: formatNumber(visits), needed: formatNumber(visitsNeeded) };
  return (
    <p className={styles['note']} data-waiting={visits < visitsNeeded}>
      {t(visits < visitsNeeded ? 'canary.visitsMissing' : 'canary.visitsSeen', values)}
    </p>
  );
}

/** Whom it is for: codes and names, as they were given. */
function AudienceNote({ audience: { testers = [], ...conditions } }: { audience: CanaryAudience }) {
  const t = useTexts();
  const conditionText = Object.values(conditions)
    .map((each) => each.join(', '))
    .join(' · ');
  return (
    <p className={styles['note']}>
      {conditionText && t('audience.only', { list: conditionText })}{' '}
      {testers.length > 0 && t('audience.testersAre', { list: testers.join(', ') })}
    </p>
  );
}
