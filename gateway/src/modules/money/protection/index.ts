export { protectionRoutes } from './routes';
export { createProtection, type Protection } from './service';
export { protectionStaffRoutes } from './staff-routes';
