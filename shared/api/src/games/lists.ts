import { type Static, Type } from 'typebox';
import { game } from './catalogue';
import * as field from './query-fields';

const closed = { additionalProperties: false } as const;

/** What the filters of a list are counted within. */
export const countsQuery = Type.Object(
  { gameType: Type.Optional(field.category), vassalage: Type.Optional(field.vassalage) },
  closed,
);
export type CountsQuery = Static<typeof countsQuery>;

/** How many games each filter leaves. `FAV` and `RECENT` are there for whoever is signed in. */
export const countsValue = Type.Object(
  {
    ALL: Type.Integer(),
    NEW: Type.Integer(),
    HOT: Type.Integer(),
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
