import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as api from '@pavilion/api/games';
import { ok, type ResponseCache } from '../../../platform/http';
import { facetsResponse } from './facets';
import type { Games } from './games';
import { highlightsResponse } from './highlights';
import { assertOwnBrand, localeOf, querySchema } from './request-facts';
import * as answers from './responses';

const open = { access: 'public' } as const;

/** Calls that are answered alike to everybody, from memory. */
export function catalogueRoutes(games: Games, responses: ResponseCache): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(menuRoutes(games, responses));
    await app.register(gameListRoutes(games, responses));
    await app.register(pickRoutes(games, responses));
    await app.register(roomRoutes(games, responses));
  };
}

/** What a lobby's menus are made of. */
function menuRoutes(games: Games, responses: ResponseCache): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/lgw/games/game_menus',
      { config: open, schema: querySchema(api.gameMenusQuery, api.gameMenusValue) },
      async (request, reply) => responses.send(request, reply, () => answers.menusResponse(games.catalogue(request.brand.code))),
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
  };
}

function gameListRoutes(games: Games, responses: ResponseCache): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/relay/GCSGAME_gameList',
      { config: open, schema: querySchema(api.gameListQuery, api.gameListValue) },
      async (request, reply) => {
        assertOwnBrand(request, request.query.merchant, 'merchant');
        return responses.send(request, reply, () =>
          answers.gameListResponse(games.catalogue(request.brand.code), request.query, localeOf(request, request.query)),
        );
      },
    );
    app.get(
      '/wps/relay/GCSGAME_hotGamesV2',
      { config: open, schema: querySchema(api.hotGamesQuery, api.gamesValue) },
      async (request, reply) => {
        assertOwnBrand(request, request.query.merchantCode, 'merchantCode');
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
  };
}

/** What the filters of a list would leave, and what the lobby shows beyond its rows. */
function pickRoutes(games: Games, responses: ResponseCache): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/wps/games/facets', { config: open, schema: querySchema(api.facetsQuery, api.facetsValue) }, async (request, reply) =>
      responses.send(request, reply, () => facetsResponse(games.catalogue(request.brand.code), request.query)),
    );
    app.get(
      '/wps/games/highlights',
      { config: open, schema: querySchema(api.highlightsQuery, api.highlightsValue) },
      async (request) => ok(highlightsResponse(games.catalogue(request.brand.code), localeOf(request, request.query))),
    );
  };
}

/** Live tables, and what a page says of one game. */
function roomRoutes(games: Games, responses: ResponseCache): FastifyPluginAsyncTypebox {
  return async (app) => {
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
          answers.gameInfoResponse(
            games.entry(request.brand.code, request.query.nodeId),
            localeOf(request, request.query),
            request.brand.currency,
          ),
        ),
    );
  };
}
