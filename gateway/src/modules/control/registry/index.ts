export { createRegistry } from './service';
export { type Registry } from './registry';
export { registryRoutes } from './routes';
export { registryOperations } from './operations-routes';
export { registryStaffRoutes } from './staff-routes';
export type { RunningCanary } from './canaries';
export type { InForce } from './in-force';
export type { PreviewedSite } from './previews';
