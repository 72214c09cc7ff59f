import type { Currency, StakeLimits } from '../../src/money/currencies';
import { limitsOf } from '../../src/money/currencies';
import { stakeStep } from '../../src/instant/stakes';
import { chanceOf, MINES, type MinesChoice, type MinesStep, minesPay, mostTiles } from '../../src/steps/mines';
import type { MinesView } from '../../src/steps/mines-view';
import { least, limitsTold } from '../engine/limits-told';
import type { Notice } from '../engine/notice';
import type { Phase, Table } from '../engine/round-controller';
import { stakesWithin } from '../engine/stakes-within';
import { Money } from '../money';
import type { RoundSeeds, SessionView } from '../studio/studio-calls';

export interface MinesBet {
  readonly roundId: string;
  readonly stake: string;
  readonly choice: MinesChoice;
}

export interface PlayedMines extends MinesView, RoundSeeds {}

interface MinesState {
  readonly balance: bigint | null;
  readonly net: bigint;
  readonly stake: bigint;
  readonly choice: MinesChoice;
  readonly phase: Phase;
  readonly resting?: boolean;
  /** The round that waits for a step; null while none does. */
  readonly open: PlayedMines | null;
  /** A step is on its way: the tile that is opened, or 0 where the win is taken. */
  readonly stepping: number | null;
  readonly shownRound: PlayedMines | null;
  readonly rounds: readonly PlayedMines[];
  readonly notice: Notice | null;
}

const MAX_ROUNDS_SHOWN = 30;
const FIRST: MinesChoice = { mines: 3 };

/** The state of a game of mines and what follows from it. Parts of the page draw themselves anew after each change. */
export class MinesGame implements Table<MinesBet, PlayedMines> {
  readonly money: Money;
  readonly demo: boolean;
  readonly currency: Currency;
  readonly startedAt: number;
  readonly cycleMs: number;
  private readonly told: SessionView['limits'];
  private current: MinesState;
  private answer: ((step: MinesStep) => void) | undefined;
  private readonly listeners: (() => void)[] = [];

  constructor(session: SessionView<PlayedMines>) {
    this.currency = session.currency as Currency;
    this.cycleMs = session.cycleMs ?? 0;
    this.told = session.limits;
    const last = session.openRound ?? session.rounds[0];
    const choice = last?.choice ?? FIRST;
    const { coin, firstStake, maxStake } = this.limitsOf(choice);
    this.money = new Money(session.currency, coin);
    this.demo = session.demo;
    this.startedAt = Date.now() - session.elapsedSeconds * 1000;
    this.current = {
      balance: session.balance === null ? null : BigInt(session.balance),
      net: BigInt(session.net),
      stake: last ? least(BigInt(last.stake), maxStake) : firstStake,
      choice,
      phase: 'idle',
      open: null,
      stepping: null,
      shownRound: null,
      rounds: session.rounds,
      notice: null,
    };
  }

  get state(): MinesState {
    return this.current;
  }

  get limits(): StakeLimits {
    return this.limitsOf(this.current.choice);
  }

  /** The tiles that are open, or were when the round ended. */
  get opened(): readonly number[] {
    const round = this.current.open ?? this.current.shownRound;
    return openedIn(round?.steps ?? []);
  }

  /** What can be taken now, in hundredths of the stake; nothing before the first tile. */
  get comeTo(): number | undefined {
    const { open } = this.current;
    const count = this.opened.length;
    return open && count > 0 ? minesPay(open.choice, count) : undefined;
  }

  /** What the next tile would come to, and how likely it has no mine; undefined where there is none to open. */
  get next(): { readonly pays: number; readonly chance: number } | undefined {
    const { open, choice: chosen, stake } = this.current;
    const choice = open?.choice ?? chosen;
    const count = open ? this.opened.length : 0;
    if (count >= mostTiles(choice, open ? BigInt(open.stake) : stake, limitsOf(this.currency).maxWin)) return undefined;
    const [before, after] = [chanceOf(choice, count), chanceOf(choice, count + 1)];
    const chance = Number(after.numerator * before.denominator) / Number(after.denominator * before.numerator);
    return { pays: minesPay(choice, count + 1), chance };
  }

  nextBet(roundId: string): MinesBet {
    const { stake, choice } = this.current;
    return { roundId, stake: String(stake), choice };
  }

  /** Waits for what the player does next in an open round. */
  awaitStep(round: PlayedMines): Promise<MinesStep> {
    this.set({ open: round, stepping: null });
    return new Promise((resolve) => (this.answer = resolve));
  }

  openTile(tile: number): void {
    if (this.opened.includes(tile)) return;
    this.take({ open: tile }, tile);
  }

  cashOut(): void {
    if (this.comeTo !== undefined) this.take({ cashOut: true }, 0);
  }

  private take(step: MinesStep, stepping: number): void {
    const { answer } = this;
    if (!answer || this.current.stepping !== null) return;
    this.answer = undefined;
    this.set({ stepping, notice: null });
    answer(step);
  }

  choose(mines: number): void {
    if (this.current.phase !== 'idle' || mines < MINES.min || mines > MINES.max) return;
    const choice = { mines };
    this.set({ choice, stake: least(this.current.stake, this.limitsOf(choice).maxStake), shownRound: null });
  }

  set(change: Partial<MinesState>): void {
    const ended = change.phase === 'idle' ? { open: null, stepping: null } : {};
    this.current = { ...this.current, ...ended, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Draws now and after every change. */
  subscribe(draw: () => void): void {
    this.listeners.push(draw);
    draw();
  }

  /** The first tile has to be payable; later ones end the round before it could win more than is paid. */
  private limitsOf(choice: MinesChoice): StakeLimits {
    const limits = limitsOf(this.currency);
    const byWin = (limits.maxWin * 100n) / BigInt(minesPay(choice, 1));
    const told = limitsTold({ ...limits, maxStake: least(limits.maxStake, byWin) }, this.told);
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

  addRound(round: PlayedMines): void {
    const net = this.current.net + BigInt(round.payout ?? 0) - BigInt(round.stake);
    this.set({ rounds: [round, ...this.current.rounds].slice(0, MAX_ROUNDS_SHOWN), net });
  }
}

export function openedIn(steps: readonly MinesStep[]): number[] {
  return steps.flatMap((step) => ('open' in step ? [step.open] : []));
}
