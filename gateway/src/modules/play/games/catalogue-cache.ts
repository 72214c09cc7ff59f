import { map, merge, type Observable, Subject } from 'rxjs';
import { getOrCache } from '../../../platform/bounded-cache';
import type { Platform } from '../../../platform/platform';
import { retryUntilDone } from '../../../platform/timers';
import { DAY_MS, dayIn } from '@pavilion/time';
import { buildCatalogue, type Catalogue, type CatalogueSources } from './catalogue';
import { isOffered } from './is-offered';
import { buildLibrary, type CatalogueEntry, type Library } from './library';
import { type Availability, availabilityFrom, type Switch } from './availability';
import { followPlayedGames } from './follow-played-games';
import { newGames } from './new-games';
import type { GamePlayers } from './played-games';
import type { GameStore } from './store';

/** The games in memory and what brands decided about them, as they were read last. */
export interface CatalogueCache {
  library(): Library;
  switches(brand: string): readonly Switch[];
  availability(brand: string): Availability;
  /** Whether its vendor's rules of play for the brand let a game be opened there. */
  isOffered(brand: string, entry: CatalogueEntry): boolean;
  /** What the brand shows; a new object after each change. */
  catalogue(brand: string): Catalogue;
  /** Reads what the brand's members play; lists read it by themselves now and then. */
  refreshPlayed(brand: string): Promise<void>;
  /** Another object after each change of anything. */
  snapshot(): object;
  /** Brands whose lists changed, once the change is in force here; `*` for all. */
  changed: Observable<string>;
  /** Reads everything again. */
  reload(): Promise<void>;
  /** What was told before this is in force when it resolves. It reads a second time where the first failed: who changed something has already done so. */
  settled(): Promise<void>;
}

interface CatalogueSnapshot {
  library: Library;
  /** Vendors that are connected, as the catalogue writes them, by brand. */
  connected: ReadonlyMap<string, ReadonlySet<string>>;
  switches: ReadonlyMap<string, readonly Switch[]>;
  catalogues: Map<string, Catalogue>;
  /** The games that are new, until the day is over. */
  fresh: ReadonlySet<string>;
  until: number;
}

/** Reads the stock and follows its changes: `*` on the bus is the library, a brand's code that brand's switches. */
export async function createCatalogueCache(
  platform: Pick<Platform, 'bus' | 'log' | 'onClose'>,
  store: GameStore,
  connections: () => Promise<ReadonlyMap<string, readonly string[]>>,
  players: (brand: string) => Promise<readonly GamePlayers[]> = async () => [],
  currencyOf: (brand: string) => string | undefined = () => undefined,
): Promise<CatalogueCache> {
  const { bus, onClose } = platform;
  let edition = emptySnapshot();
  const changed = new Subject<string>();
  // One query after the other: many at once would ask the pool for connections while this thread is busy building.
  const read = async (brand: string) => {
    const library = brand === '*' ? buildLibrary(await store.loadGames(), await store.loadVendors()) : edition.library;
    const connected = brand === '*' ? vendorsByBrand(await connections()) : edition.connected;
    edition = { library, connected, switches: byBrand(await store.loadSwitches()), catalogues: new Map(), ...newToday(library) };
    changed.next(brand);
  };
  let reading = Promise.resolve();
  // Whoever asked for the reading before has been told of its failure.
  const follow = (brand: string) => (reading = reading.catch(() => undefined).then(() => read(brand)));
  await follow('*');
  const waiting = new Set<string>();
  const readWaiting = retryUntilDone(platform, 'catalogue.read', async () => {
    for (const brand of waiting) {
      waiting.delete(brand);
      await follow(brand).catch((error: unknown) => {
        waiting.add(brand);
        throw error;
      });
    }
  });
  const following = merge(bus.on('catalogue.changed'), bus.missed.pipe(map(() => ({ brand: '*' })))).subscribe(({ brand }) => {
    waiting.add(brand);
    readWaiting();
  });
  onClose('catalogue', () => following.unsubscribe());

  const played = followPlayedGames(platform.log, players, () => {
    edition = { ...edition, catalogues: new Map() };
  });
  const current = () => {
    if (Date.now() >= edition.until) edition = { ...edition, catalogues: new Map(), ...newToday(edition.library) };
    return edition;
  };
  const switches = (brand: string) => edition.switches.get(brand) ?? [];
  const availability = (brand: string) => availabilityFrom(switches(brand));
  return {
    library: () => edition.library,
    switches,
    availability,
    isOffered: (brand, entry) => isOffered(entry, brand, currencyOf(brand)),
    catalogue(brand) {
      const [playedGames, today] = [played.of(brand), current()];
      const terms = () => ({ availability: availability(brand), played: playedGames, currency: currencyOf(brand) });
      return getOrCache(today.catalogues, brand, () => catalogueOf(today, brand, terms()), Infinity);
    },
    refreshPlayed: played.refresh,
    snapshot: current,
    changed,
    reload: () => follow('*'),
    // The first failure is in the log already; a second one reaches whoever asked.
    settled: () => reading.catch(() => follow('*')),
  };
}

function emptySnapshot(): CatalogueSnapshot {
  const library = buildLibrary([], []);
  return { library, connected: new Map(), switches: new Map(), catalogues: new Map(), ...newToday(library) };
}

function newToday({ entries }: Library): Pick<CatalogueSnapshot, 'fresh' | 'until'> {
  const today = dayIn('UTC');
  return {
    fresh: newGames(
      entries.map(({ row }) => row),
      today,
    ),
    until: Date.parse(today) + DAY_MS,
  };
}

function catalogueOf(
  { library, connected, fresh }: CatalogueSnapshot,
  brand: string,
  { currency, ...terms }: Pick<CatalogueSources, 'availability' | 'played'> & { currency: string | undefined },
): Catalogue {
  const offered = (entry: CatalogueEntry) => isOffered(entry, brand, currency);
  return buildCatalogue({ library, connected: connected.get(brand) ?? NONE, fresh, isOffered: offered, ...terms });
}

const NONE: ReadonlySet<string> = new Set();

function vendorsByBrand(connections: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [code, brands] of connections)
    for (const brand of brands) found.set(brand, (found.get(brand) ?? new Set()).add(code.toUpperCase()));
  return found;
}

function byBrand(rows: readonly (Switch & { brand: string })[]): ReadonlyMap<string, readonly Switch[]> {
  const sorted = new Map<string, Switch[]>();
  for (const { brand, ...decided } of rows) sorted.set(brand, [...(sorted.get(brand) ?? []), decided]);
  return sorted;
}
