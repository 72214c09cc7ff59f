import { addDays } from '@pavilion/time';
import type { LoadedGame } from './store';

/** How long a game is new. */
const NEW_DAYS = 7;
/** Of a vendor's first list all is new, and to say so of three hundred games says nothing: these many that came out last are. */
const NEW_OF_FIRST_LIST = 6;

type Row = Pick<LoadedGame, 'node_id' | 'vendor' | 'open' | 'fresh' | 'listed' | 'released'>;

/** The games that are new on a day, by their ids: docs/decisions/0091-what-is-new.md. */
export function newGames(rows: readonly Row[], today: string): ReadonlySet<string> {
  const firstDays = firstDaysOf(rows);
  const week = addDays(today, -NEW_DAYS);
  const lately = rows.filter(({ listed, open, fresh }) => open && fresh !== false && listed && listed > week && listed <= today);
  const isOfFirstList = ({ vendor, listed, fresh }: Row) => !fresh && listed === firstDays.get(vendor);
  const later = lately.filter((row) => !isOfFirstList(row));
  const latest = [...firstDays.keys()].flatMap((vendor) =>
    lately
      .filter((row) => row.vendor === vendor && isOfFirstList(row))
      .toSorted(byRelease)
      .slice(0, NEW_OF_FIRST_LIST),
  );
  return new Set([...later, ...latest].map(({ node_id }) => String(node_id)));
}

function firstDaysOf(rows: readonly Row[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { vendor, listed } of rows) if (listed && listed < (days.get(vendor) ?? '9')) days.set(vendor, listed);
  return days;
}

/** Last out first; of the same day, what came in last. */
function byRelease(one: Row, other: Row): number {
  if (one.released !== other.released) return one.released < other.released ? 1 : -1;
  return Number(other.node_id - one.node_id);
}
