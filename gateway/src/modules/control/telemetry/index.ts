export { createTelemetry, type Telemetry } from './service';
export { telemetryRoutes } from './routes';
export { telemetryStaffRoutes } from './staff-routes';
