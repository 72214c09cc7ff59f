import { type InfiniteData, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query';

const REFETCH_INTERVAL_MS = 10_000;

interface QueuePage {
  list: unknown[];
  /** What the next page begins after. */
  next?: string;
}

/**
 * A queue page by page, read again while somebody looks at it. What its first page says of all queues stays in view while another queue is
 * loading.
 */
export function useQueue<Page extends QueuePage>(queryKey: QueryKey, read: (after?: string) => Promise<Page>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_INTERVAL_MS,
    placeholderData: (before) => before && withoutItems(before),
  });
  const { data, isPending, isPlaceholderData } = query;
  return {
    query,
    first: data?.pages[0],
    lines: (data?.pages.flatMap(({ list }) => list) ?? []) as Page['list'],
    waiting: isPending || isPlaceholderData,
    /** The whole queue, for a file. */
    source: async (after: string | undefined) => {
      const { list, next } = await read(after);
      return { rows: list as Page['list'], next };
    },
  };
}

/** One line of a queue, as it is now, whichever queue it is in. */
export function useQueueItem<Line>(queryKey: QueryKey, read: () => Promise<Line>, opened: Line) {
  const query = useQuery({ queryKey, queryFn: read, refetchInterval: REFETCH_INTERVAL_MS });
  return { query, line: query.data ?? opened };
}

function withoutItems<Page extends QueuePage, Param>({ pages, pageParams }: InfiniteData<Page, Param>) {
  return { pages: pages.slice(0, 1).map((page) => ({ ...page, list: [] })), pageParams };
}
