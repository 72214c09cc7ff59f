import * as api from '@pavilion/api/games';
import { answered } from '@pavilion/api/schemas';
import type { Locale } from '@pavilion/i18n';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { type KeptAnswers, ok } from '../../../platform/http';
import { answerSearch } from './answer-search';
import * as answers from './answers';
import type { Games } from './games';
const open = { access: 'public' } as const;
const signedIn = { access: 'player' } as const;

/** The catalogue's calls: public ones from memory, kept serialised; a player's own from the database. */
export function gamesRoutes(games: Games, kept: KeptAnswers): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(catalogueRoutes(games, kept));
    await app.register(searchRoutes(games));
    await app.register(boardRoutes(games));
    await app.register(playerRoutes(games));
  };
}

function catalogueRoutes(games: Games, kept: KeptAnswers): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/lgw/games/game_menus',
      { config: open, schema: asked(api.gameMenusQuery, api.gameMenusValue) },
      async (request, reply) => kept.send(request, reply, () => answers.answerMenus(games.catalogue(request.brand.code))),
    );
    app.get(
      '/wps/relay/GCSGAME_gameList',
      { config: open, schema: asked(api.gameListQuery, api.gameListValue) },
      async (request, reply) => {
        ownBrand(request, request.query.merchant, 'merchant');
        return kept.send(request, reply, () =>
          answers.answerGameList(games.catalogue(request.brand.code), request.query, localeOf(request, request.query)),
        );
      },
    );
    app.get(
      '/wps/relay/GCSGAME_hotGamesV2',
      { config: open, schema: asked(api.hotGamesQuery, api.gamesValue) },
      async (request, reply) => {
        ownBrand(request, request.query.merchantCode, 'merchantCode');
        return kept.send(request, reply, () =>
          answers.answerHotGames(games.catalogue(request.brand.code), request.query.vassalage, localeOf(request, request.query)),
        );
      },
    );
    app.get(
      '/wps/relay/GCSGAME_popular',
      { config: open, schema: asked(api.popularQuery, api.gamesValue) },
      async (request, reply) =>
        kept.send(request, reply, () =>
          answers.answerPopular(games.catalogue(request.brand.code), localeOf(request, request.query)),
        ),
    );
    app.get(
      '/wps/relay/GCSGAME_getVassGameType',
      { config: open, schema: asked(api.vassGameTypeQuery, api.vassGameTypeValue) },
      async (request, reply) =>
        kept.send(request, reply, () => answers.answerVendorTypes(games.catalogue(request.brand.code), request.query.vassalage)),
    );
    app.get(
      '/wps/relay/GCSGAME_newGameVendor',
      { config: open, schema: asked(api.gameVendorQuery, api.gameVendorValue) },
      async (request, reply) => kept.send(request, reply, () => answers.answerVendors(games.catalogue(request.brand.code))),
    );
    app.get(
      '/wps/relay/GLS2_roomList',
      { config: open, schema: asked(api.roomListQuery, api.roomListValue) },
      async (request, reply) =>
        kept.send(request, reply, () =>
          answers.answerRooms(games.catalogue(request.brand.code), request.query, localeOf(request, request.query)),
        ),
    );
    app.get(
      '/wps/relay/GCSGAME_gameInfo',
      { config: open, schema: asked(api.gameInfoQuery, api.gameInfoValue) },
      async (request, reply) =>
        kept.send(request, reply, () =>
          answers.answerGameInfo(games.entry(request.brand.code, request.query.nodeId), localeOf(request, request.query)),
        ),
    );
  };
}

/** Answers that are made anew: what is typed is seldom typed twice, and counts may be somebody's own. */
function searchRoutes(games: Games): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/wps/games/search', { config: open, schema: asked(api.searchQuery, api.searchValue) }, async (request) =>
      ok(answerSearch(games.catalogue(request.brand.code), request.query, localeOf(request, request.query))),
    );
    app.get('/wps/games/counts', { config: open, schema: asked(api.countsQuery, api.countsValue) }, async (request) => {
      const counts = answers.answerCounts(games.catalogue(request.brand.code), request.query);
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
      { config: open, schema: asked(api.rankListQuery, api.rankListValue) },
      async (request) => ok(await games.winners(request.brand.code, request.query, localeOf(request, request.query))),
    );
  };
}

function playerRoutes(games: Games): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/relay/MCSFE_getFavoriteGames',
      { config: signedIn, schema: asked(api.favouriteIdsQuery, api.favouriteIdsValue) },
      async (request) => ok({ list: await games.favouriteIds(ownerOf(request)) }),
    );
    app.get(
      '/wps/relay/MCSFE_getFavoriteGamesList',
      { config: signedIn, schema: asked(api.favouritesQuery, api.favouritesValue) },
      async (request) => ok(await games.favourites(ownerOf(request), request.query, localeOf(request, request.query))),
    );
    app.post(
      '/wps/relay/MCSFE_addFavoriteGameV2',
      {
        config: signedIn,
        schema: { tags: ['games'], body: api.favouriteToggle, response: { 200: answered(api.favouriteToggled) } },
      },
      async (request) => {
        await games.setFavourite(ownerOf(request), request.body.nodeId, true);
        return ok({ nodeId: request.body.nodeId, favourite: true });
      },
    );
    app.delete(
      '/wps/relay/MCSFE_removeFavoriteGameV2',
      { config: signedIn, schema: asked(api.favouriteToggle, api.favouriteToggled) },
      async (request) => {
        await games.setFavourite(ownerOf(request), request.query.nodeId, false);
        return ok({ nodeId: request.query.nodeId, favourite: false });
      },
    );
    app.get('/wps/relay/GCS_recentGame', { config: signedIn, schema: asked(api.recentQuery, api.recentValue) }, async (request) =>
      ok(await games.recent(ownerOf(request), request.query, localeOf(request, request.query))),
    );
  };
}

function asked<Query extends TSchema, Value extends TSchema>(querystring: Query, value: Value) {
  return { tags: ['games'], querystring, response: { 200: answered(value) } };
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
