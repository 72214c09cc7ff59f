import { createIntl } from 'react-intl';
import { withDayFirst } from './day-first';

const evening = new Date('2026-11-22T18:05:00Z');
const inLanguage = (locale: string) => withDayFirst(createIntl({ locale, timeZone: 'UTC' }));

it('English has the day before the month, and the clock of twelve hours', () => {
  const { formatDate, formatTime, formatDateTimeRange } = inLanguage('en');
  const medium = { dateStyle: 'medium' } as const;

  expect(formatDate(evening, medium)).toBe('22 Nov 2026');
  expect(formatDate(evening, { ...medium, timeStyle: 'short' })).toMatch(/^22 Nov 2026, 6:05\spm$/);
  expect(formatTime(evening)).toMatch(/^6:05\spm$/);
  expect(formatDateTimeRange(evening, new Date('2026-11-26T18:05:00Z'), medium)).toMatch(/^22\s?–\s?26 Nov 2026$/);
});

it('what asks for twenty-four hours has them', () => {
  expect(inLanguage('en').formatTime(evening, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })).toBe('18:05');
});

it('Bengali stays as it is', () => {
  const bengali = createIntl({ locale: 'bn' });
  expect(withDayFirst(bengali)).toBe(bengali);
});

it('a moment as text, and a clock with its seconds, are told alike', () => {
  const { formatDate, formatTime } = inLanguage('en');
  expect(formatDate('2026-11-22T18:05:09Z', { day: 'numeric', month: 'long' })).toBe('22 November');
  expect(formatTime(evening, { timeStyle: 'medium' })).toMatch(/^6:05:00\spm$/);
});

it.each(['', 'soon', undefined])('what is no moment (%j) ends no page', (value) => {
  const { formatDate, formatTime } = withDayFirst(createIntl({ locale: 'en', timeZone: 'UTC', onError: () => undefined }));

  expect(() => [formatDate(value), formatTime(value)]).not.toThrow();
});
