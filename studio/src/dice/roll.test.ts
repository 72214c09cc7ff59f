import { modelOf, MODEL_IDS } from '../models/models';
import { commitmentTo, newClientSeed, newServerSeed } from '../seeds/seed-text';
import { TITLES } from '../titles/titles';
import passedOver from './fixtures/passed-over.json';
import published from './fixtures/published-rolls.json';
import { formerRollOf } from './former-roll';
import { OUTCOMES } from './odds';
import { rollOf } from './roll';

const WORDS = 2 ** 32;

describe('rolling dice from seeds', () => {
  it.each(published.rolls.map((roll, index) => [published.firstNonce + index, roll]))(
    'gives nonce %i the published roll %i, as it did before words were passed over',
    (nonce, roll) => expect([rollOf, formerRollOf].map((of) => of({ ...published, nonce }))).toEqual([roll, roll]),
  );

  it('commits to the seed’s text as others compute it', () => {
    expect(commitmentTo(published.serverSeed)).toBe(published.commitment);
  });

  it('passes a first word over that would favour its roll, and rolls by the next one', () => {
    // Another program found the seeds, among two million rounds.
    expect((passedOver.word * OUTCOMES) % WORDS).toBeLessThan(WORDS % OUTCOMES);
    expect(formerRollOf(passedOver)).toBe(passedOver.formerRoll);
    expect(rollOf(passedOver)).toBe(passedOver.roll);
  });

  it('spreads rolls over the whole range', () => {
    const rolls = Array.from({ length: 20_000 }, (_, nonce) => rollOf({ serverSeed: 'spread', clientSeed: 'evenly', nonce }));
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

describe('rounds that were rolled before', () => {
  it('are decided as they were, and no title begins another one', () => {
    const former = modelOf({ model: 'dice-1' });
    const bet = former.accept({ direction: 'over', target: 9_000 }, 1_000_000n, 'BDT');
    const round = { ...bet, stake: 1_000_000n } as Parameters<typeof former.decide>[0];
    expect(former.decide(round, passedOver, 1_000n)).toMatchObject({ roll: passedOver.formerRoll });
    expect(modelOf({ model: 'dice-2' }).decide(round, passedOver, 1_000n)).toEqual({ roll: passedOver.roll, payout: 0n });
    expect(TITLES.map(({ model }) => model).filter((model) => !(MODEL_IDS as readonly string[]).includes(model))).toEqual([]);
  });
});
