import type { Applied, Board, BrandFile, Change, Plan } from '@pavilion/api/operations';
import type { BrandManifest } from '@pavilion/contract';
import type { LightMyRequestResponse } from 'fastify';
import { descriptorOf, publishVersions, testApp, type TestApp } from '../../platform/testing';
import { enrolStaff, operatorToken, type StaffInTest, staffRequest } from '../../platform/testing/staff';

let app: TestApp;
let mina: StaffInTest;
let rafi: StaffInTest;
beforeAll(async () => {
  app = await testApp();
  mina = await enrolStaff(app, 'mina', { '*': 'admin' });
  rafi = await enrolStaff(app, 'rafi', { pavilion: 'approver' });
  await publishVersions(app, 'wallet', ['1.0.0', '2.0.0', '3.0.0', '4.0.0']);
  await publishVersions(app, 'games', ['1.0.0', '2.0.0']);
  for (const brand of ['pavilion', 'lagoon']) await change([promote('1.0.0'), promote('1.0.0', 'games')], { brand });
});
afterAll(() => app.close());

const reason = 'to see it happen';
const promote = (version: string, remote = 'wallet'): Change => ({ kind: 'promote', remote, version });
const mode = (remote: string, wanted: 'on' | 'off' | 'draining' | 'killed'): Change => ({ kind: 'mode', remote, mode: wanted });
const rollback: Change = { kind: 'rollback', remote: 'wallet' };
const ask = (url: string, as: StaffInTest = mina) => staffRequest(app, { method: 'GET', url, as });
const send = (url: string, payload: object, as: StaffInTest = mina, method: 'POST' | 'PATCH' = 'POST') =>
  staffRequest(app, { method, url, payload, as });
const valueOf = <Value>(answer: LightMyRequestResponse): Value => {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<{ value: Value }>().value;
};
const manifestOf = (brand = 'pavilion'): BrandManifest => app.gateway.services.registry.manifestOf(brand)!.manifest;
const walletOf = (brand?: string) => manifestOf(brand).remotes['wallet'];

interface Wanted {
  brand?: string;
  as?: StaffInTest;
  baseSeq?: number;
  at?: string;
}
const tryChange = (changes: Change[], { brand = 'pavilion', as, baseSeq = manifestOf(brand).seq, at }: Wanted = {}) =>
  send(`/staff/brands/${brand}/changes`, { changes, baseSeq, reason, ...(at && { at }) }, as);
const change = async (changes: Change[], wanted?: Wanted) => valueOf<Applied>(await tryChange(changes, wanted));
const board = async (as?: StaffInTest) => valueOf<Board>(await ask('/staff/board', as));
const lastAudit = async (brand = 'pavilion') =>
  valueOf<{ lines: Record<string, unknown>[] }>(await ask(`/staff/audit?brand=${brand}&limit=5`)).lines;
const brandOnBoard = async (code: string) => (await board()).brands.find(({ brand }) => brand === code)!;

