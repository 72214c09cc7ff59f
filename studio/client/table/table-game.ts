import type { Currency, StakeLimits } from '../../src/money/currencies';
import { limitsOf } from '../../src/money/currencies';
import { canonicalSlip, MOST_SPOTS, mostOnTable, type Slip, slipTop, type TableRules } from '../../src/table/table-rules';
import type { TableView } from '../../src/table/table-view';
import { limitsTold } from '../engine/limits-told';
import type { Notice } from '../engine/notice';
import type { Phase } from '../engine/phase';
import type { Table } from '../engine/round-controller';
import { beginsFree, costOf, type FreeRounds, rewardOf } from '../engine/free-rounds';
import { paidIn } from '../engine/verdict';
import { Money } from '../money';
import type { RoundSeeds, SessionView } from '../studio/studio-calls';
import { chipsFor } from './chips';

export interface TableBet {
  readonly roundId: string;
  readonly stake: string;
  readonly reward?: string;
  readonly choice: Slip;
}

export interface PlayedTable extends TableView, RoundSeeds {}

/** Chips by spot, in units. */
type Laid = ReadonlyMap<string, bigint>;

/** Why chips were not taken. */
type Problem = 'table.full' | 'table.tooMuchToWin' | 'table.tooManySpots';

interface TableState {
  readonly balance: bigint | null;
  readonly net: bigint;
  /** All chips on the table. */
  readonly stake: bigint;
  readonly free: FreeRounds | null;
  readonly laid: Laid;
  readonly chip: bigint;
  readonly problem: Problem | null;
  readonly phase: Phase;
  readonly resting?: boolean;
  readonly shownRound: PlayedTable | null;
  readonly rounds: readonly PlayedTable[];
  readonly notice: Notice | null;
}

const MAX_ROUNDS_SHOWN = 30;
const NOTHING: Laid = new Map();

/** The state of a table and what follows from it. Parts of the page draw themselves anew after each change. */
export class TableGame implements Table<TableBet, PlayedTable> {
  readonly money: Money;
  readonly demo: boolean;
  readonly currency: Currency;
  readonly startedAt: number;
  readonly cycleMs: number;
  readonly limits: StakeLimits;
  readonly chips: readonly bigint[];
  private current: TableState;
  private before: readonly Laid[] = [];
  private readonly listeners: (() => void)[] = [];

  constructor(
    readonly rules: TableRules,
    session: SessionView<PlayedTable>,
    seenAgain?: PlayedTable,
  ) {
    this.currency = session.currency as Currency;
    this.cycleMs = session.cycleMs ?? 0;
    const limits = limitsOf(this.currency);
    this.limits = limitsTold({ ...limits, maxStake: mostOnTable(this.currency) }, session.limits);
    this.money = new Money(session.currency, limits.coin);
    this.demo = session.demo;
    this.startedAt = Date.now() - session.elapsedSeconds * 1000;
    this.chips = chipsFor(this.limits);
    const laid = laidIn((session.openRound ?? seenAgain)?.choice ?? []);
    this.current = {
      balance: session.balance === null ? null : BigInt(session.balance),
      net: BigInt(session.net),
      laid,
      // The chips are the stake here: what they have to be worth is said beside them.
      free: beginsFree(session, 0n).free,
      stake: sumOf(laid),
      chip: this.chips.findLast((chip) => chip <= this.limits.firstStake) ?? this.limits.minStake,
      problem: null,
      phase: 'idle',
      shownRound: null,
      rounds: session.rounds,
      notice: null,
    };
  }

  get state(): TableState {
    return this.current;
  }

  /** The chips as they lie. */
  get slip(): Slip {
    return slipOf(this.current.laid);
  }

  nextBet(roundId: string): TableBet | undefined {
    const { stake, free } = this.current;
    return this.isReady ? { roundId, stake: String(stake), ...rewardOf(free), choice: this.slip } : undefined;
  }

  /** Whether the chips can be played as they lie; a free round is for one sum. */
  get isReady(): boolean {
    const { laid, stake, free } = this.current;
    return laid.size > 0 && (!free?.used || stake === free.stake);
  }

  take(chip: bigint): void {
    this.set({ chip });
  }

  /** One chip more on a spot. */
  lay(spot: string): void {
    const { laid, chip } = this.current;
    this.change(new Map(laid).set(spot, (laid.get(spot) ?? 0n) + chip));
  }

  /** All chips of a spot taken back. */
  lift(spot: string): void {
    if (!this.current.laid.has(spot)) return;
    const rest = new Map(this.current.laid);
    rest.delete(spot);
    this.change(rest);
  }

  clear(): void {
    if (this.current.laid.size > 0) this.change(NOTHING);
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last || this.current.phase !== 'idle') return;
    this.before = this.before.slice(0, -1);
    this.show(last);
  }

  /** What was bet last; undefined before the first round and where it lies already. */
  get lastBets(): Laid | undefined {
    const [last] = this.current.rounds;
    const laid = last && laidIn(last.choice);
    return laid && JSON.stringify(slipOf(laid)) !== JSON.stringify(this.slip) ? laid : undefined;
  }

  repeat(): void {
    if (this.lastBets) this.change(this.lastBets);
  }

  get betAsItStands() {
    return { laid: this.slip, chip: String(this.current.chip) };
  }

  takeUp(bet: unknown): void {
    const { laid: slip, chip: kept } = bet as { laid: Slip; chip: string };
    const laid = laidIn(canonicalSlip(this.rules, slip) ?? []);
    const chip = this.chips.find((each) => String(each) === kept) ?? this.current.chip;
    if (this.problemWith(laid) === null) this.set({ laid, stake: sumOf(laid), chip });
  }

  private change(laid: Laid): void {
    if (this.current.phase !== 'idle') return;
    const problem = this.problemWith(laid);
    if (problem) return this.set({ problem });
    this.before = [...this.before, this.current.laid];
    this.show(laid);
  }

  private show(laid: Laid): void {
    this.set({ laid, stake: sumOf(laid), problem: null, shownRound: null });
  }

  private problemWith(laid: Laid): Problem | null {
    if (laid.size > MOST_SPOTS) return 'table.tooManySpots';
    if (sumOf(laid) > this.limits.maxStake) return 'table.full';
    return slipTop(this.rules, slipOf(laid)) > this.limits.maxWin ? 'table.tooMuchToWin' : null;
  }

  set(change: Partial<TableState>): void {
    this.current = { ...this.current, ...change };
    this.current = { ...this.current, stake: sumOf(this.current.laid) };
    for (const listener of this.listeners) listener();
  }

  /** Draws now and after every change. */
  subscribe(draw: () => void): void {
    this.listeners.push(draw);
    draw();
  }

  addRound(round: PlayedTable): void {
    const net = this.current.net + paidIn(round) - costOf(round);
    this.set({ rounds: [round, ...this.current.rounds].slice(0, MAX_ROUNDS_SHOWN), net });
  }
}

function laidIn(slip: Slip): Laid {
  return new Map(slip.map(({ spot, chips }) => [spot, BigInt(chips)]));
}

function slipOf(laid: Laid): Slip {
  return [...laid].map(([spot, chips]) => ({ spot, chips: String(chips) }));
}

function sumOf(laid: Laid): bigint {
  return [...laid.values()].reduce((sum, chips) => sum + chips, 0n);
}
