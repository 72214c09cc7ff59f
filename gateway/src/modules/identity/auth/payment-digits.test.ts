import { isGuessableDigits } from './payment-digits';

const own = { birthday: '1990-05-17', phone: '+8801712345678' };

it.each(['000000', '123456', '654321', '890123', '121212', '123123', '112233', '123321', '111112', '159753'])(
  'refuses %s',
  (digits) => {
    expect(isGuessableDigits(digits)).toBe(true);
  },
);

it.each(['170590', '051790', '900517', '17051990', '19900517', '345678', '712345'])('refuses %s to whom it belongs', (digits) => {
  expect(isGuessableDigits(digits, own)).toBe(true);
});

it.each(['730519', '246810', '482913', '95162047'])('takes %s', (digits) => {
  expect(isGuessableDigits(digits, own)).toBe(false);
});
