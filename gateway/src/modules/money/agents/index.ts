export { agentRoutes } from './routes';
export { createAgents } from './service';
