import { transferRecipients, transfers, transferTerms, transferToDownline } from '@pavilion/api/calls/transfers';
import type { DownlineTransferRequest } from '@pavilion/api/transfers';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const TERMS = ['agent', 'transfer-terms'];
const LIST = ['agent', 'transfers'];

/** Whether and how much the agent may send. */
export function useTransferTerms() {
  const client = useClient();
  return useQuery({ queryKey: TERMS, queryFn: () => client.call(transferTerms) });
}

/** Members directly below, by the beginning of their name. */
export function useRecipients(name: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['agent', 'recipients', name],
    queryFn: () => client.call(transferRecipients, name ? { name } : {}),
    placeholderData: keepPreviousData,
  });
}

/** Sends below, once for a key. */
export function useTransferToDownline() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key: idempotencyKey, ...request }: DownlineTransferRequest & { key: string }) =>
      client.call(transferToDownline, request, { idempotencyKey }),
    onSuccess: () => {
      for (const queryKey of [TERMS, LIST]) void queries.invalidateQueries({ queryKey });
    },
  });
}

/** What went to the team and what came from it, newest first. */
export function useTransfers() {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam }) => client.call(transfers, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
