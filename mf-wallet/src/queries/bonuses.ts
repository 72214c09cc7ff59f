import { bonuses, bonusOffers, forfeitBonus } from '@pavilion/api/calls/bonuses';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const BONUSES_KEY = ['wallet', 'bonuses'];
const REFETCH_MS = 10_000;

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

/** The bonus under way, and those that ended, page by page. Bets show a moment later, so it is asked again while one runs. */
export function useBonuses() {
  const client = useClient();
  const queries = useQueryClient();
  useEvent('balance.changed', () => void queries.invalidateQueries({ queryKey: BONUSES_KEY }));
  return useInfiniteQuery({
    queryKey: BONUSES_KEY,
    queryFn: ({ pageParam }) => client.call(bonuses, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.active ? REFETCH_MS : false),
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
