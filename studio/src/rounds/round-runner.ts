import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Decision } from '../models/model';
import { modelOf } from '../models/models';
import { limitsOf } from '../money/currencies';
import type { Database, Round, Tables, WalletCallKind } from '../database/tables';
import { seedsOfRound } from '../seeds/seeds';
import { sessionById } from '../sessions/sessions';
import { afterStep, waiting } from '../steps/after-step';
import { openRaise, paidRaises, type RaiseInTurn, stakeOf, stepOf } from '../steps/raises';
import { withStep } from '../steps/step-rules';
import { betOf, type Wallet, type WalletResult, type WalletSession } from '../wallet/wallet';
import { afterBet, afterRollback, afterWin, retryMs, type RoundChange, unpaidRaise } from './next-step';
import { isStale } from './press-time';
import { CLOSED_STATES, isClosed, type RoundState } from './round-state';
import { LEASE } from './rounds';
import { keepCall } from './wallet-calls';

const SWEEP_MS = 250;
const MAX_LEASED_WAIT_MS = 1_000;
/** The states in which the next step is a call to the wallet. */
const WALLET_CALL_STATES: readonly RoundState[] = ['bet_sent', 'raise_sent', 'raise_back', 'win_sent', 'rollback_due'];

export interface Wallets {
  readonly real: Wallet;
  readonly play: Wallet;
}

/**
 * Drives rounds to their end, one durable step at a time. What is not being driven is found again in the table, so a round
 * goes on after a restart or in another process. A lease keeps two drivers off the same round.
 */
