import type { BoardBrand } from '@pavilion/api/staff';
import { Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedTime } from 'react-intl';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { Alarms } from './Alarms';
import { DayTiles } from './DayTiles';
import { Queues } from './Queues';
import { Releases } from './Releases';
import { RevenueOfDay } from './RevenueOfDay';
import styles from './home.module.css';

const REFETCH_INTERVAL_MS = 30_000;

/** What an operator sees first of a brand: what is wrong, what waits, how the day goes and what was released; each leads to its page. */
export function HomePage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('home.title')} text={t('home.text')}>
      {(brand) => <Home key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Home({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const staff = useStaff();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['overview', brand.brand],
    queryFn: () => staff.books.overview(brand.brand),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  return (
    <div className={styles['home']}>
      <Alarms brand={brand} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Skeleton shape="block" height="420px" />}
      {data && (
        <>
          <DayTiles brand={brand.brand} overview={data} />
          <p className={styles['quiet']} role="status">
            {t('home.asOf')} <FormattedTime value={data.readAt} timeZone={data.timeZone} hour="2-digit" minute="2-digit" /> ·{' '}
            {data.timeZone} · {data.currency}
            {!data.complete && ` · ${t('home.incomplete')}`}
          </p>
          <div className={styles['columns']}>
            <Queues brand={brand.brand} queues={data.queues} />
            <RevenueOfDay overview={data} />
          </div>
        </>
      )}
      <Releases brand={brand} />
    </div>
  );
}
