export { createLaunch, type Launch, type LaunchNeeds } from './service';
export { createPositions, type Positions } from './position';
export { launchRoutes } from './routes';
