import { accountRecord, heldWins, playedGames, profit, roundDetails, rounds, roundTotals } from '@pavilion/api/calls/records';
import type { RecordArea, RoundQuery, RoundResult } from '@pavilion/api/records';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@pavilion/host/query';
import type { DateRange } from '@pavilion/features/days';

/** What was asked for in an area, page by page; the first has the totals. */
export function useAccountRecord(area: RecordArea, { from, to }: DateRange) {
  const client = useClient();
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['wallet', 'account', locale, area, from, to],
    queryFn: ({ pageParam }) => client.call(accountRecord, { area, from, to, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What playing brought or cost. */
export function useProfit({ from, to }: DateRange) {
  const client = useClient();
  const locale = useLocale();
  return useQuery({
    queryKey: ['wallet', 'profit', locale, from, to],
    queryFn: () => client.call(profit, { from, to }),
    placeholderData: keepPreviousData,
  });
}

/** Rounds somebody wants to see; what is missing is not asked for. */
export interface RoundFilters extends DateRange {
  vendor?: string;
  game?: string;
  result?: RoundResult;
}

/** Rounds of games, newest first, page by page. */
export function useRounds(choice: RoundFilters) {
  const client = useClient();
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['wallet', 'rounds', locale, choice],
    queryFn: ({ pageParam }) => client.call(rounds, { ...choice, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What they add up to. */
export function useRoundTotals(choice: RoundFilters) {
  const client = useClient();
  return useQuery({ queryKey: ['wallet', 'round-totals', choice], queryFn: () => client.call(roundTotals, choice) });
}

const HELD_REFETCH_MS = 30_000;

/** Wins that wait for operators, read again while there are any, and those that were decided lately. */
export function useHeldWins() {
  const client = useClient();
  const locale = useLocale();
  return useQuery({
    queryKey: ['wallet', 'held-wins', locale],
    queryFn: () => client.call(heldWins, {}),
    refetchInterval: ({ state }) => (state.data?.list.some((win) => win.state === 'held') ? HELD_REFETCH_MS : false),
  });
}

/** Games that were played in these days, for the filter. A longer range than their figures go shows none. */
export function usePlayedGames({ from, to }: DateRange) {
  const client = useClient();
  const locale = useLocale();
  return useQuery({
    queryKey: ['wallet', 'played-games', locale, from, to],
    queryFn: () => client.call(playedGames, { from, to }),
    placeholderData: keepPreviousData,
  });
}

/** One round with what its vendor says of it. */
export function useRound({ vendor, round }: RoundQuery) {
  const client = useClient();
  const locale = useLocale();
  return useQuery({
    queryKey: ['wallet', 'round', locale, vendor, round],
    queryFn: () => client.call(roundDetails, { vendor, round }),
  });
}
