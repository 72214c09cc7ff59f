export { DEMO_PASSWORD, seedDemo } from './service';
export type { Size } from './cast';
export { isFinished } from './store';
