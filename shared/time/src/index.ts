export { clockIn, fromLocalInput, isoClockIn, isSameLocalDay, localTimeZone, toLocalInput, utcOffsetIn } from './clock';
export { addDays, addYears, DAY_MS, dayIn, daysBetween, isDay, mondayOf } from './days';
