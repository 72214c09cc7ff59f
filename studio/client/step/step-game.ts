import type { Currency, StakeLimits } from '../../src/money/currencies';
import { stakeStep } from '../../src/instant/stakes';
import { least, limitsTold } from '../engine/limits-told';
import type { Notice } from '../engine/notice';
import type { Phase } from '../engine/phase';
import { noticeOf, type Table } from '../engine/round-controller';
import { stakeAmong, stakesWithin } from '../engine/stakes-within';
import { paidIn, stakedIn } from '../engine/verdict';
import { translate, translateProblem } from '../messages/translate';
import { Money } from '../money';
import type { SessionView } from '../studio/studio-calls';
import type { ChoiceOf, PlayedSteps, StepOf } from './played-steps';

/** What a game says of choice and stake. */
export interface StakeRules<Round extends PlayedSteps> {
  /** What is chosen before somebody’s first round; undefined in a game that has no choice, whose bets then have none. */
  readonly first: ChoiceOf<Round>;
  /** What may be staked on a choice: the largest win, raises included, stays within what the studio pays. Whole hundreds of coins are seen to. */
  readonly limits: (choice: ChoiceOf<Round>, currency: Currency) => StakeLimits;
  /** What a bet takes besides the stake as it is shown, for chips on the side that the choice has; in units. Nothing without this. */
  readonly besides?: (choice: ChoiceOf<Round>) => bigint;
}

export interface StepBet<Choice> {
  readonly roundId: string;
  readonly stake: string;
  readonly choice?: NonNullable<Choice>;
}

interface StepState<Round extends PlayedSteps> {
  readonly balance: bigint | null;
  readonly net: bigint;
  readonly stake: bigint;
  readonly choice: ChoiceOf<Round>;
  readonly phase: Phase;
  readonly resting?: boolean;
  /** The round that waits for a step, or the one before its last step while that is on its way; null while none is open. */
  readonly open: Round | null;
  /** The step that is on its way; null while the player may take one. */
  readonly stepping: StepOf<Round> | null;
  /** What the player marked for the next step, as cards to hold; empty at the beginning of each. */
  readonly marked: readonly number[];
  readonly shownRound: Round | null;
  readonly rounds: readonly Round[];
  readonly notice: Notice | null;
}

const MAX_ROUNDS_SHOWN = 30;

