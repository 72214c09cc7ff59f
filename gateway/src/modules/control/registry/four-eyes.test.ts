import type { ApplyResult, Change, Plan } from '@pavilion/api/staff';
import { descriptorOf, publishVersions, type TestApp } from '../../../platform/testing';
import { operatorToken, type TestOperator } from '../../../platform/testing/staff';
import { StaffClient, mode, promote, reason, rollback, valueOf } from './staff-client-fixture';

let setup: StaffClient;
let app: TestApp;
let mina: TestOperator;
let rafi: TestOperator;
beforeAll(async () => {
  setup = await StaffClient.open();
  ({ app, mina, rafi } = setup);
  await publishVersions(app, 'points', ['5.0.0']);
});
afterAll(() => app.close());

describe('an address of a remote', () => {
  const send = (url: string, payload: object) =>
    app.requestPrivate({ method: 'POST', url, headers: { authorization: `Bearer ${operatorToken(app)}` }, payload });
  const give: Change = { kind: 'place', remote: 'games', place: 'address /games', to: 'promo' };
  const release = (brand = 'pavilion') =>
    send('/registry/remotes/promo/promote', { version: '1.0.0', brands: [brand], who: 'a team', reason: 'release' });
  const addresses = (remote: string) => setup.manifestOf().remotes[remote]?.descriptor.pages.flatMap(({ paths }) => paths);
  beforeAll(async () => {
    const pages = ['home', 'extra'].map((page) => ({
      ...pageOf('promo'),
      id: `promo.${page}`,
      paths: [page === 'home' ? 'games' : 'extra'],
    }));
    await publishVersions(app, 'promo', ['1.0.0'], { pages });
  });

  it('is not taken by another one’s release, whose team reads who has it and what to do', async () => {
    const { descriptor } = { descriptor: descriptorOf('promo', { pages: [{ ...pageOf('promo'), paths: ['Games/'] }] }) };
    const plan = await send('/registry/remotes/promo/plan', { version: '2.0.0', brands: ['pavilion'], descriptor });
    const refused = await release();

    expect(valueOf<Plan['lines']>(plan)).toMatchObject([
      { objections: [{ weight: 'stops', code: 'registry.place_taken', cure: [give] }] },
    ]);
    expect(refused.json()).toMatchObject({
      code: 'registry.place_taken',
      details: { remote: 'promo', why: expect.stringMatching(/^Games has this already: address \/games\. Choose another/) },
    });
    expect([addresses('promo'), addresses('games')]).toEqual([undefined, ['games']]);
  });

  it('changes hands when an operator agrees to what the command line asks for', async () => {
    const asked = valueOf<ApplyResult>(await send('/registry/brands/pavilion/changes', { changes: [give], reason, who: 'rafi' }));
    expect(asked.outcome).toBe('waiting');
    expect((await release()).json()).toMatchObject({ code: 'registry.place_taken' });
    const waiting = (await setup.board()).pending.find(({ id }) => id === asked.request);
    expect(waiting).toMatchObject({ needed: 1, who: 'cli:rafi' });

    valueOf(await setup.send(`/staff/brands/pavilion/pending/${asked.request}/approve`, { reason }, rafi));

    expect(addresses('games')).toEqual(['games']);
    expect(valueOf(await release())).toMatchObject([{ brand: 'pavilion', changed: true }]);
    expect([addresses('promo'), addresses('games')]).toEqual([['games', 'extra'], []]);
    // What was given in one brand is given in no other.
    expect((await release('lagoon')).json()).toMatchObject({ code: 'registry.place_taken' });
  });
});

