import { movementById, movementTotals } from '@pavilion/api/calls/records';
import { statement } from '@pavilion/api/calls/wallet';
import { kindsOf, type MovementGroup } from '@pavilion/api/records';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useInfiniteQuery, useQuery } from '@pavilion/host/query';
import type { Days } from '../features/days/range';

/** Days, wallet and groups somebody wants to see; no group means all of them. */
export interface StatementChoice extends Days {
  wallet: string;
  groups: readonly MovementGroup[];
}

/** Movements of the wallet, newest first, page by page. */
export function useStatement({ from, to, wallet, groups }: StatementChoice) {
  const client = useClient();
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['wallet', 'statement', locale, from, to, wallet, groups],
    queryFn: ({ pageParam }) =>
      client.call(statement, {
        from,
        to,
        wallet,
        ...(groups.length > 0 && { kinds: kindsOf(groups).join(',') }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What they add up to. */
export function useMovementTotals({ from, to, wallet, groups }: StatementChoice) {
  const client = useClient();
  return useQuery({
    queryKey: ['wallet', 'statement-totals', from, to, wallet, groups],
    queryFn: () => client.call(movementTotals, { from, to, wallet, ...(groups.length > 0 && { groups: groups.join(',') }) }),
  });
}

/** Everything about one movement. */
export function useMovement(id: string) {
  const client = useClient();
  const locale = useLocale();
  return useQuery({ queryKey: ['wallet', 'movement', locale, id], queryFn: () => client.call(movementById(id)) });
}
