import type { DiceRoundView } from '../../src/dice/dice-view';
import type { Direction } from '../../src/dice/odds';
import type { ReturnView } from '../../src/fairness/measured-return';
import { clockAhead } from './clock-ahead';

/** What a past round was played on; the server seed once it is revealed. */
export interface RoundSeeds {
  readonly nonce: number;
  readonly startedAt: string;
  readonly serverSeedHash?: string;
  readonly clientSeed?: string | null;
  readonly serverSeed?: string | null;
}

export interface PlayedRound extends DiceRoundView, RoundSeeds {}

interface SeedsView {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly nextServerSeedHash: string;
}

export interface RevealedSeeds {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly rounds: number;
}

export interface BalanceView {
  readonly balance: string | null;
  readonly walletProblem: string | null;
  readonly net: string;
}

export interface SessionView<Round = PlayedRound> extends BalanceView {
  readonly currency: string;
  readonly demo: boolean;
  readonly limits: Readonly<Record<'coin' | 'minStake' | 'maxStake' | 'maxWin' | 'firstStake', string>>;
  /** Shortest time between the starts of two rounds. */
  readonly cycleMs?: number;
  /** Whether a tap may go to the result of what was staked for; it may where nothing is said. */
  readonly mayHurry?: boolean;
  readonly elapsedSeconds: number;
  readonly seeds: SeedsView;
  readonly openRound: Round | null;
  /** Rounds that cost nothing, where the operator gave some. */
  readonly free?: { readonly reward: string; readonly left: number; readonly stake: string } | null;
  /** What the page kept of a bet that was not played; nothing before the first. */
  readonly bet?: unknown;
  readonly rounds: readonly Round[];
}

export interface BetView {
  readonly roundId: string;
  readonly direction: Direction;
  readonly target: number;
  readonly stake: string;
}

export interface AllSeeds {
  readonly seeds: SeedsView;
  readonly revealed: readonly RevealedSeeds[];
}

/** A refusal by the studio, or `connection` when no answer came. */
export class CallError extends Error {
  constructor(
    readonly code: string,
    /** When the same may be tried again, where the studio says it. */
    readonly retryAfterMs?: number,
  ) {
    super(code);
  }
}

const KEPT_BET = '/api/session/bet';

/** Bets and rounds of dice unless a page says which. */
export class StudioCalls<Bet extends object = BetView, Round = PlayedRound> {
  /** How far the studio's clock is ahead of the device's, which may be wrong; by its answers. */
  private aheadMs: number | undefined;

  constructor(private readonly session: string) {}

  readonly openSession = () => this.call<SessionView<Round>>('/api/session');
  readonly balance = () => this.call<BalanceView>('/api/balance');
  /** `pressedAt` is when the player pressed, by the device's clock: the studio takes nothing that was pressed long ago. */
  readonly bet = (bet: Bet, pressedAt: number) => this.call<Round>('/api/rounds', bet, pressedAt);
  /** A bet that is not placed: for the page to find after a refresh. Goes on while the page is left. */
  readonly keepBet = (bet: object) => this.call<null>(KEPT_BET, { bet });
  readonly round = (roundId: string) => this.call<Round>(`/api/rounds/${roundId}`);
  /** A step within a round; the same number is the same step, however often it is sent. */
  readonly step = (roundId: string, step: object & { readonly number: number }, pressedAt: number) =>
    this.call<Round>(`/api/rounds/${roundId}/steps`, step, pressedAt);
  /** A round that is over, by any id that it goes by. */
  readonly replay = (roundId: string) => this.call<Round>(`/api/replays/${encodeURIComponent(roundId)}`);
  /** What the session’s title returns, counted and measured. */
  readonly returns = () => this.call<ReturnView>('/api/fairness');
  readonly seeds = () => this.call<AllSeeds>('/api/seeds');
  readonly rotateSeeds = (clientSeed: string) => this.call<AllSeeds>('/api/seeds/rotate', { clientSeed });

  private async call<Value>(path: string, body?: object, pressedAt?: number): Promise<Value> {
    const answer = await this.send(path, body, pressedAt).catch(() => {
      throw new CallError('connection');
    });
    if (!answer.success) throw new CallError(answer.code, answer.retryAfterMs);
    return answer.value as Value;
  }

  private async send(path: string, body: object | undefined, pressedAt: number | undefined) {
    const sentAt = Date.now();
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-studio-session': this.session,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...this.pressed(pressedAt),
      },
      keepalive: path === KEPT_BET,
      signal: AbortSignal.timeout(10_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const told = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(told)) this.aheadMs = clockAhead(this.aheadMs, { told, sentAt, readAt: Date.now() });
    return (await response.json()) as { success: true; value: unknown } | { success: false; code: string; retryAfterMs?: number };
  }

  /** By the studio's clock, as far as it is known: what lies in a network for long is late by that, too. */
  private pressed(at: number | undefined): Record<string, string> {
    return at === undefined || this.aheadMs === undefined ? {} : { 'x-studio-pressed-at': String(at + this.aheadMs) };
  }
}
