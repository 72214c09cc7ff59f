import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database } from '../database/tables';
import { drawsOf } from '../lottery/draws';
import { LOTTERIES, lotteryByCode } from '../lottery/lotteries';
import { lotteryView } from '../lottery/routes';
import { MerchantApiError } from './signed-requests';

const closed = { additionalProperties: false };
const EmptyBody = Type.Object({}, closed);
const AfterBody = Type.Object(
  {
    game_code: Type.String({ maxLength: 64 }),
    after: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  },
  closed,
);
/** An operator that asks for what it has not got asks again until it gets fewer. */
const PAGE_SIZE = 100;

/** What operators ask about lotteries: an addition of this studio to the games API. */
export const drawRoutes: FastifyPluginAsyncTypebox<{ readonly database: Database }> = async (app, { database }) => {
  app.post('/operator/generic/v2/lottery/list', { schema: { body: EmptyBody } }, async () =>
    Promise.all(LOTTERIES.map((lottery) => lotteryView(database, lottery))),
  );

  app.post('/operator/generic/v2/draw/list', { schema: { body: AfterBody } }, async ({ body }) => {
    const lottery = lotteryByCode(body.game_code);
    if (!lottery) throw new MerchantApiError('RS_ERROR_INVALID_GAME', 422);
    return drawsOf(database, lottery, { after: BigInt(body.after), limit: PAGE_SIZE });
  });
};
