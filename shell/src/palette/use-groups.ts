import { useState } from 'react';
import { useGoTo } from '@pavilion/host/links';
import type { Entry, Group } from './entry';
import { match } from './match';
import { forgetSearches, recentSearches } from './recent-searches';
import { useFound, usePopular } from './use-found';
import { useGames } from './use-games';
import { type Place, useActionPlaces, usePagePlaces } from './use-places';
import { useText } from './use-text';

const FEW = 5;

/** What the palette offers for what is typed; before that, what was searched lately and what everybody plays. */
export function useGroups(typed: string, type: (text: string) => void) {
  const beginning = useBeginning(type);
  const { found, failed, settled } = useFound(typed);
  const games = useGames();
  const text = useText();
  const goTo = useGoTo();
  const pages = usePagePlaces();
  const actions = useActionPlaces();
  if (!typed.trim()) return { groups: withoutEmpty(beginning), failed: false, settled: true };
  const listed = found?.games.map(games.found) ?? [];
  const all: Entry = {
    id: 'all-games',
    label: text('more', { total: found?.total ?? 0 }),
    icon: 'search',
    run: () => goTo('games.all', { name: typed.trim() }),
  };
  const groups: Group[] = [
    { name: 'group.categories', entries: found?.categories.flatMap((each) => games.category(each) ?? []) ?? [] },
    { name: 'group.games', entries: found && found.total > listed.length ? [...listed, all] : listed },
    { name: 'group.vendors', entries: found?.vendors.slice(0, FEW).map(games.vendor) ?? [] },
    { name: 'group.pages', entries: matching(pages, typed) },
    { name: 'group.actions', entries: matching(actions, typed) },
  ];
  return { groups: withoutEmpty(groups), failed, settled };
}

function useBeginning(type: (text: string) => void): readonly Group[] {
  const [recent, setRecent] = useState(recentSearches);
  const text = useText();
  const popular = usePopular();
  const { game } = useGames();
  const forget: Entry = {
    id: 'forget',
    label: text('forget'),
    icon: 'trash',
    stays: true,
    run() {
      forgetSearches();
      setRecent([]);
    },
  };
  const searches = recent.map((label): Entry => ({
    id: `recent-${label}`,
    label,
    icon: 'clock',
    stays: true,
    run: () => type(label),
  }));
  return [
    { name: 'group.recent', entries: searches.length > 0 ? [...searches, forget] : [] },
    { name: 'group.popular', entries: popular?.slice(0, FEW).map(game) ?? [] },
    { name: 'group.pages', entries: usePagePlaces().slice(0, FEW) },
    { name: 'group.actions', entries: useActionPlaces().slice(0, FEW) },
  ];
}

/** Those whose label or other name holds what is typed. */
function matching(places: readonly Place[], typed: string): Entry[] {
  return places
    .flatMap((place): Entry[] => {
      const ranges = match(place.label, typed);
      return ranges || match(place.words, typed) ? [{ ...place, ...(ranges && { ranges }) }] : [];
    })
    .slice(0, FEW);
}

function withoutEmpty(groups: readonly Group[]): readonly Group[] {
  return groups.filter(({ entries }) => entries.length > 0);
}
