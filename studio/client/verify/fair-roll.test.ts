/** @jest-environment node */
import fc from 'fast-check';
import passedOver from '../../src/dice/fixtures/passed-over.json';
import published from '../../src/dice/fixtures/published-rolls.json';
import { formerRollOf } from '../../src/dice/former-roll';
import { OUTCOMES } from '../../src/dice/odds';
import { rollOf } from '../../src/dice/roll';
import { commitmentTo } from '../../src/seeds/seed-text';
import { fairDraw } from './fair-draw';
import { fairFormerRoll } from './fair-former-roll';

const seedsOf = (nonce: number) => ({ ...published, nonce });

/** Both kinds of rounds: those that are played now, and those that were played before. */
const WAYS = [
  {
    model: 'dice-2',
    byStudio: rollOf,
    byPlayer: async (seeds: Parameters<typeof rollOf>[0]) => {
      const { drawn, commitment } = await fairDraw((before) => (before.length === 0 ? OUTCOMES : undefined), seeds);
      return { roll: drawn[0], commitment };
    },
  },
  {
    model: 'dice-1',
    byStudio: formerRollOf,
    byPlayer: ({ serverSeed, clientSeed, nonce }: Parameters<typeof rollOf>[0]) => fairFormerRoll(serverSeed, clientSeed, nonce),
  },
];

describe.each(WAYS)('a player who recomputes a roll of $model in the browser', ({ byStudio, byPlayer }) => {
  it('finds every published roll', async () => {
    for (const [index, roll] of published.rolls.entries())
      expect((await byPlayer(seedsOf(published.firstNonce + index))).roll).toBe(roll);
  });

  it('always finds what the studio rolled and committed to', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[0-9a-f]{1,64}$/),
        fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
        fc.nat(),
        async (serverSeed, clientSeed, nonce) => {
          const found = await byPlayer({ serverSeed, clientSeed, nonce });
          expect(found.roll).toBe(byStudio({ serverSeed, clientSeed, nonce }));
          expect(found.commitment).toBe(commitmentTo(serverSeed));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('finds it where the first word is passed over', async () => {
    const { serverSeed, clientSeed, nonce } = passedOver;
    expect((await byPlayer({ serverSeed, clientSeed, nonce })).roll).toBe(byStudio({ serverSeed, clientSeed, nonce }));
  });
});
