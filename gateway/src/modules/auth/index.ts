export { authRoutes } from './routes';
export { type Auth, createAuth } from './service';
export type { Caller } from './sessions';
