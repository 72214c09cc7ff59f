export { createOperators, type Operators } from './service';
export { operatorRoutes } from './routes';
export { operatorOperations } from './operations-routes';
