import type { GameCategory, ListOrder } from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';
import { getOrCache } from '../../../platform/bounded-cache';
import { keepApart } from './keep-apart';
import type { Availability } from './availability';
import { choicesOf, filterKey, type GameFilter, isNarrow, matchesFilter } from './game-filter';
import { asNew, type CatalogueEntry, inMaintenance, type Library, stageOf, withHot, withoutVendor } from './library';
import { NOTHING_PLAYED, outstanding, type PlayedGames } from './played-games';
import { fold } from './search/fold';
import type { LoadedVendor } from './store';

/** How a list is sorted, and in which language its names are compared. */
export interface Sorting {
  order?: ListOrder | undefined;
  locale: Locale;
}

/** The games that a brand shows, sorted once per combination that anybody asks for. Replaced whole when anything changes. */
export interface Catalogue {
  /** Those that are not switched off. */
  vendors: readonly LoadedVendor[];
  isVendorInMaintenance(code: string): boolean;
  find(nodeId: string): CatalogueEntry | undefined;
  /** Most popular first unless told, with covers of one noun apart; newest first when `NEW` is asked. */
  list(choice: GameFilter, sorting?: Sorting): readonly CatalogueEntry[];
  /** Names that begin with the text, then those with a word that does, then those that contain it, then those nearly like it, then those that are of such a kind. */
  search(text: string, choice: GameFilter, sorting?: Sorting): readonly CatalogueEntry[];
  /** The games that most members played in the last thirty days, most first; only those that enough played. */
  top: readonly CatalogueEntry[];
}

/** What a catalogue is made of. */
export interface CatalogueSources {
  library: Library;
  availability: Availability;
  /** The vendors that are connected to the brand, as the catalogue writes them. */
  connected: ReadonlySet<string>;
  /** What rules of play leave out in the brand is not among its games. */
  isOffered?: (entry: CatalogueEntry) => boolean;
  played?: PlayedGames;
  /** The games that are new today. */
  fresh?: ReadonlySet<string>;
}

const MAX_CACHED_SEARCHES = 500;
const MAX_CACHED_LISTS = 500;

/** A brand's view of the library. */
export function buildCatalogue(sources: CatalogueSources): Catalogue {
  const { library, availability, played = NOTHING_PLAYED } = sources;
  const shown = withBadges(
    library.entries.map((entry) => withAvailability(entry, sources)),
    played.hot,
    sources.fresh,
  );
  const entries = bestFirst(
    shown.filter((entry) => entry !== undefined),
    played,
  );
  const byId = new Map(entries.map((entry) => [entry.nodeId, entry]));
  const ofCategory = groupByCategory(entries);
  const vendors = library.vendors.filter((vendor) => availability.ofVendor(vendor) !== 'off');
  const known = new Set(vendors.map(({ code }) => code));
  const lists = new Map<string, readonly CatalogueEntry[]>();
  const narrow = new Map<string, readonly CatalogueEntry[]>();
  const searches = new Map<string, readonly CatalogueEntry[]>();

  const list: Catalogue['list'] = (asked, sorting) => {
    // Codes that nobody has must not make one more list of what is left.
    const vendor =
      asked.vendor &&
      choicesOf(asked.vendor)
        .filter((code) => known.has(code))
        .join();
    if (asked.vendor && !vendor) return [];
    const choice = { ...asked, vendor };
    const make = () =>
      (choice.category ? (ofCategory.get(choice.category) ?? []) : entries).filter((entry) => matchesFilter(entry, choice));
    const order = sorting?.order ?? (choice.selection === 'NEW' ? 'NEW' : 'POPULAR');
    const usual = !isNarrow(choice) && !sorting?.order;
    const key = `${filterKey(choice)} ${order} ${order === 'NAME' ? sorting?.locale : ''}`;
    const sorted = () => (order === 'POPULAR' ? apartAsAre(make()) : sortGames(make(), order, sorting?.locale ?? 'en', library));
    return usual ? getOrCache(lists, key, sorted, Infinity) : getOrCache(narrow, key, sorted, MAX_CACHED_LISTS);
  };
  // Which errors are forgiven depends on how many are found: the facts of games narrow what was found, so that each adds up with the others.
  const found = (wanted: string, choice: GameFilter) =>
    getOrCache(
      searches,
      `${filterKey(choice)} ${wanted}`,
      () => searchGames({ library, shown, list }, wanted, choice),
      MAX_CACHED_SEARCHES,
    );
  const search = (wanted: string, choice: GameFilter) => {
    const { category, stage, selection } = choice;
    const wide = found(wanted, { category, stage, selection });
    return wide.filter((entry) => matchesFilter(entry, choice));
  };
  return {
    vendors,
    isVendorInMaintenance: (code) => vendors.some((each) => each.code === code && availability.ofVendor(each) === 'maintenance'),
    find: (nodeId) => byId.get(nodeId),
    list,
    search(text, choice, sorting) {
      const wanted = fold(text);
      if (!wanted) return list(choice, sorting);
      const matching = search(wanted, choice);
      return sorting?.order ? sortGames(matching, sorting.order, sorting.locale, library) : matching;
    },
    top: played.top.flatMap((nodeId) => byId.get(nodeId) ?? []),
  };
}

