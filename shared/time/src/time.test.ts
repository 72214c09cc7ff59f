import {
  addDays,
  addYears,
  clockIn,
  dayIn,
  daysBetween,
  fromLocalInput,
  isDay,
  isoClockIn,
  isSameLocalDay,
  localTimeZone,
  mondayOf,
  toLocalInput,
  utcOffsetIn,
} from '.';

const at = (text: string) => new Date(text);

describe('a day', () => {
  it.each(['2026-03-01', '2024-02-29', '0099-01-01'])('there is: %s', (day) => expect(isDay(day)).toBe(true));
  it.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-3-1', '2026-03-01T00:00', '', 'today'])('there is none: %j', (day) =>
    expect(isDay(day)).toBe(false),
  );

  it.each([
    ['Asia/Dhaka', '2026-03-01T17:59:59Z', '2026-03-01'],
    ['Asia/Dhaka', '2026-03-01T18:00:00Z', '2026-03-02'],
    ['America/New_York', '2026-03-01T04:59:59Z', '2026-02-28'],
    ['UTC', '2026-03-01T00:00:00Z', '2026-03-01'],
  ])('begins at midnight in %s', (zone, moment, day) => expect(dayIn(zone, at(moment))).toBe(day));

  it('is counted by the calendar, over the ends of months and over changed clocks', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-03-01', '2026-03-31')).toBe(30);
    expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  });

  it('comes again after years, and a day later where it is missing', () => {
    expect(addYears('2008-11-22', 18)).toBe('2026-11-22');
    expect(addYears('2008-02-29', 18)).toBe('2026-03-01');
  });

  it('lies in a week that begins with its Monday, over the ends of years too', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(mondayOf)).toEqual(Array(3).fill('2026-11-23'));
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  });
});

describe('a moment', () => {
  it.each([
    ['Asia/Dhaka', '2026-03-01T18:30:15.500Z', '2026-03-02T00:30:15+06:00'],
    ['Asia/Kolkata', '2026-03-01T18:30:15Z', '2026-03-02T00:00:15+05:30'],
    ['America/New_York', '2026-07-01T02:00:00Z', '2026-06-30T22:00:00-04:00'],
    ['UTC', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00+00:00'],
  ])('in %s is written with its offset', (zone, moment, text) => {
    expect(isoClockIn(zone)(at(moment))).toBe(text);
    expect(clockIn(zone)(at(moment))).toBe(text.slice(0, 19).replace('T', ' '));
    expect(utcOffsetIn(zone, at(moment))).toBe(text.slice(19));
  });

  it('goes into a field of this machine’s clock and comes back', () => {
    expect(fromLocalInput(toLocalInput('2026-07-01T02:00:00.000Z'))).toBe('2026-07-01T02:00:00.000Z');
    expect(toLocalInput('2026-07-01T02:00:00.000Z')).toBe(isoClockIn(localTimeZone())(at('2026-07-01T02:00:00Z')).slice(0, 16));
  });

  it('is on the same day of this machine or not', () => {
    expect(isSameLocalDay(new Date(2026, 2, 1, 0, 0), new Date(2026, 2, 1, 23, 59))).toBe(true);
    expect(isSameLocalDay(new Date(2026, 2, 1, 23, 59), new Date(2026, 2, 2, 0, 0))).toBe(false);
  });
});
