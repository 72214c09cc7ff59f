import { type Static, Type } from 'typebox';
import * as field from './query-fields';
import { gameCategories, gameClasses, gameFeatures, gameThemes, volatilities } from './vocabulary';

const closed = { additionalProperties: false } as const;
const flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** A game as lists carry it: `gameName` is in the asked language, `displayName` is the vendor's name. */
export const game = Type.Object(
  {
    nodeId: Type.String(),
    gameName: Type.String(),
    iconUrl: Type.String(),
    lagerIcon: Type.String(),
    displayName: Type.String(),
    vassalage: Type.String(),
    gameType: Type.Enum([...gameCategories]),
    gameClassify: Type.Optional(Type.Enum([...gameClasses])),
    isHot: flag,
    isNew: flag,
    supportPlay: flag,
    isGame: Type.Literal('GAME'),
    /** It is listed, and opening it answers `games.maintenance`. */
    inMaintenance: Type.Optional(Type.Literal(true)),
    /** It is listed, and its vendor is not connected: opening it answers `games.not_connected`. */
    notConnected: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type Game = Static<typeof game>;

/** `gameName` is looked for in the filter `ALL` only; with another filter it changes nothing. What is empty is as if it were not there. */
export const gameListQuery = Type.Object(
  {
    clientType: field.orEmpty(field.clientType),
    platform: field.orEmpty(field.platform),
    channel: field.orEmpty(field.platform),
    merchant: field.orEmpty(field.merchant),
    gameType: field.orEmpty(field.category),
    vassalage: field.orEmpty(field.vassalages),
    gameClassify: field.orEmpty(field.gameClass),
    gameName: field.gameName,
    gameSelectType: field.orEmpty(Type.Enum(['NEW', 'ALL', 'HOT'])),
    ...field.facts,
    stage: field.stage,
    /** `POPULAR` unless told; the filter `NEW` begins with the newest then. */
    order: Type.Optional(field.order),
    minBet: field.orEmpty(Type.String({ pattern: '^[0-9]{1,12}$' })),
    minLineNum: field.orEmpty(Type.String({ pattern: '^[0-9]{1,6}$' })),
    pageNo: field.pageNo,
    pageSize: Type.Enum(['12', '18']),
    language: field.orEmpty(field.language),
  },
  closed,
);
export type GameListQuery = Static<typeof gameListQuery>;

/** One page of games. `total` counts all that match, on all pages. */
export const gameListValue = Type.Object({ games: Type.Array(game), totalPages: Type.Integer(), total: Type.Integer() }, closed);
export type GameListValue = Static<typeof gameListValue>;

/** `GET /wps/relay/GCSGAME_hotGamesV2`. `merchantCode` must be the brand of the page when it is given. */
export const hotGamesQuery = Type.Object(
  {
    merchantCode: Type.Optional(field.merchant),
    isPlatform: Type.Optional(Type.Literal('2')),
    vassalage: Type.Optional(field.vassalage),
    platform: Type.Optional(field.platform),
    language: Type.Optional(field.language),
  },
  closed,
);
export type HotGamesQuery = Static<typeof hotGamesQuery>;

/** Games in the order in which they are to be shown, without pages. */
export const gamesValue = Type.Object({ list: Type.Array(game) }, closed);
export type GamesValue = Static<typeof gamesValue>;

/** `GET /wps/relay/GCSGAME_popular`: suggestions, the most played first. */
export const popularQuery = Type.Object({ language: Type.Optional(field.language) }, closed);
export type PopularQuery = Static<typeof popularQuery>;

/** `GET /lgw/games/game_menus`: the categories of the brand. */
export const gameMenusQuery = Type.Object({ language: Type.Optional(field.language) }, closed);
export type GameMenusQuery = Static<typeof gameMenusQuery>;

/**
 * Categories in the order of the menu. `total` is how many games each lists, `open` how many of them are more than announced;
 * `accountTypeName` is what the specification calls the category.
 */
export const gameMenusValue = Type.Object(
  {
    gameMenus: Type.Array(
      Type.Object(
        {
          accountTypeName: Type.String(),
          gameType: Type.Enum([...gameCategories]),
          total: Type.Integer(),
          open: Type.Integer(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type GameMenusValue = Static<typeof gameMenusValue>;

/** `GET /wps/relay/GCSGAME_getVassGameType`: of one vendor, or of all. */
export const vendorGameTypesQuery = Type.Object({ vassalage: Type.Optional(field.vassalage) }, closed);
export type VendorGameTypesQuery = Static<typeof vendorGameTypesQuery>;

/** The categories that each vendor has games in. */
export const vendorGameTypesValue = Type.Object(
  {
    list: Type.Array(
      Type.Object(
        { vassalage: Type.String(), displayName: Type.String(), gameTypes: Type.Array(Type.Enum([...gameCategories])) },
        closed,
      ),
    ),
  },
  closed,
);
export type VendorGameTypesValue = Static<typeof vendorGameTypesValue>;

/** `GET /wps/relay/GCSGAME_newGameVendor`: the vendors of the brand, by category. */
export const gameVendorQuery = Type.Object(
  { platform: Type.Optional(field.platform), language: Type.Optional(field.language) },
  closed,
);
export type GameVendorQuery = Static<typeof gameVendorQuery>;

/** A vendor's logo for dark and for light pages. */
export const logo = Type.Object({ dark: Type.String(), light: Type.String() }, closed);

/** A vendor within a category. `total` is how many games of that category it lists, `open` how many of them are more than announced. */
const vendorCard = Type.Object(
  {
    vassalage: Type.String(),
    displayName: Type.String(),
    gameType: Type.Enum([...gameCategories]),
    isGame: Type.Literal('VASSALAGE'),
    logo,
    total: Type.Integer(),
    /** Missing in an answer that a browser's session kept from before there was this. */
    open: Type.Optional(Type.Integer()),
    /** None of its games opens for the moment. */
    inMaintenance: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type VendorCard = Static<typeof vendorCard>;

/** A category with its vendors: a card for each, and their codes (`vendors`) in the same order. */
const vendorLane = Type.Object(
  {
    gameCategory: Type.Enum([...gameCategories]),
    gameClassify: Type.Array(Type.Enum([...gameClasses])),
    cards: Type.Array(vendorCard),
    vendors: Type.Array(Type.String()),
  },
  closed,
);
export type VendorLane = Static<typeof vendorLane>;

/** A lane for each category, in the order of the menu. */
export const gameVendorValue = Type.Object({ data: Type.Object({ lanes: Type.Array(vendorLane) }, closed) }, closed);
export type GameVendorValue = Static<typeof gameVendorValue>;

/** `GET /wps/relay/GCSGAME_gameInfo`. Fails with `games.unknown` when the brand has no such game. */
export const gameInfoQuery = Type.Object({ nodeId: field.nodeId, language: Type.Optional(field.language) }, closed);
export type GameInfoQuery = Static<typeof gameInfoQuery>;

/**
 * What is one click away from every game: its facts and its rules. `rtp` is a percentage with two decimals, `minBet` minor units; both are
 * missing where a game is only announced, of which nobody can know them. It is answered for games in maintenance too, because somebody may be playing one.
 */
export const gameInfoValue = Type.Object(
  {
    game,
    rtp: Type.Optional(Type.String()),
    minBet: Type.Optional(Type.String()),
    lines: Type.Integer(),
    releasedAt: Type.String(),
    /** Paragraphs, in the asked language. */
    rules: Type.Array(Type.String()),
    /** Whether the rules are this game's own, or those of its kind, which its vendor may refine. */
    ownRules: Type.Boolean(),
    /** What the vendor publishes of it besides; what it does not publish is missing. Minor units, in the brand's currency. */
    maxBet: Type.Optional(Type.String()),
    maxWin: Type.Optional(Type.String()),
    /** How many of a hundred rounds win something, in per cent; two figures where the bet decides. */
    hitRate: Type.Optional(Type.Object({ from: Type.String(), to: Type.String() }, closed)),
    /** Each round can be computed again from what was committed to before it; where, if there is such a page. */
    provablyFair: Type.Optional(Type.Object({ verifyUrl: Type.Optional(Type.String()) }, closed)),
    /** Missing where its vendor does not say, or where the player decides. */
    volatility: Type.Optional(Type.Enum([...volatilities])),
    features: Type.Optional(Type.Array(Type.Enum([...gameFeatures]))),
    themes: Type.Optional(Type.Array(Type.Enum([...gameThemes]))),
  },
  closed,
);
export type GameInfoValue = Static<typeof gameInfoValue>;
