export { createSite, type Site, type SiteNeeds } from './service';
export { siteRoutes } from './routes';
export { supportOf } from './support';
