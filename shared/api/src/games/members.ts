import { type Static, Type } from 'typebox';
import { game } from './catalogue';
import * as field from './query-fields';

const closed = { additionalProperties: false } as const;

export const favouriteIdsQuery = Type.Object({ clientType: Type.Optional(field.clientType) }, closed);
export type FavouriteIdsQuery = Static<typeof favouriteIdsQuery>;

export const favouriteIdsValue = Type.Object({ list: Type.Array(Type.String()) }, closed);
export type FavouriteIdsValue = Static<typeof favouriteIdsValue>;

export const favouritesQuery = Type.Object(
  {
    clientType: Type.Optional(field.clientType),
    platform: Type.Optional(field.platform),
    language: Type.Optional(field.language),
    gameType: Type.Optional(field.category),
    vassalage: Type.Optional(field.vassalage),
    pageNo: field.pageNo,
    pageSize: Type.Enum(['12', '18', '999']),
  },
  closed,
);
export type FavouritesQuery = Static<typeof favouritesQuery>;

export const favouritesValue = Type.Object(
  { content: Type.Array(game), pageNum: Type.Integer(), totalPages: Type.Integer() },
  closed,
);
export type FavouritesValue = Static<typeof favouritesValue>;

/** Both toggles name the game in full, as the specification has it; the node id decides. */
export const favouriteToggle = Type.Object(
  { nodeId: field.nodeId, vendor: Type.Optional(field.vassalage), gameType: Type.Optional(field.category) },
  closed,
);
export type FavouriteToggle = Static<typeof favouriteToggle>;

export const favouriteToggled = Type.Object({ nodeId: Type.String(), favourite: Type.Boolean() }, closed);
export type FavouriteToggled = Static<typeof favouriteToggled>;

export const recentQuery = Type.Object(
  {
    clientType: Type.Optional(field.clientType),
    page: field.pageNo,
    pageSize: Type.Enum(['12', '18']),
    gameType: Type.Optional(field.category),
    vassalage: Type.Optional(field.vassalage),
    language: Type.Optional(field.language),
  },
  closed,
);
export type RecentQuery = Static<typeof recentQuery>;

export const recentValue = Type.Object({ list: Type.Array(game), totalPages: Type.Integer() }, closed);
export type RecentValue = Static<typeof recentValue>;
