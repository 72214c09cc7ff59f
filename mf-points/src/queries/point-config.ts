import { pointConfig } from '@pavilion/api/calls/points';
import { useBrand } from '@pavilion/host/brand';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** How points are earned here. */
export function usePointConfig() {
  const http = useClient();
  const { code } = useBrand();
  return useQuery({ queryKey: ['points', 'config', code], queryFn: () => http.call(pointConfig), staleTime: 10 * 60_000 });
}
