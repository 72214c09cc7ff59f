export { announcementRoutes } from './routes';
export { announcementStaffRoutes } from './staff-routes';
export { createAnnouncements } from './service';
