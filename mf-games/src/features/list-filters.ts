import {
  gameCategories,
  type GameCategory,
  type GameClass,
  gameClasses,
  type GameSelection,
  gameSelections,
} from '@pavilion/api/calls/games';
import { useLocation, useSearchParams } from '@pavilion/host/router';
import { useEffect, useRef } from 'react';
import { FIRST_PAGE, type PageRange, readRange, writeRange } from './page-range';

/** What a list is narrowed to. It lives in the address, so that it can be sent to somebody and survives a reload and the way back. */
export interface ListFilters {
  /** Missing on the page of all games. */
  category: GameCategory | undefined;
  selection: GameSelection;
  vendor: string | undefined;
  gameClass: GameClass | undefined;
  search: string;
  pages: PageRange;
}

type Change = Partial<Omit<ListFilters, 'category'>>;

/** Asks for something else; whatever it is narrowed to, it begins at its first page. `quietly` leaves no step on the way back. */
export type ChangeListFilters = (change: Change, how?: 'quietly') => void;

/** What the address asks for, and a way to ask for something else. Values nobody offers count as not asked. */
export function useListFilters(): [ListFilters, ChangeListFilters] {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  // What was asked for last: a slow phone still shows the list before while somebody narrows it down further.
  const askedRef = useRef(params);
  useEffect(() => {
    askedRef.current = params;
  }, [params]);
  const change: ChangeListFilters = (wanted, how) => {
    const asked = readFilters(pathname, askedRef.current);
    const next = new URLSearchParams(writeFilters({ ...asked, pages: FIRST_PAGE, ...wanted }));
    askedRef.current = next;
    setParams(next, { replace: how === 'quietly' });
  };
  return [readFilters(pathname, params), change];
}

function readFilters(pathname: string, params: URLSearchParams): ListFilters {
  const selection = oneOf(gameSelections, params.get('show')) ?? 'ALL';
  return {
    category: oneOf(gameCategories, pathname.split('/').at(-1)?.toUpperCase() ?? null),
    selection,
    vendor: /^[A-Z][A-Z0-9-]{1,30}$/.exec(params.get('vassalage') ?? '')?.[0],
    gameClass: oneOf(gameClasses, params.get('class')),
    search: selection === 'ALL' ? (params.get('name') ?? '').slice(0, 60) : '',
    pages: readRange(params.get('page')),
  };
}

function writeFilters({ selection, vendor, gameClass, search, pages }: Omit<ListFilters, 'category'>): [string, string][] {
  const entries = {
    show: selection === 'ALL' ? undefined : selection,
    vassalage: vendor,
    class: gameClass,
    name: selection === 'ALL' ? search : undefined,
    page: writeRange(pages),
  };
  return Object.entries(entries).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

function oneOf<Value extends string>(known: readonly Value[], wanted: string | null): Value | undefined {
  return known.find((value) => value === wanted);
}
