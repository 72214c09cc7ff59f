import { announcements } from '@pavilion/api/calls/announcements';
import * as calls from '@pavilion/api/calls/games';
import type { GameCategory } from '@pavilion/api/games';
import { aCover, aGame, FakeGateway, someGames } from '@pavilion/testing';
import { aWinner, sampleBanners, sampleHeadline } from './sample-catalogue';

const OFFERED: readonly GameCategory[] = ['RNG', 'LIVE', 'FISH'];

/** The network edge of the lobby, with a little of everything. */
export function sampleGateway(): FakeGateway {
  const liked = new Set<string>();
  return new FakeGateway()
    .answer(announcements, { banners: sampleBanners, playerNotice: [sampleHeadline], popup: [], promotion: [] })
    .answer(calls.gameMenus, {
      gameMenus: OFFERED.map((gameType) => ({ accountTypeName: gameType, gameType, total: 120, open: 120 })),
    })
    .answer(calls.hotGames, { list: [aGame({ isHot: 1 }), ...someGames(14).slice(1)] })
    .answer(calls.gameVendors, {
      data: {
        lanes: OFFERED.map((gameCategory) => ({
          gameCategory,
          gameClassify: [],
          vendors: ['PG', 'PT'],
          cards: ['PG', 'PT'].map((vassalage) => ({
            vassalage,
            displayName: vassalage === 'PG' ? 'Pagoda Grove' : 'Port Tamarind',
            gameType: gameCategory,
            isGame: 'VASSALAGE' as const,
            logo: { dark: aCover(10), light: aCover(10) },
            total: 60,
            open: 60,
          })),
        })),
      },
    })
    .answer(calls.rankList, {
      list: [aWinner(), aWinner({ nodeId: '100003', gameName: 'River Drum', customerName: 'ab***d', winAmount: '90000' })],
    })
    .answer(calls.gameList, ({ gameType, vassalage }) => ({
      games: someGames(12, gameType || 'RNG').map((game) => ({
        ...game,
        gameName: `${vassalage || 'Any'} ${gameType || 'RNG'} ${game.nodeId}`,
      })),
      totalPages: 10,
      total: 120,
    }))
    .answer(calls.gameHighlights, {
      top: someGames(10),
      fresh: someGames(12),
      featured: { game: aGame(), rtp: '99.00', minBet: '100' },
    })
    .answer(calls.favouriteIds, () => ({ list: [...liked] }))
    .answer(calls.favourites, () => ({
      content: someGames(14).filter(({ nodeId }) => liked.has(nodeId)),
      pageNum: 1,
      totalPages: 1,
    }))
    .answer(calls.addFavourite, ({ nodeId }) => (liked.add(nodeId), { nodeId, favourite: true }))
    .answer(calls.removeFavourite, ({ nodeId }) => (liked.delete(nodeId), { nodeId, favourite: false }))
    .answer(calls.recentGames, { list: someGames(3).slice(1), totalPages: 1 });
}