describe('an operator', () => {
  it('sees what a change would do, and nothing is done', async () => {
    const { seq } = manifestOf();

    const plan = valueOf<Plan>(await send('/staff/brands/pavilion/plan', { changes: [promote('2.0.0'), mode('sauna', 'off')] }));

    expect(plan).toMatchObject({ brand: 'pavilion', baseSeq: seq, openPages: 0, needsApproval: false });
    expect(plan.lines[0]).toMatchObject({ before: { version: '1.0.0' }, after: { version: '2.0.0' }, objections: [] });
    expect(plan.lines[1]?.objections).toMatchObject([{ weight: 'stops', code: 'registry.unknown_remote' }]);
    expect(manifestOf().seq).toBe(seq);
  });

  it('makes several changes one manifest, with an entry in the audit log for each', async () => {
    const { seq } = manifestOf();

    const applied = await change([promote('2.0.0'), { kind: 'pin', remote: 'games', pinned: true }, mode('games', 'draining')]);

    expect(applied).toMatchObject({ brand: 'pavilion', outcome: 'done', seq: seq + 1 });
    expect(walletOf()?.version).toBe('2.0.0');
    expect(manifestOf().remotes['games']).toMatchObject({ mode: 'draining', enabled: true });
    const [drained, pinned, promoted] = await lastAudit();
    expect(promoted).toMatchObject({
      who: 'mina',
      action: 'promote',
      remote: 'wallet',
      reason,
      seq: seq + 1,
      before: { version: '1.0.0' },
    });
    expect(pinned).toMatchObject({ action: 'pin', remote: 'games', after: { pinned: true } });
    expect(drained).toMatchObject({ action: 'drain', before: { mode: 'on' }, after: { mode: 'draining' } });
    await change([mode('games', 'on'), { kind: 'pin', remote: 'games', pinned: false }]);
  });

  it('gets a conflict when another one was quicker, and nothing of theirs is lost', async () => {
    const { seq } = manifestOf();

    const [one, other] = await Promise.all([
      tryChange([promote('3.0.0')], { baseSeq: seq }),
      tryChange([mode('games', 'off')], { baseSeq: seq, as: rafi }),
    ]);

    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
    const refused = one.statusCode === 409 ? one : other;
    expect(refused.json()).toMatchObject({ code: 'registry.conflict', details: { seq: seq + 1 } });
    expect(manifestOf().seq).toBe(seq + 1);
    const done = [walletOf()?.version === '3.0.0', manifestOf().remotes['games']?.mode === 'off'];
    expect(done.filter(Boolean)).toHaveLength(1);
    await change([promote('3.0.0'), mode('games', 'on')]);
  });

  it('gets nothing done when one of the changes is refused', async () => {
    const { seq } = manifestOf();

    const answer = await tryChange([mode('games', 'off'), promote('7.7.7')]);

    expect(answer.json()).toMatchObject({ code: 'registry.unknown_version', details: { change: 'promote', remote: 'wallet' } });
    expect(manifestOf()).toMatchObject({ seq, remotes: { games: { mode: 'on' } } });
  });

  it.each([
    ['no changes', { changes: [], baseSeq: 1, reason }],
    ['a kind nobody knows', { changes: [{ kind: 'explode', remote: 'wallet' }], baseSeq: 1, reason }],
    ['no reason', { changes: [rollback], baseSeq: 1 }],
    [
      'a canary without stages',
      { changes: [{ kind: 'canary', remote: 'wallet', version: '4.0.0', stages: [] }], baseSeq: 1, reason },
    ],
    [
      'a share beyond everybody',
      {
        changes: [{ kind: 'canary', remote: 'wallet', version: '4.0.0', stages: [{ bps: 10_001, minutes: 1 }] }],
        baseSeq: 1,
        reason,
      },
    ],
    ['markup for a moment', { changes: [{ kind: 'maintenance', on: true, until: '<b>' }], baseSeq: 1, reason }],
  ])('is told what is wrong with %s', async (_, payload) => {
    expect((await send('/staff/brands/pavilion/changes', payload)).json()).toMatchObject({ code: 'request.invalid' });
  });

  it('only sees and changes their own brands', async () => {
    expect((await board(rafi)).brands.map(({ brand }) => brand)).toEqual(['pavilion']);
    expect((await tryChange([rollback], { brand: 'lagoon', as: rafi })).statusCode).toBe(403);
    expect((await send('/staff/brands/lagoon/plan', { changes: [rollback] }, rafi)).statusCode).toBe(403);
    expect((await tryChange([rollback], { brand: 'sauna', baseSeq: 0 })).json()).toMatchObject({ code: 'site.unknown_brand' });
  });
});

