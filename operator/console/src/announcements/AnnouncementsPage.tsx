import type { AnnouncementType, AnnouncementView } from '@pavilion/api/announcements';
import type { BoardBrand } from '@pavilion/api/staff';
import { EmptyState, Skeleton, Tabs, buttonClass } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { AnnouncementList } from './AnnouncementList';
import { announcementsKey } from './announcements-key';
import styles from './announcements.module.css';

const types: readonly AnnouncementType[] = ['B', 'H', 'PL', 'PU', 'PR'];

/** Everything a brand tells its players, by kind. */
export function AnnouncementsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('announcements.title')} text={t('announcements.text')}>
      {(brand) => <Announcements key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Announcements({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const may = useHasRole()('operator', brand);
  const [params, setParams] = useSearchParams();
  const type = types.find((each) => each === params.get('type')) ?? 'B';
  return (
    <Tabs
      label={t('announcements.kinds')}
      tabs={types.map((id) => ({ id, label: t(`announcements.${id}`) }))}
      selected={type}
      onSelect={(wanted) => setParams({ type: wanted }, { replace: true })}
    >
      <div className={styles['panel']}>
        <div className={styles['lead']}>
          <h2 className="pv-visually-hidden">{t(`announcements.${type}`)}</h2>
          <p>{t(`announcements.about.${type}`)}</p>
          {may && (
            <Link to={`/brands/${brand}/announcements/new?type=${type}`} className={buttonClass({ variant: 'primary' })}>
              {t('announcements.write')}
            </Link>
          )}
        </div>
        <AnnouncementsOfType brand={brand} type={type} />
      </div>
    </Tabs>
  );
}

function AnnouncementsOfType({ brand, type }: { brand: string; type: AnnouncementType }) {
  const t = useTexts();
  const staff = useStaff();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: announcementsKey(brand),
    queryFn: () => staff.announcements.list(brand),
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="240px" />;
  const shown: AnnouncementView[] = data.list.filter((each) => each.type === type);
  if (shown.length === 0) return <EmptyState icon="message" title={t('announcements.none')} />;
  return <AnnouncementList brand={brand} type={type} list={shown} />;
}
