import type { Round } from '../database/tables';
import { modelOf } from '../models/models';
import { isOutcomeTold } from './is-outcome-told';
import type { RoundState } from './round-state';
import type { Terms } from '../profiles/terms';
import type { PastRound } from './rounds';

/** What the player is told of a round, of whichever model; money is in units as digits. Each model adds what it bets on and what came out. */
export interface RoundView {
  readonly roundId: string;
  readonly state: 'betting' | 'playing' | 'raising' | 'paying' | 'returning' | 'settled' | 'rolled_back' | 'refused';
  readonly stake: string;
  /** What steps have cost so far, besides the stake. */
  readonly raised: string;
  readonly nonce: number;
  readonly payout: string | null;
  readonly balance: string | null;
  readonly failure: string | null;
  readonly startedAt: string;
  /** Only of a free round: its stake was nobody's money. */
  readonly free?: true;
}

const PUBLIC_STATES: Record<RoundState, RoundView['state']> = {
  created: 'betting',
  bet_sent: 'betting',
  bet_confirmed: 'betting',
  playing: 'playing',
  raise_sent: 'raising',
  raise_back: 'raising',
  outcome_decided: 'paying',
  win_sent: 'paying',
  settled: 'settled',
  rollback_due: 'returning',
  rolled_back: 'rolled_back',
  refused: 'refused',
};

/** What came out is kept as it was decided; a round that was taken back pays nothing, whatever that was. */
function paidIn(round: Round): bigint | null {
  return isOutcomeTold(round) && round.state !== 'rolled_back' ? round.payout : null;
}

export function roundView(round: Round): RoundView {
  return {
    roundId: round.client_round_id,
    state: PUBLIC_STATES[round.state],
    stake: round.stake.toString(),
    raised: round.raised.toString(),
    nonce: round.nonce,
    payout: paidIn(round)?.toString() ?? null,
    balance: round.balance?.toString() ?? null,
    failure: round.failure,
    startedAt: round.created_at.toISOString(),
    ...(round.reward_uuid !== null && { free: true as const }),
    ...modelOf(round).view(round),
  };
}

/** The round, and how long it takes until the next one may begin: the page has no clock of the studio’s. */
export function toldRound(round: Round, { cycleMs }: Terms) {
  return { ...roundView(round), nextBetInMs: Math.max(0, round.created_at.getTime() + cycleMs - Date.now()) };
}

/** A round that is over, with the seeds that it can be checked by. */
export function pastRoundView(round: PastRound) {
  return {
    ...roundView(round),
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed,
    serverSeed: round.revealed_seed,
  };
}
