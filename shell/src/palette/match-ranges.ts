import type { FoundRange } from '@pavilion/api/games';

/** Where `typed` begins a word of `name`, or stands within it; nothing when it does neither. Only for a few names: games are searched by the gateway. */
export function matchRanges(name: string, typed: string): readonly FoundRange[] | undefined {
  const wanted = foldText(typed.trim());
  if (!wanted) return undefined;
  const at = foldText(name).indexOf(wanted);
  return at < 0 ? undefined : [[at, at + wanted.length]];
}

// Both keep their length, so that a place in one is a place in the other.
function foldText(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}
