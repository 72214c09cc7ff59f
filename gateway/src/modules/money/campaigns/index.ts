export { campaignRoutes } from './routes';
export { type Campaigns, createCampaigns } from './service';
export { campaignStaffRoutes } from './staff-routes';
export type { SegmentPort } from './claim-campaign';
