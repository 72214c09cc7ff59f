const KEY = 'pavilion-searches';
const MAX_SEARCHES = 6;

/** What was searched in this browser and led somewhere, newest first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string').slice(0, MAX_SEARCHES) : [];
  } catch {
    // Forbidden or spoilt: the list begins anew.
    return [];
  }
}

/** Puts a search in front of the others. */
export function saveSearch(text: string): void {
  const searched = text.trim().slice(0, 60);
  if (searched.length < 2) return;
  write([searched, ...recentSearches().filter((each) => each.toLowerCase() !== searched.toLowerCase())].slice(0, MAX_SEARCHES));
}

export function clearSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Full or forbidden: the next search begins without them.
  }
}
