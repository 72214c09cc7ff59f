import type { DepositState, DepositValue } from '@pavilion/api/wallet';
import { deposits } from '@pavilion/api/calls/wallet';
import type { WithdrawalStatus, WithdrawalValue } from '@pavilion/api/withdrawals';
import { withdrawals } from '@pavilion/api/calls/withdrawals';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

/** How a payment of the player's stands. `endedAt` is missing while that may still change. */
export type MoneyNews = { id: string; amount: string; at: string; endedAt: string | undefined } & (
  | { kind: 'deposit'; state: DepositState }
  | { kind: 'withdrawal'; state: WithdrawalStatus }
);

const KEY = ['inbox', 'money'];
const LIMIT = 12;

/** The latest of a member's payments, newest first. Nothing is asked for others: they have none. */
export function useMoneyNews() {
  const client = useClient();
  const queries = useQueryClient();
  const member = useMember();
  const again = () => void queries.invalidateQueries({ queryKey: KEY });
  useEvent('deposit.changed', again);
  useEvent('withdrawal.changed', again);
  return useQuery({
    queryKey: [...KEY, member?.id],
    queryFn: async () => {
      const [paidIn, paidOut] = await Promise.all([client.call(deposits, {}), client.call(withdrawals, {})]);
      return [...paidIn.list.map(ofDeposit), ...paidOut.list.map(ofWithdrawal)]
        .sort((one, other) => (one.at < other.at ? 1 : -1))
        .slice(0, LIMIT);
    },
    enabled: member !== undefined && !member.trial,
    staleTime: 300_000,
  });
}

const OPEN: readonly DepositState[] = ['created', 'pending', 'review'];

function ofDeposit({ id, amount, state, createdAt, settledAt }: DepositValue): MoneyNews {
  const endedAt = OPEN.includes(state) ? undefined : (settledAt ?? createdAt);
  return { kind: 'deposit', id, amount, state, at: endedAt ?? createdAt, endedAt };
}

function ofWithdrawal({ id, amount, status, requestedAt, endedAt }: WithdrawalValue): MoneyNews {
  return { kind: 'withdrawal', id, amount, state: status, at: endedAt ?? requestedAt, endedAt };
}
