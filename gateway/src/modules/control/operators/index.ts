export { createOperators, type Operators } from './service';
export { operatorRoutes } from './routes';
export { operatorPrivateRoutes } from './private-routes';
