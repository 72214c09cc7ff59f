export { teamServiceRoutes } from './routes';
export { createTeamServices } from './service';
