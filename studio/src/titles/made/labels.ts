import type { Category } from './kinds';

/** A maker under whose name titles come out: its code, its name, and its weight in each category. */
export interface Label {
  readonly code: string;
  readonly name: string;
  readonly makes: Partial<Readonly<Record<Category, number>>>;
}

/** The studio's own, whose titles are made one by one. */
export const OWN_LABEL: Label = { code: 'STUDIO', name: 'Studio', makes: {} };

/** The others that the studio brings to its operators. */
export const LABELS: readonly Label[] = [
  { code: 'PG', name: 'Pagoda Grove', makes: { RNG: 22, PVP: 2, ELOTT: 1 } },
  { code: 'EG2', name: 'Evergate Two', makes: { RNG: 8, LIVE: 5, ESPORTS: 2 } },
  { code: 'PT', name: 'Port Tamarind', makes: { RNG: 14, LIVE: 3, SPORTS: 3, ESPORTS: 2 } },
  { code: 'JDB', name: 'Jade Bell', makes: { RNG: 13, FISH: 3, PVP: 2, COCKFIGHT: 2 } },
  { code: 'CQ9', name: 'Copper Quay', makes: { RNG: 15, FISH: 2, ELOTT: 2, SPORTS: 1 } },
  { code: 'FC', name: 'Firefly Court', makes: { RNG: 11, FISH: 3, PVP: 1, LOTT: 1 } },
  { code: 'JL', name: 'Jasmine Lane', makes: { RNG: 13, FISH: 2, PVP: 3, ELOTT: 2, LOTT: 2 } },
  { code: 'BGS', name: 'Blue Gull', makes: { RNG: 4, LIVE: 3, SPORTS: 3, ESPORTS: 1, COCKFIGHT: 3, ELOTT: 1, LOTT: 3 } },
];

/** Each label as often as its weight in the category, to be picked from. */
export const makersOf = (category: Category): readonly Label[] =>
  LABELS.flatMap((label) => Array.from({ length: label.makes[category] ?? 0 }, () => label));
