import type { Game, GameStage } from '@pavilion/api/games';
import { locales, type Locale } from '@pavilion/i18n';
import { artAddress } from '@pavilion/art';
import { getOrCache } from '../../../platform/bounded-cache';
import { type GameKind, kindIndex } from './kind-names';
import { fold } from './search/fold';
import { indexNames, type NameIndex } from './search/name-index';
import type { LoadedGame, LoadedVendor } from './store';

/** A game in memory, with everything a list needs made ready. */
export interface CatalogueEntry {
  nodeId: string;
  row: LoadedGame;
  names: Readonly<Record<Locale, string>>;
  vendorName: string;
  /** The vendor that opens it and settles its rounds; its maker may be another. */
  connection: string;
  wire: Readonly<Record<Locale, Game>>;
  /** What it is found by beside its names. */
  kinds: readonly GameKind[];
}

/** Everything that was read, the same for all brands. Replaced whole when it changes. */
export interface Library {
  vendors: readonly LoadedVendor[];
  /** Most popular first. */
  entries: readonly CatalogueEntry[];
  find(nodeId: string): CatalogueEntry | undefined;
  /** The game of a maker, or of a vendor that brings games of several. */
  findByVendorCode(vendor: string, gameCode: string): CatalogueEntry | undefined;
  /** Over `entries`, in every language. */
  names: NameIndex;
  /** Classes, features and themes, as players call them. */
  kinds: typeof kindIndex;
  /** Where a game stands among all when they are sorted by name. */
  namePlaces(locale: Locale): ReadonlyMap<string, number>;
}

/** The game as it is shown while it does not open. */
export function inMaintenance(entry: CatalogueEntry): CatalogueEntry {
  const { bn, en } = entry.wire;
  return { ...entry, wire: { bn: { ...bn, inMaintenance: true }, en: { ...en, inMaintenance: true } } };
}

const unconnected = new WeakMap<CatalogueEntry, CatalogueEntry>();

/** The game as it is shown where its vendor is not connected. Made once: most brands share it. */
export function withoutVendor(entry: CatalogueEntry): CatalogueEntry {
  const { bn, en } = entry.wire;
  const known = unconnected.get(entry) ?? {
    ...entry,
    wire: { bn: { ...bn, notConnected: true }, en: { ...en, notConnected: true } },
  };
  unconnected.set(entry, known);
  return known;
}

/** Whether a game is more than announced in the brand that shows it. In maintenance, it still is what opens there. */
export function stageOf({ wire }: CatalogueEntry): GameStage {
  return wire.en.notConnected ? 'ANNOUNCED' : 'OPEN';
}

/** The game as a brand shows it whose members' play says whether it is hot. */
export function withHot(entry: CatalogueEntry, hot: boolean): CatalogueEntry {
  const isHot = hot ? 1 : 0;
  const { bn, en } = entry.wire;
  return en.isHot === isHot ? entry : { ...entry, wire: { bn: { ...bn, isHot }, en: { ...en, isHot } } };
}

/** The game as it is shown while it is new. */
export function asNew(entry: CatalogueEntry): CatalogueEntry {
  const { bn, en } = entry.wire;
  return { ...entry, wire: { bn: { ...bn, isNew: 1 }, en: { ...en, isNew: 1 } } };
}

export function buildLibrary(rows: readonly LoadedGame[], vendors: readonly LoadedVendor[]): Library {
  const makers = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const entries = rows
    .map((row) => entryOf(row, makers.get(row.vendor)))
    .sort((one, other) => other.row.popularity - one.row.popularity || Number(one.row.node_id - other.row.node_id));
  const byId = new Map(entries.map((entry) => [entry.nodeId, entry]));
  const byCode = new Map([
    ...entries.map((entry) => [`${entry.connection} ${entry.row.vendor_game_code}`, entry] as const),
    ...entries.map((entry) => [`${entry.row.vendor} ${entry.row.vendor_game_code}`, entry] as const),
  ]);
  let names: NameIndex | undefined;
  const places = new Map<Locale, ReadonlyMap<string, number>>();
  return {
    vendors,
    entries,
    find: (nodeId) => byId.get(nodeId),
    findByVendorCode: (vendor, gameCode) => byCode.get(`${vendor} ${gameCode}`),
    kinds: kindIndex,
    // To compare ten thousand names takes longer than one request may.
    namePlaces: (locale) => getOrCache(places, locale, () => placesByName(entries, locale), Infinity),
    // Made by the first search: a gateway that comes back has more urgent things to do.
    get names() {
      return (names ??= indexNames(entries.map((entry) => [...new Set(locales.map((locale) => fold(entry.names[locale])))])));
    },
  };
}

function placesByName(entries: readonly CatalogueEntry[], locale: Locale): ReadonlyMap<string, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = entries.toSorted((one, other) => compare(one.names[locale], other.names[locale]));
  return new Map(sorted.map(({ nodeId }, at) => [nodeId, at]));
}

function entryOf(row: LoadedGame, maker: LoadedVendor | undefined): CatalogueEntry {
  const { name: vendorName = row.vendor, connection } = maker ?? {};
  const names = { bn: row.name_bn, en: row.name };
  const nodeId = String(row.node_id);
  const icon = artAddress.cover(nodeId);
  const wire = (locale: Locale): Game => ({
    nodeId,
    gameName: names[locale],
    iconUrl: icon,
    lagerIcon: icon,
    displayName: vendorName,
    vassalage: row.vendor,
    gameType: row.category,
    ...(row.class && { gameClassify: row.class }),
    isHot: row.hot ? 1 : 0,
    isNew: 0,
    supportPlay: row.support_play,
    isGame: 'GAME',
  });
  const kinds = [...(row.class ? [row.class] : []), ...row.features, ...row.themes];
  return { nodeId, row, names, vendorName, connection: connection ?? row.vendor, kinds, wire: { bn: wire('bn'), en: wire('en') } };
}
