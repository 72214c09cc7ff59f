import { call } from '../call';
import type {
  LotteryMenuQuery,
  LotteryMenuValue,
  OpenedGamesQuery,
  OpenedGamesValue,
  OpenedNumeroQuery,
  OpenedNumeroValue,
} from './index';

export { prizeModeOf, type PrizeMode } from './vocabulary';

/** Lotteries of a family, each with its next draw. */
export const lotteryMenu = call<LotteryMenuQuery, LotteryMenuValue>('GET', '/lgw/vn/games/game_menu');
/** Those that the player opened, newest first. */
export const recentLotteries = call<LotteryMenuQuery, LotteryMenuValue>('GET', '/lgw/vn/games/game_menu/recent', { token: true });
/** The newest draw of each lottery of a family. */
export const openedGames = call<OpenedGamesQuery, OpenedGamesValue>('GET', '/lgw/vn/numeros/opened/game');
/** Draws of one lottery, newest first. */
export const openedNumeros = call<OpenedNumeroQuery, OpenedNumeroValue>('GET', '/lotto/lgw/games/opened/numero');
