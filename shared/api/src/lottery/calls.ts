import { call } from '../call';
import type {
  LotteryMenuQuery,
  LotteryMenuValue,
  LatestDrawsQuery,
  LatestDrawsValue,
  LotteryDrawsQuery,
  LotteryDrawsValue,
} from './index';

export { prizeModeOf, type PrizeMode } from './vocabulary';

/** Lotteries of a family, each with its next draw. */
export const lotteryMenu = call<LotteryMenuQuery, LotteryMenuValue>('GET', '/lgw/vn/games/game_menu');
/** Those that the player opened, newest first. */
export const recentLotteries = call<LotteryMenuQuery, LotteryMenuValue>('GET', '/lgw/vn/games/game_menu/recent', { token: true });
/** The newest draw of each lottery of a family. */
export const latestDraws = call<LatestDrawsQuery, LatestDrawsValue>('GET', '/lgw/vn/numeros/opened/game');
/** Draws of one lottery, newest first. */
export const lotteryDraws = call<LotteryDrawsQuery, LotteryDrawsValue>('GET', '/lotto/lgw/games/opened/numero');
