export { createAudit, type Audit } from './service';
export { auditRoutes } from './routes';
export { auditOperations } from './operations-routes';
