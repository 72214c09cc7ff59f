import type { GameCategory, GameClass } from '@pavilion/api/games';
import { remembered } from '../../../platform/remembered';
import { type Entry, inMaintenance, type Library } from './entries';
import { fold } from './search/fold';
import type { Standing } from './standing';
import type { LoadedVendor } from './store';

/** What a list is narrowed to. */
export interface Choice {
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
  find(nodeId: string): Entry | undefined;
  /** Most popular first; newest first when `NEW` is asked. */
  list(choice: Choice): readonly Entry[];
  /** Names that begin with the text, then those with a word that does, then those that contain it, then those nearly like it. */
  search(text: string, choice: Choice): readonly Entry[];
}

const SEARCHES_KEPT = 500;

/** A brand's view of the library. */
export function buildCatalogue(library: Library, standing: Standing): Catalogue {
  const shown = library.entries.map((entry) => asItStands(entry, standing));
  const entries = shown.filter((entry) => entry !== undefined);
  const byId = new Map(entries.map((entry) => [entry.nodeId, entry]));
  const vendors = library.vendors.filter(({ code }) => standing.word('vendor', code) !== 'off');
  const known = new Set(vendors.map(({ code }) => code));
  const lists = new Map<string, readonly Entry[]>();
  const searches = new Map<string, readonly Entry[]>();

  const list = (choice: Choice) => {
    if (choice.vendor && !known.has(choice.vendor)) return [];
    return remembered(lists, keyOf(choice), () => narrow(entries, choice), Infinity);
  };
  const search = (text: string, choice: Choice) => {
    const within = (at: number) => isOfChoice(shown[at], choice);
    return library.names.find(text, within).flatMap((at) => shown[at] ?? []);
  };
  return {
    vendors,
    isVendorInMaintenance: (code) => standing.word('vendor', code) === 'maintenance',
    find: (nodeId) => byId.get(nodeId),
    list,
    search(text, choice) {
      const wanted = fold(text);
      if (!wanted) return list(choice);
      return remembered(searches, `${keyOf(choice)} ${wanted}`, () => search(wanted, choice), SEARCHES_KEPT);
    },
  };
}

function asItStands(entry: Entry, standing: Standing): Entry | undefined {
  const now = standing.of(entry);
  if (now === 'on') return entry;
  return now === 'off' ? undefined : inMaintenance(entry);
}

function keyOf({ category, vendor, gameClass, selection = 'ALL' }: Choice): string {
  return [category, vendor, gameClass, selection].join(' ');
}

function isOfChoice(entry: Entry | undefined, { category, vendor, gameClass, selection = 'ALL' }: Choice): entry is Entry {
  if (!entry) return false;
  const { row } = entry;
  return (
    (!category || row.category === category) &&
    (!vendor || row.vendor === vendor) &&
    (!gameClass || row.class === gameClass) &&
    (selection === 'ALL' || (selection === 'HOT' ? row.hot : row.fresh))
  );
}

function narrow(entries: readonly Entry[], choice: Choice): readonly Entry[] {
  const chosen = entries.filter((entry) => isOfChoice(entry, choice));
  return choice.selection === 'NEW' ? chosen.sort((one, other) => (one.row.released < other.row.released ? 1 : -1)) : chosen;
}
