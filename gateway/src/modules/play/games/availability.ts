import type { GameAvailability, SwitchSubject } from '@pavilion/api/staff';
import type { CatalogueEntry } from './library';
import type { LoadedVendor } from './store';

/** What a brand's operators decided about a game, a vendor or a category. What nothing was decided about is on. */
export interface Switch {
  subject: SwitchSubject;
  key: string;
  state: Exclude<GameAvailability, 'on'>;
}

/** How games and vendors stand in one brand: the strictest word of all that concern them. What is said of a vendor concerns all that it brings. */
export interface Availability {
  of(entry: CatalogueEntry): GameAvailability;
  /** Whose word it is that a game is not on; its own comes last. */
  decidedBy(entry: CatalogueEntry): SwitchSubject | 'catalogue' | undefined;
  /** How it would stand if the catalogue had it open. */
  decidedOf(entry: CatalogueEntry): GameAvailability;
  /** How a maker's games stand, whatever single games do: it is closed with the vendor that brings it. */
  ofVendor(vendor: Pick<LoadedVendor, 'code' | 'connection'>): GameAvailability;
  /** What was decided about one subject itself. */
  ownState(subject: SwitchSubject, key: string): GameAvailability;
}

type Word = [SwitchSubject | 'catalogue', GameAvailability];

const STRICTEST: readonly GameAvailability[] = ['off', 'maintenance', 'on'];

export function availabilityFrom(switches: readonly Switch[]): Availability {
  const states = new Map(switches.map(({ subject, key, state }) => [`${subject} ${key}`, state]));
  const ownState = (subject: SwitchSubject, key: string): GameAvailability => states.get(`${subject} ${key}`) ?? 'on';
  const ofVendor: Availability['ofVendor'] = ({ code, connection }) =>
    strictest([ownState('vendor', code), ownState('vendor', connection ?? code)]);
  const decided = ({ nodeId, row, connection }: CatalogueEntry): Word[] => [
    ['category', ownState('category', row.category)],
    ['vendor', ofVendor({ code: row.vendor, connection })],
    ['game', ownState('game', nodeId)],
  ];
  const words = (entry: CatalogueEntry): Word[] => [['catalogue', entry.row.open ? 'on' : 'off'], ...decided(entry)];
  const of = (entry: CatalogueEntry) => {
    // Asked of ten thousand games at once, in brands where nearly nothing was decided.
    if (!states.size) return entry.row.open ? 'on' : 'off';
    return strictest(words(entry).map(([, availability]) => availability));
  };
  return {
    of,
    decidedBy(entry) {
      const availability = of(entry);
      return availability === 'on' ? undefined : words(entry).find(([, theirs]) => theirs === availability)?.[0];
    },
    decidedOf: (entry) => strictest(decided(entry).map(([, availability]) => availability)),
    ofVendor,
    ownState,
  };
}

/** The word that counts where several are said. */
export function strictest(availabilities: readonly GameAvailability[]): GameAvailability {
  return STRICTEST.find((availability) => availabilities.includes(availability)) ?? 'on';
}
