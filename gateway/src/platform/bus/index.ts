export { createBus, type BalanceChange, type Bus } from './bus';
