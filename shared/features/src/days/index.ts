export type { DateRange } from './date-range';
export { DayRangeButton, type DayRangeButtonProps } from './DayRangeButton';
