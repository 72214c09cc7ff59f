import { transfers, transferTerms, transferToUpline, walletTransfer } from '@pavilion/api/calls/transfers';
import type { UplineTransferRequest, WalletTransferRequest } from '@pavilion/api/transfers';
import { useBalanceActions } from '@pavilion/host/balance';
import { useClient } from '@pavilion/host/http';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

export const TRANSFER_TERMS = ['wallet', 'transfer-terms'];
const LIST = ['wallet', 'transfers'];

type Keyed<Request> = Request & { key: string };

/** Moves money between wallets. The key belongs to what was typed: however often the button is pressed, it moves once. */
export function useWalletTransfer() {
  const client = useClient();
  const { moneyMoved } = useBalanceActions();
  return useMutation({
    mutationFn: ({ key: idempotencyKey, ...request }: Keyed<WalletTransferRequest>) =>
      client.call(walletTransfer, request, { idempotencyKey }),
    onSuccess: moneyMoved,
  });
}

/** Whether, how much and to whom one may send. */
export function useTransferTerms() {
  const client = useClient();
  return useQuery({ queryKey: TRANSFER_TERMS, queryFn: () => client.call(transferTerms) });
}

/** Sends to the agent above, once for a key. */
export function useTransferToUpline() {
  const client = useClient();
  const queries = useQueryClient();
  const { moneyMoved } = useBalanceActions();
  return useMutation({
    mutationFn: ({ key: idempotencyKey, ...request }: Keyed<UplineTransferRequest>) =>
      client.call(transferToUpline, request, { idempotencyKey }),
    onSuccess: () => {
      moneyMoved();
      for (const queryKey of [TRANSFER_TERMS, LIST]) void queries.invalidateQueries({ queryKey });
    },
  });
}

/** What was sent and what came, newest first. */
export function useTransfers() {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam }) => client.call(transfers, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
