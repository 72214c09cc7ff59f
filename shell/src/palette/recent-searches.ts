import { json, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

const MAX_SEARCHES = 6;

const searches = storedValue(storageKeys.searches, json(texts));

/** What was searched in this browser and led somewhere, newest first. */
export function recentSearches(): readonly string[] {
  return searches.read() ?? [];
}

/** Puts a search in front of the others. */
export function saveSearch(typed: string): void {
  const searched = typed.trim().slice(0, 60);
  if (searched.length < 2) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== searched.toLowerCase());
  searches.write([searched, ...others].slice(0, MAX_SEARCHES));
}

export function clearSearches(): void {
  searches.remove();
}

function texts(found: unknown): readonly string[] | undefined {
  if (!Array.isArray(found)) return undefined;
  return found.filter((each): each is string => typeof each === 'string').slice(0, MAX_SEARCHES);
}
