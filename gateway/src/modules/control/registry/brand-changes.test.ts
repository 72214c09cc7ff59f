import type { BrandFile, Change, Plan } from '@pavilion/api/staff';
import { descriptorOf, publishVersions, type TestApp } from '../../../platform/testing';
import { operatorToken, type TestOperator } from '../../../platform/testing/staff';
import { StaffClient, mode, promote, reason, rollback, valueOf } from './staff-client-fixture';

let setup: StaffClient;
let app: TestApp;
let rafi: TestOperator;
beforeAll(async () => {
  setup = await StaffClient.open();
  ({ app, rafi } = setup);
});
afterAll(() => app.close());

describe('an operator', () => {
  it('sees what a change would do, and nothing is done', async () => {
    const { seq } = setup.manifestOf();

    const plan = valueOf<Plan>(
      await setup.send('/staff/brands/pavilion/plan', { changes: [promote('2.0.0'), mode('sauna', 'off')] }),
    );

    expect(plan).toMatchObject({ brand: 'pavilion', baseSeq: seq, openPages: 0, needsApproval: false });
    expect(plan.lines[0]).toMatchObject({ before: { version: '1.0.0' }, after: { version: '2.0.0' }, objections: [] });
    expect(plan.lines[1]?.objections).toMatchObject([{ weight: 'stops', code: 'registry.unknown_remote' }]);
    expect(setup.manifestOf().seq).toBe(seq);
  });

  it('makes several changes one manifest, with an entry in the audit log for each', async () => {
    const { seq } = setup.manifestOf();

    const applied = await setup.change([
      promote('2.0.0'),
      { kind: 'pin', remote: 'games', pinned: true },
      mode('games', 'draining'),
    ]);

    expect(applied).toMatchObject({ brand: 'pavilion', outcome: 'done', seq: seq + 1 });
    expect(setup.walletOf()?.version).toBe('2.0.0');
    expect(setup.manifestOf().remotes['games']).toMatchObject({ mode: 'draining', enabled: true });
    const [drained, pinned, promoted] = await setup.lastAudit();
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
    await setup.change([mode('games', 'on'), { kind: 'pin', remote: 'games', pinned: false }]);
  });

  it('gets a conflict when another one was quicker, and nothing of theirs is lost', async () => {
    const { seq } = setup.manifestOf();

    const [one, other] = await Promise.all([
      setup.requestChange([promote('3.0.0')], { baseSeq: seq }),
      setup.requestChange([mode('games', 'off')], { baseSeq: seq, as: rafi }),
    ]);

    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
    const refused = one.statusCode === 409 ? one : other;
    expect(refused.json()).toMatchObject({ code: 'registry.conflict', details: { seq: seq + 1 } });
    expect(setup.manifestOf().seq).toBe(seq + 1);
    const done = [setup.walletOf()?.version === '3.0.0', setup.manifestOf().remotes['games']?.mode === 'off'];
    expect(done.filter(Boolean)).toHaveLength(1);
    await setup.change([promote('3.0.0'), mode('games', 'on')]);
  });

  it('gets nothing done when one of the changes is refused', async () => {
    const { seq } = setup.manifestOf();

    const answer = await setup.requestChange([mode('games', 'off'), promote('7.7.7')]);

    expect(answer.json()).toMatchObject({ code: 'registry.unknown_version', details: { change: 'promote', remote: 'wallet' } });
    expect(setup.manifestOf()).toMatchObject({ seq, remotes: { games: { mode: 'on' } } });
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
    expect((await setup.send('/staff/brands/pavilion/changes', payload)).json()).toMatchObject({ code: 'request.invalid' });
  });

  it('only sees and changes their own brands', async () => {
    expect((await setup.board(rafi)).brands.map(({ brand }) => brand)).toEqual(['pavilion']);
    expect((await setup.requestChange([rollback], { brand: 'lagoon', as: rafi })).statusCode).toBe(403);
    expect((await setup.send('/staff/brands/lagoon/plan', { changes: [rollback] }, rafi)).statusCode).toBe(403);
    expect((await setup.requestChange([rollback], { brand: 'sauna', baseSeq: 0 })).json()).toMatchObject({
      code: 'site.unknown_brand',
    });
  });
});

