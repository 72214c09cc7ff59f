import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database } from '../database/tables';
import { GameError } from '../http/game-error';
import { drawsOf, nextDrawOf } from './draws';
import { type Lottery, LOTTERIES, lotteryByCode } from './lotteries';

const Code = Type.Object({ code: Type.String({ maxLength: 40 }) });
const Earlier = Type.Object(
  { before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,11}$' })) },
  { additionalProperties: false },
);
const PAGE = 24;

/** Results for everybody, with what they can be checked by. */
export const lotteryRoutes: FastifyPluginAsyncTypebox<{ readonly database: Database }> = async (app, { database }) => {
  app.get('/api/lotteries', async () => ({
    success: true,
    value: { list: await Promise.all(LOTTERIES.map((lottery) => lotteryView(database, lottery))) },
  }));

  app.get('/api/lotteries/:code/draws', { schema: { params: Code, querystring: Earlier } }, async (request) => {
    const lottery = lotteryByCode(request.params.code);
    if (!lottery) throw new GameError('lottery.unknown');
    const { before } = request.query;
    const list = await drawsOf(database, lottery, { limit: PAGE, ...(before !== undefined && { before: BigInt(before) }) });
    return { success: true, value: { list } };
  });
};

/** A lottery as operators and everybody else see it. */
export async function lotteryView(database: Database, lottery: Lottery) {
  const { code, names, region } = lottery;
  return { game_code: code, name: names.en, names, region, ...(await nextDrawOf(database, lottery)) };
}
