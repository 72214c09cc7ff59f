import {
  gameCategories,
  type GameCategory,
  type GameClass,
  gameClasses,
  type GameSelection,
  gameSelections,
} from '@pavilion/api/calls/games';
import { useLocation, useSearchParams } from '@pavilion/host/router';

/** What a list is narrowed to. It lives in the address, so that it can be sent to somebody and survives a reload. */
export interface ListChoice {
  /** Missing on the page of all games. */
  category: GameCategory | undefined;
  selection: GameSelection;
  vendor: string | undefined;
  gameClass: GameClass | undefined;
  search: string;
}

type Change = Partial<Omit<ListChoice, 'category'>>;

/** What the address asks for, and a way to ask for something else. Values nobody offers count as not asked. */
export function useListChoice(): [ListChoice, (change: Change) => void] {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const selection = oneOf(gameSelections, params.get('show')) ?? 'ALL';
  const choice: ListChoice = {
    category: oneOf(gameCategories, pathname.split('/').at(-1)?.toUpperCase() ?? null),
    selection,
    vendor: /^[A-Z][A-Z0-9]{1,15}$/.exec(params.get('vassalage') ?? '')?.[0],
    gameClass: oneOf(gameClasses, params.get('class')),
    search: selection === 'ALL' ? (params.get('name') ?? '').slice(0, 60) : '',
  };
  const change = (wanted: Change) => {
    const { selection: show, vendor, gameClass, search } = { ...choice, ...wanted };
    const entries = { show: show === 'ALL' ? '' : show, vassalage: vendor, class: gameClass, name: show === 'ALL' ? search : '' };
    setParams(Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : [])) as [string, string][], {
      replace: true,
    });
  };
  return [choice, change];
}

function oneOf<Value extends string>(known: readonly Value[], wanted: string | null): Value | undefined {
  return known.find((value) => value === wanted);
}
