import { transactionById, transactionTotals } from '@pavilion/api/calls/records';
import { statement } from '@pavilion/api/calls/wallet';
import { transactionKindsOf, type TransactionGroup } from '@pavilion/api/records';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useInfiniteQuery, useQuery } from '@pavilion/host/query';
import type { DateRange } from '@pavilion/features/days';

/** Days, wallet and groups somebody wants to see; no group means all of them. */
export interface StatementFilters extends DateRange {
  wallet: string;
  groups: readonly TransactionGroup[];
}

/** Movements of the wallet, newest first, page by page. */
export function useStatement({ from, to, wallet, groups }: StatementFilters) {
  const client = useClient();
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['wallet', 'statement', locale, from, to, wallet, groups],
    queryFn: ({ pageParam }) =>
      client.call(statement, {
        from,
        to,
        wallet,
        ...(groups.length > 0 && { kinds: transactionKindsOf(groups).join(',') }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What they add up to. */
export function useTransactionTotals({ from, to, wallet, groups }: StatementFilters) {
  const client = useClient();
  return useQuery({
    queryKey: ['wallet', 'statement-totals', from, to, wallet, groups],
    queryFn: () => client.call(transactionTotals, { from, to, wallet, ...(groups.length > 0 && { groups: groups.join(',') }) }),
  });
}

/** Everything about one movement. */
export function useTransaction(id: string) {
  const client = useClient();
  const locale = useLocale();
  return useQuery({ queryKey: ['wallet', 'movement', locale, id], queryFn: () => client.call(transactionById(id)) });
}
