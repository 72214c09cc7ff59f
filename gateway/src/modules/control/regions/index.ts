export { createRegions, type Regions } from './service';
