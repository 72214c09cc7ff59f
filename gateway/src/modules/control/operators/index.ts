export { demoOperatorsIn } from './demo-operator';
export { createOperators } from './service';
export { operatorRoutes } from './routes';
export { operatorPrivateRoutes } from './private-routes';
