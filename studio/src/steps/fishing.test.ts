import { drawUntil } from '../draws/draw-until';
import { CURRENCIES, limitsOf } from '../money/currencies';
import golden from './fixtures/golden-magazines.json';
import {
  aimsIn,
  allAims,
  catchesBelow,
  catchesOf,
  chanceOf,
  fishingDraws,
  fishingReturn,
  isFishingChoice,
  KINDS,
  magazinePays,
  MAGAZINES,
  NUMBERS,
} from './fishing';
import { magazineLimits } from './fishing-stakes';

const kinds = KINDS.map((kind) => [kind.letter, kind] as const);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('shots at fish', () => {
  it.each(kinds)('at %s return exactly 97 %, counted number by number', (letter, kind) => {
    let [caught, paid] = [0, 0];
    for (let number = 0; number < NUMBERS; number += 1) {
      const [times = 0] = catchesOf([number], letter);
      paid += times;
      caught += times > 0 ? 1 : 0;
    }
    expect(paid * 100).toBe(97 * NUMBERS);
    expect(fishingReturn(kind)).toEqual({ numerator: 97n, denominator: 100n });
    const { numerator, denominator } = chanceOf(kind);
    expect(BigInt(caught) * denominator).toBe(numerator * BigInt(NUMBERS));
    // Return ÷ multiplier, as it is published.
    expect(numerator * 100n * BigInt(kind.times)).toBe(97n * denominator);
  });

  it('have odds without a rest: no number stands for half a fish', () => {
    for (const kind of KINDS) expect(Number.isInteger(catchesBelow(kind))).toBe(true);
    expect(KINDS.map(({ times }) => times)).toEqual(
      [...new Set(KINDS.map(({ times }) => times))].sort((one, other) => other - one),
    );
  });

  it.each(golden.rounds.map((round) => [`${round.aims || 'nobody'}, number ${round.nonce}`, round] as const))(
    'come for seeds and a nonce to what another program found: %s',
    (_, { choice, nonce, aims, drawn, catches, times }) => {
      const found = drawUntil({ ...golden, nonce }, (words) => fishingDraws(choice, words));
      expect(found).toEqual(drawn);
      expect(catchesOf(found, allAims(choice, aims))).toEqual(catches);
      const shot = 1_000n;
      expect(magazinePays(choice, shot * BigInt(choice.shots), catches)).toBe(shot * BigInt(times));
    },
  );

  it('have numbers that no aim moves, and of which none depends on what was caught before', () => {
    const drawn = [0, NUMBERS - 1, 290, 291, 29_099, 29_100];
    expect(catchesOf(drawn, 'AAAAAA')).toEqual([200, 0, 200, 0, 0, 0]);
    expect(catchesOf(drawn, 'IIIIII')).toEqual([2, 0, 2, 2, 2, 0]);
    for (const [shot, number] of drawn.entries())
      expect(catchesOf(drawn, 'AIAIAI')[shot]).toBe(catchesOf([number], 'AIAIAI'.charAt(shot))[0]);
  });

  it('that nobody fired go to the fish that is caught most often, at the same return', () => {
    expect(allAims({ shots: 5 }, aimsIn([{ aims: 'AB' }, { aims: 'C' }]))).toBe('ABCII');
    expect(allAims({ shots: 5 }, '')).toBe('IIIII');
    const commonest = KINDS.find(({ letter }) => letter === 'I');
    expect(KINDS.every(({ times }) => times >= (commonest?.times ?? 0))).toBe(true);
  });
});

describe('a magazine', () => {
  it.each([0, 1, 6, 21, 50, 5.5, -5])('of %s shots is not sold', (shots) => expect(isFishingChoice({ shots })).toBe(false));

  it.each(CURRENCIES)('costs in %s whole coins for each shot, and wins no more than the studio pays', (currency) => {
    const { coin, maxWin, minStake } = limitsOf(currency);
    const limits = magazineLimits(currency);
    for (const shots of MAGAZINES) {
      for (const stake of [minStake, limits.maxStake]) {
        expect(stake % BigInt(shots)).toBe(0n);
        expect((stake / BigInt(shots)) % coin).toBe(0n);
      }
      const all = catchesOf(
        Array.from({ length: shots }, () => 0),
        'A'.repeat(shots),
      );
      expect(magazinePays({ shots }, limits.maxStake, all)).toBeLessThanOrEqual(maxWin);
      expect(magazinePays({ shots }, limits.maxStake, all)).toBe((limits.maxStake / BigInt(shots)) * BigInt(sum(all)));
    }
  });
});
