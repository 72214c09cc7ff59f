import { type GameCategory, type GameClass, type GameStage, returnSteps, stakeSteps } from '@pavilion/api/games';
import { type CatalogueEntry, stageOf } from './library';

/** What a list is narrowed to; all of it together. Where several may be chosen, there are commas between. */
export interface GameFilter {
  category?: GameCategory | undefined;
  /** One or several. */
  vendor?: string | undefined;
  stage?: GameStage | undefined;
  gameClass?: GameClass | undefined;
  selection?: 'NEW' | 'ALL' | 'HOT' | undefined;
  /** One or several. */
  volatility?: string | undefined;
  /** One or several. */
  feature?: string | undefined;
  /** One or several. */
  theme?: string | undefined;
  /** Per cent, at least. */
  minRtp?: (typeof returnSteps)[number] | undefined;
  /** Minor units, at most. */
  stakeUpTo?: (typeof stakeSteps)[number] | undefined;
}

/** A filter whose choices are counted: which of them would leave a game in its list. */
interface Facet {
  of: keyof GameFilter;
  values(entry: CatalogueEntry): readonly string[];
}

/** By the names they have on the wire, with their choices in the order of the vocabulary. */
export const facets = {
  vassalage: { of: 'vendor', values: ({ row }) => [row.vendor] },
  gameClassify: { of: 'gameClass', values: ({ row }) => (row.class ? [row.class] : []) },
  volatility: { of: 'volatility', values: ({ row }) => (row.volatility ? [row.volatility] : []) },
  feature: { of: 'feature', values: ({ row }) => row.features },
  theme: { of: 'theme', values: ({ row }) => row.themes },
  minRtp: { of: 'minRtp', values: ({ row }) => returnSteps.filter((step) => (row.rtp ?? 0) >= Number(step) * 100) },
  stakeUpTo: { of: 'stakeUpTo', values: ({ row }) => stakeSteps.filter((step) => row.min_bet <= BigInt(step)) },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof facets;
export const facetNames = Object.keys(facets) as FacetName[];

/** Whether one filter alone leaves a game in its list. */
export function passesFacet(entry: CatalogueEntry, name: FacetName, filter: GameFilter): boolean {
  const { of, values }: Facet = facets[name];
  const chosen = filter[of];
  if (chosen === undefined) return true;
  const own: readonly string[] = values(entry);
  // Asked ten thousand times for one list: a single choice, which nearly all are, is not taken apart.
  return chosen.includes(',') ? choicesOf(chosen).some((choice) => own.includes(choice)) : own.includes(chosen);
}

/** The choices that are combined in one filter. */
export function choicesOf(chosen: string): string[] {
  return chosen.split(',');
}

/** The same choices in one way of writing them, however often and in whichever order they were named. */
export function inOneOrder(chosen: string | undefined): string | undefined {
  return chosen ? [...new Set(choicesOf(chosen))].toSorted().join() : undefined;
}

/** Whether a list is narrowed by more than its category, one vendor, class, stage and selection. */
export function isNarrow(filter: GameFilter): boolean {
  const { category: _, vendor, gameClass: _class, selection: _selection, stage: _stage, ...facts } = filter;
  return vendor?.includes(',') || Object.values(facts).some((value) => value !== undefined);
}

/** Names a filter: the same for filters that leave the same. */
export function filterKey(filter: GameFilter): string {
  const { category, vendor, gameClass, stage, selection = 'ALL', volatility, feature, theme } = filter;
  const { minRtp, stakeUpTo } = filter;
  return [category, vendor, gameClass, stage, selection, volatility, feature, theme, minRtp, stakeUpTo].join(' ');
}

/** Whether a filter leaves a game in its list. */
export function matchesFilter(entry: CatalogueEntry | undefined, filter: GameFilter): entry is CatalogueEntry {
  if (!entry) return false;
  const { category, stage, selection = 'ALL' } = filter;
  const { row, wire } = entry;
  return (
    (!category || row.category === category) &&
    (!stage || stage === stageOf(entry)) &&
    (selection === 'ALL' || (selection === 'HOT' ? wire.en.isHot : wire.en.isNew) === 1) &&
    facetNames.every((name) => passesFacet(entry, name, filter))
  );
}