describe('a rollback', () => {
  it('goes back through all of the last twenty versions', async () => {
    const versions = Array.from({ length: 22 }, (_, at) => `5.${at}.0`);
    await publishVersions(app, 'points', versions);
    for (const version of versions) await change([promote(version, 'points')]);

    const seen: (string | undefined)[] = [];
    for (let back = 0; back < 20; back += 1) {
      await change([{ kind: 'rollback', remote: 'points' }]);
      seen.push(manifestOf().remotes['points']?.version);
    }

    expect(seen).toEqual(versions.slice(1, 21).reverse());
    expect(manifestOf().remotes['points']?.ended).toEqual(versions.slice(2));
    expect((await tryChange([{ kind: 'rollback', remote: 'points' }])).json()).toMatchObject({ code: 'registry.unknown_version' });
  });

  it('is told to open pages as urgent, a promotion is not', async () => {
    const urgent: boolean[] = [];
    const following = app.gateway.services.registry.followed.subscribe((followed) => urgent.push(followed.urgent));

    await change([promote('4.0.0')]);
    await change([rollback]);
    await change([mode('wallet', 'killed')]);
    await change([mode('wallet', 'on')]);

    following.unsubscribe();
    expect(urgent).toEqual([false, true, true, false]);
  });
});

describe('a revoked version', () => {
  beforeAll(() => publishVersions(app, 'member', ['1.0.0', '2.0.0', '3.0.0']));
  const revoke: Change = { kind: 'revoke', remote: 'member', version: '2.0.0' };
  const memberOf = (brand: string) => manifestOf(brand).remotes['member'];

  it('leaves every brand at once, and nothing brings it back', async () => {
    for (const brand of ['pavilion', 'lagoon'])
      for (const version of ['1.0.0', '2.0.0']) await change([promote(version, 'member')], { brand });
    await change([promote('3.0.0', 'member')]);
    const file = valueOf<BrandFile>(await ask('/staff/brands/lagoon/file'));
    const before = manifestOf('lagoon').seq;

    await change([revoke]);

    expect(memberOf('pavilion')?.version).toBe('3.0.0');
    expect(memberOf('lagoon')?.version).toBe('1.0.0');
    expect(manifestOf('lagoon')).toMatchObject({ seq: before + 1, revoked: ['member@2.0.0'] });
    expect((await lastAudit('lagoon'))[0]).toMatchObject({ who: 'mina', action: 'revoke', remote: 'member', seq: before + 1 });
    expect((await tryChange([promote('2.0.0', 'member')])).json()).toMatchObject({ code: 'registry.version_revoked' });
    const canary: Change = { kind: 'canary', remote: 'member', version: '2.0.0', stages: [{ bps: 100, minutes: 1 }] };
    expect((await tryChange([canary])).json()).toMatchObject({ code: 'registry.version_revoked' });
    const back: Change = { kind: 'rollback', remote: 'member' };
    expect((await tryChange([{ ...back, version: '2.0.0' }])).json()).toMatchObject({ code: 'registry.version_revoked' });
    const imported = valueOf<Plan>(await send('/staff/brands/lagoon/file/plan', { file }));
    expect(imported.lines[0]?.objections).toMatchObject([{ code: 'registry.version_revoked' }]);
    await change([back]);
    expect(memberOf('pavilion')?.version).toBe('1.0.0');
    await expect(app.platform.pool.query('delete from registry_revoked')).rejects.toThrow('permission denied');
  });

  it('is nothing that somebody with one brand may decide', async () => {
    expect((await tryChange([{ ...revoke, version: '3.0.0' }], { as: rafi })).json()).toMatchObject({ code: 'auth.forbidden' });
  });
});

