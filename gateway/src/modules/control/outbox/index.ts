export { masked } from './masked';
export { outboxOperations } from './operations-routes';
export { createOutbox, type Outbox } from './service';
export { outboxStaffRoutes } from './staff-routes';
