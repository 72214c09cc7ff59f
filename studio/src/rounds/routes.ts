import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database } from '../database/tables';
import { GameError } from '../http/game-error';
import { betFields, Uuid } from '../models/bet-body';
import { modelOf } from '../models/models';
import { termsAt } from '../profiles/terms';
import { authenticate } from '../sessions/authenticate';
import type { RoundRunner } from './round-runner';
import { pressedAt } from './press-time';
import { pastRoundView, toldRound } from './round-view';
import { assertBody } from '../http/assert-body';
import { settledSoon } from './settled-soon';
import { createRound, roundByClientId, settledRound } from './rounds';

/** What the bet has besides is checked once the session says which model it is for. */
const AnyBetBody = Type.Object(betFields, { additionalProperties: true });

interface RoundRouteOptions {
  readonly database: Database;
  readonly runner: RoundRunner;
  readonly minimumCycleMs: number;
}

export const roundRoutes: FastifyPluginAsyncTypebox<RoundRouteOptions> = async (app, { database, runner, minimumCycleMs }) => {
  app.post('/api/rounds', { schema: { body: AnyBetBody } }, async (request) => {
    const session = await authenticate(database, request);
    assertBody(request, modelOf(session.title).bet);
    const { roundId, stake, reward = null } = request.body;
    const bet = { clientRoundId: roundId, stake: BigInt(stake), body: request.body, reward, pressedAt: pressedAt(request) };
    const terms = termsAt(session, minimumCycleMs);
    const round = await createRound(database, session, bet, terms);
    return { success: true, value: toldRound(await settledSoon(database, runner, round), terms) };
  });

  app.get('/api/rounds/:roundId', { schema: { params: Type.Object({ roundId: Uuid }) } }, async (request) => {
    const session = await authenticate(database, request);
    const round = await roundByClientId(database, session.wallet.playerId, request.params.roundId);
    if (!round) throw new GameError('round.unknown');
    return { success: true, value: toldRound(round, termsAt(session, minimumCycleMs)) };
  });

  /** A round that is over, to be seen again: also one that has left the list of the last ones. */
  app.get('/api/replays/:roundId', { schema: { params: Type.Object({ roundId: Uuid }) } }, async (request) => {
    const session = await authenticate(database, request);
    const round = await settledRound(database, session, request.params.roundId);
    if (!round) throw new GameError('round.unknown');
    return { success: true, value: pastRoundView(round) };
  });
};
