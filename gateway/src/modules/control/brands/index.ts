export { createBrands, type Brands } from './service';
export { brandSiteStore } from './site-store';
export { brandStore } from './store';
