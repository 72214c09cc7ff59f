import type { HostFrame, RoundEnd } from '../host/host-frame';
import type { MessageId } from '../messages/en';
import { translate, translateProblem } from '../messages/translate';
import type { Money } from '../money';
import { CallError, type BalanceView, type SessionView } from '../studio/studio-calls';
import { beginsFree, costOf, type FreeRounds, noneLeft, oneLess } from './free-rounds';
import type { Notice } from './notice';
import type { Phase } from './phase';
import { Press } from './press';

const MIN_SUSPENSE_MS = 450;
const MIN_ROUND_MS = 1_000;
/** A page that is not looked at draws nothing, and its rounds end all the same. */
const MAX_REVEAL_MS = 2_500;
const POLL_INTERVAL_MS = 700;
/** Longer than between the two presses of a double one. */
const REST_MS = 500;
const CLOSED_STATES = ['settled', 'rolled_back', 'refused'];

/** A round as far as every game has it. Money is in units as digits. */
interface PlayableRound {
  readonly roundId: string;
  readonly state: string;
  readonly stake: string;
  /** What its steps have cost besides. */
  readonly raised: string;
  readonly payout: string | null;
  readonly balance: string | null;
  readonly failure: string | null;
  /** How long the next round has still to wait, as the studio sees it. */
  readonly nextBetInMs?: number;
  readonly free?: true;
}

interface TableState<Round> {
  readonly phase: Phase;
  /** The last round is over, and the next may not begin yet. */
  readonly resting?: boolean;
  readonly balance: bigint | null;
  readonly net: bigint;
  readonly notice: Notice | null;
  readonly shownRound: Round | null;
  readonly rounds: readonly Round[];
  /** In games that can be played for free; the stake is fixed meanwhile. */
  readonly free?: FreeRounds | null;
  readonly stake?: bigint | null;
}

/** What a game has on its table: the bet as it stands, and what the controller tells of the round. */
export interface Table<Bet, Round> {
  readonly state: TableState<Round>;
  readonly money: Money;
  readonly currency: string;
  /** The bet as it stands; nothing while it cannot be placed. */
  nextBet(roundId: string): (Bet & PlacedBet) | undefined;
  set(change: Partial<TableState<Round>>): void;
  addRound(round: Round): void;
}

interface PlacedBet {
  readonly roundId: string;
  readonly stake: string;
  readonly reward?: string;
}

/** What the controller asks of the studio. */
interface RoundCalls<Bet, Round> {
  readonly bet: (bet: Bet & PlacedBet, pressedAt: number) => Promise<Round>;
  readonly round: (roundId: string) => Promise<Round>;
  readonly balance: () => Promise<BalanceView>;
  readonly openSession: () => Promise<Pick<SessionView<Round>, 'openRound' | 'free'>>;
}

/** What a game has of its own between a bet and its end. */
export interface RoundCourse<Round> {
  /** Shows how a settled round ended, before anything says so; resolves once it is seen. */
  readonly reveal?: (round: Round) => Promise<void>;
  /** How long a reveal may take, in milliseconds; 2,500 without this. */
  readonly mostRevealMs?: ((round: Round) => number) | undefined;
  /** In a game that is played step by step: waits for the player’s next step, and resolves to the round after it. */
  readonly nextStep?: (round: Round) => Promise<Round>;
  /** The button that bets does something else within a round: it rests after each, so that one press too many is no bet. */
  readonly isPressedWithin?: boolean;
}

/** Plays rounds of any game against the studio: one at a time, each asked for under its own id until its end is known. */
export class RoundController<Bet, Round extends PlayableRound> {
  private mayBetAt = 0;
  /** The bet was sent and no answer came: it may have been placed. */
  private inDoubt = false;

  constructor(
    private readonly game: Table<Bet, Round>,
    private readonly calls: RoundCalls<Bet, Round>,
    private readonly host: HostFrame,
    private readonly course: RoundCourse<Round> = {},
  ) {}

  async play(): Promise<void> {
    const press = new Press();
    const bet = this.isReady ? this.game.nextBet(crypto.randomUUID()) : undefined;
    if (!bet) return;
    this.game.set({ phase: 'rolling', notice: null, shownRound: null });
    this.host.send({ type: 'studio.round-started', roundId: bet.roundId, stake: bet.reward === undefined ? bet.stake : '0' });
    const [suspense, shownLongEnough] = [wait(MIN_SUSPENSE_MS), wait(MIN_ROUND_MS)];
    let placed: Round | undefined;
    try {
      placed = await this.placeBet(bet, press);
      const round = await this.pollUntilClosed(placed);
      await suspense;
      await this.show(round);
      await shownLongEnough;
      this.finishRound(round);
    } catch (error) {
      this.sendEnd(placed ?? endOf(bet), placed || (this.inDoubt && isCode(error, 'session.ended')) ? 'unknown' : 'refused');
      await this.handleError(error, bet.roundId);
    }
  }

