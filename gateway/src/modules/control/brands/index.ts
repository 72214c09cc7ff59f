export { createBrands, type Brands } from './service';
