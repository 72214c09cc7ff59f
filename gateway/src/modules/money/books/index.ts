export { type Books, createBooks } from './service';
export { bookStaffRoutes } from './staff-routes';
