import { useState } from 'react';
import { useGoTo } from '@pavilion/host/links';
import type { PaletteEntry, PaletteGroup } from './entry';
import { matchRanges } from './match-ranges';
import { clearSearches, recentSearches } from './recent-searches';
import { useSearchResults, usePopularGames } from './use-search-results';
import { useCatalogueEntries } from './use-catalogue-entries';
import { type SearchableEntry, useActionEntries, usePageEntries } from './use-searchable-entries';
import { usePaletteText } from './use-palette-text';

const MAX_PER_GROUP = 5;

/** What the palette offers for what is typed; before that, what was searched lately and what everybody plays. */
export function useGroups(typed: string, type: (text: string) => void) {
  const beginning = useInitialGroups(type);
  const { found, failed, settled } = useSearchResults(typed);
  const games = useCatalogueEntries();
  const text = usePaletteText();
  const goTo = useGoTo();
  const pages = usePageEntries();
  const actions = useActionEntries();
  if (!typed.trim()) return { groups: withoutEmpty(beginning), failed: false, settled: true };
  const listed = found?.games.map(games.found) ?? [];
  const all: PaletteEntry = {
    id: 'all-games',
    label: text('more', { total: found?.total ?? 0 }),
    icon: 'search',
    run: () => goTo('games.all', { name: typed.trim() }),
  };
  const groups: PaletteGroup[] = [
    { name: 'group.categories', entries: found?.categories.flatMap((each) => games.category(each) ?? []) ?? [] },
    { name: 'group.games', entries: found && found.total > listed.length ? [...listed, all] : listed },
    { name: 'group.vendors', entries: found?.vendors.slice(0, MAX_PER_GROUP).map(games.vendor) ?? [] },
    { name: 'group.pages', entries: matchingEntries(pages, typed) },
    { name: 'group.actions', entries: matchingEntries(actions, typed) },
  ];
  return { groups: withoutEmpty(groups), failed, settled };
}

function useInitialGroups(type: (text: string) => void): readonly PaletteGroup[] {
  const [recent, setRecent] = useState(recentSearches);
  const text = usePaletteText();
  const popular = usePopularGames();
  const { game } = useCatalogueEntries();
  const forget: PaletteEntry = {
    id: 'forget',
    label: text('recent.clear'),
    icon: 'trash',
    stays: true,
    run() {
      clearSearches();
      setRecent([]);
    },
  };
  const searches = recent.map((label): PaletteEntry => ({
    id: `recent-${label}`,
    label,
    icon: 'clock',
    stays: true,
    run: () => type(label),
  }));
  return [
    { name: 'group.recent', entries: searches.length > 0 ? [...searches, forget] : [] },
    { name: 'group.popular', entries: popular?.slice(0, MAX_PER_GROUP).map(game) ?? [] },
    { name: 'group.pages', entries: usePageEntries().slice(0, MAX_PER_GROUP) },
    { name: 'group.actions', entries: useActionEntries().slice(0, MAX_PER_GROUP) },
  ];
}

/** Those whose label or other name holds what is typed. */
function matchingEntries(places: readonly SearchableEntry[], typed: string): PaletteEntry[] {
  return places
    .flatMap((place): PaletteEntry[] => {
      const ranges = matchRanges(place.label, typed);
      return ranges || matchRanges(place.words, typed) ? [{ ...place, ...(ranges && { ranges }) }] : [];
    })
    .slice(0, MAX_PER_GROUP);
}

function withoutEmpty(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  return groups.filter(({ entries }) => entries.length > 0);
}