export class RoundRunner {
  private readonly running = new Map<string, Promise<void>>();
  private sweeper: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly wallets: Wallets,
    private readonly log: Pick<Logger, 'info' | 'warn' | 'error'>,
  ) {}

  start(): void {
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  /** Lets each round finish the step it is in; what is left goes on at the next start. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.sweeper);
    await Promise.allSettled(this.running.values());
  }

  /** Drives the round as far as it goes now. What stops it is logged; the table still holds it, so it is taken up again. */
  drive(roundId: string): Promise<void> {
    const already = this.running.get(roundId);
    if (already) return already;
    const run = this.run(roundId)
      .catch((error: Error) => this.log.error({ round: roundId, err: error }, 'round stopped'))
      .finally(() => this.running.delete(roundId));
    this.running.set(roundId, run);
    return run;
  }

  private async sweep(): Promise<void> {
    try {
      const due = await this.database
        .selectFrom('rounds')
        .select('id')
        .where('state', 'not in', CLOSED_STATES)
        .where(sql<boolean>`due_at <= now() and coalesce(leased_until <= now(), true)`)
        .orderBy('due_at')
        .limit(50)
        .execute();
      for (const { id } of due) if (!this.stopping) void this.drive(id);
    } catch (error) {
      this.log.error({ err: error }, 'cannot look for open rounds');
    }
  }

  private async run(roundId: string): Promise<void> {
    let round = await this.lease(roundId);
    if (!round) return;
    while (!isClosed(round.state) && !this.stopping) {
      const counted: Round = WALLET_CALL_STATES.includes(round.state) ? await this.countAttempt(round) : round;
      const change: RoundChange = await this.step(counted);
      const waitInHand = change.pauseMs !== undefined && change.pauseMs <= MAX_LEASED_WAIT_MS;
      round = await this.write(counted, change, change.pauseMs === undefined || waitInHand);
      if (change.pauseMs === undefined) continue;
      if (!waitInHand) return;
      await pause(change.pauseMs);
    }
    if (!isClosed(round.state))
      await this.database.updateTable('rounds').set({ leased_until: null }).where('id', '=', roundId).execute();
  }

  private async step(round: Round): Promise<RoundChange> {
    switch (round.state) {
      case 'created':
        return begun(round);
      case 'bet_sent':
        return this.bet(round);
      case 'bet_confirmed':
        return modelOf(round).steps ? this.goOn(round) : this.decide(round);
      case 'playing':
        return this.settleAbandoned(round);
      case 'raise_sent':
        return this.raise(round);
      case 'raise_back':
        return this.takeRaiseBack(round);
      case 'outcome_decided':
        return { state: 'win_sent', attempts: 0 };
      case 'win_sent':
        return this.win(round);
      case 'rollback_due':
        return this.takeBack(round);
      case 'settled':
      case 'rolled_back':
      case 'refused':
        return { state: round.state };
    }
  }

  /** Counted in the table before it is made: after a crash it is an attempt that nobody answered. */
  private countAttempt(round: Round): Promise<Round> {
    return this.write(round, { state: round.state, attempts: round.attempts + 1 }, true);
  }

  private async ask(
    round: Round,
    call: { readonly kind: WalletCallKind; readonly number?: number },
    send: (wallet: Wallet, purse: WalletSession) => Promise<WalletResult>,
  ): Promise<WalletResult> {
    const session = await sessionById(this.database, round.session_id);
    const answer = await send(session.demo ? this.wallets.play : this.wallets.real, session.wallet);
    if (answer.kind === 'confirmed' && answer.call) await keepCall(this.database, round, call, answer.call);
    if (answer.kind !== 'confirmed') {
      const reason = answer.kind === 'refused' ? answer.status : answer.reason;
      this.log.warn({ round: round.id, call: call.kind, attempt: round.attempts, reason }, 'wallet call not confirmed');
    }
    return answer;
  }

  private async bet(round: Round): Promise<RoundChange> {
    if (isStale(round)) return { state: 'rollback_due', failure: 'wallet.unanswered', attempts: 0 };
    return afterBet(round, await this.ask(round, { kind: 'bet' }, (wallet, purse) => wallet.bet(purse, round, betOf(round))));
  }

  private async win(round: Round): Promise<RoundChange> {
    return afterWin(round, await this.ask(round, { kind: 'win' }, (wallet, purse) => wallet.win(purse, round)));
  }

  /** A step that costs money counts once that was taken. Refused, it was never taken, and the round waits for another one. */
  private async raise(round: Round): Promise<RoundChange> {
    const raise = await openRaise(this.database, round.id);
    const { bet_uuid, turn, amount } = raise;
    if (isStale(raise)) return { state: 'raise_back', failure: 'wallet.unanswered', attempts: 0 };
    const answer = await this.ask(round, { kind: 'raise', number: turn }, (wallet, purse) =>
      wallet.bet(purse, round, stakeOf(raise)),
    );
    if (answer.kind === 'confirmed') {
      const paid = { raised: round.raised + amount, balance: answer.balance, failure: null };
      return { ...(await this.goOn(withStep(round, stepOf(raise)))), ...paid, raise: { bet_uuid, state: 'confirmed' } };
    }
    const failure = answer.kind === 'refused' ? answer.code : 'wallet.unanswered';
    switch (unpaidRaise(round, answer)) {
      case 'to_repeat':
        return { state: 'raise_sent', pauseMs: retryMs(round.attempts) };
      case 'to_take_back':
        return { state: 'raise_back', failure, attempts: 0 };
      case 'refused':
        return { ...waiting(round), failure, raise: { bet_uuid, state: 'refused' } };
    }
  }

  private giveBack(round: Round, raise: RaiseInTurn): Promise<WalletResult> {
    return this.ask(round, { kind: 'raise_rollback', number: raise.turn }, (wallet, purse) =>
      wallet.rollback(purse, round, stakeOf(raise), false),
    );
  }

  /** Once the money is back, the round goes on without the step. */
  private async takeRaiseBack(round: Round): Promise<RoundChange> {
    const raise = await openRaise(this.database, round.id);
    const answer = await this.giveBack(round, raise);
    if (answer.kind !== 'confirmed') return { ...afterRollback(round, answer), state: 'raise_back' };
    return { ...waiting(round), balance: answer.balance, raise: { bet_uuid: raise.bet_uuid, state: 'rolled_back' } };
  }

  /** All money of a round goes back: what its steps cost first, the bet last. */
  private async takeBack(round: Round): Promise<RoundChange> {
    const [raise] = await paidRaises(this.database, round.id);
    if (!raise)
      return afterRollback(
        round,
        await this.ask(round, { kind: 'rollback' }, (wallet, purse) => wallet.rollback(purse, round, betOf(round), true)),
      );
    const answer = await this.giveBack(round, raise);
    if (answer.kind !== 'confirmed') return afterRollback(round, answer);
    return { state: 'rollback_due', attempts: 0, raise: { bet_uuid: raise.bet_uuid, state: 'rolled_back' } };
  }

  private async goOn(round: Round): Promise<RoundChange> {
    const { seeds, currency } = await this.basisOf(round);
    return afterStep(modelOf(round), round, seeds, currency);
  }

  /** Driven only once it is due: nobody has taken a step for so long that it is settled by what it has come to, or taken back. */
  private async settleAbandoned(round: Round): Promise<RoundChange> {
    if (!modelOf(round).steps?.isUntouched?.(round)) return this.decide(round);
    return { state: 'rollback_due', failure: 'round.untouched', attempts: 0 };
  }

  private async decide(round: Round): Promise<RoundChange & Decision> {
    const { seeds, currency } = await this.basisOf(round);
    return { state: 'outcome_decided', ...modelOf(round).decide(round, seeds, limitsOf(currency).coin) };
  }

  /** What a round is decided by besides its bet and steps. */
  private async basisOf(round: Round) {
    const seeds = await seedsOfRound(this.database, round);
    const { currency } = await sessionById(this.database, round.session_id);
    return { seeds, currency };
  }

  private async lease(roundId: string): Promise<Round | undefined> {
    return this.database
      .updateTable('rounds')
      .set({ leased_until: sql<Date>`now() + ${LEASE}::interval` })
      .where('id', '=', roundId)
      .where('state', 'not in', CLOSED_STATES)
      .where(sql<boolean>`coalesce(leased_until <= now(), true)`)
      .where(sql<boolean>`(state <> 'playing' or due_at <= now())`)
      .returningAll()
      .executeTakeFirst();
  }

  private write(round: Round, { raise, ...change }: RoundChange, keepLease: boolean): Promise<Round> {
    if (!raise) return this.writeRound(this.database, round, change, keepLease);
    return this.database.transaction().execute(async (tx) => {
      const written = await this.writeRound(tx, round, change, keepLease);
      await tx.updateTable('raises').set({ state: raise.state }).where('bet_uuid', '=', raise.bet_uuid).execute();
      return written;
    });
  }

  private writeRound(
    database: Database | Transaction<Tables>,
    round: Round,
    { pauseMs = 0, ...change }: Omit<RoundChange, 'raise'>,
    keepLease: boolean,
  ): Promise<Round> {
    return database
      .updateTable('rounds')
      .set({
        ...change,
        due_at: sql<Date>`now() + ${pauseMs} * interval '1 millisecond'`,
        leased_until: keepLease && !isClosed(change.state) ? sql<Date>`now() + ${LEASE}::interval` : null,
        ...(isClosed(change.state) ? { closed_at: sql<Date>`now()` } : {}),
      })
      .where('id', '=', round.id)
      .where('state', '=', round.state)
      .where('attempts', '=', round.attempts)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}

function begun(round: Round): RoundChange {
  return isStale(round) ? { state: 'refused', failure: 'wallet.unanswered' } : { state: 'bet_sent', attempts: 0 };
}
