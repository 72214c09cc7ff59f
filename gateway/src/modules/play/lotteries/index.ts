export { createLotteries, type Lotteries } from './service';
export { lotteryRoutes } from './routes';