describe('a site', () => {
  it('goes into maintenance for callers and pages at the same moment, and comes out', async () => {
    const text = { bn: 'একটু পরে আসুন', en: 'Come back soon' };
    await change([{ kind: 'maintenance', on: true, text }]);

    expect(manifestOf().maintenance).toEqual({ on: true, text });
    expect((await app.request({ url: '/wps/system/status' })).json()).toMatchObject({ value: { status: 1 } });

    await change([{ kind: 'maintenance', on: false }]);
    expect((await app.request({ url: '/wps/system/status' })).json()).toMatchObject({ value: { status: 0 } });
  });

  it('is so as its flags, theme and languages say, for calls as for pages', async () => {
    await change([
      { kind: 'flag', flag: 'REFERRAL', on: false },
      { kind: 'theme', name: 'lagoon', default: 'light' },
      { kind: 'locales', default: 'en', offered: ['en'] },
    ]);

    expect(manifestOf()).toMatchObject({
      flags: { REFERRAL: false },
      theme: { name: 'lagoon', default: 'light' },
      locales: { default: 'en', offered: ['en'] },
    });
    const page = await app.request({ url: '/', headers: { accept: 'text/html', cookie: 'pavilion-lang=bn' } });
    expect(page.body).toContain('<html lang="en" dir="ltr" data-brand="lagoon" data-theme="light"');
    expect(app.gateway.services.brands.byCode('pavilion')).toMatchObject({ defaultLocale: 'en', flags: { REFERRAL: false } });
    await change([
      { kind: 'flag', flag: 'REFERRAL', on: true },
      { kind: 'theme', name: 'pavilion', default: 'dark' },
      { kind: 'locales', default: 'bn', offered: ['bn', 'en'] },
    ]);
  });

  it('says in a remote’s place that it is worked on', async () => {
    await change([{ kind: 'maintenance', remote: 'wallet', on: true }]);
    expect(walletOf()?.maintenance).toEqual({ on: true });

    await change([{ kind: 'maintenance', remote: 'wallet', on: false }]);
    expect(walletOf()?.maintenance).toBeUndefined();
  });
});

describe('a pinned remote', () => {
  it('is left alone by a release into every brand, which says so', async () => {
    await change([{ kind: 'pin', remote: 'games', pinned: true }]);

    const answer = await app.operate({
      method: 'POST',
      url: '/registry/remotes/games/promote',
      headers: { authorization: `Bearer ${operatorToken(app)}` },
      payload: { version: '2.0.0', who: 'a team', reason: 'release' },
    });

    expect(valueOf(answer)).toMatchObject([
      { brand: 'lagoon', changed: true },
      { brand: 'pavilion', changed: false, pinned: true },
    ]);
    expect(manifestOf().remotes['games']?.version).toBe('1.0.0');
    await change([promote('2.0.0', 'games')]);
    expect(manifestOf().remotes['games']?.version).toBe('2.0.0');
  });

  it('is named before a version is published, with what speaks against it in each brand', async () => {
    const plan = (descriptor: object) =>
      app.operate({
        method: 'POST',
        url: '/registry/remotes/games/plan',
        headers: { authorization: `Bearer ${operatorToken(app)}` },
        payload: { version: '3.0.0', descriptor },
      });

    expect(valueOf(await plan(descriptorOf('games', { pages: [] })))).toMatchObject([
      { brand: 'lagoon', pinned: false, objections: [{ code: 'registry.pages_lost' }] },
      { brand: 'pavilion', pinned: true, objections: [{ code: 'registry.pages_lost' }, { code: 'registry.pinned' }] },
    ]);
    expect((await plan(descriptorOf('games', { contract: 99 }))).json()).toMatchObject({ code: 'registry.contract_unsupported' });
  });
});

