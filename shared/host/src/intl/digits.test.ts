import { createIntl } from 'react-intl';
import { withOneScript } from './digits';

const texts = {
  left: '{until} পর্যন্ত {amount} তোলা যাবে, আর ২৪ ঘণ্টা লাগবে।',
  minutes: '{minutes} মিনিট',
  rounds: '{count, plural, one {# রাউন্ড} other {# রাউন্ড}}, {bets}',
  plain: '৭ দিন',
};
const { formatMessage } = withOneScript(createIntl({ locale: 'bn', messages: texts }));

it('a Bengali text that names money has Latin digits throughout', () => {
  expect(formatMessage({ id: 'left' }, { until: '২২ নভেম্বর', amount: '৳1,20,000.00' })).toBe(
    '22 নভেম্বর পর্যন্ত ৳1,20,000.00 তোলা যাবে, আর 24 ঘণ্টা লাগবে।',
  );
  expect(formatMessage({ id: 'rounds' }, { count: 12, bets: '৳5.00' })).toBe('12 রাউন্ড, ৳5.00');
});

it('one that counts has Bengali digits, however the count was handed in', () => {
  expect(formatMessage({ id: 'minutes' }, { minutes: 30 })).toBe('৩০ মিনিট');
  expect(formatMessage({ id: 'rounds' }, { count: 12, bets: '' })).toBe('১২ রাউন্ড, ');
  expect(formatMessage({ id: 'plain' })).toBe('৭ দিন');
});

it('English stays as it is', () => {
  const english = createIntl({ locale: 'en', messages: { minutes: '{minutes} minutes' } });
  expect(withOneScript(english)).toBe(english);
});
