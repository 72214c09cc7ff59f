export { assertValidDays, type DayRange } from './day-range';
export { dayOf, endOfDay, hourOf, sameTimeEarlier, startOfDay } from './days-in-sql';
export { formatDayInWords, formatMoment, formatMomentInWords } from './format-moment';
