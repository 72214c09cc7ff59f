export { type Award, type AwardSource, type Awards, createAwards } from './service';
