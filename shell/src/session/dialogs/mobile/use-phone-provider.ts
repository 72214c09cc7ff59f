import { phoneProvider } from '@pavilion/api/calls/verification';
import type { PhoneProvider } from '@pavilion/api/verification';
import { useFlag } from '@pavilion/host/brand';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** Who else numbers are proven to; null for nobody, undefined while that is not known. */
export function usePhoneProvider(): PhoneProvider | null | undefined {
  const client = useClient();
  const elsewhere = useFlag('PHONETOKEN');
  const { data, isError } = useQuery({
    queryKey: ['session', 'phone-provider'],
    queryFn: () => client.call(phoneProvider),
    enabled: elsewhere,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Codes are sent as well, if only by those who have a provider of SMS.
  return !elsewhere || isError ? null : data?.provider;
}
