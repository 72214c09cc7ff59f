import { countries } from '@pavilion/api/calls/verification';
import type { Country } from '@pavilion/api/verification';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useQuery } from '@pavilion/host/query';

const NONE: readonly Country[] = [];

/** Whose mobile numbers the brand takes, its own country first. None while they are not known. */
export function useCountries(): readonly Country[] {
  const client = useClient();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['countries', locale],
    queryFn: () => client.call(countries),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.list ?? NONE;
}
