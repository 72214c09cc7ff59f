import type { GameStanding, SwitchSubject } from '@pavilion/api/operations';
import type { Entry } from './entries';

/** What a brand's operators decided about a game, a vendor or a category. What nothing was decided about is on. */
export interface Switch {
  subject: SwitchSubject;
  key: string;
  state: Exclude<GameStanding, 'on'>;
}

/** How games and vendors stand in one brand: the strictest word of all that concern them. */
export interface Standing {
  of(entry: Entry): GameStanding;
  /** Whose word it is that a game is not on; its own comes last. */
  because(entry: Entry): SwitchSubject | 'catalogue' | undefined;
  /** What was decided about one subject itself. */
  word(subject: SwitchSubject, key: string): GameStanding;
}

const STRICTEST: readonly GameStanding[] = ['off', 'maintenance', 'on'];

export function standingIn(switches: readonly Switch[]): Standing {
  const decided = new Map(switches.map(({ subject, key, state }) => [`${subject} ${key}`, state]));
  const word = (subject: SwitchSubject, key: string): GameStanding => decided.get(`${subject} ${key}`) ?? 'on';
  const words = ({ nodeId, row }: Entry): [SwitchSubject | 'catalogue', GameStanding][] => [
    ['catalogue', row.open ? 'on' : 'off'],
    ['category', word('category', row.category)],
    ['vendor', word('vendor', row.vendor)],
    ['game', word('game', nodeId)],
  ];
  const of = (entry: Entry) => {
    // Asked of ten thousand games at once, in brands where nearly nothing was decided.
    if (!decided.size) return entry.row.open ? 'on' : 'off';
    return strictest(words(entry).map(([, standing]) => standing));
  };
  return {
    of,
    because(entry) {
      const standing = of(entry);
      return standing === 'on' ? undefined : words(entry).find(([, theirs]) => theirs === standing)?.[0];
    },
    word,
  };
}

/** The word that counts where several are said. */
export function strictest(standings: readonly GameStanding[]): GameStanding {
  return STRICTEST.find((standing) => standings.includes(standing)) ?? 'on';
}
