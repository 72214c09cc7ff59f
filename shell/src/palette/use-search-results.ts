import { popularGames, searchGames } from '@pavilion/api/calls/games';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { keepPreviousData, useQuery } from '@pavilion/host/query';
import { useEffect, useState } from 'react';

/** Short enough to answer while one types, long enough that a word is one question. */
const DEBOUNCE_MS = 90;
const GAMES = '8';
const MINUTE = 60_000;

/** Games, vendors and categories that the gateway finds for what is typed; what was found before stands there until they come. */
export function useSearchResults(typed: string) {
  const http = useClient();
  const language = useLocale();
  const q = useDebounced(typed.trim());
  const query = useQuery({
    queryKey: ['palette', 'found', language, q],
    queryFn: ({ signal }) => http.call(searchGames, { q, limit: GAMES, language }, { signal }),
    enabled: q !== '',
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    found: q === '' ? undefined : query.data,
    failed: q !== '' && query.isError,
    /** What stands there answers what is typed. */
    settled: q === typed.trim() && !query.isFetching,
  };
}

/** What everybody plays, for whoever has typed nothing yet. */
export function usePopularGames() {
  const http = useClient();
  const language = useLocale();
  return useQuery({
    queryKey: ['palette', 'popular', language],
    queryFn: () => http.call(popularGames, { language }),
    staleTime: 5 * MINUTE,
    retry: false,
  }).data?.list;
}

function useDebounced(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}
