import type { GameCategory, GameClass } from '@pavilion/api/games';
import { getOrCache } from '../../../platform/bounded-cache';
import { type CatalogueEntry, inMaintenance, type Library, withoutVendor } from './library';
import { fold } from './search/fold';
import type { Availability } from './availability';
import type { LoadedVendor } from './store';

/** What a list is narrowed to. */
export interface GameFilter {
  category?: GameCategory | undefined;
  vendor?: string | undefined;
  gameClass?: GameClass | undefined;
  selection?: 'NEW' | 'ALL' | 'HOT' | undefined;
}

/** The games that a brand shows, sorted once per combination that anybody asks for. Replaced whole when anything changes. */
export interface Catalogue {
  /** Those that are not switched off. */
  vendors: readonly LoadedVendor[];
  isVendorInMaintenance(code: string): boolean;
  find(nodeId: string): CatalogueEntry | undefined;
  /** Most popular first; newest first when `NEW` is asked. */
  list(choice: GameFilter): readonly CatalogueEntry[];
  /** Names that begin with the text, then those with a word that does, then those that contain it, then those nearly like it. */
  search(text: string, choice: GameFilter): readonly CatalogueEntry[];
}

const MAX_CACHED_SEARCHES = 500;

/** A brand's view of the library. `connected`: the vendors that are connected to it, as the catalogue writes them. */
export function buildCatalogue(library: Library, availability: Availability, connected: ReadonlySet<string>): Catalogue {
  const shown = library.entries.map((entry) => withAvailability(entry, availability, connected));
  const entries = shown.filter((entry) => entry !== undefined);
  const byId = new Map(entries.map((entry) => [entry.nodeId, entry]));
  const vendors = library.vendors.filter(({ code }) => availability.ownState('vendor', code) !== 'off');
  const known = new Set(vendors.map(({ code }) => code));
  const lists = new Map<string, readonly CatalogueEntry[]>();
  const searches = new Map<string, readonly CatalogueEntry[]>();

  const list = (choice: GameFilter) => {
    if (choice.vendor && !known.has(choice.vendor)) return [];
    return getOrCache(lists, keyOf(choice), () => narrow(entries, choice), Infinity);
  };
  const search = (text: string, choice: GameFilter) => {
    const within = (at: number) => matchesFilter(shown[at], choice);
    return library.names.find(text, within).flatMap((at) => shown[at] ?? []);
  };
  return {
    vendors,
    isVendorInMaintenance: (code) => availability.ownState('vendor', code) === 'maintenance',
    find: (nodeId) => byId.get(nodeId),
    list,
    search(text, choice) {
      const wanted = fold(text);
      if (!wanted) return list(choice);
      return getOrCache(searches, `${keyOf(choice)} ${wanted}`, () => search(wanted, choice), MAX_CACHED_SEARCHES);
    },
  };
}

function withAvailability(
  entry: CatalogueEntry,
  availability: Availability,
  connected: ReadonlySet<string>,
): CatalogueEntry | undefined {
  const now = availability.of(entry);
  if (now === 'on') return connected.has(entry.row.vendor) ? entry : withoutVendor(entry);
  return now === 'off' ? undefined : inMaintenance(entry);
}

function keyOf({ category, vendor, gameClass, selection = 'ALL' }: GameFilter): string {
  return [category, vendor, gameClass, selection].join(' ');
}

function matchesFilter(
  entry: CatalogueEntry | undefined,
  { category, vendor, gameClass, selection = 'ALL' }: GameFilter,
): entry is CatalogueEntry {
  if (!entry) return false;
  const { row } = entry;
  return (
    (!category || row.category === category) &&
    (!vendor || row.vendor === vendor) &&
    (!gameClass || row.class === gameClass) &&
    (selection === 'ALL' || (selection === 'HOT' ? row.hot : row.fresh))
  );
}

function narrow(entries: readonly CatalogueEntry[], choice: GameFilter): readonly CatalogueEntry[] {
  const chosen = entries.filter((entry) => matchesFilter(entry, choice));
  return choice.selection === 'NEW' ? chosen.sort((one, other) => (one.row.released < other.row.released ? 1 : -1)) : chosen;
}
