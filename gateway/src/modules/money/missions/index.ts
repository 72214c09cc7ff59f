export { missionRoutes } from './routes';
export { createMissions, type Missions } from './service';
