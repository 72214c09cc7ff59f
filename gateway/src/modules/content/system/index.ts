export { createSystem, type System } from './service';
export { systemRoutes } from './routes';
export { createSiteDesk, type SiteDesk } from './site-desk';
export { siteSettingsRoutes } from './settings-staff-routes';
export { siteStatusRoutes } from './staff-routes';
