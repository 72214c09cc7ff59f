import type { BoardBrand } from '@pavilion/api/staff';
import { Badge, Card, Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedDate } from 'react-intl';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { MaintenanceForm } from '../brand/MaintenanceForm';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { RegionTable } from './RegionTable';
import { siteKey } from './site-key';
import styles from './site.module.css';

/** Whether a brand is open, and from where. */
export function SitePage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('site.title')} text={t('site.text')}>
      {(brand) => <Status key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Status({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const staff = useStaff();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: siteKey(brand.brand),
    queryFn: () => staff.site.status(brand.brand),
    refetchOnWindowFocus: false,
  });
  return (
    <div className={styles['page']}>
      <section className={styles['regions']} aria-labelledby="site-regions">
        <div className={styles['head']}>
          <h2 id="site-regions">{t('site.regions')}</h2>
          {data && (
            <Badge tone={data.countryFile ? 'positive' : 'info'}>
              {data.countryFile ? (
                <>
                  {t('site.countryFile')} <FormattedDate value={data.countryFile} dateStyle="medium" />
                </>
              ) : (
                t('site.noCountryFile')
              )}
            </Badge>
          )}
        </div>
        <p className={styles['quiet']}>{t('site.regionsText')}</p>
        {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
        {!data && !error && <Skeleton shape="block" height="200px" />}
        {data && <RegionTable key={data.version} brand={brand.brand} before={data} />}
      </section>
      <Card
        title={t('site.maintenance')}
        aside={
          <Badge tone={brand.maintenance ? 'info' : 'positive'}>{t(brand.maintenance ? 'maintenance.short' : 'site.open')}</Badge>
        }
      >
        <MaintenanceForm brand={brand} on={brand.maintenance} />
      </Card>
    </div>
  );
}