describe('four eyes', () => {
  const settings = (fourEyes: boolean, as?: StaffInTest) =>
    send('/staff/brands/pavilion/settings', { fourEyes, reason }, as, 'PATCH');
  const decide = (id: string | null, verdict: string, as: StaffInTest) =>
    send(`/staff/brands/pavilion/pending/${id}/${verdict}`, { reason: 'looked at it' }, as);
  beforeAll(async () => void valueOf(await settings(true)));
  afterAll(async () => void valueOf(await settings(false)));

  it('are an admin’s to ask for', async () => {
    expect((await settings(false, rafi)).statusCode).toBe(403);
    expect(await brandOnBoard('pavilion')).toMatchObject({ fourEyes: true });
  });

  it('keep a change until somebody else agrees', async () => {
    const { seq } = manifestOf();
    const plan = valueOf<Plan>(await send('/staff/brands/pavilion/plan', { changes: [promote('4.0.0')] }));
    expect(plan.needsApproval).toBe(true);

    const { outcome, request } = await change([promote('4.0.0')], { as: rafi });

    expect(outcome).toBe('waiting');
    expect(manifestOf().seq).toBe(seq);
    expect((await board()).pending).toMatchObject([
      { id: request, state: 'waiting', who: 'rafi', reason, changes: [promote('4.0.0')] },
    ]);
    expect((await decide(request, 'approve', rafi)).json()).toMatchObject({ code: 'registry.own_request' });
    expect(valueOf(await decide(request, 'approve', mina))).toMatchObject({ outcome: 'done', seq: seq + 1 });
    expect(walletOf()?.version).toBe('4.0.0');
    expect((await lastAudit()).map(({ who, action }) => [who, action]).slice(0, 2)).toEqual([
      ['mina', 'approve'],
      ['rafi', 'promote'],
    ]);
    expect((await decide(request, 'approve', mina)).json()).toMatchObject({ code: 'registry.request_closed' });
  });

  it('do nothing that was rejected or cancelled', async () => {
    const { seq } = manifestOf();
    const one = await change([rollback], { as: rafi });
    const other = await change([rollback], { as: mina });

    expect((await decide(one.request, 'reject', mina)).statusCode).toBe(200);
    expect((await decide(other.request, 'cancel', mina)).statusCode).toBe(200);

    expect((await board()).pending).toEqual([]);
    expect(manifestOf().seq).toBe(seq);
    expect((await decide(one.request, 'approve', mina)).statusCode).toBe(409);
  });

  it('do not hold up a kill or a revocation', async () => {
    expect(await change([mode('games', 'killed')])).toMatchObject({ outcome: 'done' });
    expect(manifestOf().remotes['games']).toMatchObject({ mode: 'killed', enabled: false });
    const back = await change([mode('games', 'on')]);
    expect(back.outcome).toBe('waiting');
    expect((await decide(back.request, 'approve', rafi)).statusCode).toBe(200);
    expect(await change([{ kind: 'revoke', remote: 'points', version: '5.0.0' }])).toMatchObject({ outcome: 'done' });
  });

  it('let two approvers agree once', async () => {
    const { request } = await change([mode('games', 'off')], { as: mina });
    const { seq } = manifestOf();

    const answers = await Promise.all([decide(request, 'approve', rafi), decide(request, 'approve', rafi)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(manifestOf().seq).toBe(seq + 1);
  });

  it('know no request of another brand', async () => {
    const { request } = await change([rollback], { as: mina });

    expect((await send(`/staff/brands/lagoon/pending/${request}/approve`, { reason }, mina)).json()).toMatchObject({
      code: 'registry.unknown_request',
    });
    await decide(request, 'cancel', mina);
  });

  it('hold the release of a team, which is told what to wait for', async () => {
    const answer = await app.operate({
      method: 'POST',
      url: '/registry/remotes/wallet/promote',
      headers: { authorization: `Bearer ${operatorToken(app)}` },
      payload: { version: '1.0.0', brands: ['pavilion'], who: 'a team', reason: 'release' },
    });

    expect(valueOf(answer)).toMatchObject([{ brand: 'pavilion', changed: false, waiting: expect.any(String) }]);
    for (const { id } of (await board()).pending) await decide(id, 'reject', mina);
  });
});

describe('a brand', () => {
  it('goes into a file and comes back as it was', async () => {
    await change([promote('3.0.0'), mode('games', 'on')]);
    const file = valueOf<BrandFile>(await ask('/staff/brands/pavilion/file'));
    expect(file).toMatchObject({ pavilionBrand: 1, brand: 'pavilion', remotes: { wallet: { version: '3.0.0', mode: 'on' } } });
    await change([promote('2.0.0'), mode('games', 'off'), { kind: 'flag', flag: 'FREEPLAY', on: false }]);

    const plan = valueOf<Plan>(await send('/staff/brands/pavilion/file/plan', { file }));
    await change(
      plan.lines.map((line) => line.change),
      { baseSeq: plan.baseSeq },
    );

    expect(valueOf(await ask('/staff/brands/pavilion/file'))).toEqual(file);
    expect(valueOf<Plan>(await send('/staff/brands/pavilion/file/plan', { file })).lines).toEqual([]);
    expect((await send('/staff/brands/lagoon/file/plan', { file })).json()).toMatchObject({ code: 'registry.other_brands_file' });
  });

  it('is made from another, with a site that answers at once', async () => {
    const from = 'pavilion';
    const request = { from, code: 'harbour', name: 'Harbour', host: 'harbour.localhost', reason };
    expect((await send('/staff/brands/pavilion/clone', request, rafi)).statusCode).toBe(403);

    expect(valueOf(await send('/staff/brands/pavilion/clone', request))).toEqual({ brand: 'harbour', seq: 1 });

    const page = await app.request({ url: '/', brand: 'harbour', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Harbour');
    expect(walletOf('harbour')).toMatchObject({ version: walletOf()?.version, ended: [] });
    const file = valueOf<BrandFile>(await ask('/staff/brands/harbour/file'));
    expect(file).toEqual({ ...valueOf<BrandFile>(await ask('/staff/brands/pavilion/file')), brand: 'harbour' });
    const rules = await app.request({ url: '/wps/system/setting/register', brand: 'harbour' });
    expect(rules.json()).toEqual((await app.request({ url: '/wps/system/setting/register' })).json());
    expect((await lastAudit('harbour'))[0]).toMatchObject({ action: 'clone', before: { from: 'pavilion' }, seq: 1 });
    await change([mode('wallet', 'off')], { brand: 'harbour' });
    expect(walletOf()?.mode).toBe('on');
  });

  it.each([
    ['a code that is taken', { code: 'lagoon', host: 'new.localhost' }, 'registry.brand_exists'],
    ['a host that is taken', { code: 'bay', host: 'lagoon.localhost' }, 'registry.host_taken'],
    ['another brand in the body', { from: 'lagoon', code: 'bay', host: 'bay.localhost' }, 'request.invalid'],
  ])('is not made with %s', async (_, more, code) => {
    const request = { from: 'pavilion', name: 'Bay', reason, ...more };

    expect((await send('/staff/brands/pavilion/clone', request)).json()).toMatchObject({ code });
    expect(app.gateway.services.brands.byCode('bay')).toBeUndefined();
  });
});

describe('the board', () => {
  it('shows every remote of every brand with what it runs and can go back to', async () => {
    const { brands, remotes } = await board();

    const cell = brands.find(({ brand }) => brand === 'pavilion')?.cells.find(({ remote }) => remote === 'wallet');
    expect(cell).toMatchObject({ mode: 'on', version: walletOf()?.version, pinned: false, canary: null, health: [] });
    expect(cell?.earlier).not.toContain(walletOf()?.version);
    expect(brands.map(({ brand }) => brand)).toEqual(['harbour', 'lagoon', 'pavilion']);
    const member = remotes.find(({ remote }) => remote === 'member');
    expect(member?.versions.map(({ version, revoked }) => [version, revoked])).toEqual([
      ['3.0.0', false],
      ['2.0.0', true],
      ['1.0.0', false],
    ]);
  });
});
