export { createSite, type Site } from './service';
export { siteRoutes } from './routes';
export { supportOf } from './support';
export { pageRoutes } from './find-page';
