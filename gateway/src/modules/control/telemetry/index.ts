export { createTelemetry } from './service';
export { telemetryRoutes } from './routes';
export { telemetryStaffRoutes } from './staff-routes';
