import type { HostFrame } from '../host/host-frame';
import { say, sayProblem } from '../messages/say';
import { CallError, type BetView, type PlayedRound, type StudioCalls } from '../studio/studio-calls';
import type { Game, Notice } from './game-state';

const CYCLE_MS = 1_000;
const ASK_AGAIN_MS = 700;
const CLOSED = ['settled', 'rolled_back', 'refused'];

/** Plays rounds against the studio: one at a time, each asked for under its own id until its end is known. */
export class Play {
  constructor(
    private readonly game: Game,
    private readonly calls: StudioCalls,
    private readonly host: HostFrame,
  ) {}

  async roll(): Promise<void> {
    const { phase, stake, direction, target } = this.game.state;
    if (phase !== 'idle' || stake === null || this.game.stakeProblem) return;
    const bet = { roundId: crypto.randomUUID(), direction, target, stake: String(stake) };
    this.game.set({ phase: 'rolling', notice: null, shown: null });
    this.host.tell({ type: 'studio.round-started', roundId: bet.roundId, stake: bet.stake });
    const shownLongEnough = wait(CYCLE_MS);
    try {
      const round = await this.toItsEnd(await this.place(bet));
      await shownLongEnough;
      this.close(round);
    } catch (error) {
      await this.refused(error, bet.roundId);
    }
  }

  /** Takes up a round that a reload or another tab left open. */
  async resume(open: PlayedRound): Promise<void> {
    this.game.set({ phase: 'confirming', notice: { text: say('round.resumed'), tone: 'quiet' } });
    try {
      this.close(await this.toItsEnd(open));
    } catch (error) {
      await this.refused(error, open.roundId);
    }
  }

  async refreshBalance(): Promise<void> {
    try {
      const purse = await this.calls.purse();
      if (purse.balance === null) return this.game.set({ notice: noticeOf(purse.walletProblem ?? 'unknown') });
      const solved = this.game.state.notice?.tone === 'problem' ? { notice: null } : {};
      this.game.set({ balance: BigInt(purse.balance), net: BigInt(purse.net), ...solved });
      this.tellBalance();
    } catch (error) {
      this.game.set({ notice: noticeOf((error as CallError).code) });
    }
  }

  tellBalance(): void {
    const { balance } = this.game.state;
    if (balance !== null) this.host.tell({ type: 'studio.balance', balance: String(balance), currency: this.game.currency });
  }

  /** The same id may be sent as often as the network needs: it is one round. */
  private async place(bet: BetView): Promise<PlayedRound> {
    for (;;) {
      try {
        return await this.calls.bet(bet);
      } catch (error) {
        if (!isPassing(error)) throw error;
        if ((error as CallError).code === 'connection') this.game.set({ phase: 'confirming', notice: noticeOf('connection') });
        await wait(ASK_AGAIN_MS);
      }
    }
  }

  private async toItsEnd(round: PlayedRound): Promise<PlayedRound> {
    let latest = round;
    while (!CLOSED.includes(latest.state)) {
      this.game.set({ phase: 'confirming', ...this.whileOpen(latest) });
      await wait(ASK_AGAIN_MS);
      latest = await this.calls.round(latest.roundId).catch((error: CallError) => {
        if (!isPassing(error)) throw error;
        return latest;
      });
    }
    return latest;
  }

  private whileOpen(round: PlayedRound): { notice?: Notice } {
    if (round.state === 'returning') return { notice: { text: say('round.returning'), tone: 'quiet' } };
    if (round.state !== 'paying' || !round.payout || round.payout === '0') return {};
    return { notice: { text: say('round.paying', { amount: this.game.money.format(BigInt(round.payout)) }), tone: 'quiet' } };
  }

  private close(round: PlayedRound): void {
    const balance = round.balance === null ? this.game.state.balance : BigInt(round.balance);
    this.game.set({ phase: 'idle', shown: round.state === 'settled' ? round : null, balance, notice: afterwards(round) });
    const known = this.game.state.rounds.some(({ roundId }) => roundId === round.roundId);
    if (round.state === 'settled' && !known) this.game.remember(round);
    const { roundId, stake } = round;
    this.host.tell({ type: 'studio.round-settled', roundId, state: round.state as 'settled', stake, payout: round.payout ?? '0' });
    this.tellBalance();
  }

  private async refused(error: unknown, roundId: string): Promise<void> {
    const code = error instanceof CallError ? error.code : 'unknown';
    this.game.set({ phase: 'idle', notice: noticeOf(code) });
    if (code !== 'round.in_progress') return;
    const open = await this.openRound();
    if (open && open.roundId !== roundId) await this.resume(open);
  }

  private async openRound(): Promise<PlayedRound | null> {
    try {
      return (await this.calls.openSession()).openRound;
    } catch {
      return null;
    }
  }
}

function afterwards(round: PlayedRound): Notice | null {
  if (round.state === 'refused') return noticeOf(round.failure ?? 'unknown');
  if (round.state !== 'rolled_back') return null;
  return { text: say('round.rolled_back'), tone: 'problem' };
}

export function noticeOf(code: string): Notice {
  const text = sayProblem(code);
  if (code === 'wallet.insufficient_funds') return { text, tone: 'problem', action: 'deposit' };
  if (code === 'session.ended' || code === 'wallet.session_expired') return { text, tone: 'problem', action: 'exit' };
  if (code === 'wallet.unanswered' || code === 'unknown') return { text, tone: 'problem', action: 'retry' };
  return { text, tone: 'problem' };
}

/** Nothing is decided by these: the same call is simply made again. */
function isPassing(error: unknown): boolean {
  return error instanceof CallError && ['connection', 'studio.unavailable', 'round.too_soon'].includes(error.code);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
