const STORED_AS = 'studio.bet';
/** Of the session's key, as much as tells one session from another and opens none. */
const MARK_LENGTH = 12;

/** A game whose bet can be taken up again as it stood. */
interface BettingGame {
  /** What was chosen and staked, and is not played yet; of texts and numbers alone. */
  readonly betAsItStands: object;
  /** The same again, as far as it may be played now. */
  takeUp(bet: unknown): void;
  subscribe(draw: () => void): void;
}

/**
 * Keeps what the player set and has not played over a refresh: in this tab, and for this session of the studio's, which is one player's in one title. The studio
 * hears of a bet when it is placed, and of nothing before.
 *
 * @param session its key
 * @param isFree whether no round is open, which has its own bet
 */
export function keepBet(game: BettingGame, session: string | null, isFree: boolean): void {
  const mark = (session ?? '').slice(-MARK_LENGTH);
  if (isFree) takeUpKept(game, mark);
  game.subscribe(() => write(JSON.stringify({ mark, bet: game.betAsItStands })));
}

function takeUpKept(game: BettingGame, mark: string): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as { mark?: unknown; bet?: unknown };
    if (kept.mark === mark) game.takeUp(kept.bet);
  } catch {
    // A browser that keeps nothing, or what another release wrote: the game begins as it does for everybody.
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(STORED_AS, text);
  } catch {
    // The stake is then forgotten by a refresh, and nothing else.
  }
}
