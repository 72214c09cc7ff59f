import { type Static, Type } from 'typebox';
import { game } from './catalogue';
import * as field from './query-fields';

const closed = { additionalProperties: false } as const;

/** What the lists of a page are narrowed to. A name is looked for in `ALL` and among what is announced; for it, `ALL` has both stages. */
export const countsQuery = Type.Object(
  {
    gameType: Type.Optional(field.category),
    vassalage: Type.Optional(field.vassalages),
    gameClassify: Type.Optional(field.gameClass),
    gameName: field.gameName,
    ...field.facts,
    stage: field.stage,
  },
  closed,
);
export type CountsQuery = Static<typeof countsQuery>;

/**
 * How many games each list has, narrowed so; `ANNOUNCED` whatever stage is asked for. `FAV` and `RECENT` are there for whoever is signed in, and know
 * category and vendors alone.
 */
export const countsValue = Type.Object(
  {
    ALL: Type.Integer(),
    NEW: Type.Integer(),
    HOT: Type.Integer(),
    ANNOUNCED: Type.Integer(),
    FAV: Type.Optional(Type.Integer()),
    RECENT: Type.Optional(Type.Integer()),
  },
  closed,
);
export type CountsValue = Static<typeof countsValue>;

/** `GET /wps/relay/GLS2_roomList`: live tables, of one vendor or of all. */
export const roomListQuery = Type.Object(
  {
    vassalage: Type.Optional(field.vassalage),
    pageNo: Type.Optional(field.pageNo),
    pageSize: Type.Optional(Type.Enum(['12', '18'])),
    language: Type.Optional(field.language),
  },
  closed,
);
export type RoomListQuery = Static<typeof roomListQuery>;

/** A live table: what its vendor calls it, its game, and its smallest bet in minor units. */
const room = Type.Object({ roomId: Type.String(), game, minBet: Type.String() }, closed);

/** Live tables, most popular first. */
export const roomListValue = Type.Object({ list: Type.Array(room), totalPages: Type.Integer(), total: Type.Integer() }, closed);
export type RoomListValue = Static<typeof roomListValue>;

/** `GET /wps/games/facets`: the filters of a list, as its call has them. */
export const facetsQuery = Type.Object(
  {
    gameType: Type.Optional(field.category),
    vassalage: Type.Optional(field.vassalages),
    gameClassify: Type.Optional(field.gameClass),
    gameSelectType: Type.Optional(Type.Enum(['NEW', 'ALL', 'HOT'])),
    gameName: field.gameName,
    ...field.facts,
    stage: field.stage,
  },
  closed,
);
export type FacetsQuery = Static<typeof facetsQuery>;

const tally = Type.Record(Type.String(), Type.Integer());

/**
 * How many games each choice of a filter would leave beside the choices of the other filters. What would leave none is not there. `total`
 * is what all of them together leave.
 */
export const facetsValue = Type.Object(
  {
    total: Type.Integer(),
    vassalage: tally,
    gameClassify: tally,
    volatility: tally,
    feature: tally,
    theme: tally,
    minRtp: tally,
    stakeUpTo: tally,
  },
  closed,
);
export type FacetsValue = Static<typeof facetsValue>;

/** `GET /wps/games/highlights`. */
export const highlightsQuery = Type.Object({ language: Type.Optional(field.language) }, closed);
export type HighlightsQuery = Static<typeof highlightsQuery>;

/**
 * What the lobby shows beyond its rows. `top` are the ten games that most members played in the last thirty days, in this order; empty
 * until enough games have been played enough. `fresh` are the games that open and are new this week, last in first. `featured` is the
 * first of the top ten, else of all, that can be played now; `rtp` is a percentage with two decimals, `minBet` minor units.
 */
export const highlightsValue = Type.Object(
  {
    top: Type.Array(game),
    fresh: Type.Array(game),
    featured: Type.Optional(Type.Object({ game, rtp: Type.String(), minBet: Type.String() }, closed)),
  },
  closed,
);
export type HighlightsValue = Static<typeof highlightsValue>;
