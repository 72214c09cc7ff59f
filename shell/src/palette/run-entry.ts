import type { PaletteEntry } from './entry';
import { saveSearch } from './recent-searches';

/** Goes where an entry leads. What was typed led somewhere, and is kept. */
export function runEntry(entry: PaletteEntry | undefined, typed: string, onDone: () => void): void {
  if (!entry) return;
  saveSearch(typed);
  if (!entry.stays) onDone();
  entry.run();
}
