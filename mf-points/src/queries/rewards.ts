import { pointRewards } from '@pavilion/api/calls/points';
import { useBrand } from '@pavilion/host/brand';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

export const rewardsKey = ['points', 'rewards'];

/** What points buy here. */
export function useRewards() {
  const http = useClient();
  const { code } = useBrand();
  return useQuery({ queryKey: [...rewardsKey, code], queryFn: () => http.call(pointRewards), staleTime: 60_000 });
}
