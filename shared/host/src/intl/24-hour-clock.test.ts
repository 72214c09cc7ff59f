import { createIntl } from 'react-intl';
import { with24HourClock } from './24-hour-clock';

const evening = new Date('2026-11-22T18:05:00Z');
const inLanguage = (locale: string) => with24HourClock(createIntl({ locale, timeZone: 'UTC' }));

describe('the clock', () => {
  it('counts twenty-four hours in Bengali, in digits of Bengali', () => {
    expect(inLanguage('bn').formatTime(evening)).toBe('১৮:০৫');
    expect(inLanguage('bn').formatDate(evening, { dateStyle: 'medium', timeStyle: 'short' })).toMatch(/১৮:০৫$/);
    expect(inLanguage('bn').formatDate(evening, { dateStyle: 'medium' })).not.toMatch(/:/);
  });

  it('stays as English writes it', () => {
    expect(inLanguage('en').formatTime(evening)).toMatch(/6:05\sPM/);
  });
});
