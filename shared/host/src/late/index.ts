export { whenAsked } from './when-asked';
