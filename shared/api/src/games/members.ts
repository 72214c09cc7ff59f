import { type Static, Type } from 'typebox';
import { game } from './catalogue';
import * as field from './query-fields';

const closed = { additionalProperties: false } as const;

/** `GET /wps/relay/MCSFE_getFavoriteGames`, with a session. */
export const favouriteIdsQuery = Type.Object({ clientType: Type.Optional(field.clientType) }, closed);
export type FavouriteIdsQuery = Static<typeof favouriteIdsQuery>;

/** Node ids of all favourites, newest first; enough to draw the hearts. */
export const favouriteIdsValue = Type.Object({ list: Type.Array(Type.String()) }, closed);
export type FavouriteIdsValue = Static<typeof favouriteIdsValue>;

/** `GET /wps/relay/MCSFE_getFavoriteGamesList`, with a session: favourites as games, newest first; `999` is all of them. */
export const favouritesQuery = Type.Object(
  {
    clientType: Type.Optional(field.clientType),
    platform: Type.Optional(field.platform),
    language: Type.Optional(field.language),
    gameType: Type.Optional(field.category),
    vassalage: Type.Optional(field.vassalages),
    pageNo: field.pageNo,
    pageSize: Type.Enum(['12', '18', '999']),
  },
  closed,
);
export type FavouritesQuery = Static<typeof favouritesQuery>;

/** One page of favourites that the brand still lists. `pageNum` counts from 1. */
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

/** How it stands after the call, whatever it was before. */
export const favouriteToggled = Type.Object({ nodeId: Type.String(), favourite: Type.Boolean() }, closed);
export type FavouriteToggled = Static<typeof favouriteToggled>;

/** `GET /wps/relay/GCS_recentGame`, with a session: what the member played, newest first. */
export const recentQuery = Type.Object(
  {
    clientType: Type.Optional(field.clientType),
    page: field.pageNo,
    pageSize: Type.Enum(['12', '18']),
    gameType: Type.Optional(field.category),
    vassalage: Type.Optional(field.vassalages),
    language: Type.Optional(field.language),
  },
  closed,
);
export type RecentQuery = Static<typeof recentQuery>;

/** One page of played games that the brand still lists. */
export const recentValue = Type.Object({ list: Type.Array(game), totalPages: Type.Integer() }, closed);
export type RecentValue = Static<typeof recentValue>;
