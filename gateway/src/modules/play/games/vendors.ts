import type { GameCategory } from '@pavilion/api/games';

/** A maker of games as it is seeded: the code that travels as `vassalage`, the name that players read, and what it makes. */
export interface VendorSeed {
  code: string;
  name: string;
  makes: Partial<Record<GameCategory, number>>;
}

/** The vendor that is really connected, in front of all others. */
export const STUDIO: VendorSeed = { code: 'STUDIO', name: 'Lantern Works', makes: {} };

/** The eight others, with their weight in each category. */
export const VENDORS: readonly VendorSeed[] = [
  { code: 'PG', name: 'Pagoda Grove', makes: { RNG: 22, PVP: 2, ELOTT: 1 } },
  { code: 'EG2', name: 'Evergate Two', makes: { RNG: 8, LIVE: 5, ESPORTS: 2 } },
  { code: 'PT', name: 'Port Tamarind', makes: { RNG: 14, LIVE: 3, SPORTS: 3, ESPORTS: 2 } },
  { code: 'JDB', name: 'Jade Bell', makes: { RNG: 13, FISH: 3, PVP: 2, COCKFIGHT: 2 } },
  { code: 'CQ9', name: 'Copper Quay', makes: { RNG: 15, FISH: 2, ELOTT: 2, SPORTS: 1 } },
  { code: 'FC', name: 'Firefly Court', makes: { RNG: 11, FISH: 3, PVP: 1, LOTT: 1 } },
  { code: 'JL', name: 'Jasmine Lane', makes: { RNG: 13, FISH: 2, PVP: 3, ELOTT: 2, LOTT: 2 } },
  { code: 'BGS', name: 'Blue Gull', makes: { RNG: 4, LIVE: 3, SPORTS: 3, ESPORTS: 1, COCKFIGHT: 3, ELOTT: 1, LOTT: 3 } },
];
