export { createLaunch } from './service';
export { createRealityChecks } from './reality-checks';
export { launchRoutes } from './routes';
