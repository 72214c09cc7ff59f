import type {
  CountsQuery,
  GameInfoValue,
  GameListQuery,
  GameListValue,
  GameMenusValue,
  GamesValue,
  GameVendorValue,
  RoomListQuery,
  RoomListValue,
  VendorGameTypesValue,
} from '@pavilion/api/games';
import { gameCategories, gameClasses } from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import { artAddress } from '@pavilion/art';
import type { Catalogue } from './catalogue';
import { filterOf } from './facets';
import type { GameFilter } from './game-filter';
import { type CatalogueEntry, stageOf } from './library';
import { rulesOf } from './rules';

/** The most that the lobby's home shows of what is hot. */
const HOT_CAP = 24;
/** A row of fewer looks like a fault. */
const MIN_ROW = 6;
const POPULAR_CAP = 12;

/** Answers of the public calls, from memory alone. */
export function gameListResponse(catalogue: Catalogue, query: GameListQuery, locale: Locale): GameListValue {
  const { gameName = '', order } = query;
  const choice = filterOf(query);
  const sorting = { order, locale };
  const { selection = 'ALL' } = choice;
  const named = selection === 'ALL' && gameName.trim() !== '';
  const found = named ? openFirst(catalogue.search(gameName, choice, sorting)) : catalogue.list(choice, sorting);
  const matching = atLeast(found, query);
  const size = Number(query.pageSize);
  const from = (Number(query.pageNo) - 1) * size;
  return {
    games: toWireGames(matching.slice(from, from + size), locale),
    totalPages: Math.ceil(matching.length / size),
    total: matching.length,
  };
}

/** Whoever searches a list by name finds first what can be opened. */
function openFirst(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  const open = entries.filter((entry) => stageOf(entry) === 'OPEN');
  return open.length === 0 ? entries : [...open, ...entries.filter((entry) => stageOf(entry) !== 'OPEN')];
}

/** Any number may be asked for here: what is kept is the list without these bounds. */
function atLeast(entries: readonly CatalogueEntry[], { minBet = '', minLineNum = '' }: GameListQuery): readonly CatalogueEntry[] {
  if (!Number(minBet) && !Number(minLineNum)) return entries;
  return entries.filter(({ row }) => row.min_bet >= BigInt(minBet || 0) && row.lines >= Number(minLineNum));
}

/** A row of what can be played, hot games first; while too few open for a row, all that is hot. */
export function hotGamesResponse(catalogue: Catalogue, vendor: string | undefined, locale: Locale): GamesValue {
  const hot = catalogue.list({ vendor, selection: 'HOT' });
  const open = catalogue.list({ vendor, stage: 'OPEN' });
  const hotFirst = [...new Set([...hot.filter((entry) => stageOf(entry) === 'OPEN'), ...open.slice(0, HOT_CAP)])];
  return { list: toWireGames((open.length < MIN_ROW ? openFirst(hot) : hotFirst).slice(0, HOT_CAP), locale) };
}

export function popularGamesResponse(catalogue: Catalogue, locale: Locale): GamesValue {
  return { list: toWireGames(catalogue.list({}).slice(0, POPULAR_CAP), locale) };
}

export function menusResponse(catalogue: Catalogue): GameMenusValue {
  const menus = gameCategories.map((gameType) => ({
    // The wire's own name for the lottery of numbers; all other menus are called by their category.
    accountTypeName: gameType === 'LOTT' ? 'TCG_LOTTO_VN' : gameType,
    gameType,
    total: catalogue.list({ category: gameType }).length,
    open: catalogue.list({ category: gameType, stage: 'OPEN' }).length,
  }));
  return { gameMenus: menus.filter(({ total }) => total > 0) };
}

export function vendorTypesResponse(catalogue: Catalogue, only: string | undefined): VendorGameTypesValue {
  const asked = catalogue.vendors.filter(({ code }) => !only || code === only);
  const list = asked.map(({ code, name }) => ({
    vassalage: code,
    displayName: name,
    gameTypes: gameCategories.filter((category) => catalogue.list({ category, vendor: code }).length > 0),
  }));
  return { list };
}

export function vendorsResponse(catalogue: Catalogue): GameVendorValue {
  const lanes = gameCategories.map((category) => {
    const cards = catalogue.vendors
      .map(({ code, name }) => ({
        vassalage: code,
        displayName: name,
        gameType: category,
        isGame: 'VASSALAGE' as const,
        logo: { dark: artAddress.vendor(code, 'dark'), light: artAddress.vendor(code, 'light') },
        total: catalogue.list({ category, vendor: code }).length,
        open: catalogue.list({ category, vendor: code, stage: 'OPEN' }).length,
        ...(catalogue.isVendorInMaintenance(code) && { inMaintenance: true as const }),
      }))
      .filter(({ total }) => total > 0);
    return {
      gameCategory: category,
      gameClassify: gameClasses.filter((gameClass) => catalogue.list({ category, gameClass }).length > 0),
      cards,
      vendors: cards.map(({ vassalage }) => vassalage),
    };
  });
  return { data: { lanes: lanes.filter(({ cards }) => cards.length > 0) } };
}

/** How many games the public lists have, narrowed alike. */
export function countsResponse(catalogue: Catalogue, { gameName = '', ...query }: CountsQuery) {
  const choice = filterOf(query);
  const count = (selection: 'NEW' | 'HOT') => catalogue.list({ ...choice, selection }).length;
  const search = (stage: GameFilter['stage']) => catalogue.search(gameName, { ...choice, stage }).length;
  return {
    // Who looks for a name finds what is announced, too.
    ALL: search(gameName.trim() ? undefined : choice.stage),
    NEW: count('NEW'),
    HOT: count('HOT'),
    ANNOUNCED: search('ANNOUNCED'),
  };
}

/** Live tables, most popular first. */
export function roomsResponse(catalogue: Catalogue, query: RoomListQuery, locale: Locale): RoomListValue {
  const { vassalage: vendor, pageNo = '1', pageSize = '18' } = query;
  const tables = catalogue.list({ category: 'LIVE', vendor });
  const size = Number(pageSize);
  const from = (Number(pageNo) - 1) * size;
  return {
    list: tables.slice(from, from + size).map(({ wire, row }) => ({
      roomId: row.vendor_game_code,
      game: wire[locale],
      minBet: String(row.min_bet),
    })),
    totalPages: Math.ceil(tables.length / size),
    total: tables.length,
  };
}

/** @throws DomainError `games.unknown` */
export function gameInfoResponse(entry: CatalogueEntry | undefined, locale: Locale, currency: string): GameInfoValue {
  if (!entry) throw new DomainError('games.unknown');
  const { rtp, min_bet, lines, released, published, volatility, features, themes } = entry.row;
  const { limits, brands: _brands, ...facts } = published ?? {};
  const { minBet = String(min_bet), ...most } = limits?.[currency] ?? {};
  const open = !entry.row.announced;
  return {
    game: entry.wire[locale],
    ...(rtp !== null && { rtp: (rtp / 100).toFixed(2) }),
    ...(open && { minBet }),
    ...most,
    ...facts,
    lines,
    releasedAt: released,
    ...rulesOf(entry.row, locale),
    ...(volatility && { volatility }),
    features,
    themes,
  };
}

export function toWireGames(entries: readonly CatalogueEntry[], locale: Locale) {
  return entries.map(({ wire }) => wire[locale]);
}
