import { statement } from '@pavilion/api/calls/wallet';
import type { MovementKind } from '@pavilion/api/wallet';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useInfiniteQuery } from '@pavilion/host/query';

/** Days and kinds somebody wants to see. */
export interface StatementChoice {
  from: string;
  to: string;
  kinds: readonly MovementKind[];
}

/** Movements of the wallet, newest first, page by page. */
export function useStatement({ from, to, kinds }: StatementChoice) {
  const client = useClient();
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['wallet', 'statement', locale, from, to, kinds],
    queryFn: ({ pageParam }) =>
      client.call(statement, {
        from,
        to,
        ...(kinds.length > 0 && { kinds: withReturns(kinds).join(',') }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What came back belongs to what went out. */
function withReturns(kinds: readonly MovementKind[]): readonly MovementKind[] {
  return kinds.includes('withdrawal') ? [...kinds, 'withdrawal-return'] : kinds;
}
