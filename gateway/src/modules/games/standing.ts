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
  ofVendor(code: string): GameStanding;
}

const STRICTEST: readonly GameStanding[] = ['off', 'maintenance', 'on'];

export function standingIn(switches: readonly Switch[]): Standing {
  const decided = new Map(switches.map(({ subject, key, state }) => [`${subject} ${key}`, state]));
  const word = (subject: SwitchSubject, key: string): GameStanding => decided.get(`${subject} ${key}`) ?? 'on';
  return {
    of({ nodeId, row }) {
      if (!row.open) return 'off';
      return strictest(word('game', nodeId), word('vendor', row.vendor), word('category', row.category));
    },
    ofVendor: (code) => word('vendor', code),
  };
}

function strictest(...standings: GameStanding[]): GameStanding {
  return STRICTEST.find((standing) => standings.includes(standing)) ?? 'on';
}
