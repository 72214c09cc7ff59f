export { mergeHistogram, observe, emptyHistogram, quantile, totalCount } from './histogram';
export { healthRoutes } from './health-routes';
