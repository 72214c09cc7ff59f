import type { GameAvailability, SwitchSubject } from '@pavilion/api/staff';
import type { CatalogueEntry } from './library';

/** What a brand's operators decided about a game, a vendor or a category. What nothing was decided about is on. */
export interface Switch {
  subject: SwitchSubject;
  key: string;
  state: Exclude<GameAvailability, 'on'>;
}

/** How games and vendors stand in one brand: the strictest word of all that concern them. */
export interface Availability {
  of(entry: CatalogueEntry): GameAvailability;
  /** Whose word it is that a game is not on; its own comes last. */
  decidedBy(entry: CatalogueEntry): SwitchSubject | 'catalogue' | undefined;
  /** What was decided about one subject itself. */
  ownState(subject: SwitchSubject, key: string): GameAvailability;
}

const STRICTEST: readonly GameAvailability[] = ['off', 'maintenance', 'on'];

export function availabilityFrom(switches: readonly Switch[]): Availability {
  const decided = new Map(switches.map(({ subject, key, state }) => [`${subject} ${key}`, state]));
  const ownState = (subject: SwitchSubject, key: string): GameAvailability => decided.get(`${subject} ${key}`) ?? 'on';
  const words = ({ nodeId, row }: CatalogueEntry): [SwitchSubject | 'catalogue', GameAvailability][] => [
    ['catalogue', row.open ? 'on' : 'off'],
    ['category', ownState('category', row.category)],
    ['vendor', ownState('vendor', row.vendor)],
    ['game', ownState('game', nodeId)],
  ];
  const of = (entry: CatalogueEntry) => {
    // Asked of ten thousand games at once, in brands where nearly nothing was decided.
    if (!decided.size) return entry.row.open ? 'on' : 'off';
    return strictest(words(entry).map(([, availability]) => availability));
  };
  return {
    of,
    decidedBy(entry) {
      const availability = of(entry);
      return availability === 'on' ? undefined : words(entry).find(([, theirs]) => theirs === availability)?.[0];
    },
    ownState,
  };
}

/** The word that counts where several are said. */
export function strictest(availabilities: readonly GameAvailability[]): GameAvailability {
  return STRICTEST.find((availability) => availabilities.includes(availability)) ?? 'on';
}
