import type { GameCategory } from '@pavilion/api/games';
import { DomainError } from '../../../platform/errors';
import type { Catalogue } from './catalogue';
import type { CatalogueCache } from './catalogue-cache';
import type { Games } from './games';
import { choicesOf } from './game-filter';
import type { CatalogueEntry } from './library';
import { toWireGames } from './responses';
import type { GameStore } from './store';

type PlayerGames = Pick<Games, 'recordLaunch' | 'favouriteIds' | 'favourites' | 'recent' | 'ownCounts' | 'setFavourite'>;

/** What members like, and what they played last. */
export function playerGames(store: GameStore, cache: Pick<CatalogueCache, 'library' | 'catalogue'>): PlayerGames {
  const assertKnown = (nodeId: string): void => {
    if (!cache.library().find(nodeId)) throw new DomainError('games.unknown');
  };
  return {
    async recordLaunch(owner, nodeId) {
      assertKnown(nodeId);
      await store.recordLaunch(owner, nodeId);
    },
    favouriteIds: (owner) => store.favouriteIds(owner),
    async favourites(owner, query, locale) {
      const chosen = narrow(await store.favouriteIds(owner), cache.catalogue(owner.brand), query);
      const { part, totalPages } = page(chosen, Number(query.pageNo), Number(query.pageSize));
      return { content: toWireGames(part, locale), pageNum: Number(query.pageNo), totalPages };
    },
    async recent(owner, query, locale) {
      const chosen = narrow(await store.recentIds(owner), cache.catalogue(owner.brand), query);
      const { part, totalPages } = page(chosen, Number(query.page), Number(query.pageSize));
      return { list: toWireGames(part, locale), totalPages };
    },
    async ownCounts(owner, query) {
      const count = (ids: readonly string[]) => narrow(ids, cache.catalogue(owner.brand), query).length;
      const [favourites, recent] = await Promise.all([store.favouriteIds(owner), store.recentIds(owner)]);
      return { FAV: count(favourites), RECENT: count(recent) };
    },
    async setFavourite(owner, nodeId, favourite) {
      if (!favourite) return store.removeFavourite(owner, nodeId);
      assertKnown(nodeId);
      return store.addFavourite(owner, nodeId);
    },
  };
}

function narrow(
  ids: readonly string[],
  catalogue: Catalogue,
  { gameType, vassalage }: { gameType?: GameCategory; vassalage?: string },
): readonly CatalogueEntry[] {
  return ids
    .flatMap((id) => catalogue.find(id) ?? [])
    .filter(({ row }) => (!gameType || row.category === gameType) && (!vassalage || choicesOf(vassalage).includes(row.vendor)));
}

function page(entries: readonly CatalogueEntry[], pageNo: number, size: number) {
  return { part: entries.slice((pageNo - 1) * size, pageNo * size), totalPages: Math.ceil(entries.length / size) };
}
