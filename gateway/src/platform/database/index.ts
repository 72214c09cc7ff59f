export type { Database, Tables } from './database';
export { connect } from './database';
export { migrate } from './migrate';
export { ensureDatabase } from './ensure-database';
export { endLease, holdLease } from './lease';