describe('a rollback', () => {
  it('goes back through all of the last twenty versions', async () => {
    const versions = Array.from({ length: 22 }, (_, at) => `5.${at}.0`);
    await publishVersions(app, 'points', versions);
    for (const version of versions) await setup.change([promote(version, 'points')]);

    const seen: (string | undefined)[] = [];
    for (let back = 0; back < 20; back += 1) {
      await setup.change([{ kind: 'rollback', remote: 'points' }]);
      seen.push(setup.manifestOf().remotes['points']?.version);
    }

    expect(seen).toEqual(versions.slice(1, 21).reverse());
    expect(setup.manifestOf().remotes['points']?.ended).toEqual(versions.slice(2));
    expect((await setup.requestChange([{ kind: 'rollback', remote: 'points' }])).json()).toMatchObject({
      code: 'registry.unknown_version',
    });
  });

  it('is told to open pages as urgent, a promotion is not', async () => {
    const urgent: boolean[] = [];
    const following = app.gateway.services.registry.activated.subscribe((followed) => urgent.push(followed.urgent));

    await setup.change([promote('4.0.0')]);
    await setup.change([rollback]);
    await setup.change([mode('wallet', 'killed')]);
    await setup.change([mode('wallet', 'on')]);

    following.unsubscribe();
    expect(urgent).toEqual([false, true, true, false]);
  });
});

describe('a revoked version', () => {
  beforeAll(() => publishVersions(app, 'member', ['1.0.0', '2.0.0', '3.0.0']));
  const revoke: Change = { kind: 'revoke', remote: 'member', version: '2.0.0' };
  const memberOf = (brand: string) => setup.manifestOf(brand).remotes['member'];

  it('leaves every brand at once, and nothing brings it back', async () => {
    for (const brand of ['pavilion', 'lagoon'])
      for (const version of ['1.0.0', '2.0.0']) await setup.change([promote(version, 'member')], { brand });
    await setup.change([promote('3.0.0', 'member')]);
    const file = valueOf<BrandFile>(await setup.ask('/staff/brands/lagoon/file'));
    const before = setup.manifestOf('lagoon').seq;

    await setup.change([revoke]);

    expect(memberOf('pavilion')?.version).toBe('3.0.0');
    expect(memberOf('lagoon')?.version).toBe('1.0.0');
    expect(setup.manifestOf('lagoon')).toMatchObject({ seq: before + 1, revoked: ['member@2.0.0'] });
    expect((await setup.lastAudit('lagoon'))[0]).toMatchObject({
      who: 'mina',
      action: 'revoke',
      remote: 'member',
      seq: before + 1,
    });
    expect((await setup.requestChange([promote('2.0.0', 'member')])).json()).toMatchObject({ code: 'registry.version_revoked' });
    const canary: Change = { kind: 'canary', remote: 'member', version: '2.0.0', stages: [{ bps: 100, minutes: 1 }] };
    expect((await setup.requestChange([canary])).json()).toMatchObject({ code: 'registry.version_revoked' });
    const back: Change = { kind: 'rollback', remote: 'member' };
    expect((await setup.requestChange([{ ...back, version: '2.0.0' }])).json()).toMatchObject({ code: 'registry.version_revoked' });
    const imported = valueOf<Plan>(await setup.send('/staff/brands/lagoon/file/plan', { file }));
    expect(imported.lines[0]?.objections).toMatchObject([{ code: 'registry.version_revoked' }]);
    await setup.change([back]);
    expect(memberOf('pavilion')?.version).toBe('1.0.0');
    await expect(app.platform.pool.query('delete from registry_revoked')).rejects.toThrow('permission denied');
  });

  it('is nothing that somebody with one brand may decide', async () => {
    expect((await setup.requestChange([{ ...revoke, version: '3.0.0' }], { as: rafi })).json()).toMatchObject({
      code: 'auth.forbidden',
    });
  });
});

