import * as calls from '@pavilion/api/calls/games';
import * as lotteries from '@pavilion/api/calls/lottery';
import { launchGame, position, setRealityCheck } from '@pavilion/api/calls/launch';
import { reachedLimits } from '@pavilion/api/calls/protection';
import { balance } from '@pavilion/api/calls/wallet';
import { aGame, FakeGateway, someGames } from '@pavilion/testing';
import { sampleDraw, sampleLotteries } from './sample-draws';
import { gameFacts, samplePosition } from './sample-catalogue';

/** A picture of nothing. */
const BLANK = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const TOTAL = 40;
const PAGE = 18;
const all = [aGame(), ...someGames(TOTAL).slice(1)];
const logo = { dark: BLANK, light: BLANK };
const vendor = (vassalage: string, displayName: string) => ({
  vassalage,
  displayName,
  gameType: 'RNG' as const,
  isGame: 'VASSALAGE' as const,
  logo,
  total: 20,
  open: 20,
});

/** The network edge of lists and play screen: forty games by two makers, and a game that is a blank page. */
export function sampleGateway(): FakeGateway {
  return new FakeGateway()
    .answer(reachedLimits, { reached: [] })
    .answer(calls.gameVendors, {
      data: {
        lanes: [
          {
            gameCategory: 'RNG',
            gameClassify: ['JACKPOT', 'MINI'],
            cards: [vendor('STUDIO', 'Lantern Works'), vendor('PG', 'Pagoda Grove')],
            vendors: ['STUDIO', 'PG'],
          },
        ],
      },
    })
    .answer(calls.gameList, ({ pageNo, gameName = '', stage }) => {
      const found = stage === 'ANNOUNCED' ? [] : all.filter((game) => game.gameName.toLowerCase().includes(gameName.toLowerCase()));
      const from = (Number(pageNo) - 1) * PAGE;
      return { games: found.slice(from, from + PAGE), totalPages: Math.ceil(found.length / PAGE), total: found.length };
    })
    .answer(calls.gameFacets, {
      total: 12,
      vassalage: { PG: 12, STUDIO: 1 },
      gameClassify: { JACKPOT: 3 },
      volatility: { LOW: 5, HIGH: 7 },
      feature: { FREE_SPINS: 9 },
      theme: { SEA: 4 },
      minRtp: { '95': 12, '96': 6 },
      stakeUpTo: { '50': 8 },
    })
    .answer(calls.gameCounts, { ALL: TOTAL, NEW: 4, HOT: 7, ANNOUNCED: 0, FAV: 0, RECENT: 2 })
    .answer(calls.favouriteIds, { list: [] })
    .answer(calls.favourites, { content: [], pageNum: 1, totalPages: 0 })
    .answer(calls.recentGames, { list: [], totalPages: 0 })
    .answer(calls.addFavourite, ({ nodeId }) => ({ nodeId, favourite: true }))
    .answer(calls.removeFavourite, ({ nodeId }) => ({ nodeId, favourite: false }))
    .answer(calls.gameInfo, ({ nodeId }) => gameFacts({ nodeId }))
    .answer(lotteries.lotteryMenu, ({ prizeMode }) => ({
      gameMenus: [{ accountTypeName: 'TCG_LOTTO_VN', prizeMode, games: sampleLotteries }],
    }))
    .answer(lotteries.recentLotteries, ({ prizeMode }) => ({
      gameMenus: [{ accountTypeName: 'TCG_LOTTO_VN', prizeMode, games: sampleLotteries.slice(0, 1) }],
    }))
    .answer(lotteries.latestDraws, { list: [sampleDraw] })
    .answer(lotteries.lotteryDraws, ({ before = '3' }) => ({
      list: [{ ...sampleDraw, numero: String(Number(before) - 1) }],
      ...(before === '3' && { nextBefore: '2' }),
    }))
    .answer(launchGame, ({ mode = 'real' }) => ({
      url: 'https://studio.example/play?session=1',
      session: '1',
      mode,
      resumed: false,
    }))
    .answer(position, samplePosition())
    .answer(setRealityCheck, undefined)
    .answer(balance, { balance: '250000', currency: 'BDT', playMoney: false });
}
