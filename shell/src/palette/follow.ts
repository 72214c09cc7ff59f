import type { Entry } from './entry';
import { keepSearch } from './recent-searches';

/** Goes where an entry leads. What was typed led somewhere, and is kept. */
export function follow(entry: Entry | undefined, typed: string, onDone: () => void): void {
  if (!entry) return;
  keepSearch(typed);
  if (!entry.stays) onDone();
  entry.run();
}
