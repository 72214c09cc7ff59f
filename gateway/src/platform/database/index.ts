export type { Database, Tables } from './database';
export { connect, type Connection } from './database';
export { appLogin, appRoleOf } from './app-login';
export { migrate } from './migrate';
export { ensureDatabase } from './ensure-database';
