import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database, Round } from '../database/tables';
import { GameError } from '../http/game-error';
import { betFields, ClientRoundId } from '../models/bet-body';
import { modelOf } from '../models/models';
import { type Terms, termsAt } from '../profiles/terms';
import { authenticate } from '../sessions/authenticate';
import type { RoundRunner } from './round-runner';
import { pastRoundView, roundView } from './round-view';
import { assertBody } from '../http/assert-body';
import { createRound, roundByClientId, settledRound } from './rounds';

/** How long the answer to a bet is held back; a slower round is asked for again by its id. */
const LONG_POLL_MS = 2_500;

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
    const { roundId, stake } = request.body;
    const bet = { clientRoundId: roundId, stake: BigInt(stake), body: request.body };
    const terms = termsAt(session, minimumCycleMs);
    const round = await createRound(database, session, bet, terms);
    return { success: true, value: told(await settledSoon(round), terms) };
  });

  app.get('/api/rounds/:roundId', { schema: { params: Type.Object({ roundId: ClientRoundId }) } }, async (request) => {
    const session = await authenticate(database, request);
    const round = await roundByClientId(database, session.wallet.playerId, request.params.roundId);
    if (!round) throw new GameError('round.unknown');
    return { success: true, value: told(round, termsAt(session, minimumCycleMs)) };
  });

  /** A round that is over, to be seen again: also one that has left the list of the last ones. */
  app.get('/api/replays/:roundId', { schema: { params: Type.Object({ roundId: ClientRoundId }) } }, async (request) => {
    const session = await authenticate(database, request);
    const round = await settledRound(database, session, request.params.roundId);
    if (!round) throw new GameError('round.unknown');
    return { success: true, value: pastRoundView(round) };
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

/** The round, and how long it takes until the next one may begin: the page has no clock of the studio’s. */
function told(round: Round, { cycleMs }: Terms) {
  return { ...roundView(round), nextBetInMs: Math.max(0, round.created_at.getTime() + cycleMs - Date.now()) };
}
