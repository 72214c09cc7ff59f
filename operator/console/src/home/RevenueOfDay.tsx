import type { BrandOverview } from '@pavilion/api/staff';
import { Skeleton, Switch } from '@pavilion/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../messages';
import { RevenueTable } from './RevenueTable';
import styles from './home.module.css';

const RevenueChart = lazy(() => import('./RevenueChart').then((module) => ({ default: module.RevenueChart })));

/** What games brought in the course of the day, beside yesterday and a week ago; as a chart or a table. */
export function RevenueOfDay({ overview }: { overview: BrandOverview }) {
  const t = useTexts();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={styles['panel']} aria-labelledby="course">
      <div className={styles['panelHead']}>
        <h2 id="course" className={styles['heading']}>
          {t('home.course')}
        </h2>
        <Switch label={t('telemetry.asTable')} checked={asTable} onCheckedChange={setAsTable} />
      </div>
      {asTable ? (
        <RevenueTable overview={overview} />
      ) : (
        <Suspense fallback={<Skeleton shape="block" height="220px" />}>
          <RevenueChart overview={overview} />
        </Suspense>
      )}
    </section>
  );
}
