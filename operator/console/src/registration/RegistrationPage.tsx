import type { BoardBrand, RegistrationView } from '@pavilion/api/staff';
import { Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { registrationKey } from './registration-key';
import { RulesEditor } from './RulesEditor';

/** What a brand asks for at registration, and the form that comes of it. */
export function RegistrationPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('registration.title')} text={t('registration.text')}>
      {(brand) => <Loaded key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Loaded({ brand: { brand } }: { brand: BoardBrand }) {
  const staff = useStaff();
  const { data, error, refetch, isFetching } = useQuery<RegistrationView>({
    queryKey: registrationKey(brand),
    queryFn: () => staff.site.registration(brand),
    // Somebody types in it: what changed meanwhile is said when they save.
    refetchOnWindowFocus: false,
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="420px" />;
  return <RulesEditor key={data.version} brand={brand} before={data} />;
}
