import type { Bonus } from '@pavilion/api/bonuses';
import { bonuses, bonusOffers, forfeitBonus } from '@pavilion/api/calls/bonuses';
import { useBalance } from '@pavilion/host/balance';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@pavilion/host/query';
import { bonusBalanceOf } from './balance';

const BONUSES_KEY = ['wallet', 'bonuses'];

/** What a deposit of so much would bring; without an amount, what is offered at all. */
export function useBonusOffers(amount: bigint | undefined) {
  const client = useClient();
  return useQuery({
    queryKey: ['wallet', 'bonus-offers', String(amount ?? '')],
    queryFn: () => client.call(bonusOffers, amount === undefined ? {} : { amount: String(amount) }),
    placeholderData: (before) => before,
    retry: false,
    staleTime: 30_000,
  });
}

/** Bets show a moment later, once they are counted: the platform says when. */
function useBonusNews(): void {
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: BONUSES_KEY });
  useEvent('bonus.changed', again);
  useEvent('updates.missed', again);
}

/** The bonus that rounds feed now, wherever something of it is shown; nothing where none waits. */
export function useRunningBonus(): Bonus | undefined {
  const client = useClient();
  const waits = bonusBalanceOf(useBalance().value) > 0n;
  useBonusNews();
  const { data } = useQuery({
    queryKey: [...BONUSES_KEY, 'running'],
    queryFn: async () => (await client.call(bonuses, {})).active,
    enabled: waits,
    retry: false,
  });
  return (waits && data) || undefined;
}

/** The bonuses under way, and those that ended, page by page. */
export function useBonuses() {
  const client = useClient();
  useBonusNews();
  return useInfiniteQuery({
    queryKey: [...BONUSES_KEY, 'pages'],
    queryFn: ({ pageParam }) => client.call(bonuses, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: 'always',
  });
}

/** Gives a bonus up. */
export function useForfeitBonus() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(forfeitBonus(id)),
    onSettled: () => queries.invalidateQueries({ queryKey: BONUSES_KEY }),
  });
}
