export type { StaffAction } from './staff-action';
// For programs beside the gateway: its checkpoints cover what they add.
export { addEntry } from './store';
export { createAudit, type Audit } from './service';
export { auditRoutes } from './routes';
export { auditPrivateRoutes } from './private-routes';
