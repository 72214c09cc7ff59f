export { missionRoutes } from './routes';
export { createMissions } from './service';
