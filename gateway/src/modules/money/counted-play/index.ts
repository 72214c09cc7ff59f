export { type CountedPlay, createCountedPlay } from './service';
export type { CountedDay, CountedDepositDay } from './tables';
