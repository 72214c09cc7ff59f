export type { StaffAction } from './staff-action';
export { createAudit, type Audit } from './service';
export { auditRoutes } from './routes';
export { auditPrivateRoutes } from './private-routes';
