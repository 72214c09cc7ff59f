import type { GameCategory } from '@pavilion/api/games';
import type { PageId } from '@pavilion/contract';
import type { IconName } from '@pavilion/ui/core';

interface CategoryInfo {
  icon: IconName;
  page: Exclude<PageId & `games.${string}`, 'games.play' | 'games.lottery'>;
}

/** How each category is drawn and where its own page is. */
export const categoryInfo: Readonly<Record<GameCategory, CategoryInfo>> = {
  RNG: { icon: 'slot', page: 'games.rng' },
  LIVE: { icon: 'target', page: 'games.live' },
  FISH: { icon: 'fish', page: 'games.fish' },
  PVP: { icon: 'cards', page: 'games.pvp' },
  SPORTS: { icon: 'sport', page: 'games.sports' },
  ESPORTS: { icon: 'e-sports', page: 'games.esports' },
  COCKFIGHT: { icon: 'rooster', page: 'games.cockfight' },
  ELOTT: { icon: 'ball', page: 'games.elott' },
  LOTT: { icon: 'ticket', page: 'games.lott' },
};
