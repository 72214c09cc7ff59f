export { type Books, createBooks } from './service';
export { bookStaffRoutes } from './staff-routes';
export type { ReportingProvider, ReportLine } from './report';
