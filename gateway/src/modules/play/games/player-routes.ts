import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as api from '@pavilion/api/games';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { Games } from './games';
import { localeOf, ownerOf, querySchema } from './request-facts';

const signedIn = { access: 'player' } as const;

/** A player's favourites and recent games. */
export function playerRoutes(games: Games): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/relay/MCSFE_getFavoriteGames',
      { config: signedIn, schema: querySchema(api.favouriteIdsQuery, api.favouriteIdsValue) },
      async (request) => ok({ list: await games.favouriteIds(ownerOf(request)) }),
    );
    app.get(
      '/wps/relay/MCSFE_getFavoriteGamesList',
      { config: signedIn, schema: querySchema(api.favouritesQuery, api.favouritesValue) },
      async (request) => ok(await games.favourites(ownerOf(request), request.query, localeOf(request, request.query))),
    );
    app.post(
      '/wps/relay/MCSFE_addFavoriteGameV2',
      {
        config: signedIn,
        schema: { tags: ['games'], body: api.favouriteToggle, response: { 200: successEnvelope(api.favouriteToggled) } },
      },
      async (request) => {
        await games.setFavourite(ownerOf(request), request.body.nodeId, true);
        return ok({ nodeId: request.body.nodeId, favourite: true });
      },
    );
    app.delete(
      '/wps/relay/MCSFE_removeFavoriteGameV2',
      { config: signedIn, schema: querySchema(api.favouriteToggle, api.favouriteToggled) },
      async (request) => {
        await games.setFavourite(ownerOf(request), request.query.nodeId, false);
        return ok({ nodeId: request.query.nodeId, favourite: false });
      },
    );
    app.get(
      '/wps/relay/GCS_recentGame',
      { config: signedIn, schema: querySchema(api.recentQuery, api.recentValue) },
      async (request) => ok(await games.recent(ownerOf(request), request.query, localeOf(request, request.query))),
    );
  };
}
