/** Chips are laid faster than anybody refreshes. */
const QUIET_MS = 300;

/** A game whose bet can be taken up again as it stood. */
interface BettingGame {
  /** What was chosen and staked, and is not played yet; of texts and numbers alone. */
  readonly betAsItStands: object;
  /** The same again, as far as it may be played now. @throws on what is none of its bets */
  takeUp(bet: unknown): void;
  subscribe(draw: () => void): void;
}

interface BetCalls {
  readonly keepBet: (bet: object) => Promise<unknown>;
}

interface KeptSession {
  readonly bet?: unknown;
  /** A round that is open has its own bet. */
  readonly openRound: object | null;
}

/**
 * Keeps what the player set and has not played over a refresh, in the session at the studio, which is one player's in one title. Not in the browser: many give
 * the frame of another site no storage, and a device may be shared.
 */
export function keepBet(game: BettingGame, calls: BetCalls, { bet, openRound }: KeptSession): void {
  if (openRound === null) takeUp(game, bet);
  let kept = JSON.stringify(game.betAsItStands);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    const now = JSON.stringify(game.betAsItStands);
    if (now === kept) return;
    kept = now;
    // A bet that could not be kept is forgotten by a refresh, and nothing else.
    calls.keepBet(game.betAsItStands).catch(() => undefined);
  };
  game.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, QUIET_MS);
  });
  window.addEventListener('pagehide', keep);
}

function takeUp(game: BettingGame, bet: unknown): void {
  if (typeof bet !== 'object' || bet === null) return;
  try {
    game.takeUp(bet);
  } catch {
    // What another release wrote: the game begins as it does for everybody.
  }
}
