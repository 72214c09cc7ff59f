import type { SpinView } from '../../src/slots/slot-view';
import { slotLimits } from '../../src/slots/slot-limits';
import type { SlotRules } from '../../src/slots/slot-rules';
import type { Currency, StakeLimits } from '../../src/money/currencies';
import type { Notice } from '../engine/notice';
import type { Phase } from '../engine/phase';
import type { Table } from '../engine/round-controller';
import { least, limitsTold } from '../engine/limits-told';
import { stakeAmong, stakesWithin } from '../engine/stakes-within';
import { beginsFree, costOf, type FreeRounds, rewardOf, withOwnStake } from '../engine/free-rounds';
import { Money } from '../money';
import type { RoundSeeds, SessionView } from '../studio/studio-calls';

export interface SpinBet {
  readonly roundId: string;
  readonly stake: string;
  readonly reward?: string;
}

export interface PlayedSpin extends SpinView, RoundSeeds {}

interface SlotState {
  readonly balance: bigint | null;
  readonly net: bigint;
  readonly stake: bigint;
  readonly free: FreeRounds | null;
  readonly phase: Phase;
  readonly resting?: boolean;
  readonly shownRound: PlayedSpin | null;
  readonly rounds: readonly PlayedSpin[];
  readonly notice: Notice | null;
}

const MAX_ROUNDS_SHOWN = 30;

/** The state of the slot and what follows from it. Parts of the page draw themselves anew after each change. */
export class SlotGame implements Table<SpinBet, PlayedSpin> {
  readonly money: Money;
  readonly limits: StakeLimits;
  readonly demo: boolean;
  readonly currency: string;
  readonly startedAt: number;
  readonly cycleMs: number;
  readonly mayHurry: boolean;
  /** What may be staked, smallest first. */
  readonly stakes: readonly bigint[];
  private current: SlotState;
  private readonly listeners: (() => void)[] = [];

  constructor(
    readonly rules: SlotRules,
    session: SessionView<PlayedSpin>,
  ) {
    this.limits = limitsTold(slotLimits(rules, session.currency as Currency), session.limits);
    this.cycleMs = session.cycleMs ?? 0;
    this.mayHurry = session.mayHurry ?? true;
    this.money = new Money(session.currency, this.limits.coin);
    this.demo = session.demo;
    this.currency = session.currency;
    this.startedAt = Date.now() - session.elapsedSeconds * 1000;
    this.stakes = stakesWithin(this.limits);
    const last = session.openRound ?? session.rounds[0];
    this.current = {
      balance: session.balance === null ? null : BigInt(session.balance),
      net: BigInt(session.net),
      ...beginsFree(session, last ? least(BigInt(last.stake), this.limits.maxStake) : this.limits.firstStake),
      phase: 'idle',
      shownRound: null,
      rounds: session.rounds,
      notice: null,
    };
  }

  get state(): SlotState {
    return this.current;
  }

  nextBet(roundId: string): SpinBet {
    const { stake, free } = this.current;
    return { roundId, stake: String(stake), ...rewardOf(free) };
  }

  get betAsItStands() {
    const { stake, free } = this.current;
    return { stake: String(free?.used ? free.ownStake : stake) };
  }

  takeUp(bet: unknown): void {
    const stake = stakeAmong(this.stakes, bet);
    if (stake !== undefined) this.set(withOwnStake(this.current, stake));
  }

  set(change: Partial<SlotState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Draws now and after every change. */
  subscribe(draw: () => void): void {
    this.listeners.push(draw);
    draw();
  }

  /** The next larger or smaller stake; undefined at the end. */
  stakeBeside(step: 1 | -1): bigint | undefined {
    const { stake, free } = this.current;
    if (free?.used) return undefined;
    return step === 1 ? this.stakes.find((each) => each > stake) : this.stakes.findLast((each) => each < stake);
  }

  changeStake(step: 1 | -1): void {
    const stake = this.stakeBeside(step);
    if (stake !== undefined && this.current.phase === 'idle') this.set({ stake });
  }

  addRound(round: PlayedSpin): void {
    const net = this.current.net + BigInt(round.payout ?? 0) - costOf(round);
    this.set({ rounds: [round, ...this.current.rounds].slice(0, MAX_ROUNDS_SHOWN), net });
  }
}
