export { createSystem, type System } from './service';
export { systemRoutes } from './routes';
export { siteStatusRoutes } from './staff-routes';
