export { createRegistry, type Registry } from './service';
export { registryRoutes } from './routes';
export { registryOperations } from './operations-routes';
export { registryStaffRoutes } from './staff-routes';
export type { RunningCanary } from './canaries';
export type { InForce } from './in-force';
export type { PreviewedSite } from './previews';
