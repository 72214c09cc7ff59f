import { captcha } from '@pavilion/api/calls/auth';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** A picture to read; another one for each number. Asked for from 1 on. */
export function useCaptcha(number: number) {
  const http = useClient();
  return useQuery({
    queryKey: ['agent', 'captcha', number],
    queryFn: () => http.call(captcha),
    enabled: number > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