describe('four eyes', () => {
  const settings = (fourEyes: boolean, as?: TestOperator) =>
    setup.send('/staff/brands/pavilion/settings', { fourEyes, reason }, as, 'PATCH');
  const decide = (id: string | null, verdict: string, as: TestOperator) =>
    setup.send(`/staff/brands/pavilion/pending/${id}/${verdict}`, { reason: 'looked at it' }, as);
  beforeAll(async () => void valueOf(await settings(true)));
  afterAll(async () => void valueOf(await settings(false)));

  it('are an admin’s to ask for', async () => {
    expect((await settings(false, rafi)).statusCode).toBe(403);
    expect((await setup.board()).brands.find(({ brand }) => brand === 'pavilion')).toMatchObject({ fourEyes: true });
  });

  it('keep a change until somebody else agrees', async () => {
    const { seq } = setup.manifestOf();
    const plan = valueOf<Plan>(await setup.send('/staff/brands/pavilion/plan', { changes: [promote('4.0.0')] }));
    expect(plan.needsApproval).toBe(true);

    const { outcome, request } = await setup.change([promote('4.0.0')], { as: rafi });

    expect(outcome).toBe('waiting');
    expect(setup.manifestOf().seq).toBe(seq);
    expect((await setup.board()).pending).toMatchObject([
      { id: request, state: 'waiting', who: 'rafi', reason, changes: [promote('4.0.0')] },
    ]);
    expect((await decide(request, 'approve', rafi)).json()).toMatchObject({ code: 'registry.own_request' });
    expect(valueOf(await decide(request, 'approve', mina))).toMatchObject({ outcome: 'done', seq: seq + 1 });
    expect(setup.walletOf()?.version).toBe('4.0.0');
    expect((await setup.lastAudit()).map(({ who, action }) => [who, action]).slice(0, 2)).toEqual([
      ['mina', 'approve'],
      ['rafi', 'promote'],
    ]);
    expect((await decide(request, 'approve', mina)).json()).toMatchObject({ code: 'registry.request_closed' });
  });

  it('do nothing that was rejected or cancelled', async () => {
    const { seq } = setup.manifestOf();
    const one = await setup.change([rollback], { as: rafi });
    const other = await setup.change([rollback], { as: mina });

    expect((await decide(one.request, 'reject', mina)).statusCode).toBe(200);
    expect((await decide(other.request, 'cancel', mina)).statusCode).toBe(200);

    expect((await setup.board()).pending).toEqual([]);
    expect(setup.manifestOf().seq).toBe(seq);
    expect((await decide(one.request, 'approve', mina)).statusCode).toBe(409);
  });

  it('do not hold up a kill or a revocation', async () => {
    expect(await setup.change([mode('games', 'killed')])).toMatchObject({ outcome: 'done' });
    expect(setup.manifestOf().remotes['games']).toMatchObject({ mode: 'killed', enabled: false });
    const back = await setup.change([mode('games', 'on')]);
    expect(back.outcome).toBe('waiting');
    expect((await decide(back.request, 'approve', rafi)).statusCode).toBe(200);
    expect(await setup.change([{ kind: 'revoke', remote: 'points', version: '5.0.0' }])).toMatchObject({ outcome: 'done' });
  });

  it('let two approvers agree once', async () => {
    const { request } = await setup.change([mode('games', 'off')], { as: mina });
    const { seq } = setup.manifestOf();

    const answers = await Promise.all([decide(request, 'approve', rafi), decide(request, 'approve', rafi)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(setup.manifestOf().seq).toBe(seq + 1);
  });

  it('know no request of another brand', async () => {
    const { request } = await setup.change([rollback], { as: mina });

    expect((await setup.send(`/staff/brands/lagoon/pending/${request}/approve`, { reason }, mina)).json()).toMatchObject({
      code: 'registry.unknown_request',
    });
    await decide(request, 'cancel', mina);
  });

  it('hold the release of a team, which is told what to wait for', async () => {
    const answer = await app.requestPrivate({
      method: 'POST',
      url: '/registry/remotes/wallet/promote',
      headers: { authorization: `Bearer ${operatorToken(app)}` },
      payload: { version: '1.0.0', brands: ['pavilion'], who: 'a team', reason: 'release' },
    });

    expect(valueOf(answer)).toMatchObject([{ brand: 'pavilion', changed: false, waiting: expect.any(String) }]);
    for (const { id } of (await setup.board()).pending) await decide(id, 'reject', mina);
  });
});

const pageOf = (name: string) => (descriptorOf(name)['pages'] as Record<string, unknown>[])[0]!;
