import type { Platform } from '../../../platform/platform';
import { createCatalogueCache } from './catalogue-cache';
import { catalogueVersion } from './catalogue-version';
import { findGames } from './find-games';
import type { GameDependencies, Games } from './games';
import { homeCovers, initialData } from './initial-data';
import { playerGames } from './player-games';
import { followWins } from './live-wins';
import { createGameStore } from './store';
import { createWinnerBoard } from './winner-board';

/** Loads the catalogue and follows its changes. */
export async function createGames(
  platform: Platform,
  { bestWins, winsSince, players, announcements, connections, currencyOf }: GameDependencies,
): Promise<Games> {
  const store = createGameStore(platform.db);
  const catalogueCache = await createCatalogueCache(platform, store, connections, players, currencyOf);
  const { catalogue, snapshot, changed, reload } = catalogueCache;
  const winners = createWinnerBoard(bestWins, catalogue, winsSince);
  return {
    ...findGames(catalogueCache),
    ...playerGames(store, catalogueCache),
    catalogueCache,
    catalogue,
    catalogueVersion: (brand) => catalogueVersion(catalogue(brand)),
    snapshot,
    changed,
    reload,
    winners,
    winsTold: followWins(platform, winsSince, catalogue),
    initialData: (brand, locale) => initialData({ catalogue: catalogue(brand), announcements, winners }, brand, locale),
    homeCovers: (brand, locale) => homeCovers({ catalogue: catalogue(brand), announcements }, brand, locale),
  };
}
