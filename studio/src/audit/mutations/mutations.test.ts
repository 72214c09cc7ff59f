import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attempt, mutated, mutationNamed, MUTATIONS } from './run-mutations';

const sources = path.join(__dirname, '../..');

describe('deliberate mistakes', () => {
  it('are at least fifty, and each still fits the code as it is', () => {
    expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length);
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(50);
    for (const mutation of MUTATIONS) {
      const text = readFileSync(path.join(sources, mutation.file), 'utf8');
      expect(mutated(text, mutation)).not.toBe(text);
    }
  });

  it('are found by the audit, which ends with 1 and says where', async () => {
    const [less, biased] = await Promise.all([
      attempt(mutationNamed('a unit less paid'), ['dice-2']),
      attempt(mutationNamed('stops with the bias of a remainder'), ['lines-1']),
    ]);

    expect(less).toEqual({
      found: true,
      said: expect.stringMatching(/^wallet, round \d+ of dice-2-player-\d paid \d+ of a win of \d+$/),
    });
    expect(biased).toEqual({ found: true, said: expect.stringMatching(/^rules, a stream that begins with \d times 255/) });
  }, 120_000);

  it('are found where no studio starts with them, and in rounds that are free', async () => {
    const [generous, dear] = await Promise.all([
      attempt(mutationNamed('roulette that pays without an edge'), ['roulette-1']),
      attempt(mutationNamed('a free round that costs the player'), ['coin-1']),
    ]);

    expect(generous).toEqual({ found: true, said: expect.stringMatching(/^figures, the exact return cannot be worked out: /) });
    expect(dear).toEqual({ found: true, said: expect.stringMatching(/^free rounds, a free round took \d+/) });
  }, 120_000);
});
