const KEY = 'pavilion-lobby-recent';

/** Whether this browser's player had recent games when they were last read. Who is new to the browser has most likely played elsewhere. */
export function hadRecentGames(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no';
  } catch {
    // Forbidden: nothing is known about this browser.
    return true;
  }
}

/** Keeps it for the next visit. */
export function saveHadRecentGames(had: boolean): void {
  try {
    localStorage.setItem(KEY, had ? 'yes' : 'no');
  } catch {
    // Full or forbidden: the next visit learns it from the answer.
  }
}
