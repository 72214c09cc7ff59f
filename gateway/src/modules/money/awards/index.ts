export { type Award, type Awards, createAwards } from './service';
