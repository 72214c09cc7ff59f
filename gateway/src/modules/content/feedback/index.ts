export { feedbackRoutes } from './routes';
export { feedbackStaffRoutes } from './staff-routes';
export { createFeedback } from './service';
