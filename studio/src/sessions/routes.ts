import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database } from '../database/tables';
import { GameError } from '../http/game-error';
import { modelOf } from '../models/models';
import { limitsWithin, type Terms, termsAt } from '../profiles/terms';
import { openReward } from '../rewards/rewards';
import { netPosition, openRoundOf, settledRounds } from '../rounds/rounds';
import { pastRoundView, roundView } from '../rounds/round-view';
import type { Wallets } from '../rounds/round-runner';
import { seedsOf } from '../seeds/seeds';
import { seedsView } from '../seeds/seeds-view';
import type { WalletResult } from '../wallet/wallet';
import { authenticate, type PlaySession } from './authenticate';
import { keepBet, markChecked, type Session } from './sessions';

/** A roulette table full of chips takes half of it. */
const LONGEST_BET = 8_000;
const KeptBetBody = Type.Object({ bet: Type.Object({}, { additionalProperties: true }) }, { additionalProperties: false });

interface SessionRouteOptions {
  readonly database: Database;
  readonly wallets: Wallets;
  readonly minimumCycleMs: number;
}

export const sessionRoutes: FastifyPluginAsyncTypebox<SessionRouteOptions> = async (app, { database, wallets, minimumCycleMs }) => {
  app.get('/api/session', async (request) => {
    const session = await authenticate(database, request);
    const { playerId } = session.wallet;
    const terms = termsAt(session, minimumCycleMs);
    const [purse, seeds, open, net, rounds, free] = await Promise.all([
      balanceView(session),
      seedsOf(database, playerId),
      openRoundOf(database, session),
      netPosition(database, session.id),
      settledRounds(database, session),
      openReward(database, session, terms),
    ]);
    return {
      success: true,
      value: {
        ...purse,
        currency: session.currency,
        demo: session.demo,
        limits: limitsView(session, terms),
        cycleMs: terms.cycleMs,
        mayHurry: terms.mayHurry,
        elapsedSeconds: Math.floor((Date.now() - session.startedAt.getTime()) / 1000),
        net: net.toString(),
        seeds: seedsView(seeds),
        openRound: open ? roundView(open) : null,
        free,
        bet: session.bet === null ? null : JSON.parse(session.bet),
        rounds: rounds.map(pastRoundView),
      },
    };
  });

  /** Its own page reads it again after a refresh, and nobody else: it is no bet before it is placed. */
  app.post('/api/session/bet', { schema: { body: KeptBetBody } }, async (request) => {
    const session = await authenticate(database, request);
    const bet = JSON.stringify(request.body.bet);
    if (bet.length > LONGEST_BET) throw new GameError('request.invalid');
    await keepBet(database, session.id, bet);
    return { success: true, value: null };
  });

  app.get('/api/balance', async (request) => {
    const session = await authenticate(database, request);
    const [purse, net] = await Promise.all([balanceView(session), netPosition(database, session.id)]);
    return { success: true, value: { ...purse, net: net.toString() } };
  });

  /** A balance that cannot be had is no reason to show no game: the page says why and offers to ask again. */
  async function balanceView(session: Session): Promise<{ balance: string | null; walletProblem: string | null }> {
    const wallet = session.demo ? wallets.play : wallets.real;
    if (!session.checked) {
      const known = await wallet.check(session.wallet);
      if (known.kind !== 'confirmed') return balanceProblem(known);
      await markChecked(database, session.id);
    }
    const answer = await wallet.balance(session.wallet);
    return answer.kind === 'confirmed' ? { balance: answer.balance.toString(), walletProblem: null } : balanceProblem(answer);
  }
};

function balanceProblem(answer: WalletResult): { balance: null; walletProblem: string } {
  return { balance: null, walletProblem: answer.kind === 'refused' ? answer.code : 'wallet.unanswered' };
}

function limitsView({ title, currency }: PlaySession, terms: Terms) {
  const { coin, minStake, maxStake, maxWin, firstStake } = limitsWithin(modelOf(title).limits(currency), terms);
  return {
    coin: coin.toString(),
    minStake: minStake.toString(),
    maxStake: maxStake.toString(),
    maxWin: maxWin.toString(),
    firstStake: firstStake.toString(),
  };
}
