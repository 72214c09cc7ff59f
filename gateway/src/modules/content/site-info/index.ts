export { createBrandLinks } from './brand-links';
export { createSiteInfo } from './service';
export { siteInfoRoutes } from './routes';
export { createSiteAdmin } from './site-admin';
export { siteSettingsRoutes } from './settings-staff-routes';
export { siteStatusRoutes } from './staff-routes';
