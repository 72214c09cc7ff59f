import { errorText, tellsMoment } from './error-text';

const until = '2026-03-03T18:00:00.000Z';

it.each([
  [1, 'Too many requests, try again after 1 minute.'],
  [5, 'Too many requests, try again after 5 minutes.'],
])('knows %s from many', (minutes, text) => expect(errorText('request.too_many', 'en', { minutes })).toBe(text));

it('tells a moment in words, by the clock of a zone', () => {
  const told = (locale: 'bn' | 'en') => errorText('limits.too_early', locale, { due: until }, 'Asia/Dhaka');

  expect(told('en')).toMatch(/^This can be confirmed from 4 March at 12:00.am\.$/);
  expect(told('bn')).toContain('৪ মার্চ');
});

it('knows which failures depend on a clock', () => {
  expect(tellsMoment('limits.too_early', 'en', { due: until })).toBe(true);
  expect(tellsMoment('withdrawals.held', 'en', { hours: 3, until })).toBe(false);
  expect(tellsMoment('limits.too_early', 'en', { due: 'later' })).toBe(false);
});
