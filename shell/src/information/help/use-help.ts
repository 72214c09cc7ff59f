import { helpCenter } from '@pavilion/api/calls/system';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useQuery } from '@pavilion/host/query';

/** The brand's help centre with its legal page. */
export function useHelp() {
  const client = useClient();
  const lang = useLocale();
  return useQuery({
    queryKey: ['information', 'help', lang],
    queryFn: () => client.call(helpCenter, { lang, device: 'WEB' }),
    staleTime: 300_000,
  });
}
