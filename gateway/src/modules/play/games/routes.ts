import * as api from '@pavilion/api/games';
import { successEnvelope } from '@pavilion/api/schemas';
import type { Locale } from '@pavilion/i18n';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { type ResponseCache, ok } from '../../../platform/http';
import { searchResponse } from './search-response';
import * as answers from './responses';
import type { Games } from './games';
const open = { access: 'public' } as const;
const signedIn = { access: 'player' } as const;

/** The catalogue's calls: public ones from memory, kept serialised; a player's own from the database. */
export function gamesRoutes(games: Games, responses: ResponseCache): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(catalogueRoutes(games, responses));
    await app.register(searchRoutes(games));
    await app.register(boardRoutes(games));
    await app.register(playerRoutes(games));
  };
}

function catalogueRoutes(games: Games, responses: ResponseCache): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/lgw/games/game_menus',
      { config: open, schema: querySchema(api.gameMenusQuery, api.gameMenusValue) },
      async (request, reply) => responses.send(request, reply, () => answers.menusResponse(games.catalogue(request.brand.code))),
    );
    app.get(
      '/wps/relay/GCSGAME_gameList',
      { config: open, schema: querySchema(api.gameListQuery, api.gameListValue) },
      async (request, reply) => {
        ownBrand(request, request.query.merchant, 'merchant');
        return responses.send(request, reply, () =>
          answers.gameListResponse(games.catalogue(request.brand.code), request.query, localeOf(request, request.query)),
        );
      },
    );
    app.get(
      '/wps/relay/GCSGAME_hotGamesV2',
      { config: open, schema: querySchema(api.hotGamesQuery, api.gamesValue) },
      async (request, reply) => {
        ownBrand(request, request.query.merchantCode, 'merchantCode');
        return responses.send(request, reply, () =>
          answers.hotGamesResponse(games.catalogue(request.brand.code), request.query.vassalage, localeOf(request, request.query)),
        );
      },
    );
    app.get(
      '/wps/relay/GCSGAME_popular',
      { config: open, schema: querySchema(api.popularQuery, api.gamesValue) },
      async (request, reply) =>
        responses.send(request, reply, () =>
          answers.popularGamesResponse(games.catalogue(request.brand.code), localeOf(request, request.query)),
        ),
    );
    app.get(
      '/wps/relay/GCSGAME_getVassGameType',
      { config: open, schema: querySchema(api.vendorGameTypesQuery, api.vendorGameTypesValue) },
      async (request, reply) =>
        responses.send(request, reply, () =>
          answers.vendorTypesResponse(games.catalogue(request.brand.code), request.query.vassalage),
        ),
    );
    app.get(
      '/wps/relay/GCSGAME_newGameVendor',
      { config: open, schema: querySchema(api.gameVendorQuery, api.gameVendorValue) },
      async (request, reply) => responses.send(request, reply, () => answers.vendorsResponse(games.catalogue(request.brand.code))),
    );
    app.get(
      '/wps/relay/GLS2_roomList',
      { config: open, schema: querySchema(api.roomListQuery, api.roomListValue) },
      async (request, reply) =>
        responses.send(request, reply, () =>
          answers.roomsResponse(games.catalogue(request.brand.code), request.query, localeOf(request, request.query)),
        ),
    );
    app.get(
      '/wps/relay/GCSGAME_gameInfo',
      { config: open, schema: querySchema(api.gameInfoQuery, api.gameInfoValue) },
      async (request, reply) =>
        responses.send(request, reply, () =>
          answers.gameInfoResponse(games.entry(request.brand.code, request.query.nodeId), localeOf(request, request.query)),
        ),
    );
  };
}

/** Answers that are made anew: what is typed is seldom typed twice, and counts may be somebody's own. */
function searchRoutes(games: Games): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/wps/games/search', { config: open, schema: querySchema(api.searchQuery, api.searchValue) }, async (request) =>
      ok(searchResponse(games.catalogue(request.brand.code), request.query, localeOf(request, request.query))),
    );
    app.get('/wps/games/counts', { config: open, schema: querySchema(api.countsQuery, api.countsValue) }, async (request) => {
      const counts = answers.countsResponse(games.catalogue(request.brand.code), request.query);
      const { session, brand, query } = request;
      if (!session) return ok(counts);
      return ok({ ...counts, ...(await games.ownCounts({ brand: brand.code, memberId: session.memberId }, query)) });
    });
  };
}

function boardRoutes(games: Games): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/relay/GCSGAME_getRankList',
      { config: open, schema: querySchema(api.rankListQuery, api.rankListValue) },
      async (request) => ok(await games.winners(request.brand.code, request.query, localeOf(request, request.query))),
    );
  };
}

function playerRoutes(games: Games): FastifyPluginAsyncTypebox {
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

function querySchema<Query extends TSchema, Value extends TSchema>(querystring: Query, value: Value) {
  return { tags: ['games'], querystring, response: { 200: successEnvelope(value) } };
}

function ownerOf(request: FastifyRequest) {
  const { brand, memberId } = request.member();
  return { brand, memberId };
}

function localeOf(request: FastifyRequest, { language }: { language?: string }): Locale {
  return (language?.toLowerCase() as Locale | undefined) ?? request.locale;
}

/** A brand's site answers for that brand alone. */
function ownBrand(request: FastifyRequest, named: string | undefined, field: string): void {
  if (named !== undefined && named !== request.brand.code)
    throw new DomainError('request.invalid', { fields: { [field]: 'request.invalid' } });
}
