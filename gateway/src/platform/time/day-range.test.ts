import type { DomainError } from '../errors';
import { assertValidDays, type DayRange, formatDayInWords, formatMoment, formatMomentInWords } from '.';

const faultsOf = (range: DayRange, ...limits: [longest?: number, blamed?: keyof DayRange]) => {
  try {
    assertValidDays(range, ...limits);
    return [];
  } catch (error) {
    return Object.keys((error as DomainError).fields ?? {});
  }
};

describe('a range of days', () => {
  it('may be one day, and as long as is allowed', () => {
    expect(faultsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual([]);
    expect(faultsOf({ from: '2025-03-01', to: '2026-03-01' })).toEqual([]);
    expect(faultsOf({ from: '2026-03-01', to: '2026-03-07' }, 7)).toEqual([]);
  });

  it.each<[string, DayRange, string[]]>([
    ['a day there is not', { from: '2026-02-30', to: '2026-03-01' }, ['from']],
    ['two of them', { from: 'yesterday', to: '2026-13-01' }, ['from', 'to']],
    ['days out of order', { from: '2026-03-02', to: '2026-03-01' }, ['from']],
    ['more days than a year has', { from: '2025-02-28', to: '2026-03-01' }, ['from']],
  ])('is refused for %s', (_, range, faults) => expect(faultsOf(range)).toEqual(faults));

  it('blames the end where the caller says so', () => {
    expect(faultsOf({ from: '2026-03-01', to: '2026-03-08' }, 7, 'to')).toEqual(['to']);
  });
});

it('a moment is told by the brand’s clock, in figures and in words', () => {
  const moment = new Date('2026-11-22T18:05:30Z');
  expect(formatMoment({ timeZone: 'Asia/Dhaka' }, moment)).toBe('2026-11-23 00:05');
  expect(formatMomentInWords(moment, { locale: 'en', timeZone: 'Asia/Dhaka' })).toMatch(/23 November 2026 at 12:05.am/);
  expect(formatDayInWords('2026-11-22', 'en')).toBe('22 November 2026');
});
