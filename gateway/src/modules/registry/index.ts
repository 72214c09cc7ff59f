export { createRegistry, type Registry } from './service';
export { ensureManifestKeys, type ManifestKey } from './manifest-keys';
export { registryRoutes } from './routes';
export { registryOperations, type OpenPages } from './operations-routes';
export type { EarlyFile, EarlyPart } from './early-files';