  private get isReady(): boolean {
    return this.game.state.phase === 'idle' && !this.game.state.resting;
  }

  /** Takes up a round that a reload or another tab left open. The page around it hears of it before anything of it is shown. */
  async resume(open: Round, said: MessageId = 'round.resumed'): Promise<void> {
    this.host.send({ type: 'studio.round-started', roundId: open.roundId, stake: String(costOf(open)) });
    this.game.set({ phase: 'confirming', notice: { text: translate(said), tone: 'quiet' } });
    try {
      // Its balance is of an earlier time than the one that the page was opened with.
      const round = await this.pollUntilClosed(open, open.balance);
      await this.show(round);
      this.finishRound(round);
    } catch (error) {
      this.sendEnd(open, 'unknown');
      await this.handleError(error, open.roundId);
    }
  }

  /** Shows once more how a round ended. The studio is asked nothing, and the page around the game hears nothing. */
  async replay(round: Round): Promise<void> {
    if (!this.isReady) return;
    this.game.set({ phase: 'rolling', notice: null, shownRound: null });
    await wait(MIN_SUSPENSE_MS);
    await this.show(round);
    this.game.set({ phase: 'idle', shownRound: round });
  }

  async refreshBalance(): Promise<void> {
    try {
      const purse = await this.calls.balance();
      if (purse.balance === null) return this.game.set({ notice: noticeOf(purse.walletProblem ?? 'unknown') });
      const solved = this.game.state.notice?.tone === 'problem' ? { notice: null } : {};
      this.game.set({ balance: BigInt(purse.balance), net: BigInt(purse.net), ...solved });
      this.reportBalance();
    } catch (error) {
      this.game.set({ notice: noticeOf((error as CallError).code) });
    }
  }

  reportBalance(): void {
    const { balance } = this.game.state;
    if (balance !== null) this.host.send({ type: 'studio.balance', balance: String(balance), currency: this.game.currency });
  }

  /** The same id may be sent as often as the network needs: it is one round. What was pressed too long ago is not placed: it is asked what became of it. */
  private async placeBet(bet: Parameters<RoundCalls<Bet, Round>['bet']>[0], press: Press): Promise<Round> {
    this.inDoubt = false;
    for (;;) {
      try {
        return this.tellFound(await (press.isStale ? this.calls.round(bet.roundId) : this.calls.bet(bet, press.at)));
      } catch (error) {
        if (isCode(error, 'round.unknown')) throw new CallError('round.too_late');
        if (!isTransient(error)) throw error;
        if (error.code !== 'round.too_soon') this.tellLost(error.code);
        this.inDoubt ||= error.code !== 'round.too_soon';
        await wait(error.retryAfterMs ?? POLL_INTERVAL_MS);
      }
    }
  }

  /** @param told the balance of the round that the page has shown already */
  private async pollUntilClosed(round: Round, told: string | null = null): Promise<Round> {
    let latest = round;
    let shown = told;
    let lost: Notice | undefined;
    while (!CLOSED_STATES.includes(latest.state)) {
      if (latest.state === 'playing' && this.course.nextStep) {
        if (latest.balance !== shown) this.showBalance(latest);
        shown = latest.balance;
        latest = this.tellFound(await this.course.nextStep(latest));
        continue;
      }
      this.game.set({ phase: 'confirming', ...(lost ? { notice: lost } : this.openRoundNotice(latest)) });
      await wait(POLL_INTERVAL_MS);
      try {
        latest = this.tellFound(await this.calls.round(latest.roundId));
        if (lost) this.game.set({ notice: null });
        lost = undefined;
      } catch (error) {
        if (!isTransient(error)) throw error;
        lost = noticeOf(error.code);
        this.tellLost(error.code);
      }
    }
    return latest;
  }

  /** Above the table, and in the page around it, which shows the state of the connection. */
  private tellLost(code: string): void {
    this.game.set({ phase: 'confirming', notice: noticeOf(code) });
    this.host.reportConnection('lost');
  }

  private tellFound(round: Round): Round {
    this.mayBetAt = performance.now() + (round.nextBetInMs ?? 0);
    this.host.reportConnection('ok');
    return round;
  }

  /** What a round that goes on has left of the money. A step that costs nothing has no news of it: somebody may have deposited meanwhile. */
  private showBalance({ balance }: Round): void {
    if (balance === null) return;
    this.game.set({ balance: BigInt(balance) });
    this.reportBalance();
  }

  private openRoundNotice(round: Round): { notice?: Notice } {
    if (round.state === 'returning') return { notice: { text: translate('round.returning'), tone: 'quiet' } };
    if (round.state !== 'paying' || !round.payout || round.payout === '0') return {};
    const text = round.failure === 'win.held' ? 'round.held' : 'round.paying';
    return { notice: { text: translate(text, { amount: this.game.money.format(BigInt(round.payout)) }), tone: 'quiet' } };
  }

