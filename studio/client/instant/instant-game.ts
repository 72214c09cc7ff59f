import type { Currency, StakeLimits } from '../../src/money/currencies';
import { type InstantRules, writtenChoice } from '../../src/instant/instant-rules';
import type { InstantView } from '../../src/instant/instant-view';
import { limitsFor, stakeStep } from '../../src/instant/stakes';
import type { Notice } from '../engine/notice';
import type { Phase } from '../engine/phase';
import type { Table } from '../engine/round-controller';
import { least, limitsTold } from '../engine/limits-told';
import { stakeAmong, stakesWithin } from '../engine/stakes-within';
import { beginsFree, costOf, type FreeRounds, rewardOf, withOwnStake } from '../engine/free-rounds';
import { paidIn } from '../engine/verdict';
import { Money } from '../money';
import type { RoundSeeds, SessionView } from '../studio/studio-calls';

export interface InstantBet<Choice> {
  readonly roundId: string;
  readonly stake: string;
  readonly reward?: string;
  readonly choice: Choice;
}

export interface PlayedInstant<Choice extends object> extends InstantView<Choice>, RoundSeeds {}

interface InstantState<Choice extends object> {
  readonly balance: bigint | null;
  readonly net: bigint;
  readonly stake: bigint;
  readonly free: FreeRounds | null;
  readonly choice: Choice;
  readonly phase: Phase;
  readonly resting?: boolean;
  readonly shownRound: PlayedInstant<Choice> | null;
  readonly rounds: readonly PlayedInstant<Choice>[];
  readonly notice: Notice | null;
  /** Brings to light at once what the player brings to light; nothing while there is nothing to. */
  readonly finish?: (() => void) | undefined;
}

const MAX_ROUNDS_SHOWN = 30;

/** The state of a game of one choice and what follows from it. Parts of the page draw themselves anew after each change. */
export class InstantGame<Choice extends object> implements Table<InstantBet<Choice>, PlayedInstant<Choice>> {
  readonly money: Money;
  readonly demo: boolean;
  readonly currency: Currency;
  readonly startedAt: number;
  readonly cycleMs: number;
  private readonly told: SessionView['limits'];
  private current: InstantState<Choice>;
  private readonly listeners: (() => void)[] = [];

  constructor(
    readonly rules: InstantRules<Choice>,
    session: SessionView<PlayedInstant<Choice>>,
    first: Choice,
  ) {
    this.currency = session.currency as Currency;
    const last = session.openRound ?? session.rounds[0];
    const choice = last?.choice ?? first;
    this.told = session.limits;
    this.cycleMs = session.cycleMs ?? 0;
    const { coin, firstStake, maxStake } = this.limitsOf(choice);
    this.money = new Money(session.currency, coin);
    this.demo = session.demo;
    this.startedAt = Date.now() - session.elapsedSeconds * 1000;
    this.current = {
      balance: session.balance === null ? null : BigInt(session.balance),
      net: BigInt(session.net),
      ...beginsFree(session, last ? least(BigInt(last.stake), maxStake) : firstStake),
      choice,
      phase: 'idle',
      shownRound: null,
      rounds: session.rounds,
      notice: null,
    };
  }

  get state(): InstantState<Choice> {
    return this.current;
  }

  /** What may be staked on the choice as it stands. */
  get limits(): StakeLimits {
    return this.limitsOf(this.current.choice);
  }

  nextBet(roundId: string): InstantBet<Choice> | undefined {
    const choice = this.rules.canonical(this.current.choice);
    const { stake, free } = this.current;
    return choice && { roundId, stake: String(stake), ...rewardOf(free), choice };
  }

  get isPlayable(): boolean {
    return writtenChoice(this.rules, this.current.choice) !== undefined;
  }

  /** Another choice, while no round runs. A stake that could win more than is paid becomes the largest that may be played. */
  choose(choice: Choice): void {
    if (this.current.phase !== 'idle') return;
    const playable = this.rules.canonical(choice);
    const most = playable ? this.limitsOf(playable).maxStake : this.current.stake;
    const fixed = this.current.free?.used === true;
    const stake = fixed ? this.current.stake : least(this.current.stake, most);
    this.set({ choice: playable ?? choice, stake, shownRound: null });
  }

  get betAsItStands() {
    const { stake, choice, free } = this.current;
    return { stake: String(free?.used ? free.ownStake : stake), choice };
  }

  takeUp(bet: unknown): void {
    const choice = this.rules.canonical((bet as { choice: Choice }).choice);
    if (!choice) return;
    const limits = this.limitsOf(choice);
    const stake = stakeAmong(stakesWithin(limits), bet) ?? least(this.current.stake, limits.maxStake);
    this.set({ choice, ...withOwnStake(this.current, stake) });
  }

  set(change: Partial<InstantState<Choice>>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Draws now and after every change. */
  subscribe(draw: () => void): void {
    this.listeners.push(draw);
    draw();
  }

  private limitsOf(choice: Choice): StakeLimits {
    const limits = limitsTold(limitsFor(this.rules, choice, this.currency), this.told);
    return { ...limits, maxStake: limits.maxStake - (limits.maxStake % stakeStep(this.currency)) };
  }

  /** The next larger or smaller stake; undefined at the end. */
  stakeBeside(step: 1 | -1): bigint | undefined {
    const { stake, free } = this.current;
    if (free?.used) return undefined;
    const stakes = this.isPlayable ? stakesWithin(this.limits) : [];
    return step === 1 ? stakes.find((each) => each > stake) : stakes.findLast((each) => each < stake);
  }

  changeStake(step: 1 | -1): void {
    const stake = this.stakeBeside(step);
    if (stake !== undefined && this.current.phase === 'idle') this.set({ stake });
  }

  addRound(round: PlayedInstant<Choice>): void {
    const net = this.current.net + paidIn(round) - costOf(round);
    this.set({ rounds: [round, ...this.current.rounds].slice(0, MAX_ROUNDS_SHOWN), net });
  }
}
