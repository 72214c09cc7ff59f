import * as api from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors';
import { ok } from '../../platform/http';
import * as answers from './answers';
import { createKeptAnswers } from './kept-answers';
import type { Games } from './service';

const open = { access: 'public' } as const;
const signedIn = { access: 'player' } as const;

/** The catalogue's calls: public ones from memory, kept serialised; a player's own from the database. */
export function gamesRoutes(games: Games): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(catalogueRoutes(games));
    await app.register(boardRoutes(games));
    await app.register(playerRoutes(games));
  };
}

function catalogueRoutes(games: Games): FastifyPluginAsyncTypebox {
  return async (app) => {
    const kept = createKeptAnswers(games.catalogue);
    const publicly = { config: open, onRequest: kept.serve };
    app.get('/lgw/games/game_menus', { ...publicly, schema: { querystring: api.gameMenusQuery } }, async (request, reply) =>
      kept.send(request, reply, answers.answerMenus(games.catalogue())),
    );
    app.get('/wps/relay/GCSGAME_gameList', { ...publicly, schema: { querystring: api.gameListQuery } }, async (request, reply) => {
      ownBrand(request, request.query.merchant, 'merchant');
      return kept.send(request, reply, answers.answerGameList(games.catalogue(), request.query, localeOf(request, request.query)));
    });
    app.get('/wps/relay/GCSGAME_hotGamesV2', { ...publicly, schema: { querystring: api.hotGamesQuery } }, async (request, reply) => {
      ownBrand(request, request.query.merchantCode, 'merchantCode');
      return kept.send(request, reply, answers.answerHotGames(games.catalogue(), request.query.vassalage, localeOf(request, request.query)));
    });
    app.get('/wps/relay/GCSGAME_popular', { ...publicly, schema: { querystring: api.popularQuery } }, async (request, reply) =>
      kept.send(request, reply, answers.answerPopular(games.catalogue(), localeOf(request, request.query))),
    );
    app.get('/wps/relay/GCSGAME_getVassGameType', { ...publicly, schema: { querystring: api.vassGameTypeQuery } }, async (request, reply) =>
      kept.send(request, reply, answers.answerVendorTypes(games.catalogue(), request.query.vassalage)),
    );
    app.get('/wps/relay/GCSGAME_newGameVendor', { ...publicly, schema: { querystring: api.gameVendorQuery } }, async (request, reply) =>
      kept.send(request, reply, answers.answerVendors(games.catalogue())),
    );
    app.get('/wps/relay/GCSGAME_gameInfo', { ...publicly, schema: { querystring: api.gameInfoQuery } }, async (request, reply) =>
      kept.send(request, reply, answers.answerGameInfo(games.catalogue(), request.query.nodeId, localeOf(request, request.query))),
    );
  };
}

function boardRoutes(games: Games): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/wps/relay/GCSGAME_getRankList', { config: open, schema: { querystring: api.rankListQuery } }, async (request) =>
      ok(await games.winners(request.brand.code, request.query, localeOf(request, request.query))),
    );
    app.get('/wps/relay/MCSFE_getListAnnouncements', { config: open, schema: { querystring: api.announcementsQuery } }, async (request) =>
      ok(games.announcements(request.brand.code, request.query, localeOf(request, request.query))),
    );
  };
}

function playerRoutes(games: Games): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/wps/relay/MCSFE_getFavoriteGames', { config: signedIn, schema: { querystring: api.favouriteIdsQuery } }, async (request) =>
      ok({ list: await games.favouriteIds(ownerOf(request)) }),
    );
    app.get('/wps/relay/MCSFE_getFavoriteGamesList', { config: signedIn, schema: { querystring: api.favouritesQuery } }, async (request) =>
      ok(await games.favourites(ownerOf(request), request.query, localeOf(request, request.query))),
    );
    app.post('/wps/relay/MCSFE_addFavoriteGameV2', { config: signedIn, schema: { body: api.favouriteToggle } }, async (request) => {
      await games.setFavourite(ownerOf(request), request.body.nodeId, true);
      return ok({ nodeId: request.body.nodeId, favourite: true });
    });
    app.delete('/wps/relay/MCSFE_removeFavoriteGameV2', { config: signedIn, schema: { querystring: api.favouriteToggle } }, async (request) => {
      await games.setFavourite(ownerOf(request), request.query.nodeId, false);
      return ok({ nodeId: request.query.nodeId, favourite: false });
    });
    app.get('/wps/relay/GCS_recentGame', { config: signedIn, schema: { querystring: api.recentQuery } }, async (request) =>
      ok(await games.recent(ownerOf(request), request.query, localeOf(request, request.query))),
    );
  };
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
  if (named !== undefined && named !== request.brand.code) throw new DomainError('request.invalid', { fields: { [field]: 'request.invalid' } });
}
