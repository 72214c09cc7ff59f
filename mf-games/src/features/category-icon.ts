import type { GameCategory } from '@pavilion/api/games';
import type { IconName } from '@pavilion/ui';

/** How each category is drawn. */
export const categoryIcon: Readonly<Record<GameCategory, IconName>> = {
  RNG: 'slot',
  LIVE: 'target',
  FISH: 'fish',
  PVP: 'cards',
  SPORTS: 'sport',
  ESPORTS: 'e-sports',
  COCKFIGHT: 'rooster',
  ELOTT: 'ball',
  LOTT: 'ticket',
};
