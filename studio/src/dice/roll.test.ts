import published from './fixtures/published-rolls.json';
import { commitmentTo, newClientSeed, newServerSeed } from '../seeds/seed-text';
import { rollOf } from './roll';

describe('rolling dice from seeds', () => {
  it.each(published.rolls.map((roll, index) => [published.firstNonce + index, roll]))(
    'gives nonce %i the published roll %i',
    (nonce, roll) => expect(rollOf(published.serverSeed, published.clientSeed, nonce)).toBe(roll),
  );

  it('commits to the seed’s text as others compute it', () => {
    expect(commitmentTo(published.serverSeed)).toBe(published.commitment);
  });

  it('spreads rolls over the whole range', () => {
    const rolls = Array.from({ length: 20_000 }, (_, nonce) => rollOf('spread', 'evenly', nonce));
    const mean = rolls.reduce((sum, roll) => sum + roll, 0) / rolls.length;
    expect(Math.min(...rolls)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...rolls)).toBeLessThanOrEqual(10_000);
    expect(Math.abs(mean - 5_000)).toBeLessThan(80);
  });

  it('makes seeds that nobody has had before and that players may use', () => {
    const seeds = new Set(Array.from({ length: 100 }, newServerSeed));
    expect(seeds.size).toBe(100);
    expect(newClientSeed()).toMatch(/^[A-Za-z0-9_-]{12}$/);
  });
});
