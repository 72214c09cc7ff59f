import { gameCategories } from '@pavilion/api/games';
import type { GameAvailability, SwitchPlan, SwitchProposal } from '@pavilion/api/staff';
import { DomainError } from '../../../../platform/errors';
import type { CatalogueEntry, Library } from '../library';
import { availabilityFrom, type Switch } from '../availability';

const EXAMPLES = 5;

/** What switching would change, by game. */
export interface SwitchEffect extends Omit<SwitchPlan, 'players' | 'playing'> {
  /** Games that open now and would not. */
  closing: readonly CatalogueEntry[];
}

/** @throws DomainError `catalogue.unknown_subject` */
export function planSwitches(library: Library, now: readonly Switch[], { to, subjects }: SwitchProposal): SwitchEffect {
  const named = new Set(subjects.map(({ subject, key }) => `${subject} ${key}`));
  if (!subjects.every((each) => isKnown(library, each))) throw new DomainError('catalogue.unknown_subject');
  const [before, after] = [availabilityFrom(now), availabilityFrom(applySwitches(now, { to, subjects }))];
  const moved = library.entries
    .map((entry) => ({ entry, from: before.of(entry), into: after.of(entry) }))
    .filter(({ from, into }) => from !== into);
  const count = (into: GameAvailability) => moved.filter((each) => each.into === into).length;
  const concerned = library.entries.filter((entry) => namesOf(entry).some((name) => named.has(name)));
  const listed = (state: typeof before, category: string) =>
    library.entries.some((entry) => entry.row.category === category && state.of(entry) !== 'off');
  return {
    changing: subjects.filter(({ subject, key }) => before.ownState(subject, key) !== to).length,
    unlisted: count('off'),
    paused: count('maintenance'),
    opened: count('on'),
    held: concerned.filter((entry) => after.of(entry) !== to).length,
    examples: moved.slice(0, EXAMPLES).map(({ entry }) => entry.names),
    emptied: gameCategories.filter((category) => listed(before, category) && !listed(after, category)),
    closing: moved.filter(({ from }) => from === 'on').map(({ entry }) => entry),
  };
}

/** The switches as they are afterwards. */
export function applySwitches(now: readonly Switch[], { to, subjects }: SwitchProposal): Switch[] {
  const named = new Set(subjects.map(({ subject, key }) => `${subject} ${key}`));
  const others = now.filter(({ subject, key }) => !named.has(`${subject} ${key}`));
  return to === 'on' ? others : [...others, ...subjects.map((each) => ({ ...each, state: to }))];
}

function namesOf({ nodeId, row, connection }: CatalogueEntry): string[] {
  return [`game ${nodeId}`, `vendor ${row.vendor}`, `vendor ${connection}`, `category ${row.category}`];
}

function isKnown(library: Library, { subject, key }: SwitchProposal['subjects'][number]): boolean {
  if (subject === 'game') return library.find(key) !== undefined;
  if (subject === 'vendor') return library.vendors.some(({ code }) => code === key);
  return (gameCategories as readonly string[]).includes(key);
}