describe('a canary', () => {
  const stages = [
    { bps: 500, minutes: 30 },
    { bps: 5_000, minutes: 60 },
  ];
  const cell = async () =>
    (await setup.board()).brands.find(({ brand }) => brand === 'pavilion')?.cells.find(({ remote }) => remote === 'wallet');

  it('is tried by some visitors, stands on the board with its next stage, and ends when an operator says so', async () => {
    await setup.change([promote('1.0.0')]);

    await setup.change([{ kind: 'canary', remote: 'wallet', version: '2.0.0', stages }]);

    expect(setup.walletOf()).toMatchObject({
      version: '1.0.0',
      canary: { version: '2.0.0', bps: 500, entry: '/remotes/wallet/2.0.0/remoteEntry.js', descriptor: { name: 'wallet' } },
    });
    const { startedAt = '', nextStageAt, ...shown } = (await cell())?.canary ?? {};
    expect(shown).toEqual({
      version: '2.0.0',
      bps: 500,
      stage: 0,
      stages,
      audience: null,
      control: '1.0.0',
      visitsNeeded: 20,
      seen: null,
    });
    expect(Date.parse(nextStageAt ?? '') - Date.parse(startedAt)).toBe(30 * 60_000);
    await setup.change([{ kind: 'canary-end', remote: 'wallet' }]);
    expect(setup.walletOf()).toMatchObject({ version: '1.0.0', ended: expect.arrayContaining(['2.0.0']) });
    expect((await cell())?.canary).toBeNull();
    expect((await setup.requestChange([{ kind: 'canary-end', remote: 'wallet' }])).json()).toMatchObject({
      code: 'registry.no_canary',
    });
  });
});

describe('a site', () => {
  it('goes into maintenance for callers and pages at the same moment, and comes out', async () => {
    const text = { bn: 'একটু পরে আসুন', en: 'Come back soon' };
    await setup.change([{ kind: 'maintenance', on: true, text }]);

    expect(setup.manifestOf().maintenance).toEqual({ on: true, text });
    expect((await app.request({ url: '/wps/system/status' })).json()).toMatchObject({ value: { status: 1 } });

    await setup.change([{ kind: 'maintenance', on: false }]);
    expect((await app.request({ url: '/wps/system/status' })).json()).toMatchObject({ value: { status: 0 } });
  });

  it('is so as its flags, theme and languages say, for calls as for pages', async () => {
    await setup.change([
      { kind: 'flag', flag: 'REFERRAL', on: false },
      { kind: 'theme', name: 'lagoon', default: 'light' },
      { kind: 'locales', default: 'en', offered: ['en'] },
    ]);

    expect(setup.manifestOf()).toMatchObject({
      flags: { REFERRAL: false },
      theme: { name: 'lagoon', default: 'light' },
      locales: { default: 'en', offered: ['en'] },
    });
    const page = await app.request({ url: '/', headers: { accept: 'text/html', cookie: 'pavilion-lang=bn' } });
    expect(page.body).toContain('<html lang="en" dir="ltr" data-brand="lagoon" data-theme="light"');
    expect(app.gateway.services.brands.byCode('pavilion')).toMatchObject({ defaultLocale: 'en', flags: { REFERRAL: false } });
    await setup.change([
      { kind: 'flag', flag: 'REFERRAL', on: true },
      { kind: 'theme', name: 'pavilion', default: 'dark' },
      { kind: 'locales', default: 'bn', offered: ['bn', 'en'] },
    ]);
  });

  it('says in a remote’s place that it is worked on', async () => {
    await setup.change([{ kind: 'maintenance', remote: 'wallet', on: true }]);
    expect(setup.walletOf()?.maintenance).toEqual({ on: true });

    await setup.change([{ kind: 'maintenance', remote: 'wallet', on: false }]);
    expect(setup.walletOf()?.maintenance).toBeUndefined();
  });
});

