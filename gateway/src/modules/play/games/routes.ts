import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as api from '@pavilion/api/games';
import { ok, type ResponseCache } from '../../../platform/http';
import { catalogueRoutes } from './catalogue-routes';
import type { Games } from './games';
import { playerRoutes } from './player-routes';
import { localeOf, querySchema } from './request-facts';
import * as answers from './responses';
import { searchResponse } from './search-response';

const open = { access: 'public' } as const;

/** The catalogue's calls: public ones from memory, kept serialised; a player's own from the database. */
export function gamesRoutes(games: Games, responses: ResponseCache): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(catalogueRoutes(games, responses));
    await app.register(searchRoutes(games));
    await app.register(boardRoutes(games));
    await app.register(playerRoutes(games));
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
