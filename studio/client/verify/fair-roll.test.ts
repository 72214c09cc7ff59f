/** @jest-environment node */
import fc from 'fast-check';
import published from '../../src/dice/fixtures/published-rolls.json';
import { rollOf } from '../../src/dice/roll';
import { commitmentTo } from '../../src/seeds/seed-text';
import { fairRoll } from './fair-roll';

describe('a player who recomputes a roll in the browser', () => {
  it('finds every published roll', async () => {
    for (const [index, roll] of published.rolls.entries()) {
      expect((await fairRoll(published.serverSeed, published.clientSeed, published.firstNonce + index)).roll).toBe(roll);
    }
  });

  it('always finds what the studio rolled and committed to', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[0-9a-f]{1,64}$/),
        fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
        fc.nat(),
        async (serverSeed, clientSeed, nonce) => {
          const found = await fairRoll(serverSeed, clientSeed, nonce);
          expect(found.roll).toBe(rollOf(serverSeed, clientSeed, nonce));
          expect(found.commitment).toBe(commitmentTo(serverSeed));
        },
      ),
      { numRuns: 300 },
    );
  });
});
