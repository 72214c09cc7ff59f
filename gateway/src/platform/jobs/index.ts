export type { JobDefinition } from './job';
export { createJobs, type Jobs } from './jobs';
export { jobStaffRoutes } from './staff-routes';
