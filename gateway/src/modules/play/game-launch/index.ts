export { createLaunch, type Launch } from './service';
export { createRealityChecks, type RealityChecks } from './reality-checks';
export { launchRoutes } from './routes';
