export type { Access, Brand, SessionFacts } from './request-context';
export { bearerOf } from './bearer';
export { type BuiltFile, type BuiltFiles, openBuiltFiles } from './built-files';
export { applyHttpRules } from './http-rules';
export { ok } from './ok';
export { newServer } from './new-server';
export { encodingFor, sendBuilt } from './send-built';
export { holdsRole, type Operator, type Roles, type StaffAccess } from './staff-context';
export { applyStaffRules, csrfOf, staffCookie } from './staff-rules';
