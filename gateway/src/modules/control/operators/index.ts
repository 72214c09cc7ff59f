export { demoOperatorsIn } from './demo-operators';
export { createOperators } from './service';
export { operatorRoutes } from './routes';
export { operatorPrivateRoutes } from './private-routes';
export { approvalsFor, type DecidedAlone, oneDecisionAtOnce } from './decided-alone';
export { approversNeeded, secondPerson } from './second-person';
