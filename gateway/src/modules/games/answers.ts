import type {
  GameInfoValue,
  GameListQuery,
  GameListValue,
  GameMenusValue,
  GamesValue,
  GameVendorValue,
  VassGameTypeValue,
} from '@pavilion/api/games';
import { gameCategories, gameClasses } from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../platform/errors';
import { artAddress } from '../art';
import type { Catalogue, Entry } from './catalogue';

/** The most that the lobby's home shows of what is hot. */
const HOT_CAP = 24;
const POPULAR_CAP = 12;

/** Answers of the public calls, from memory alone. */
export function answerGameList(catalogue: Catalogue, query: GameListQuery, locale: Locale): GameListValue {
  const { gameType: category, vassalage: vendor, gameClassify: gameClass, gameSelectType: selection, gameName = '' } = query;
  const found = catalogue.search(gameName, { category, vendor, gameClass, selection });
  const matching = atLeast(found, query);
  const size = Number(query.pageSize);
  const from = (Number(query.pageNo) - 1) * size;
  return {
    games: wired(matching.slice(from, from + size), locale),
    totalPages: Math.ceil(matching.length / size),
    total: matching.length,
  };
}

function atLeast(entries: readonly Entry[], { minBet = '0', minLineNum = '0' }: GameListQuery): readonly Entry[] {
  if (!Number(minBet) && !Number(minLineNum)) return entries;
  return entries.filter(({ row }) => row.min_bet >= BigInt(minBet) && row.lines >= Number(minLineNum));
}

export function answerHotGames(catalogue: Catalogue, vendor: string | undefined, locale: Locale): GamesValue {
  return { list: wired(catalogue.list({ vendor, selection: 'HOT' }).slice(0, HOT_CAP), locale) };
}

export function answerPopular(catalogue: Catalogue, locale: Locale): GamesValue {
  return { list: wired(catalogue.list({}).slice(0, POPULAR_CAP), locale) };
}

export function answerMenus(catalogue: Catalogue): GameMenusValue {
  const menus = gameCategories.map((gameType) => ({
    // The wire's own name for the lottery of numbers; all other menus are called by their category.
    accountTypeName: gameType === 'LOTT' ? 'TCG_LOTTO_VN' : gameType,
    gameType,
    total: catalogue.list({ category: gameType }).length,
  }));
  return { gameMenus: menus.filter(({ total }) => total > 0) };
}

export function answerVendorTypes(catalogue: Catalogue, only: string | undefined): VassGameTypeValue {
  const asked = catalogue.vendors.filter(({ code }) => !only || code === only);
  const list = asked.map(({ code, name }) => ({
    vassalage: code,
    displayName: name,
    gameTypes: gameCategories.filter((category) => catalogue.list({ category, vendor: code }).length > 0),
  }));
  return { list };
}

export function answerVendors(catalogue: Catalogue): GameVendorValue {
  const lanes = gameCategories.map((category) => {
    const cards = catalogue.vendors
      .map(({ code, name }) => ({
        vassalage: code,
        displayName: name,
        gameType: category,
        isGame: 'VASSALAGE' as const,
        logo: { dark: artAddress.vendor(code, 'dark'), light: artAddress.vendor(code, 'light') },
        total: catalogue.list({ category, vendor: code }).length,
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

/** @throws DomainError `games.unknown` */
export function answerGameInfo(catalogue: Catalogue, nodeId: string, locale: Locale): GameInfoValue {
  const entry = catalogue.find(nodeId);
  if (!entry) throw new DomainError('games.unknown');
  const { rtp, min_bet, lines, released } = entry.row;
  return {
    game: entry.wire[locale],
    rtp: (rtp / 100).toFixed(2),
    minBet: String(min_bet),
    lines,
    releasedAt: released,
    rules: [],
    ownRules: false,
  };
}

export function wired(entries: readonly Entry[], locale: Locale) {
  return entries.map(({ wire }) => wire[locale]);
}
