import { redeemList } from '@pavilion/api/calls/points';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

export const recordsKey = ['points', 'records'];
export type RecordKind = 'redemptions' | 'records';

const PAGE_SIZE = 10;

/** What was redeemed, or how the balance changed. */
export function useRecords(kind: RecordKind, page: number) {
  const http = useClient();
  const member = useMember();
  return useQuery({
    queryKey: [...recordsKey, member?.id, kind, page],
    queryFn: () => http.call(redeemList, { kind, pageNo: String(page), pageSize: String(PAGE_SIZE) }),
    placeholderData: keepPreviousData,
  });
}
