import type { Raise, Round } from '../database/tables';
import type { WalletResult } from '../wallet/wallet';
import type { RoundState } from './round-state';

/** What a step writes down. `pauseMs` is how long to wait before the next one. */
export interface RoundChange {
  readonly state: RoundState;
  readonly attempts?: number;
  readonly failure?: string | null;
  readonly balance?: bigint;
  readonly pauseMs?: number;
  readonly steps?: string | null;
  readonly shown?: string;
  readonly raised?: bigint;
  readonly roll?: number;
  readonly outcome?: string;
  readonly payout?: bigint;
  /** What became of a raise, written in the same moment. */
  readonly raise?: { readonly bet_uuid: string; readonly state: Raise['state'] };
}

const STAKE_ATTEMPTS = 4;
const NEVER = 'RS_ERROR_DUPLICATE_TRANSACTION';
const MAX_BACKOFF_MS = 5 * 60_000;

/**
 * After an attempt to bet (`round.attempts` counts it): unanswered four times, the bet is taken back. So is one that is
 * refused after an unanswered attempt, because that attempt may have taken the stake.
 */
export function afterBet(round: Round, answer: WalletResult): RoundChange {
  if (answer.kind === 'confirmed') return { state: 'bet_confirmed', balance: answer.balance };
  if (answer.kind === 'refused') {
    const state = round.attempts > 1 ? 'rollback_due' : 'refused';
    return { state, failure: answer.code, attempts: 0 };
  }
  if (round.attempts >= STAKE_ATTEMPTS) return { state: 'rollback_due', failure: 'wallet.unanswered', attempts: 0 };
  return { state: 'bet_sent', pauseMs: retryMs(round.attempts) };
}

/** What to do about money for a step that was not confirmed: by the rules of a bet. */
export function unpaidRaise({ attempts }: Round, { kind }: WalletResult): 'to_repeat' | 'to_take_back' | 'refused' {
  if (kind === 'refused') return attempts > 1 ? 'to_take_back' : 'refused';
  return attempts >= STAKE_ATTEMPTS ? 'to_take_back' : 'to_repeat';
}

export function retryMs(attempts: number): number {
  return 100 * 2 ** (attempts - 1);
}

/**
 * A result is owed, a loss as a win of nothing that closes the round: it is sent again until it is confirmed. A limit means that the operator looks at
 * it and may still pay. Only one answer is an end: its id is taken for something else there, so it will never be paid. Then the bet is taken back.
 */
export function afterWin(round: Round, answer: WalletResult): RoundChange {
  if (answer.kind === 'confirmed') return { state: 'settled', balance: answer.balance, failure: null };
  const never = answer.kind === 'refused' && answer.status === NEVER && (round.payout ?? 0n) > 0n;
  if (never) return { state: 'rollback_due', failure: 'win.refused', attempts: 0 };
  const held = answer.kind === 'refused' && answer.code === 'wallet.limit_reached';
  return { state: 'win_sent', pauseMs: backoffMs(round.attempts), ...(held && { failure: 'win.held' }) };
}

/** Taking back is repeated until the operator confirms it, with growing pauses. */
export function afterRollback(round: Round, answer: WalletResult): RoundChange {
  if (answer.kind === 'confirmed') return { state: 'rolled_back', balance: answer.balance };
  return { state: 'rollback_due', pauseMs: backoffMs(round.attempts) };
}

function backoffMs(attempts: number): number {
  return Math.min(250 * 2 ** Math.min(attempts - 1, 20), MAX_BACKOFF_MS);
}
