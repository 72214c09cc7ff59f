import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type Lottery,
  LotteryMenuQuery,
  LotteryMenuValue,
  LatestDrawsQuery,
  LatestDrawsValue,
  LotteryDrawsQuery,
  LotteryDrawsValue,
} from '@pavilion/api/lottery';
import { successEnvelope } from '@pavilion/api/schemas';
import type { Locale } from '@pavilion/i18n';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { ok } from '../../../platform/http';
import type { Lotteries } from './service';

const open = { access: 'public' } as const;

/** Lotteries, their next draws and what was drawn. */
export function lotteryRoutes(lotteries: Lotteries): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/lgw/vn/games/game_menu',
      { config: open, schema: querySchema(LotteryMenuQuery, LotteryMenuValue) },
      async (request) => {
        const { prizeMode } = request.query;
        return ok(menus(prizeMode, await lotteries.listOffered(request.brand, prizeMode, localeOf(request, request.query))));
      },
    );
    app.get(
      '/lgw/vn/games/game_menu/recent',
      { config: { access: 'player' }, schema: querySchema(LotteryMenuQuery, LotteryMenuValue) },
      async (request) => {
        const { prizeMode } = request.query;
        const { memberId } = request.member();
        const games = await lotteries.recent(request.brand, memberId, prizeMode, localeOf(request, request.query));
        return ok(menus(prizeMode, games));
      },
    );
    app.get(
      '/lgw/vn/numeros/opened/game',
      { config: open, schema: querySchema(LatestDrawsQuery, LatestDrawsValue) },
      async (request) => ok({ list: await lotteries.latestDraws(request.brand, request.query.prizeMode) }),
    );
    app.get(
      '/lotto/lgw/games/opened/numero',
      { config: open, schema: querySchema(LotteryDrawsQuery, LotteryDrawsValue) },
      async (request) => ok(await lotteries.draws(request.brand, request.query)),
    );
  };
}

function menus(prizeMode: LotteryMenuQuery['prizeMode'], games: Lottery[]): LotteryMenuValue {
  return { gameMenus: games.length ? [{ accountTypeName: 'TCG_LOTTO_VN', prizeMode, games }] : [] };
}

function querySchema<Query extends TSchema, Value extends TSchema>(querystring: Query, value: Value) {
  return { tags: ['lotteries'], querystring, response: { 200: successEnvelope(value) } };
}

function localeOf(request: FastifyRequest, { language }: { language?: string }): Locale {
  return (language?.toLowerCase() as Locale | undefined) ?? request.locale;
}
