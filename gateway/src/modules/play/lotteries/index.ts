export { createLotteries, type FoundLottery, type Lotteries } from './service';
export { lotteryRoutes } from './routes';
