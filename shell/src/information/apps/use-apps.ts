import { issueCode } from '@pavilion/api/calls/auth';
import { apps } from '@pavilion/api/calls/system';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { keepPreviousData, useQuery } from '@pavilion/host/query';

/** A code is good for a minute: a new one stands there before. */
const NEW_CODE_EVERY_MS = 45_000;

/** How the brand comes onto a phone. `signsIn`: the addresses carry a one-time code, so that the phone goes on as this member. */
export function useApps(signsIn: boolean) {
  const client = useClient();
  const language = useLocale();
  return useQuery({
    queryKey: ['information', 'apps', language, signsIn],
    queryFn: async () => {
      const code = signsIn ? (await client.call(issueCode)).code : undefined;
      return client.call(apps, { language, ...(code && { code }) });
    },
    placeholderData: keepPreviousData,
    ...(signsIn ? { refetchInterval: NEW_CODE_EVERY_MS, gcTime: 0, staleTime: 0 } : { staleTime: 300_000 }),
  });
}
