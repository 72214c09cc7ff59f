export { createLaunch, type Launch } from './service';
export { createPositions, type Positions } from './position';
export { launchRoutes } from './routes';
