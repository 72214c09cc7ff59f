import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database, Round } from '../database/tables';
import { GameError } from '../http/game-error';
import { authenticate } from '../sessions/authenticate';
import type { RoundRunner } from './round-runner';
import { roundView } from './round-view';
import { createRound, roundByClientId } from './rounds';

/** How long the answer to a bet is held back; a slower round is asked for again by its id. */
const LONG_POLL_MS = 2_500;

const ClientRoundId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

const BetBody = Type.Object(
  {
    roundId: ClientRoundId,
    direction: Type.Union([Type.Literal('under'), Type.Literal('over')]),
    target: Type.Integer({ minimum: 0, maximum: 10_000 }),
    stake: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }),
  },
  { additionalProperties: false },
);

interface RoundRouteOptions {
  readonly database: Database;
  readonly runner: RoundRunner;
  readonly minimumCycleMs: number;
}

export const roundRoutes: FastifyPluginAsyncTypebox<RoundRouteOptions> = async (app, { database, runner, minimumCycleMs }) => {
  app.post('/api/rounds', { schema: { body: BetBody } }, async (request) => {
    const session = await authenticate(database, request);
    const { roundId, direction, target, stake } = request.body;
    const bet = { clientRoundId: roundId, direction, target, stake: BigInt(stake) };
    const round = await createRound(database, session, bet, minimumCycleMs);
    return { success: true, value: roundView(await settledSoon(round)) };
  });

  app.get('/api/rounds/:roundId', { schema: { params: Type.Object({ roundId: ClientRoundId }) } }, async (request) => {
    const session = await authenticate(database, request);
    const round = await roundByClientId(database, session.wallet.playerId, request.params.roundId);
    if (!round) throw new GameError('round.unknown');
    return { success: true, value: roundView(round) };
  });

  async function settledSoon(round: Round): Promise<Round> {
    const answered = new AbortController();
    // Ended by the answer, which is no failure.
    const held = pause(LONG_POLL_MS, undefined, { signal: answered.signal }).catch(() => undefined);
    await Promise.race([runner.drive(round.id), held]);
    answered.abort();
    return (await roundByClientId(database, round.player_id, round.client_round_id)) ?? round;
  }
};
