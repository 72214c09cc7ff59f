import { asNumber, percentOf } from '../models/fraction';
import { CURRENCIES, limitsOf } from '../money/currencies';
import { drawUntil } from '../draws/draw-until';
import golden from './fixtures/golden-rounds.json';
import { commitmentTo } from '../seeds/seed-text';
import published from './fixtures/published-results.json';
import {
  chanceOf,
  isMinesChoice,
  lowestMinesReturn,
  mineDraws,
  minesAt,
  minesCameTo,
  minesPay,
  minesReturn,
  MINES,
  mostTiles,
  TILES,
} from './mines';

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const COUNTS = upTo(MINES.max);
/** Every number of mines with every number of tiles at which somebody may cash out. */
const WAYS = COUNTS.flatMap((mines) => upTo(TILES - mines).map((opened) => ({ mines, opened })));

describe('mines', () => {
  it.each(golden.rounds.map((round) => [`${round.choice.mines} mines, number ${round.nonce}`, round] as const))(
    'lie for seeds and a nonce where another program found them: %s',
    (_, { choice, nonce, opened, drawn, multiplier }) => {
      const places = drawUntil({ ...golden, nonce }, (words) => mineDraws(choice, words));
      expect(minesAt(places)).toEqual(drawn);
      expect(minesCameTo(choice, places, opened)).toBe(multiplier);
    },
  );

  it.each(published.mines.results.map((tiles, at) => [published.mines.firstNonce + at, tiles] as const))(
    'lie where games in production published them, one after another: number %i',
    (nonce, tiles) => {
      const places = drawUntil({ ...published.mines, nonce }, (words) => mineDraws({ mines: tiles.length }, words));
      expect(minesAt(places)).toEqual(tiles.map((tile) => tile + 1));
      expect(commitmentTo(published.mines.serverSeed)).toBe(published.mines.commitment);
    },
  );

  it('return at most 99 % and at least what is published, whenever somebody cashes out, in all 300 ways', () => {
    expect(WAYS).toHaveLength(300);
    const returns = WAYS.map(({ mines, opened }) => minesReturn({ mines }, opened));
    for (const of of returns) expect(asNumber(of)).toBeLessThanOrEqual(0.99);
    const least = returns.reduce((one, other) => (asNumber(other) < asNumber(one) ? other : one));
    expect(lowestMinesReturn()).toEqual(least);
    expect(percentOf(least)).toBe('98.28');
  });

  it('are as likely as tile after tile', () => {
    for (const { mines, opened } of WAYS) {
      const chance = upTo(opened).reduce((sum, tile) => (sum * (TILES - mines - tile + 1)) / (TILES - tile + 1), 1);
      expect(asNumber(chanceOf({ mines }, opened)) / chance).toBeCloseTo(1, 10);
      const exact = 99 / chance;
      expect(exact - minesPay({ mines }, opened)).toBeGreaterThan(-1e-6 * exact);
      expect(exact - minesPay({ mines }, opened)).toBeLessThan(1);
    }
  });

  it('return counted over all places of two mines what the formula says', () => {
    const pairs = upTo(TILES).flatMap((one) =>
      upTo(TILES)
        .filter((other) => other !== one)
        .map((other) => [one, other]),
    );
    const places = pairs.map(([one = 0, other = 0]) => [one - 1, other > one ? other - 2 : other - 1]);
    const paid = places.reduce((sum, drawn) => sum + minesCameTo({ mines: 2 }, drawn, [4, 9, 25]), 0);
    const { numerator, denominator } = minesReturn({ mines: 2 }, 3);
    expect(BigInt(paid) * denominator).toBe(numerator * BigInt(pairs.length) * 100n);
  });

  it('pay more with each tile, and give the stake back to whoever opened none', () => {
    for (const mines of COUNTS) {
      expect(minesPay({ mines }, 0)).toBe(100);
      for (const opened of upTo(TILES - mines))
        expect(minesPay({ mines }, opened)).toBeGreaterThan(minesPay({ mines }, opened - 1));
    }
  });

  it.each(CURRENCIES)(
    'let in %s no tile be opened that could win more than is paid, and at least one on the smallest stake',
    (currency) => {
      const { minStake, maxStake, maxWin } = limitsOf(currency);
      for (const mines of COUNTS) {
        expect(mostTiles({ mines }, minStake, maxWin)).toBeGreaterThan(0);
        for (const stake of [minStake, maxStake]) {
          const most = mostTiles({ mines }, stake, maxWin);
          expect((stake * BigInt(minesPay({ mines }, most))) / 100n <= maxWin).toBe(true);
          if (most < TILES - mines) expect((stake * BigInt(minesPay({ mines }, most + 1))) / 100n > maxWin).toBe(true);
        }
      }
    },
  );

  it.each([0, 25, 1.5, -1])('cannot be %s', (mines) => expect(isMinesChoice({ mines })).toBe(false));
});