interface SearchedGames extends Pick<Catalogue, 'list'> {
  library: Library;
  /** In the places of the library. */
  shown: readonly (CatalogueEntry | undefined)[];
}

/** Games by their names, then those that are of such a kind. */
function searchGames({ library, shown, list }: SearchedGames, wanted: string, within: GameFilter): readonly CatalogueEntry[] {
  const opens = (at: number) => {
    const entry = shown[at];
    return entry !== undefined && stageOf(entry) === 'OPEN';
  };
  const named = library.names.find(wanted, (at) => matchesFilter(shown[at], within), opens).flatMap((at) => shown[at] ?? []);
  const ofKind = library.kinds.find(wanted);
  if (ofKind.size === 0) return named;
  const already = new Set(named);
  return named.concat(list(within).filter((entry) => !already.has(entry) && entry.kinds.some((kind) => ofKind.has(kind))));
}

/** Games as their brand marks them today, in the places where they were. */
function withBadges(
  listed: readonly (CatalogueEntry | undefined)[],
  played: PlayedGames['hot'],
  fresh: CatalogueSources['fresh'],
): readonly (CatalogueEntry | undefined)[] {
  const hot = played && hotAmong(listed, played);
  return listed.map((entry) => {
    const known = entry && hot ? withHot(entry, hot.has(entry.nodeId)) : entry;
    return known && fresh?.has(known.nodeId) ? asNew(known) : known;
  });
}

/** What is hot of what opens; in a category of which nothing opens, of what it lists. */
function hotAmong(listed: readonly (CatalogueEntry | undefined)[], hot: ReadonlySet<string>): ReadonlySet<string> {
  const entries = listed.filter((entry) => entry !== undefined);
  const [all, open] = [countByCategory(entries), countByCategory(entries.filter((entry) => !isAnnounced(entry)))];
  const byId = new Map(entries.map((entry) => [entry.nodeId, { nodeId: entry.nodeId, category: entry.row.category }]));
  const known = [...hot].flatMap((nodeId) => byId.get(nodeId) ?? []);
  return new Set(outstanding(known, new Map([...all, ...open])).map(({ nodeId }) => nodeId));
}

function countByCategory(entries: readonly CatalogueEntry[]): Map<GameCategory, number> {
  const counts = new Map<GameCategory, number>();
  for (const { row } of entries) counts.set(row.category, (counts.get(row.category) ?? 0) + 1);
  return counts;
}

/** So that the many lists of one category and one vendor do not each go through all ten thousand. */
function groupByCategory(entries: readonly CatalogueEntry[]): ReadonlyMap<GameCategory, readonly CatalogueEntry[]> {
  const groups = new Map<GameCategory, CatalogueEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.row.category);
    if (group) group.push(entry);
    else groups.set(entry.row.category, [entry]);
  }
  return groups;
}

function withAvailability(
  entry: CatalogueEntry,
  { availability, connected, isOffered }: CatalogueSources,
): CatalogueEntry | undefined {
  const now = availability.of(entry);
  if (now === 'off' || isOffered?.(entry) === false) return undefined;
  const opens = connected.has(entry.connection) && !entry.row.announced;
  const shown = opens ? entry : withoutVendor(entry);
  return now === 'maintenance' ? inMaintenance(shown) : shown;
}

/** What can be played, by members who played it lately, in front of what is coming; otherwise as the library has it. */
function bestFirst(entries: readonly CatalogueEntry[], { top }: PlayedGames): readonly CatalogueEntry[] {
  const places = new Map(top.map((nodeId, at) => [nodeId, at]));
  const placeOf = (entry: CatalogueEntry) => (places.get(entry.nodeId) ?? top.length) + (isAnnounced(entry) ? NOT_YET : 0);
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What can be played stays in front of what is coming. */
function apartAsAre(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  return [...keepApart(entries.filter((entry) => !isAnnounced(entry))), ...keepApart(entries.filter(isAnnounced))];
}

function isAnnounced(entry: CatalogueEntry): boolean {
  return stageOf(entry) === 'ANNOUNCED';
}

/** Behind every game that can be played. */
const NOT_YET = 1_000_000;

function sortGames(
  entries: readonly CatalogueEntry[],
  order: ListOrder,
  locale: Locale,
  library: Library,
): readonly CatalogueEntry[] {
  if (order === 'POPULAR') return entries;
  if (order === 'RETURN') return entries.toSorted((one, other) => (other.row.rtp ?? 0) - (one.row.rtp ?? 0));
  if (order === 'NEW') return entries.toSorted(newestFirst);
  const places = library.namePlaces(locale);
  return entries.toSorted((one, other) => (places.get(one.nodeId) ?? 0) - (places.get(other.nodeId) ?? 0));
}

/** What is new by the day on which it came in, as all is by the day on which it came out. */
function newestFirst(one: CatalogueEntry, other: CatalogueEntry): number {
  return compareDays(dayOf(other), dayOf(one)) || compareDays(other.row.released, one.row.released);
}

function dayOf({ wire, row }: CatalogueEntry): string {
  return (wire.en.isNew === 1 && row.listed) || row.released;
}

function compareDays(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
