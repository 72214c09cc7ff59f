export { announcementRoutes } from './routes';
export { announcementStaffRoutes } from './staff-routes';
export { type Announcements, createAnnouncements } from './service';
