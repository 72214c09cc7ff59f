import { coverNoun } from '@pavilion/art';
import type { CatalogueEntry } from './library';
import type { LoadedGame } from './store';

/** So many covers in a row show different nouns, wherever the list has others to offer. */
const APART = 4;
/** From so many places further down one may be moved up. */
const REACH = 24;

const nouns = new WeakMap<LoadedGame, { noun: string }>();

/** What a game's cover shows; a cover that shows nothing known is unlike any other. */
function nounOf({ row, nodeId }: CatalogueEntry): string {
  const known = nouns.get(row) ?? {
    noun: coverNoun({ name: row.name, category: row.category, gameClass: row.class ?? undefined }) ?? nodeId,
  };
  nouns.set(row, known);
  return known.noun;
}

/**
 * The same games in nearly the same order, where no cover stands beside one of the same noun. The first stays first; the others move by a few
 * places, always the same ones for the same list.
 */
export function keepApart(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  const within = entries.slice(0, REACH);
  let next = REACH;
  const shown: string[] = [];
  return entries.map(() => {
    const recent = shown.slice(1 - APART);
    const found = within.findIndex((entry) => !recent.includes(nounOf(entry)));
    const [entry] = within.splice(Math.max(0, found), 1) as [CatalogueEntry];
    const follower = entries[next++];
    if (follower !== undefined) within.push(follower);
    shown.push(nounOf(entry));
    return entry;
  });
}
