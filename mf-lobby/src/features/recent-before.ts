const KEY = 'pavilion-lobby-recent';

/** Whether this browser's player had recent games when they were last read; no where nothing is kept. */
export function hadRecentGames(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Keeps it for the next visit. */
export function rememberRecentGames(had: boolean): void {
  try {
    localStorage.setItem(KEY, had ? 'yes' : 'no');
  } catch {
    // Full or forbidden: the next visit learns it from the answer.
  }
}
