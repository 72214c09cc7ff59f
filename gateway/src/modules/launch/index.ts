export { createLaunch, type Launch, type LaunchNeeds } from './service';
export { launchRoutes } from './routes';
