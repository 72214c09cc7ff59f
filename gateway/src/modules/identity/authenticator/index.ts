export { authenticatorRoutes } from './routes';
export { type Authenticators, createAuthenticators } from './service';
