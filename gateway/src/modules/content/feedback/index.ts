export { feedbackRoutes } from './routes';
export { feedbackStaffRoutes } from './staff-routes';
export { createFeedback, type Feedback } from './service';
