import type { BoardBrand, SegmentsValue } from '@pavilion/api/staff';
import { Button, EmptyState, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useHasRole } from '../session/session-context';
import { SegmentDrawer } from './SegmentDrawer';
import { SegmentRequests } from './SegmentRequests';
import { type LatestSegment, SegmentTable } from './SegmentTable';
import { TagDialog } from './TagDialog';
import { useSegments } from './use-segments';
import styles from './segments.module.css';

/** Whom something is for: groups of members by what is known of them. */
export function SegmentsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('segments.title')} text={t('segments.text')}>
      {(brand) => <Loaded key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Loaded({ brand: { brand } }: { brand: BoardBrand }) {
  const { data, error, isFetching, refetch } = useSegments(brand);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="320px" />;
  return (
    <div className={styles['page']}>
      <SegmentRequests brand={brand} value={data} />
      <Segments brand={brand} value={data} />
    </div>
  );
}

function Segments({ brand, value }: { brand: string; value: SegmentsValue }) {
  const t = useTexts();
  const hasRole = useHasRole();
  const may = hasRole('approver', brand);
  const [opened, setOpened] = useState<LatestSegment | 'new' | 'tag'>();
  const close = () => setOpened(undefined);
  const segments = value.segments.flatMap(({ versions: [latest], uses }) => (latest ? [{ ...latest, uses }] : []));
  return (
    <section className={styles['part']} aria-labelledby="segments-list">
      <div className={styles['head']}>
        <h2 id="segments-list">{t('segments.list')}</h2>
        <div className={queueStyles['actions']}>
          <Button icon="users" disabled={!hasRole('operator', brand)} onClick={() => setOpened('tag')}>
            {t('segments.tagMany')}
          </Button>
          <Button icon="plus" disabled={!may} onClick={() => setOpened('new')}>
            {t('segments.new')}
          </Button>
        </div>
      </div>
      {!may && <p className={queueStyles['quiet']}>{t('segments.approverNeeded')}</p>}
      {segments.length === 0 ? (
        <EmptyState icon="filter" title={t('segments.none')} text={t('segments.noneText')} />
      ) : (
        <SegmentTable segments={segments} onOpen={setOpened} />
      )}
      {opened === 'tag' && <TagDialog brand={brand} onClose={close} />}
      {opened && opened !== 'tag' && (
        <SegmentDrawer {...{ brand, value, may }} segment={opened === 'new' ? undefined : opened} onClose={close} />
      )}
    </section>
  );
}
