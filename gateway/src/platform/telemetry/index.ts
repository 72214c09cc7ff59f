export { addCounts, count, noCounts, quantile, totalOf } from './histogram';
export { healthRoutes } from './health-routes';
