import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Database, Merchant, Reward } from '../database/tables';
import { MerchantApiError } from '../merchants/signed-requests';
import { Uuid } from '../models/bet-body';
import { isCurrency } from '../money/currencies';
import { findOrCreatePlayer } from '../sessions/players';
import { assertPlayable } from './assert-playable';
import { playedOf } from './rewards';

const RewardBody = Type.Object(
  {
    reward_uuid: Uuid,
    user: Type.String({ minLength: 1, maxLength: 128 }),
    currency: Type.String({ pattern: '^[A-Z]{3,8}$' }),
    games: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 20 }),
    rounds: Type.Integer({ minimum: 1, maximum: 1_000 }),
    /** Of each round, in units. */
    stake: Type.Integer({ minimum: 1 }),
    valid_until: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,15}Z$', maxLength: 30 }),
    sub_partner_id: Type.Optional(Type.String({ maxLength: 64 })),
    /** Nothing is given: the answer is what it would be. */
    only_check: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
const CancelBody = Type.Object({ reward_uuid: Uuid }, { additionalProperties: false });

/** Free rounds as an operator gives them and takes them back. Each call may be repeated for ever. */
export const rewardRoutes: FastifyPluginAsyncTypebox<{ readonly database: Database }> = async (app, { database }) => {
  app.post('/operator/generic/v2/reward/create', { schema: { body: RewardBody } }, async (request) => {
    await create(request.merchant as Merchant, request.body);
    return { status: 'RS_OK', reward_uuid: request.body.reward_uuid };
  });

  /** What is open is played to its end; no other round begins. */
  app.post('/operator/generic/v2/reward/cancel', { schema: { body: CancelBody } }, async (request) => {
    const { reward_uuid: id } = request.body;
    const cancelled = await database
      .updateTable('rewards')
      .set({ cancelled_at: sql<Date>`coalesce(cancelled_at, now())` })
      .where('id', '=', id)
      .where('operator_id', '=', (request.merchant as Merchant).id)
      .returning('id')
      .executeTakeFirst();
    if (!cancelled) throw new MerchantApiError('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 404);
    return { status: 'RS_OK', reward_uuid: id, played: await playedOf(database, id) };
  });

  async function create(operator: Merchant, body: Static<typeof RewardBody>): Promise<void> {
    const { reward_uuid: id, user, currency, rounds } = body;
    if (!isCurrency(currency)) throw new MerchantApiError('RS_ERROR_WRONG_CURRENCY', 422);
    const [stake, validUntil] = [BigInt(body.stake), new Date(body.valid_until)];
    if (Number.isNaN(validUntil.getTime())) throw new MerchantApiError('RS_ERROR_WRONG_SYNTAX', 400);
    const games = [...new Set(body.games)].sort();
    await assertPlayable(database, operator, { games, stake, currency, brand: body.sub_partner_id });
    if (body.only_check) return;
    const wanted = {
      ...{ id, games, rounds, stake, operator_id: operator.id, valid_until: validUntil },
      player_id: await findOrCreatePlayer(database, operator.id, user, currency),
    };
    const made = await database
      .insertInto('rewards')
      .values(wanted)
      .onConflict((known) => known.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) await assertSame(wanted);
  }

  /** An id stands for one reward for ever. */
  async function assertSame(
    wanted: Pick<Reward, 'player_id' | 'games' | 'rounds' | 'stake' | 'valid_until' | 'id'>,
  ): Promise<void> {
    const known = await database.selectFrom('rewards').selectAll().where('id', '=', wanted.id).executeTakeFirstOrThrow();
    const same =
      known.player_id === wanted.player_id &&
      known.rounds === wanted.rounds &&
      known.stake === wanted.stake &&
      known.valid_until.getTime() === wanted.valid_until.getTime() &&
      known.games.join() === wanted.games.join();
    if (!same) throw new MerchantApiError('RS_ERROR_DUPLICATE_TRANSACTION', 409);
  }
};
