export { DEMO_PASSWORD, seedDemo } from './service';
export type { DemoSize } from './demo-accounts';
export { isFinished } from './store';
