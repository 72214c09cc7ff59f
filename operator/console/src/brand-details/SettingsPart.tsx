import { Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { settingsKey } from './brand-details-keys';
import styles from './brand-details.module.css';
import { SettingsForm } from './SettingsForm';

export function SettingsPart({ brand }: { brand: string }) {
  const t = useTexts();
  const staff = useStaff();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: settingsKey(brand),
    queryFn: () => staff.site.settings(brand),
    // Somebody types in it: what changed meanwhile is said when they save.
    refetchOnWindowFocus: false,
  });
  return (
    <section className={styles['part']} aria-labelledby="details-settings">
      <h2 id="details-settings">{t('brandDetails.settings')}</h2>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Skeleton shape="block" height="320px" />}
      {data && <SettingsForm key={data.version} brand={brand} before={data} />}
    </section>
  );
}
