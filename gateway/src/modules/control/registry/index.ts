export { createRegistry, type RegistryDependencies } from './service';
export type { OpenMoney } from './plan/brand-state';
export { type Registry } from './registry';
export { registryRoutes } from './routes';
export { registryPrivateRoutes } from './private-routes';
export { registryStaffRoutes } from './staff-routes';
export type { RunningCanary } from './canaries';
export type { ActiveManifest } from './active-manifests';
export type { PreviewedSite } from './previews';
