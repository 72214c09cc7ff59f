import { randomUUID } from 'node:crypto';
import { startTestStudio, type TestStudio } from '../testing/test-studio';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());

/** A round that is over, by the name the operator knows it by. */
async function played() {
  studio.merchant.balance = 1_000_00000;
  const user = `player-${randomUUID()}`;
  const player = await studio.launch({ user });
  const { json } = await player.bet();
  const view = await player.finished(json.value.roundId);
  const round = studio.merchant.requests.at(-1)?.['round'] as string;
  return { user, player, view, round };
}

describe('an operator asking about a round', () => {
  it('hears bet, roll and seeds, and the secret one only once it is revealed', async () => {
    const { user, player, view, round } = await played();

    const before = (await studio.ask('round', { round, user })).json();
    await player.post('/api/seeds/rotate', { clientSeed: 'another' });
    const after = (await studio.ask('round', { round, user })).json();

    expect(before).toMatchObject({ roll: view.roll, stake: view.stake, payout: view.payout, nonce: view.nonce, server_seed: null });
    expect(before.verify_url).not.toContain('serverSeed');
    expect(after.server_seed).toMatch(/^[0-9a-f]{64}$/);
    const given = new URLSearchParams(new URL(after.verify_url).hash.slice(1));
    expect(Object.fromEntries(given)).toEqual({
      serverSeed: after.server_seed,
      clientSeed: after.client_seed,
      nonce: String(view.nonce),
      commitment: before.server_seed_hash,
    });
  });

  it('hears nothing of another player’s round, nor of one that never was', async () => {
    const [{ round }, { user }] = [await played(), await played()];

    for (const asked of [
      { round, user },
      { round: randomUUID(), user },
    ]) {
      const answer = await studio.ask('round', asked);
      expect([answer.statusCode, answer.json().status]).toEqual([404, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST']);
    }
    expect((await studio.ask('round', { round: 'x', user })).statusCode).toBe(400);
  });
});
