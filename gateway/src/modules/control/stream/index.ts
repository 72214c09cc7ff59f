export { createStream, type StreamDependencies } from './service';
export type { Page } from './open-pages';
export { streamRoutes } from './routes';
export { streamStaffRoutes } from './staff-routes';
