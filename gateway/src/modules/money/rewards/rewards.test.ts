import { RewardsValue } from '@pavilion/api/rewards';
import { Value } from 'typebox/value';
import { staffRequest, startFreePlay } from '../../../platform/testing';
import { inDays, type RewardsFixture, setUpRewards } from './rewards-fixture';

let setup: RewardsFixture;
beforeAll(async () => (setup = await setUpRewards()), 60_000);
afterAll(() => setup.close());

const byApplication = { apply: { comment: true, pictures: 0 } };
const windowOf = (from: number | null, until: number | null) => ({
  window: { from: from === null ? null : inDays(from), until: until === null ? null : inDays(until) },
});
const errorOf = ({ statusCode, json }: { statusCode: number; json(): { code: string } }) => [statusCode, json().code];

describe('an activity', () => {
  it('that has not begun is announced, and nobody takes part', async () => {
    const { activity, member, seen, join } = setup;
    const [code, player] = [await activity({ ...windowOf(2, 9), join: true, leastPlay: '1000' }), await member()];

    expect(await seen(player, code)).toMatchObject({ state: 'coming-soon', steps: [], gives: '500', currency: 'BDT' });
    expect(errorOf(await join(player, code))).toEqual([409, 'rewards.closed']);
  });

  it('that is over is closed, and goes from the list after a month', async () => {
    const { activity, member, seen, claim } = setup;
    const [late, old, player] = [await activity(windowOf(-9, -1)), await activity(windowOf(-60, -31)), await member()];

    expect(await seen(player, late)).toMatchObject({ state: 'closed', steps: [] });
    expect(await seen(player, old)).toBeUndefined();
    expect(errorOf(await claim(player, late))).toEqual([409, 'rewards.closed']);
  });

  it('that asks for nothing is claimed once, and the money is the member’s', async () => {
    const { activity, member, seen, claim, held, countOf, overview } = setup;
    const [code, player] = [await activity({}), await member()];
    expect(await seen(player, code)).toMatchObject({ state: 'claim', steps: ['claim'] });
    const before = await countOf(player);
    expect((await overview(player)).claimable).toContainEqual({
      kind: 'activity',
      code,
      name: { bn: 'উপহার', en: 'Gift' },
      amount: '500',
      currency: 'BDT',
      page: 'member.rewards',
    });

    const first = await claim(player, code);
    const again = await claim(player, code);

    expect(first.json().value).toMatchObject({ state: 'claimed', steps: [], claimedAt: expect.any(String) });
    expect(again.json()).toEqual(first.json());
    expect(await held(player)).toBe(500n);
    expect(await countOf(player)).toBe(before - 1);
  });

  it('that is joined is under way by play since then, and claimed when enough of it counts', async () => {
    const { activity, member, seen, join, claim, play, counted, held } = setup;
    const [code, player] = [await activity({ join: true, leastPlay: '2000' }), await member()];
    await play(player, 1_000_000n);
    expect(await seen(player, code)).toMatchObject({ state: 'join', steps: ['join'], play: { needed: '2000', done: '0' } });

    expect((await join(player, code)).json().value).toMatchObject({
      state: 'joined',
      steps: [],
      play: { done: '0', left: '2000' },
    });
    expect((await join(player, code)).statusCode).toBe(200);
    expect(errorOf(await claim(player, code))).toEqual([422, 'rewards.not_yet']);

    await play(player, 1_000n);
    await counted();
    expect(await seen(player, code)).toMatchObject({ state: 'process', steps: [] });
    await play(player, 1_000_000n);
    // The page shows what is counted so far; a claim counts first.
    expect((await claim(player, code)).json().value).toMatchObject({ state: 'claimed', play: { done: '2000', left: '0' } });
    expect(await held(player)).toBe(500n);
  });

  it('counts no play that is taken back again', async () => {
    const { activity, member, join, claim, play, takeBack } = setup;
    const [code, player] = [await activity({ join: true, leastPlay: '2000' }), await member()];
    await join(player, code);
    await takeBack(player, await play(player, 1_000_000n));

    expect(errorOf(await claim(player, code))).toEqual([422, 'rewards.not_yet']);
  });

  it('goes on by the version that was joined, whatever is decided later', async () => {
    const { activity, member, join, claim, play, seen } = setup;
    const [code, player] = [await activity({ join: true, leastPlay: '2000' }), await member()];
    await join(player, code);
    await activity({ join: true, leastPlay: '9000000', gives: '1' }, code);
    await play(player, 1_000_000n);

    expect((await claim(player, code)).json().value).toMatchObject({ state: 'claimed', gives: '500' });
    await activity({ gives: '900' }, code, false);
    expect(await seen(player, code)).toMatchObject({ state: 'claimed', gives: '500' });
    expect(await seen(await member(), code)).toBeUndefined();
  });

  it('that can be had in each window can be joined again in the next', async () => {
    const { activity, member, claim, seen, held } = setup;
    const [code, player] = [await activity({ perMember: 'period', ...windowOf(-2, 1) }), await member()];
    await claim(player, code);
    await activity({ perMember: 'period', ...windowOf(-1, 5) }, code);

    expect(await seen(player, code)).toMatchObject({ state: 'claim' });
    await claim(player, code);
    await claim(player, code);
    expect(await held(player)).toBe(1_000n);
  });

  it('is over for the rest when its places are taken', async () => {
    const { activity, member, claim, seen } = setup;
    const [code, first, second] = [await activity({ receivers: 1 }), await member(), await member()];
    expect(await seen(second, code)).toMatchObject({ state: 'claim', left: 1 });
    await claim(first, code);

    expect(errorOf(await claim(second, code))).toEqual([409, 'rewards.full']);
    expect(await seen(second, code)).toMatchObject({ state: 'closed', left: 0 });
    expect(await seen(first, code)).toMatchObject({ state: 'claimed' });
  });

  it('gives nothing to somebody who is excluded', async () => {
    const { app, activity, member, claim, seen, held } = setup;
    const [code, player] = [await activity({ receivers: 1 }), await member()];
    await app.gateway.services.protection.exclusions.exclude({ memberId: player.id });

    expect(errorOf(await claim(player, code))).toEqual([403, 'rewards.barred']);
    expect(await held(player)).toBe(0n);
    expect(await seen(await member(), code)).toMatchObject({ state: 'claim', left: 1 });
  });

  it('is not counted among what somebody who is excluded can claim', async () => {
    const { app, activity, member, countOf, overview } = setup;
    const [code, player] = [await activity({}), await member()];
    expect((await overview(player)).claimable).toContainEqual(expect.objectContaining({ kind: 'activity', code }));
    await app.gateway.services.protection.exclusions.exclude({ memberId: player.id });

    expect((await overview(player)).claimable).toEqual([]);
    expect(await countOf(player)).toBe(0);
  });

  it('says when play of it was taken back after the claim; what was given stays the member’s', async () => {
    const { activity, member, join, claim, play, takeBack, counted, seen, held } = setup;
    const [code, player] = [await activity({ join: true, leastPlay: '2000' }), await member()];
    await join(player, code);
    const round = await play(player, 1_000_000n);
    expect((await claim(player, code)).json().value).not.toHaveProperty('takenBack');

    await takeBack(player, round);
    await counted();
    expect(await seen(player, code)).toMatchObject({ state: 'claimed', takenBack: '2000', play: { done: '0' } });
    expect((await claim(player, code)).json().value).toMatchObject({ state: 'claimed', takenBack: '2000' });
    expect(await held(player)).toBe(500n + 1_000_000n);

    await play(player, 1_000_000n);
    await counted();
    expect(await seen(player, code)).not.toHaveProperty('takenBack');
  });

  it('of a window before is there again when play of it is taken back, beside the present one', async () => {
    const { activity, member, join, claim, play, takeBack, counted, overview } = setup;
    const terms = { perMember: 'period', join: true, leastPlay: '2000' } as const;
    const [code, player] = [await activity({ ...terms, ...windowOf(-2, 1) }), await member()];
    const statuses = async () =>
      (await overview(player)).activities.filter((each) => each.code === code).map(({ state, takenBack }) => [state, takenBack]);
    await join(player, code);
    const round = await play(player, 1_000_000n);
    await claim(player, code);
    await activity({ ...terms, ...windowOf(-1, 5) }, code);
    expect(await statuses()).toEqual([['join', undefined]]);

    await takeBack(player, round);
    await counted();
    expect(await statuses()).toEqual([
      ['join', undefined],
      ['claimed', '2000'],
    ]);
    expect(errorOf(await claim(player, code))).toEqual([409, 'rewards.closed']);
  });

  it('is nobody’s who is not a member of its brand', async () => {
    const { app, claim, member, activity } = setup;
    expect((await app.request({ url: '/wps/v2/rewards' })).statusCode).toBe(401);
    const trial = await startFreePlay(app, 'a-device-without-rewards');
    for (const url of ['/wps/v2/rewards', '/wps/v2/rewards/count'])
      expect((await app.request({ url, token: trial })).statusCode).toBe(403);
    expect(errorOf(await claim(await member(), 'no-such-activity'))).toEqual([404, 'request.not_found']);
    expect((await claim(await member(), await activity({}), { amount: '1' })).statusCode).toBe(400);
  });
});