describe('a pinned remote', () => {
  it('is left alone by a release into every brand, which says so', async () => {
    await setup.change([{ kind: 'pin', remote: 'games', pinned: true }]);

    const answer = await app.requestPrivate({
      method: 'POST',
      url: '/registry/remotes/games/promote',
      headers: { authorization: `Bearer ${operatorToken(app)}` },
      payload: { version: '2.0.0', who: 'a team', reason: 'release' },
    });

    expect(valueOf(answer)).toMatchObject([
      { brand: 'lagoon', changed: true },
      { brand: 'pavilion', changed: false, pinned: true },
    ]);
    expect(setup.manifestOf().remotes['games']?.version).toBe('1.0.0');
    await setup.change([promote('2.0.0', 'games')]);
    expect(setup.manifestOf().remotes['games']?.version).toBe('2.0.0');
  });

  it('is named before a version is published, with what speaks against it in each brand', async () => {
    const plan = (descriptor: object) =>
      app.requestPrivate({
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

describe('a brand', () => {
  it('goes into a file and comes back as it was', async () => {
    await setup.change([promote('3.0.0'), mode('games', 'on')]);
    const file = valueOf<BrandFile>(await setup.ask('/staff/brands/pavilion/file'));
    expect(file).toMatchObject({ pavilionBrand: 1, brand: 'pavilion', remotes: { wallet: { version: '3.0.0', mode: 'on' } } });
    await setup.change([promote('2.0.0'), mode('games', 'off'), { kind: 'flag', flag: 'FREEPLAY', on: false }]);

    const plan = valueOf<Plan>(await setup.send('/staff/brands/pavilion/file/plan', { file }));
    await setup.change(
      plan.lines.map((line) => line.change),
      { baseSeq: plan.baseSeq },
    );

    expect(valueOf(await setup.ask('/staff/brands/pavilion/file'))).toEqual(file);
    expect(valueOf<Plan>(await setup.send('/staff/brands/pavilion/file/plan', { file })).lines).toEqual([]);
    expect((await setup.send('/staff/brands/lagoon/file/plan', { file })).json()).toMatchObject({
      code: 'registry.other_brands_file',
    });
  });

  it('is made from another, with a site that answers at once', async () => {
    const from = 'pavilion';
    const request = { from, code: 'harbour', name: 'Harbour', host: 'harbour.localhost', reason };
    expect((await setup.send('/staff/brands/pavilion/clone', request, rafi)).statusCode).toBe(403);

    expect(valueOf(await setup.send('/staff/brands/pavilion/clone', request))).toEqual({ brand: 'harbour', seq: 1 });

    const page = await app.request({ url: '/', brand: 'harbour', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Harbour');
    expect(setup.walletOf('harbour')).toMatchObject({ version: setup.walletOf()?.version, ended: [] });
    const file = valueOf<BrandFile>(await setup.ask('/staff/brands/harbour/file'));
    expect(file).toEqual({ ...valueOf<BrandFile>(await setup.ask('/staff/brands/pavilion/file')), brand: 'harbour' });
    const rules = await app.request({ url: '/wps/system/setting/register', brand: 'harbour' });
    expect(rules.json()).toEqual((await app.request({ url: '/wps/system/setting/register' })).json());
    expect((await setup.lastAudit('harbour'))[0]).toMatchObject({ action: 'clone', before: { from: 'pavilion' }, seq: 1 });
    await setup.change([mode('wallet', 'off')], { brand: 'harbour' });
    expect(setup.walletOf()?.mode).toBe('on');
  });

  it.each([
    ['a code that is taken', { code: 'lagoon', host: 'new.localhost' }, 'registry.brand_exists'],
    ['a host that is taken', { code: 'bay', host: 'lagoon.localhost' }, 'registry.host_taken'],
    ['another brand in the body', { from: 'lagoon', code: 'bay', host: 'bay.localhost' }, 'request.invalid'],
  ])('is not made with %s', async (_, more, code) => {
    const request = { from: 'pavilion', name: 'Bay', reason, ...more };

    expect((await setup.send('/staff/brands/pavilion/clone', request)).json()).toMatchObject({ code });
    expect(app.gateway.services.brands.byCode('bay')).toBeUndefined();
  });
});

describe('the board', () => {
  it('shows every remote of every brand with what it runs and can go back to', async () => {
    const { brands, remotes } = await setup.board();

    const cell = brands.find(({ brand }) => brand === 'pavilion')?.cells.find(({ remote }) => remote === 'wallet');
    expect(cell).toMatchObject({ mode: 'on', version: setup.walletOf()?.version, pinned: false, canary: null, health: [] });
    expect(cell?.earlier).not.toContain(setup.walletOf()?.version);
    expect(brands.map(({ brand }) => brand)).toEqual(['harbour', 'lagoon', 'pavilion']);
    const member = remotes.find(({ remote }) => remote === 'member');
    expect(member?.versions.map(({ version, revoked }) => [version, revoked])).toEqual([
      ['3.0.0', false],
      ['2.0.0', true],
      ['1.0.0', false],
    ]);
  });

  it('says which released version waits, and not of one that was taken back or revoked', async () => {
    const waiting = async () =>
      (await setup.board()).brands.find(({ brand }) => brand === 'pavilion')?.cells.find(({ remote }) => remote === 'wallet')
        ?.waiting;
    await publishVersions(app, 'wallet', ['40.0.0', '41.0.0']);
    expect(await waiting()).toBe('41.0.0');

    await setup.change([promote('41.0.0', 'wallet')]);
    expect(await waiting()).toBeNull();
    await setup.change([rollback]);

    expect(await waiting()).toBe('40.0.0');
  });
});
