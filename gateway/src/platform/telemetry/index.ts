export { healthRoutes } from './health-routes';
export { observeRequests } from './request-metrics';
