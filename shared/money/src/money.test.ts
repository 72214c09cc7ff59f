import fc from 'fast-check';
import { formatMinor, formatMinorShort, parseAmount } from './index';

describe('an amount somebody typed', () => {
  it.each([
    ['0', 0n],
    ['500', 50_000n],
    ['0.5', 50n],
    ['12.34', 1_234n],
    [' 7 ', 700n],
    ['৫০০.২৫', 50_025n],
    ['999999999999999.99', 99_999_999_999_999_999n],
  ])('%s is an amount', (text, minor) => expect(parseAmount(text)).toBe(minor));

  it.each(['', '-1', '+1', '1.234', '1,000', '1e3', '0x10', '.5', '5.', '007', 'NaN', '1 0', '9'.repeat(16)])(
    '%s is none',
    (text) => expect(parseAmount(text)).toBeUndefined(),
  );
});

describe('an amount somebody reads', () => {
  it('groups by the reader’s custom and keeps Latin digits', () => {
    expect(formatMinor(1_234_567_890n, { symbol: '$' })).toBe('$12,345,678.90');
    expect(formatMinor(1_234_567_890n, { symbol: '৳', locale: 'bn' })).toBe('৳1,23,45,678.90');
  });

  it('is short where there is no room, and never more than there is', () => {
    expect(formatMinorShort(12_345_678_901n, { symbol: '৳' })).toBe('৳123.45M');
    expect(formatMinorShort(12_869_999n, { symbol: '৳', locale: 'bn' })).toMatch(/^৳1\.28\sলা$/);
    expect(formatMinorShort(99_999n)).toBe('999');
    expect(formatMinorShort(-199_999_999n)).toBe('−1.99M');
  });

  it('shows losses and gains', () => {
    expect(formatMinor(-5n)).toBe('−0.05');
    expect(formatMinor(5n, { signed: true })).toBe('+0.05');
    expect(formatMinor(0n, { signed: true })).toBe('0.00');
  });

  it('reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 17n - 1n), (minor) => parseAmount(formatMinor(minor).replaceAll(',', '')) === minor),
    );
  });
});