  private async show(round: Round): Promise<void> {
    const { reveal, mostRevealMs } = this.course;
    if (round.state === 'settled' && reveal) await Promise.race([reveal(round), wait(mostRevealMs?.(round) ?? MAX_REVEAL_MS)]);
  }

  private finishRound(round: Round): void {
    const balance = round.balance === null ? this.game.state.balance : BigInt(round.balance);
    const shownRound = round.state === 'settled' ? round : null;
    this.game.set({ phase: 'idle', resting: this.rest(), shownRound, balance, notice: closingNotice(round) });
    const known = this.game.state.rounds.some(({ roundId }) => roundId === round.roundId);
    if (round.state === 'settled' && !known) this.game.addRound(round);
    this.sendEnd(round, round.state as RoundEnd, round.payout ?? '0');
    this.reportBalance();
    if (round.free) this.countFree(round.state === 'settled');
  }

  /** One less of those that are free. Where one was refused, or the last one is over, the studio is asked what there is now. */
  private countFree(settled: boolean): void {
    const { free = null, stake } = this.game.state;
    const rest = settled ? oneLess({ free, stake: stake ?? 0n }) : { free };
    if (settled) this.game.set(rest);
    if (!settled || rest.free === null) void this.readFree();
  }

  private async readFree(): Promise<void> {
    try {
      const { free = null } = await this.calls.openSession();
      const { stake } = noneLeft({ free: this.game.state.free ?? null, stake: this.game.state.stake ?? 0n });
      this.game.set(beginsFree({ free }, stake));
    } catch {
      // The next bet is told what there is.
    }
  }

  /** The page around the game waits for it after each start. */
  private sendEnd(round: Pick<PlayableRound, 'roundId' | 'stake'> & Partial<PlayableRound>, state: RoundEnd, payout = '0'): void {
    const stake = String(costOf({ raised: '0', ...round }));
    this.host.send({ type: 'studio.round-settled', roundId: round.roundId, state, stake, payout });
  }

  /** Nothing hurries: the button comes back when the next round may begin. */
  private rest(): boolean {
    const left = Math.max(this.mayBetAt - performance.now(), this.course.isPressedWithin ? REST_MS : 0);
    if (left > 0) setTimeout(() => this.game.set({ resting: false }), left);
    return left > 0;
  }

  private async handleError(error: unknown, roundId: string): Promise<void> {
    const code = error instanceof CallError ? error.code : 'unknown';
    this.game.set({ phase: 'idle', notice: noticeOf(code) });
    // A refusal is an answer.
    this.host.reportConnection('ok');
    if (code.startsWith('reward.')) await this.readFree();
    if (code !== 'round.in_progress') return;
    const open = await this.fetchOpenRound();
    if (open && open.roundId !== roundId) await this.resume(open);
  }

  private async fetchOpenRound(): Promise<Round | null> {
    try {
      return (await this.calls.openSession()).openRound;
    } catch {
      // The notice already says that a round is open; the next roll asks again.
      return null;
    }
  }
}

/** A bet that was not placed, as its end is told. */
function endOf({ roundId, stake, reward }: PlacedBet): Pick<PlayableRound, 'roundId' | 'stake' | 'free'> {
  return { roundId, stake, ...(reward !== undefined && { free: true }) };
}

/** Why a bet was taken back, where it is not that it could not be confirmed. */
const TAKEN_BACK: Readonly<Record<string, MessageId>> = {
  'win.refused': 'round.win_refused',
  'round.untouched': 'round.untouched',
};

function closingNotice(round: PlayableRound): Notice | null {
  if (round.state === 'refused')
    return noticeOf(round.free && round.failure === 'wallet.refused' ? 'reward.over' : (round.failure ?? 'unknown'));
  if (round.state !== 'rolled_back') return null;
  return { text: translate(TAKEN_BACK[round.failure ?? ''] ?? 'round.rolled_back'), tone: 'problem' };
}

export function noticeOf(code: string): Notice {
  const text = translateProblem(code);
  if (code === 'wallet.insufficient_funds') return { text, tone: 'problem', action: 'deposit' };
  if (code === 'session.ended' || code === 'wallet.session_expired') return { text, tone: 'problem', action: 'exit' };
  if (code === 'wallet.unanswered' || code === 'unknown') return { text, tone: 'problem', action: 'retry' };
  return { text, tone: 'problem' };
}

/** Nothing is decided by these: the same call is simply made again. */
export function isTransient(error: unknown): error is CallError {
  return error instanceof CallError && ['connection', 'studio.unavailable', 'round.too_soon'].includes(error.code);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof CallError && error.code === code;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
