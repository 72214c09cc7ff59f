import type { HostFrame } from '../host/host-frame';
import { translate, translateProblem } from '../messages/translate';
import { CallError, type BetView, type PlayedRound, type StudioCalls } from '../studio/studio-calls';
import type { Game, Notice } from './game';

const MIN_ROUND_MS = 1_000;
const POLL_INTERVAL_MS = 700;
const CLOSED_STATES = ['settled', 'rolled_back', 'refused'];

/** Plays rounds against the studio: one at a time, each asked for under its own id until its end is known. */
export class RoundController {
  constructor(
    private readonly game: Game,
    private readonly calls: StudioCalls,
    private readonly host: HostFrame,
  ) {}

  async roll(): Promise<void> {
    const { phase, stake, direction, target } = this.game.state;
    if (phase !== 'idle' || stake === null || this.game.stakeProblem) return;
    const bet = { roundId: crypto.randomUUID(), direction, target, stake: String(stake) };
    this.game.set({ phase: 'rolling', notice: null, shownRound: null });
    this.host.send({ type: 'studio.round-started', roundId: bet.roundId, stake: bet.stake });
    const shownLongEnough = wait(MIN_ROUND_MS);
    try {
      const round = await this.pollUntilClosed(await this.placeBet(bet));
      await shownLongEnough;
      this.finishRound(round);
    } catch (error) {
      await this.handleError(error, bet.roundId);
    }
  }

  /** Takes up a round that a reload or another tab left open. */
  async resume(open: PlayedRound): Promise<void> {
    this.game.set({ phase: 'confirming', notice: { text: translate('round.resumed'), tone: 'quiet' } });
    try {
      this.finishRound(await this.pollUntilClosed(open));
    } catch (error) {
      await this.handleError(error, open.roundId);
    }
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

  /** The same id may be sent as often as the network needs: it is one round. */
  private async placeBet(bet: BetView): Promise<PlayedRound> {
    for (;;) {
      try {
        return await this.calls.bet(bet);
      } catch (error) {
        if (!isTransient(error)) throw error;
        if (error.code !== 'round.too_soon') this.game.set({ phase: 'confirming', notice: noticeOf(error.code) });
        await wait(POLL_INTERVAL_MS);
      }
    }
  }

  private async pollUntilClosed(round: PlayedRound): Promise<PlayedRound> {
    let latest = round;
    let lost: Notice | undefined;
    while (!CLOSED_STATES.includes(latest.state)) {
      this.game.set({ phase: 'confirming', ...(lost ? { notice: lost } : this.openRoundNotice(latest)) });
      await wait(POLL_INTERVAL_MS);
      try {
        latest = await this.calls.round(latest.roundId);
        if (lost) this.game.set({ notice: null });
        lost = undefined;
      } catch (error) {
        if (!isTransient(error)) throw error;
        lost = noticeOf(error.code);
      }
    }
    return latest;
  }

  private openRoundNotice(round: PlayedRound): { notice?: Notice } {
    if (round.state === 'returning') return { notice: { text: translate('round.returning'), tone: 'quiet' } };
    if (round.state !== 'paying' || !round.payout || round.payout === '0') return {};
    const text = round.failure === 'win.held' ? 'round.held' : 'round.paying';
    return { notice: { text: translate(text, { amount: this.game.money.format(BigInt(round.payout)) }), tone: 'quiet' } };
  }

  private finishRound(round: PlayedRound): void {
    const balance = round.balance === null ? this.game.state.balance : BigInt(round.balance);
    this.game.set({ phase: 'idle', shownRound: round.state === 'settled' ? round : null, balance, notice: closingNotice(round) });
    const known = this.game.state.rounds.some(({ roundId }) => roundId === round.roundId);
    if (round.state === 'settled' && !known) this.game.addRound(round);
    const { roundId, stake } = round;
    this.host.send({ type: 'studio.round-settled', roundId, state: round.state as 'settled', stake, payout: round.payout ?? '0' });
    this.reportBalance();
  }

  private async handleError(error: unknown, roundId: string): Promise<void> {
    const code = error instanceof CallError ? error.code : 'unknown';
    this.game.set({ phase: 'idle', notice: noticeOf(code) });
    if (code !== 'round.in_progress') return;
    const open = await this.fetchOpenRound();
    if (open && open.roundId !== roundId) await this.resume(open);
  }

  private async fetchOpenRound(): Promise<PlayedRound | null> {
    try {
      return (await this.calls.openSession()).openRound;
    } catch {
      // The notice already says that a round is open; the next roll asks again.
      return null;
    }
  }
}

function closingNotice(round: PlayedRound): Notice | null {
  if (round.state === 'refused') return noticeOf(round.failure ?? 'unknown');
  if (round.state !== 'rolled_back') return null;
  return { text: translate(round.failure === 'win.refused' ? 'round.win_refused' : 'round.rolled_back'), tone: 'problem' };
}

export function noticeOf(code: string): Notice {
  const text = translateProblem(code);
  if (code === 'wallet.insufficient_funds') return { text, tone: 'problem', action: 'deposit' };
  if (code === 'session.ended' || code === 'wallet.session_expired') return { text, tone: 'problem', action: 'exit' };
  if (code === 'wallet.unanswered' || code === 'unknown') return { text, tone: 'problem', action: 'retry' };
  return { text, tone: 'problem' };
}

/** Nothing is decided by these: the same call is simply made again. */
function isTransient(error: unknown): error is CallError {
  return error instanceof CallError && ['connection', 'studio.unavailable', 'round.too_soon'].includes(error.code);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
