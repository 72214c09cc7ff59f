import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database } from '../database/tables';
import { assertBody } from '../http/assert-body';
import { GameError } from '../http/game-error';
import { Uuid } from '../models/bet-body';
import { modelOf } from '../models/models';
import { termsAt } from '../profiles/terms';
import { pressedAt } from '../rounds/press-time';
import { toldRound } from '../rounds/round-view';
import type { RoundRunner } from '../rounds/round-runner';
import { settledSoon } from '../rounds/settled-soon';
import { authenticate } from '../sessions/authenticate';
import { takeStep } from './take-step';

const MOST_STEPS = 100;
const AnyStepBody = Type.Object({ number: Type.Integer({ minimum: 1, maximum: MOST_STEPS }) }, { additionalProperties: true });

interface StepRouteOptions {
  readonly database: Database;
  readonly runner: RoundRunner;
  readonly minimumCycleMs: number;
}

/** A step within a round. The one that ends it is answered once the round is settled, or as far as it is when that takes long. */
export const stepRoutes: FastifyPluginAsyncTypebox<StepRouteOptions> = async (app, { database, runner, minimumCycleMs }) => {
  const schema = { params: Type.Object({ roundId: Uuid }), body: AnyStepBody };
  app.post('/api/rounds/:roundId/steps', { schema }, async (request) => {
    const session = await authenticate(database, request);
    const rules = modelOf(session.title).steps;
    if (!rules) throw new GameError('step.not_allowed');
    assertBody(request, rules.body);
    const { number, ...step } = request.body;
    const round = await takeStep(database, session, {
      clientRoundId: request.params.roundId,
      number,
      step,
      pressedAt: pressedAt(request),
    });
    return { success: true, value: toldRound(await settledSoon(database, runner, round), termsAt(session, minimumCycleMs)) };
  });
};