/** The state of a game with steps and what follows from it. Parts of the page draw themselves anew after each change. */
export class StepGame<Round extends PlayedSteps> implements Table<StepBet<ChoiceOf<Round>>, Round> {
  readonly money: Money;
  readonly demo: boolean;
  readonly currency: Currency;
  readonly startedAt: number;
  readonly cycleMs: number;
  private readonly told: SessionView['limits'];
  private current: StepState<Round>;
  private answer: ((step: StepOf<Round>) => void) | undefined;
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly play: StakeRules<Round>,
    session: SessionView<Round>,
  ) {
    this.currency = session.currency as Currency;
    this.cycleMs = session.cycleMs ?? 0;
    this.told = session.limits;
    const last = session.openRound ?? session.rounds[0];
    const choice: ChoiceOf<Round> = last?.choice ?? play.first;
    const { coin, firstStake, maxStake } = this.limitsOf(choice);
    this.money = new Money(session.currency, coin);
    this.demo = session.demo;
    this.startedAt = Date.now() - session.elapsedSeconds * 1000;
    this.current = {
      balance: session.balance === null ? null : BigInt(session.balance),
      net: BigInt(session.net),
      stake: last ? least(BigInt(last.stake) - this.besides(choice), maxStake) : firstStake,
      choice,
      phase: 'idle',
      open: null,
      stepping: null,
      marked: [],
      shownRound: null,
      rounds: session.rounds,
      notice: null,
    };
  }

  get state(): StepState<Round> {
    return this.current;
  }

  /** What lies on the table: a round that waits or goes on, or one that is over; nothing between them. */
  get round(): Round | null {
    return this.current.open ?? this.current.shownRound;
  }

  get limits(): StakeLimits {
    return this.limitsOf(this.current.choice);
  }

  /** What the next bet takes, with what lies on the side. */
  get taken(): bigint {
    return this.current.stake + this.besides(this.current.choice);
  }

  nextBet(roundId: string): StepBet<ChoiceOf<Round>> {
    const { choice } = this.current;
    return { roundId, stake: String(this.taken), ...(choice && { choice }) };
  }

  /** Waits for what the player does next in an open round. Where the step before was refused, it says why. */
  awaitStep(round: Round): Promise<StepOf<Round>> {
    const isSameStep = this.current.open?.steps.length === round.steps.length;
    const notice = round.failure === null ? {} : { notice: refusedNotice(round.failure) };
    const balance = round.balance === null ? this.current.balance : BigInt(round.balance);
    this.set({ open: round, balance, stepping: null, phase: 'rolling', ...(!isSameStep && { marked: [] }), ...notice });
    return new Promise((resolve) => (this.answer = resolve));
  }

  /** Sends a step, once: nothing is taken while one is on its way. */
  take(step: StepOf<Round>): void {
    const { answer } = this;
    if (!answer || this.current.stepping !== null) return;
    this.answer = undefined;
    this.set({ stepping: step, notice: null });
    answer(step);
  }

  /** Marks something for the next step, or takes the mark away. */
  mark(...numbers: readonly number[]): void {
    const { open, stepping, marked } = this.current;
    if (!open || stepping !== null) return;
    const kept = marked.filter((each) => !numbers.includes(each));
    const added = numbers.filter((each) => !marked.includes(each));
    this.set({ marked: [...kept, ...added].sort((one, other) => one - other) });
  }

  choose(choice: ChoiceOf<Round>): void {
    if (this.current.phase !== 'idle') return;
    this.set({ choice, stake: least(this.current.stake, this.limitsOf(choice).maxStake), shownRound: null });
  }

  get betAsItStands() {
    const { stake, choice } = this.current;
    return { stake: String(stake), choice: choice ?? null };
  }

  takeUp(bet: unknown): void {
    const kept = (bet as { choice: ChoiceOf<Round> | null }).choice ?? undefined;
    const choice = hasFieldsOf(this.play.first, kept) ? (kept as ChoiceOf<Round>) : this.current.choice;
    const limits = this.limitsOf(choice);
    this.set({ choice, stake: stakeAmong(stakesWithin(limits), bet) ?? least(this.current.stake, limits.maxStake) });
  }

  set(change: Partial<StepState<Round>>): void {
    const ended = change.phase === 'idle' ? { open: null, stepping: null, marked: [] } : {};
    this.current = { ...this.current, ...ended, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Draws now and after every change. */
  subscribe(draw: () => void): void {
    this.listeners.push(draw);
    draw();
  }

  private besides(choice: ChoiceOf<Round>): bigint {
    return this.play.besides?.(choice) ?? 0n;
  }

  private limitsOf(choice: ChoiceOf<Round>): StakeLimits {
    const told = limitsTold(this.play.limits(choice, this.currency), this.told);
    return { ...told, maxStake: told.maxStake - (told.maxStake % stakeStep(this.currency)) };
  }

  /** The next larger or smaller stake; undefined at the end. */
  stakeBeside(step: 1 | -1): bigint | undefined {
    const stakes = stakesWithin(this.limits);
    const { stake } = this.current;
    return step === 1 ? stakes.find((each) => each > stake) : stakes.findLast((each) => each < stake);
  }

  changeStake(step: 1 | -1): void {
    const stake = this.stakeBeside(step);
    if (stake !== undefined && this.current.phase === 'idle') this.set({ stake, shownRound: null });
  }

  addRound(round: Round): void {
    const net = this.current.net + paidIn(round) - stakedIn(round);
    this.set({ rounds: [round, ...this.current.rounds].slice(0, MAX_ROUNDS_SHOWN), net });
  }
}

/** What another release kept may be another choice. */
function hasFieldsOf(one: unknown, other: unknown): boolean {
  const fields = (choice: unknown) => Object.entries(choice ?? {}).map(([name, value]) => `${name} ${typeof value}`);
  return String(fields(one).sort()) === String(fields(other).sort());
}

/** A raise that the wallet did not take: why, that the round goes on, and what can be done. */
function refusedNotice(failure: string): Notice {
  return { ...noticeOf(failure), text: `${translateProblem(failure)} ${translate('step.goesOn')}` };
}
