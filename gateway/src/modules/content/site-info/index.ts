export { createSiteInfo, type SiteInfo } from './service';
export { siteInfoRoutes } from './routes';
export { createSiteAdmin, type SiteAdmin } from './site-admin';
export { siteSettingsRoutes } from './settings-staff-routes';
export { siteStatusRoutes } from './staff-routes';
