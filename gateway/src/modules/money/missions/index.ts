export type { ClaimedMission } from './member-missions';
export { missionRoutes } from './routes';
export { createMissions, type Missions } from './service';
