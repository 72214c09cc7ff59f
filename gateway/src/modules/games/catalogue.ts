import type { Game, GameCategory, GameClass } from '@pavilion/api/games';
import { locales, type Locale } from '@pavilion/i18n';
import { artAddress } from '../art';
import { fold } from './fold';
import type { LoadedGame, LoadedVendor } from './store';

/** A game in memory, with everything a list needs made ready. */
export interface Entry {
  nodeId: string;
  row: LoadedGame;
  names: Readonly<Record<Locale, string>>;
  vendorName: string;
  /** Its names as search compares them. */
  folded: readonly string[];
  wire: Readonly<Record<Locale, Game>>;
}

/** What a list is narrowed to. */
export interface Choice {
  category?: GameCategory | undefined;
  vendor?: string | undefined;
  gameClass?: GameClass | undefined;
  selection?: 'NEW' | 'ALL' | 'HOT' | undefined;
}

/** All games, sorted once per combination that anybody asks for. Replaced whole when the catalogue changes. */
export interface Catalogue {
  vendors: readonly LoadedVendor[];
  find(nodeId: string): Entry | undefined;
  findByVendorCode(vendor: string, gameCode: string): Entry | undefined;
  /** Most popular first; newest first when `NEW` is asked. */
  list(choice: Choice): readonly Entry[];
  /** Names that begin with the text, then those with a word that does, then those that contain it. */
  search(text: string, choice: Choice): readonly Entry[];
}

const SEARCHES_KEPT = 500;

export function buildCatalogue(rows: readonly LoadedGame[], vendors: readonly LoadedVendor[]): Catalogue {
  const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]));
  const entries = rows
    .filter(({ open }) => open)
    .map((row) => entryOf(row, vendorNames.get(row.vendor) ?? row.vendor))
    .sort((one, other) => other.row.popularity - one.row.popularity || Number(one.row.node_id - other.row.node_id));
  const byId = new Map(entries.map((entry) => [entry.nodeId, entry]));
  const byCode = new Map(entries.map((entry) => [`${entry.row.vendor} ${entry.row.vendor_game_code}`, entry]));
  const lists = new Map<string, readonly Entry[]>();
  const searches = new Map<string, readonly Entry[]>();

  const list = (choice: Choice) => {
    if (choice.vendor && !vendorNames.has(choice.vendor)) return [];
    return remembered(lists, keyOf(choice), () => narrow(entries, choice), Infinity);
  };
  return {
    vendors,
    find: (nodeId) => byId.get(nodeId),
    findByVendorCode: (vendor, gameCode) => byCode.get(`${vendor} ${gameCode}`),
    list,
    search(text, choice) {
      const wanted = fold(text);
      if (!wanted) return list(choice);
      return remembered(searches, `${keyOf(choice)} ${wanted}`, () => match(list(choice), wanted), SEARCHES_KEPT);
    },
  };
}

function entryOf(row: LoadedGame, vendorName: string): Entry {
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
    isNew: row.fresh ? 1 : 0,
    supportPlay: row.support_play,
    isGame: 'GAME',
  });
  return {
    nodeId,
    row,
    names,
    vendorName,
    folded: locales.map((locale) => fold(names[locale])),
    wire: { bn: wire('bn'), en: wire('en') },
  };
}

function keyOf({ category, vendor, gameClass, selection = 'ALL' }: Choice): string {
  return [category, vendor, gameClass, selection].join(' ');
}

function narrow(entries: readonly Entry[], { category, vendor, gameClass, selection = 'ALL' }: Choice): readonly Entry[] {
  const chosen = entries.filter(
    ({ row }) =>
      (!category || row.category === category) &&
      (!vendor || row.vendor === vendor) &&
      (!gameClass || row.class === gameClass) &&
      (selection === 'ALL' || (selection === 'HOT' ? row.hot : row.fresh)),
  );
  return selection === 'NEW' ? chosen.sort((one, other) => (one.row.released < other.row.released ? 1 : -1)) : chosen;
}

function match(entries: readonly Entry[], wanted: string): readonly Entry[] {
  const ranks: [Entry[], Entry[], Entry[]] = [[], [], []];
  const inner = ` ${wanted}`;
  for (const entry of entries) {
    let best = 3;
    for (const name of entry.folded) {
      const at = name.indexOf(wanted);
      if (at === 0) best = 0;
      else if (at > 0) best = Math.min(best, name.includes(inner) ? 1 : 2);
    }
    ranks[best as 0 | 1 | 2]?.push(entry);
  }
  return ranks.flat();
}

function remembered<Value>(kept: Map<string, Value>, key: string, make: () => Value, limit: number): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (kept.size >= limit) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  return made;
}
