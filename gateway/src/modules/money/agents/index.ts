export { agentRoutes } from './routes';
export { type Agents, createAgents } from './service';
