import type { FacetsQuery, FacetsValue } from '@pavilion/api/games';
import type { Catalogue } from './catalogue';
import { type FacetName, facetNames, facets, type GameFilter, inOneOrder, passesFacet } from './game-filter';

/** Counts for each filter what its choices would leave, with all other filters as they are chosen; in one pass over the list. */
export function facetsResponse(catalogue: Catalogue, { gameName = '', ...query }: FacetsQuery): FacetsValue {
  const filter = filterOf(query);
  const { category, stage, selection = 'ALL' } = filter;
  const within = { category, stage, selection };
  const named = selection === 'ALL' && gameName.trim() !== '';
  const entries = named ? catalogue.search(gameName, within) : catalogue.list(within);
  const counted = Object.fromEntries(facetNames.map((name) => [name, {}])) as Record<FacetName, Record<string, number>>;
  let total = 0;
  for (const entry of entries) {
    const failing = facetNames.filter((name) => !passesFacet(entry, name, filter));
    if (failing.length === 0) total += 1;
    // A game that one filter keeps out would be there with another choice of that one; of more than one, with none.
    const open = failing.length === 0 ? facetNames : failing.length === 1 ? failing : [];
    for (const name of open) for (const value of facets[name].values(entry)) add(counted[name], value);
  }
  return { total, ...counted };
}

function add(tally: Record<string, number>, value: string): void {
  tally[value] = (tally[value] ?? 0) + 1;
}

/** The filter that a query of a list asks for. What is empty is as if it were not there. */
export function filterOf(query: {
  [Field in keyof FacetsQuery]?: FacetsQuery[Field] | '' | undefined;
}): GameFilter {
  const { gameType, vassalage, gameClassify, stage, gameSelectType, volatility, feature, theme, minRtp, stakeUpTo } = query;
  return {
    stage: stage || undefined,
    category: gameType || undefined,
    vendor: inOneOrder(vassalage),
    gameClass: gameClassify || undefined,
    selection: gameSelectType || undefined,
    volatility: inOneOrder(volatility),
    feature: inOneOrder(feature),
    theme: inOneOrder(theme),
    minRtp: minRtp || undefined,
    stakeUpTo: stakeUpTo || undefined,
  };
}
