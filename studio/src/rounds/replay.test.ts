import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { auditedModel } from '../audit/audited-models';
import { sitDown } from '../audit/player';
import { MODEL_IDS } from '../models/models';
import { betOf, startTestStudio, type TestStudio } from '../testing/test-studio';
import { TITLES } from '../titles/titles';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());

const again = async (key: string, round: string | undefined) => {
  const headers = { 'x-studio-session': key };
  const answer = await studio.app.inject({ method: 'GET', url: `/api/replays/${round}`, headers });
  return { status: answer.statusCode, json: answer.json<{ code?: string; value: Record<string, unknown> }>() };
};
const keyOf = ({ address }: { readonly address: string }) => address.split('/').at(-1) ?? '';

describe('a round that is over', () => {
  it.each(MODEL_IDS)('is told again as it was drawn, by the id of the page and by that of the operator: %s', async (model) => {
    const title = TITLES.find((each) => each.model === model)!;
    const player = await sitDown(studio, title, `again-${randomUUID()}`);
    const { nextBetInMs: _, ...played } = await player.play(auditedModel(model).bets[0]!);
    await player.rotate('afterwards');

    const seen = await again(keyOf(player), played.roundId);
    const byOperator = await again(keyOf(player), studio.merchant.entries.at(-1)?.round);

    expect([seen.status, seen.json.value]).toEqual([200, expect.objectContaining(played)]);
    expect(seen.json.value).toMatchObject({ clientSeed: expect.any(String), serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(byOperator.json).toEqual(seen.json);
  });

  it('is told to nobody else, in no other title, and not before it is over', async () => {
    const user = `once-${randomUUID()}`;
    const [player, other] = [await studio.launch({ user }), await studio.launch({ user: `other-${randomUUID()}` })];
    const elsewhere = await studio.launch({ user, game_code: 'mango-season' });
    const release = studio.merchant.hold('/transaction/win');
    const bet = betOf();
    const playing = player.post('/api/rounds', bet);
    while (!studio.merchant.requests.some(({ path, user: who }) => path === '/transaction/win' && who === user)) await pause(10);

    const early = await again(player.key, bet.roundId);
    release();
    await playing;
    await player.finished(bet.roundId);

    expect([early.status, early.json.code]).toEqual([404, 'round.unknown']);
    expect((await again(player.key, bet.roundId)).status).toBe(200);
    for (const stranger of [other.key, elsewhere.key]) expect((await again(stranger, bet.roundId)).json.code).toBe('round.unknown');
    expect((await again('x'.repeat(43), bet.roundId)).json.code).toBe('session.ended');
  });
});
