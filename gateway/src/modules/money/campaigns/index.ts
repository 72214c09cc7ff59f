export { campaignRoutes } from './routes';
export { createCampaigns } from './service';
export { campaignStaffRoutes } from './staff-routes';
