import { limitsOf, type Currency, type StakeLimits } from '../../src/money/currencies';
import {
  isTargetAllowed,
  largestStake,
  multiplierOf,
  payoutOf,
  TARGETS,
  winningOutcomes,
  type Direction,
} from '../../src/dice/odds';
import type { Notice } from '../engine/notice';
import type { Phase } from '../engine/phase';
import type { Table } from '../engine/round-controller';
import { least, limitsTold } from '../engine/limits-told';
import { Money } from '../money';
import type { BetView, PlayedRound, SessionView } from '../studio/studio-calls';

export interface GameState {
  readonly balance: bigint | null;
  readonly net: bigint;
  readonly direction: Direction;
  readonly target: number;
  /** Null while what is typed is no amount. */
  readonly stake: bigint | null;
  readonly phase: Phase;
  readonly resting?: boolean;
  readonly shownRound: PlayedRound | null;
  readonly rounds: readonly PlayedRound[];
  readonly notice: Notice | null;
}

const MAX_ROUNDS_SHOWN = 30;

/** The state of the table and what follows from it. Parts of the page draw themselves anew after each change. */
export class Game implements Table<BetView, PlayedRound> {
  readonly money: Money;
  readonly limits: StakeLimits;
  readonly demo: boolean;
  readonly currency: string;
  readonly startedAt: number;
  readonly cycleMs: number;
  private current: GameState;
  private readonly listeners: (() => void)[] = [];

  constructor(session: SessionView) {
    this.limits = limitsTold(limitsOf(session.currency as Currency), session.limits);
    this.cycleMs = session.cycleMs ?? 0;
    this.money = new Money(session.currency, this.limits.coin);
    this.demo = session.demo;
    this.currency = session.currency;
    this.startedAt = Date.now() - session.elapsedSeconds * 1000;
    const last = session.openRound ?? session.rounds[0];
    this.current = {
      balance: session.balance === null ? null : BigInt(session.balance),
      net: BigInt(session.net),
      direction: last?.direction ?? 'under',
      target: last?.target ?? 5_000,
      stake: last ? least(BigInt(last.stake), this.limits.maxStake) : this.limits.firstStake,
      phase: 'idle',
      shownRound: null,
      rounds: session.rounds,
      notice: null,
    };
  }

  get state(): GameState {
    return this.current;
  }

  get multiplier(): bigint {
    return multiplierOf(this.current.direction, this.current.target);
  }

  get winningOutcomeCount(): number {
    return winningOutcomes(this.current.direction, this.current.target);
  }

  get largestStake(): bigint {
    return largestStake(this.multiplier, this.limits.coin, this.limits.maxStake, this.limits.maxWin);
  }

  get payout(): bigint | null {
    return this.current.stake === null ? null : payoutOf(this.current.stake, this.multiplier, this.limits.coin);
  }

  /** Why the stake as typed cannot be played, if it cannot. */
  get stakeProblem(): 'stake.out_of_range' | 'stake.above_max_win' | null {
    const { stake } = this.current;
    if (stake === null || stake < this.limits.minStake || stake > this.limits.maxStake) return 'stake.out_of_range';
    return stake > this.largestStake ? 'stake.above_max_win' : null;
  }

  nextBet(roundId: string): BetView | undefined {
    const { stake, direction, target } = this.current;
    return stake === null || this.stakeProblem ? undefined : { roundId, direction, target, stake: String(stake) };
  }

  get betAsItStands() {
    const { stake, direction, target } = this.current;
    return { stake: stake === null ? null : String(stake), direction, target };
  }

  takeUp(bet: unknown): void {
    const { stake, direction, target } = bet as Record<'stake' | 'direction' | 'target', unknown>;
    if (typeof stake !== 'string' || (direction !== 'under' && direction !== 'over') || !Number.isInteger(target)) return;
    this.set({ stake: BigInt(stake), direction, target: clamp(target as number, direction) });
  }

  set(change: Partial<GameState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Draws now and after every change. */
  subscribe(draw: () => void): void {
    this.listeners.push(draw);
    draw();
  }

  setDirection(direction: Direction): void {
    if (direction === this.current.direction) return;
    // The same chance on the other side: under 30 becomes over 70.
    this.set({ direction, target: clamp(10_000 - this.current.target, direction), shownRound: null });
  }

  setTarget(target: number): void {
    this.set({ target: clamp(target, this.current.direction), shownRound: null });
  }

  isTargetAllowed(target: number): boolean {
    return isTargetAllowed(this.current.direction, target);
  }

  setStake(stake: bigint | null): void {
    this.set({ stake });
  }

  /** Halving, doubling and quick stakes stay within what may be played. */
  setStakeWithinLimits(stake: bigint): void {
    const whole = stake - (stake % this.limits.coin);
    const most = this.largestStake;
    this.setStake(whole < this.limits.minStake ? this.limits.minStake : whole > most ? most : whole);
  }

  addRound(round: PlayedRound): void {
    const net = this.current.net + BigInt(round.payout ?? 0) - BigInt(round.stake);
    this.set({ rounds: [round, ...this.current.rounds].slice(0, MAX_ROUNDS_SHOWN), net });
  }
}

function clamp(target: number, direction: Direction): number {
  const { min, max } = TARGETS[direction];
  return Math.min(Math.max(Math.round(target), min), max);
}
