/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { limitsOf } from '../src/money/currencies';
import { Money } from './money';

const taka = new Money('BDT', limitsOf('BDT').coin);
const dong = new Money('VND', limitsOf('VND').coin);

describe('money as a player reads and types it', () => {
  it('carries its currency, two decimals and a sign where one is wanted', () => {
    expect(taka.format(123_456_700_000n)).toBe('৳1,234,567.00');
    expect(taka.format(-2_040_000n, 'always')).toBe('−৳20.40');
    expect(taka.format(12_000n, 'always')).toBe('+৳0.12');
    expect(dong.format(1_000_000_000n)).toBe('₫10,000');
  });

  it('comes back unchanged when it is typed as it is shown', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (coins) =>
        expect(taka.parse(taka.plain(coins * 1_000n))).toBe(coins * 1_000n),
      ),
    );
  });

  it.each([
    ['10', 1_000_000n],
    ['২০.৫', 2_050_000n],
    ['1,5', 150_000n],
    ['0.001', null],
    ['1e5', null],
    ['-1', null],
    ['', null],
    ['1,000.00', null],
  ])('understands “%s” as %s', (typed, units) => expect(taka.parse(typed)).toBe(units));
});
