import {
  gameCategories,
  type GameCategory,
  type GameClass,
  gameClasses,
  type GameSelection,
  type GameStage,
  gameSelections,
  listOrders,
} from '@pavilion/api/calls/games';
import type { ListOrder } from '@pavilion/api/games';
import { useLocation, useSearchParams } from '@pavilion/host/router';
import { useEffect, useRef } from 'react';
import { type FactFilters, factNames, NO_FACTS, readFacts, readSeveral, writeFacts, writeSeveral } from './fact-filters';
import { FIRST_PAGE, type PageRange, readRange, writeRange } from './page-range';

/** What is shown of a list: games that open, as the specification names its choices, or those that are only announced. */
export type ListSelection = GameSelection | 'SOON';

const selections: readonly ListSelection[] = [...gameSelections, 'SOON'];

/** What a list is narrowed to. It lives in the address, so that it can be sent to somebody and survives a reload and the way back. */
export interface ListFilters extends FactFilters {
  /** Missing on the page of all games. */
  category: GameCategory | undefined;
  selection: ListSelection;
  vendors: readonly string[];
  gameClass: GameClass | undefined;
  search: string;
  /** Missing while the list is sorted as usual. */
  order: ListOrder | undefined;
  pages: PageRange;
}

/** A list with every narrowing taken away. */
export const NOT_NARROWED = { vendors: [], gameClass: undefined, search: '', selection: 'ALL', ...NO_FACTS } as const;

/** As many as the gateway takes. */
const MAX_VENDORS = 12;

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
  const selection = oneOf(selections, params.get('show')) ?? 'ALL';
  return {
    category: oneOf(gameCategories, pathname.split('/').at(-1)?.toUpperCase() ?? null),
    selection,
    vendors: readSeveral(params.get('vassalage'))
      .filter((code) => /^[A-Z][A-Z0-9-]{1,30}$/.test(code))
      .slice(0, MAX_VENDORS),
    gameClass: isOwn(selection) ? undefined : oneOf(gameClasses, params.get('class')),
    search: isSearchable(selection) ? (params.get('name') ?? '').slice(0, 60) : '',
    order: isOwn(selection) ? undefined : oneOf(listOrders, params.get('sort')),
    ...readFacts(isOwn(selection) ? new URLSearchParams() : params),
    pages: readRange(params.get('page')),
  };
}

/** Lists of a player's own are short, and in their own order. */
export function isOwn(selection: ListSelection): selection is 'FAV' | 'RECENT' {
  return selection === 'FAV' || selection === 'RECENT';
}

/** The lists that are searched by name. */
export function isSearchable(selection: ListSelection): boolean {
  return selection === 'ALL' || selection === 'SOON';
}

/** What of a list is asked for: whoever looks for a name wants that game, whether or not it opens yet. */
export function stageOf({ selection, search }: Pick<ListFilters, 'selection' | 'search'>): GameStage | undefined {
  if (selection === 'SOON') return 'ANNOUNCED';
  return isOwn(selection) || search.trim() ? undefined : 'OPEN';
}

/** Whether a list is narrowed by anything but what is shown of it. */
export function isNarrowed({ vendors, gameClass, search, ...facts }: ListFilters): boolean {
  return vendors.length > 0 || gameClass !== undefined || search !== '' || factNames.some((name) => facts[name].length > 0);
}

function writeFilters({ selection, vendors, gameClass, search, order, pages, ...facts }: ListFilters): [string, string][] {
  const entries = {
    show: selection === 'ALL' ? undefined : selection,
    vassalage: writeSeveral(vendors),
    name: isSearchable(selection) ? search : undefined,
    ...(!isOwn(selection) && { class: gameClass, ...writeFacts(facts), sort: order }),
    page: writeRange(pages),
  };
  return Object.entries(entries).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

function oneOf<Value extends string>(known: readonly Value[], wanted: string | null): Value | undefined {
  return known.find((value) => value === wanted);
}