describe('an application', () => {
  it('waits for an operator, who says why; then it is claimed', async () => {
    const { activity, member, apply, seen, lineOf, approve, claim, held, queue } = setup;
    const [code, player] = [await activity(byApplication), await member()];
    expect(await seen(player, code)).toMatchObject({ state: 'join', steps: ['apply'], apply: { attemptsLeft: 3 } });

    const first = await apply(player, code, { comment: ' My team is called Ilish ' });
    expect(first.json().value).toMatchObject({ state: 'applying', steps: ['withdraw'], appliedAt: expect.any(String) });
    expect((await apply(player, code, { comment: 'Another' })).json().value).toEqual(first.json().value);

    const line = await lineOf(player);
    expect(line).toMatchObject({
      state: 'applied',
      comment: 'My team is called Ilish',
      activity: { code, name: { en: 'Gift' } },
      gives: '500',
      currency: 'BDT',
      pictures: [],
      decided: null,
    });
    expect((await approve(line.id)).statusCode).toBe(200);
    expect(await seen(player, code)).toMatchObject({ state: 'issued', steps: ['claim'], reason: 'it was an approval' });
    expect(await held(player)).toBe(0n);

    expect((await claim(player, code)).json().value).toMatchObject({ state: 'claimed' });
    expect(await held(player)).toBe(500n);
    expect(await queue('decided')).toContainEqual(expect.objectContaining({ id: line.id, state: 'approved' }));
    expect(errorOf(await setup.reject(line.id))).toEqual([409, 'rewards.application_closed']);
  });

  it('that is rejected can be made again, three times in all', async () => {
    const { activity, member, apply, seen, lineOf, reject } = setup;
    const [code, player] = [await activity(byApplication), await member()];
    for (const left of [2, 1, 0]) {
      expect((await apply(player, code, { comment: `attempt before ${left}` })).statusCode).toBe(200);
      await reject((await lineOf(player)).id);
      expect(await seen(player, code)).toMatchObject({
        state: 'rejected',
        steps: left > 0 ? ['apply'] : [],
        reason: 'it was an rejection',
        apply: { attemptsLeft: left },
      });
    }
    expect(errorOf(await apply(player, code, { comment: 'once more' }))).toEqual([409, 'rewards.closed']);
  });

  it('can be withdrawn until somebody decided, and made again', async () => {
    const { activity, member, apply, withdraw, lineOf, approve, seen } = setup;
    const [code, player] = [await activity(byApplication), await member()];
    await apply(player, code, { comment: 'first' });
    const { id } = await lineOf(player);

    expect((await withdraw(player, code)).json().value).toMatchObject({ state: 'join', steps: ['apply'] });
    expect((await withdraw(player, code)).statusCode).toBe(200);
    expect(await lineOf(player)).toBeUndefined();
    expect(errorOf(await approve(id))).toEqual([409, 'rewards.application_closed']);

    await apply(player, code, { comment: 'second' });
    await approve((await lineOf(player)).id);
    expect(errorOf(await withdraw(player, code))).toEqual([409, 'rewards.closed']);
    expect(await seen(player, code)).toMatchObject({ state: 'issued' });
  });

  it('lapses with its place when nobody claims', async () => {
    const { app, owner, activity, member, apply, lineOf, approve, seen, claim, held } = setup;
    const code = await activity({ ...byApplication, receivers: 1 });
    const [player, other] = [await member(), await member()];
    await apply(player, code, { comment: 'mine' });
    await approve((await lineOf(player)).id);
    expect(await seen(other, code)).toMatchObject({ state: 'closed', left: 0 });
    await owner.query(`update reward_takers set claim_by = now() where member_id = ${player.id}`);

    expect(await seen(player, code)).toMatchObject({ state: 'closed', lapsed: true });
    expect(errorOf(await claim(player, code))).toEqual([409, 'rewards.closed']);
    await app.platform.jobs.runNow('rewards.settle');
    expect(await seen(player, code)).toMatchObject({ state: 'closed', lapsed: true });
    expect(await seen(other, code)).toMatchObject({ state: 'join', left: 1 });
    expect(await held(player)).toBe(0n);
  });

  it('cannot be approved beyond the places', async () => {
    const { activity, member, apply, lineOf, approve } = setup;
    const code = await activity({ ...byApplication, receivers: 1 });
    const [first, second] = [await member(), await member()];
    await apply(first, code, { comment: 'one' });
    await apply(second, code, { comment: 'two' });

    expect((await approve((await lineOf(first)).id)).statusCode).toBe(200);
    expect(errorOf(await approve((await lineOf(second)).id))).toEqual([409, 'rewards.full']);
    expect(await lineOf(second)).toMatchObject({ state: 'applied' });
  });

  it('needs the play of its activity first', async () => {
    const { activity, member, join, apply, play, seen, counted } = setup;
    const [code, player] = [await activity({ ...byApplication, join: true, leastPlay: '1000' }), await member()];
    expect(errorOf(await apply(player, code, { comment: 'early' }))).toEqual([409, 'rewards.closed']);
    await join(player, code);
    expect(errorOf(await apply(player, code, { comment: 'early' }))).toEqual([422, 'rewards.not_yet']);

    await play(player, 1_000_000n);
    await counted();
    expect(await seen(player, code)).toMatchObject({ state: 'joined', steps: ['apply'] });
    expect((await apply(player, code, { comment: 'now' })).json().value).toMatchObject({ state: 'applying' });
  });

  it.each([
    ['no comment', {}],
    ['a comment of blanks', { comment: '   ' }],
    ['141 characters', { comment: 'x'.repeat(141) }],
    ['141 faces', { comment: '👨‍👩‍👧‍👦'.repeat(90) + 'x'.repeat(51) }],
  ])('with %s is refused', async (_what, more) => {
    const { activity, member, apply } = setup;
    expect(errorOf(await apply(await member(), await activity(byApplication), more))).toEqual([422, 'rewards.comment']);
  });

  it('is counted in characters as people count them', async () => {
    const { activity, member, apply } = setup;
    const comment = `${'কি'.repeat(100)}${'👩🏽'.repeat(40)}`;
    expect((await apply(await member(), await activity(byApplication), { comment })).statusCode).toBe(200);
  });

  it.each([
    ['a NUL', { comment: 'a\u0000b' }],
    ['a field nobody declared', { comment: 'fine', amount: '9' }],
    ['four pictures', { comment: 'fine', pictures: Array.from({ length: 4 }, () => crypto.randomUUID()) }],
    ['a picture that is no id', { comment: 'fine', pictures: ['../../etc'] }],
  ])('with %s is no application', async (_what, more) => {
    const { activity, member, apply } = setup;
    expect((await apply(await member(), await activity(byApplication), more)).statusCode).toBe(400);
  });

  it('where none is asked for is refused', async () => {
    const { activity, member, apply } = setup;
    expect(errorOf(await apply(await member(), await activity({}), { comment: 'please' }))).toEqual([409, 'rewards.closed']);
  });

  it('is decided by approvers of its brand alone', async () => {
    const { app, staff, activity, member, apply, lineOf, approve } = setup;
    const [code, player] = [await activity(byApplication), await member()];
    await apply(player, code, { comment: 'for mira' });
    const { id } = await lineOf(player);

    expect((await approve(id, 'vera')).statusCode).toBe(403);
    expect((await approve(id, 'luc')).statusCode).toBe(403);
    const url = '/staff/brands/pavilion/reward-applications';
    expect((await staffRequest(app, { method: 'GET', url, as: staff.vera })).statusCode).toBe(403);
    const stranger = { method: 'POST', url: `${url}/${crypto.randomUUID()}/approval`, as: staff.mira } as const;
    expect((await staffRequest(app, { ...stranger, payload: { reason: 'who is it' } })).statusCode).toBe(404);
    expect((await staffRequest(app, { ...stranger, url: `${url}/${id}/approval`, payload: { reason: '' } })).statusCode).toBe(400);
    expect(await app.gateway.services.rewards.desk.countWaiting('pavilion')).toBeGreaterThan(0);
  });
});

it('the list is as the wire says, whatever is in it', async () => {
  const { overview, member } = setup;
  expect([...Value.Errors(RewardsValue, await overview(await member()))]).toEqual([]);
});
