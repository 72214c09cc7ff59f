export { campaignRoutes } from './routes';
export { type Campaigns, createCampaigns } from './service';
export { campaignStaffRoutes } from './staff-routes';
