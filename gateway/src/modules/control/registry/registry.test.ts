import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type BrandManifest, type SignedManifest } from '@pavilion/contract';
import type { DeployToken, GivenDeployToken } from '@pavilion/api/staff';
import pg from 'pg';
import { descriptorOf, hexOf, releaseOf, type TestRelease, testApp, type TestApp } from '../../../platform/testing';

let app: TestApp;
let keys: string;
let owner: pg.Client;
beforeAll(async () => {
  app = await testApp();
  owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  keys = join(app.platform.config.dataDir, 'keys');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const asked = { who: 'a tester', reason: 'to see it happen' };
const file = (name: string, text: string) => ({
  name,
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: Buffer.from(text).toString('base64'),
});
const release = (name: string, version: string, more: object = {}) => ({
  version,
  owner: `team-${name}`,
  descriptor: descriptorOf(name),
  files: [file('remoteEntry.js', `var ${name} = ${JSON.stringify(version)};`.padEnd(2000, ' '))],
  first: { remote: ['remoteEntry.js'] },
  ...more,
});
const token = (name: 'deploy-token' | 'operator-token') => readFileSync(join(keys, name), 'utf8');
const call = (method: 'GET' | 'POST', url: string, payload?: object, by = token('deploy-token')) =>
  app.requestPrivate({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${by}` } });
const send = (name: string, { integrity, bytes }: TestRelease['files'][number], by = token('deploy-token')) =>
  app.requestPrivate({
    method: 'PUT',
    url: `/registry/remotes/${name}/files/${hexOf(integrity)}`,
    payload: Buffer.from(bytes, 'base64'),
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/octet-stream' },
  });
async function publish(name: string, body: TestRelease, by?: string) {
  for (const each of body.files) await send(name, each, by);
  return call('POST', `/registry/remotes/${name}/versions`, releaseOf(body), by);
}
const promote = (name: string, version: string, brands?: string[]) =>
  call('POST', `/registry/remotes/${name}/promote`, { version, ...(brands && { brands }), ...asked });
const operate = (what: string, name: string, brand: string) =>
  call('POST', `/registry/remotes/${name}/${what}`, { brand, ...asked }, token('operator-token'));

async function manifestOf(brand: string): Promise<BrandManifest> {
  const answer = await app.request({ url: '/wps/system/manifest', brand });
  const signed = answer.json<{ value: SignedManifest }>().value;
  const pinned = JSON.parse(readFileSync(join(keys, 'manifest-public.json'), 'utf8')) as { kid: string; publicKey: string }[];
  const raw = Buffer.from(pinned.find(({ kid }) => kid === signed.kid)?.publicKey ?? '', 'base64');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }, format: 'jwk' });
  const payload = Buffer.from(signed.payload, 'base64');
  expect(verify(null, payload, key, Buffer.from(signed.signature, 'base64'))).toBe(true);
  return JSON.parse(payload.toString('utf8')) as BrandManifest;
}

describe('a remote team', () => {
  it('publishes a version, and its files are served as they were, for ever', async () => {
    expect((await publish('wallet', release('wallet', '1.0.0'))).json()).toMatchObject({ success: true, value: { created: true } });

    const served = await app.request({ url: '/remotes/wallet/1.0.0/remoteEntry.js', headers: { 'accept-encoding': 'gzip, br' } });

    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
    });
    const plain = await app.request({ url: '/remotes/wallet/1.0.0/remoteEntry.js' });
    expect(plain.body).toContain('var wallet = "1.0.0";');
  });

  it('is told of a file that is gone: browsers get a 404, the release is not ready, and its cell on the board is red', async () => {
    const [entry, chunk] = [file('remoteEntry.js', 'an entry'), file('home.1.js', 'a chunk that is gone'.padEnd(600, ' '))];
    await publish('games', release('games', '1.0.0', { files: [entry, chunk] }));
    await promote('games', '1.0.0', ['pavilion']);
    const ready = () => call('GET', '/registry/remotes/games/versions/1.0.0/readyz');
    const missing = async () => {
      const sources = { pagesOf: () => ({ open: 0, current: 0 }), healthOf: () => [] };
      const { brands } = await app.gateway.services.registry.board(sources, (brand) => brand === 'pavilion');
      return brands[0]?.cells.find(({ remote }) => remote === 'games')?.missing;
    };
    expect((await ready()).json()).toEqual({ status: 'ready' });
    expect(await missing()).toBeUndefined();

    const key = hexOf(chunk.integrity);
    for (const suffix of ['', '.br', '.gz']) rmSync(join(app.platform.config.dataDir, 'remotes', key.slice(0, 2), key + suffix));
    const served = await app.request({ url: '/remotes/games/1.0.0/home.1.js', headers: { accept: 'text/html' } });

    expect(served.statusCode).toBe(404);
    expect((await ready()).statusCode).toBe(503);
    expect((await ready()).json()).toEqual({ status: 'not ready', reason: 'files', missing: ['home.1.js'] });
    expect(await missing()).toBe(1);
    expect((await call('GET', '/registry/remotes/games/versions/9.9.9/readyz')).statusCode).toBe(404);
  });

  it('cannot style what is not its own', async () => {
    const entry = file('remoteEntry.js', 'an entry');
    const styled = (version: string, css: string) =>
      publish('lobby', release('lobby', version, { files: [entry, file('a.css', css)] }));

    const refused = await styled('1.0.0', '@layer remote{.pv-header{display:none}}');
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'registry.styles_refused',
      details: { file: 'a.css', fault: expect.stringContaining('“.pv-header” matches elements of others') },
    });
    expect((await styled('1.0.1', '@layer remote{.mf-lobby_card_x1{gap:0}}')).json()).toMatchObject({ value: { created: true } });
  });

  it('may send the same version again, because answers get lost', async () => {
    await publish('wallet', release('wallet', '1.0.1'));

    expect((await publish('wallet', release('wallet', '1.0.1'))).json()).toMatchObject({ value: { created: false } });
  });

  it('is told which field of a command is wrong, and what it must be', async () => {
    const order = { changes: [{ kind: 'flag', flag: 'FREEPLAY', on: false }], who: 'a team', reason: 'x' };

    const refused = await call('POST', '/registry/brands/pavilion/changes', order, token('operator-token'));

    expect(refused.json()).toMatchObject({
      code: 'request.invalid',
      fields: { reason: 'request.invalid' },
      details: { reason: 'must have 3 characters or more' },
    });
  });

  it('cannot put other content under a version that exists', async () => {
    await publish('wallet', release('wallet', '1.0.2'));

    const again = await publish('wallet', release('wallet', '1.0.2', { files: [file('remoteEntry.js', 'other')] }));

    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'registry.version_exists' });
  });

  it('is refused when a file is not what its hash says', async () => {
    const altered = { ...file('remoteEntry.js', 'good'), bytes: Buffer.from('evil').toString('base64') };

    expect((await send('wallet', altered)).json()).toMatchObject({ code: 'registry.file_altered' });
    const answer = await publish('wallet', release('wallet', '1.0.3', { files: [altered] }));

    expect(answer.json()).toMatchObject({ code: 'registry.upload_incomplete', details: { missing: 1 } });
    expect((await call('GET', '/registry/remotes/wallet/versions/1.0.3')).json()).toMatchObject({ value: { exists: false } });
  });

  it.each([
    [
      'a contract the host does not speak',
      descriptorOf('wallet', { contract: CONTRACT_VERSION + 1 }),
      'registry.contract_unsupported',
    ],
    ['another federation runtime', descriptorOf('wallet', { runtime: '1.0' }), 'registry.contract_unsupported'],
    ['a page that belongs to another remote', descriptorOf('games'), 'registry.descriptor_invalid'],
    ['a field nobody knows', descriptorOf('wallet', { colour: 'red' }), 'registry.descriptor_invalid'],
    ['a slot that does not exist', descriptorOf('wallet', { slots: { 'footer.clown': 1 } }), 'registry.descriptor_invalid'],
  ])('is refused with %s', async (_, wrong, code) => {
    expect((await publish('wallet', release('wallet', '9.0.0', { descriptor: wrong }))).json()).toMatchObject({ code });
  });

  it.each([
    [CONTRACT_VERSION - 1, 'goesOn'],
    [CONTRACT_VERSION, 'keepAlive'],
  ])('describes under contract %i a page that stays open with %s, and with nothing else', async (contract, field) => {
    const described = (name: string) =>
      descriptorOf('games', {
        contract,
        pages: (descriptorOf('games')['pages'] as object[]).map((page) => ({ ...page, [name]: true })),
      });
    const other = field === 'goesOn' ? 'keepAlive' : 'goesOn';

    const taken = await publish('games', release('games', `5.${contract}.0`, { descriptor: described(field) }));
    const refused = await publish('games', release('games', `5.${contract}.1`, { descriptor: described(other) }));

    expect(taken.statusCode).toBe(200);
    expect(refused.json()).toMatchObject({ code: 'registry.descriptor_invalid', details: { place: '/pages' } });
  });

  const give = async (remote: string, more: object = {}) => {
    const wanted = { remote, holder: 'rina', kind: 'person', days: 30, reason: 'joins the team', who: 'mina', ...more };
    return (await call('POST', '/registry/deploy-tokens', wanted, token('operator-token'))).json<{ value: GivenDeployToken }>()
      .value;
  };
  const given = async () =>
    (await call('GET', '/registry/deploy-tokens', undefined, token('operator-token'))).json<{ value: DeployToken[] }>().value;

  it('cannot publish another team’s remote with its own token', async () => {
    const { token: own } = await give('wallet');

    expect((await publish('games', release('games', '1.0.0'), own)).json()).toMatchObject({ code: 'registry.token_refused' });
    expect((await publish('wallet', release('wallet', '1.0.4'), own)).statusCode).toBe(200);
    expect((await publish('wallet', release('wallet', '1.0.4'), 'x'.repeat(40))).statusCode).toBe(401);
  });

  it('is named in the audit log by its token, whoever it says to be', async () => {
    const { token: own } = await give('wallet', { holder: 'ci-wallet', kind: 'pipeline' });

    await publish('wallet', release('wallet', '1.0.5'), own);
    await call(
      'POST',
      '/registry/remotes/wallet/promote',
      { version: '1.0.5', brands: ['lagoon'], who: 'asha', reason: 'release' },
      own,
    );
    await promote('wallet', '1.0.4', ['lagoon']);

    const entries = await app.gateway.services.registry.audit(undefined, 3);
    expect(entries.map(({ who, action }) => [who, action])).toEqual([
      ['deploy:installation', 'promote'],
      ['deploy:ci-wallet', 'promote'],
      ['deploy:ci-wallet', 'publish'],
    ]);
  });

  it('has tokens that are listed with their last use, expire, and end one by one', async () => {
    const [one, other] = [await give('wallet'), await give('wallet', { holder: 'rafi' })];
    const old = await give('wallet', { holder: 'long-gone' });
    const may = async ({ token: own }: GivenDeployToken) =>
      (await call('GET', '/registry/remotes/wallet/versions', undefined, own)).statusCode === 200;
    expect(await may(one)).toBe(true);
    await owner.query(`update deploy_tokens set created_at = created_at - interval '31 days', expires_at = now() where id = $1`, [
      old.id,
    ]);

    const revoked = await call(
      'POST',
      `/registry/deploy-tokens/${one.id}/revoke`,
      { reason: 'left', who: 'mina' },
      token('operator-token'),
    );

    expect(revoked.statusCode).toBe(200);
    expect([await may(one), await may(other), await may(old)]).toEqual([false, true, false]);
    const listed = new Map((await given()).map((each) => [each.id, each]));
    expect(listed.get(one.id)).toMatchObject({
      holder: 'rina',
      state: 'revoked',
      revokedBy: 'cli:mina',
      lastUsedAt: expect.any(String),
    });
    expect(listed.get(other.id)).toMatchObject({ holder: 'rafi', state: 'active', createdBy: 'cli:mina', kind: 'person' });
    expect(listed.get(old.id)).toMatchObject({ state: 'expired', lastUsedAt: null });
    expect(JSON.stringify(await given())).not.toContain(other.token);
    const again = await call(
      'POST',
      `/registry/deploy-tokens/${one.id}/revoke`,
      { reason: 'left', who: 'mina' },
      token('operator-token'),
    );
    expect(again.json()).toMatchObject({ code: 'registry.unknown_token' });
    expect((await app.gateway.services.registry.audit(undefined, 1))[0]).toMatchObject({
      who: 'cli:mina',
      action: 'deploy-token-revoke',
      remote: 'wallet',
      after: { token: one.id, holder: 'rina' },
    });
  });

  it('cannot operate brands with a deploy token', async () => {
    expect((await call('GET', '/registry/brands')).json()).toMatchObject({ code: 'registry.token_refused' });
  });
});

describe('a brand', () => {
  it('runs a version from its promotion on, in a signed manifest with the next sequence', async () => {
    const before = await manifestOf('pavilion');
    await publish('points', release('points', '1.0.0'));

    const changed = await promote('points', '1.0.0');

    expect(changed.json()).toMatchObject({ value: [{ brand: 'pavilion', seq: before.seq + 1, changed: true }] });
    const now = await manifestOf('pavilion');
    expect(now.seq).toBe(before.seq + 1);
    expect(now.remotes['points']).toMatchObject({
      enabled: true,
      version: '1.0.0',
      entry: '/remotes/points/1.0.0/remoteEntry.js',
      owner: 'team-points',
      descriptor: { name: 'points', contract: CONTRACT_VERSION },
      assets: { 'remoteEntry.js': expect.stringMatching(/^sha384-/) },
    });
    expect((await manifestOf('lagoon')).remotes['points']).toBeUndefined();
  });

  it('does not change when the version is the one it runs', async () => {
    const { seq } = await manifestOf('pavilion');

    expect((await promote('points', '1.0.0')).json()).toMatchObject({ value: [{ seq, changed: false }] });
    expect((await manifestOf('pavilion')).seq).toBe(seq);
  });

  it('cannot run a version that was never published', async () => {
    expect((await promote('points', '7.7.7')).json()).toMatchObject({ code: 'registry.unknown_version' });
  });

  it('loses a remote that is disabled and gets it back, and the other brand does not notice', async () => {
    const lagoon = await manifestOf('lagoon');

    await operate('disable', 'points', 'pavilion');
    expect((await manifestOf('pavilion')).remotes['points']).toMatchObject({ enabled: false, mode: 'off' });

    await operate('enable', 'points', 'pavilion');
    expect((await manifestOf('pavilion')).remotes['points']).toMatchObject({ enabled: true, mode: 'on' });
    expect((await manifestOf('lagoon')).seq).toBe(lagoon.seq);
  });

  it('goes back to the version before, and before that one', async () => {
    for (const version of ['2.0.0', '3.0.0']) {
      await publish('points', release('points', version));
      await promote('points', version);
    }

    await operate('rollback', 'points', 'pavilion');
    expect((await manifestOf('pavilion')).remotes['points']?.version).toBe('2.0.0');
    await operate('rollback', 'points', 'pavilion');
    expect((await manifestOf('pavilion')).remotes['points']?.version).toBe('1.0.0');
    expect((await operate('rollback', 'points', 'pavilion')).json()).toMatchObject({ code: 'registry.unknown_version' });
  });

  it('is not given a version again that it took back, unless it is named', async () => {
    const { seq } = await manifestOf('pavilion');

    expect((await promote('points', '3.0.0')).json()).toMatchObject({ value: [{ changed: false, takenBack: true, seq }] });
    expect((await promote('points', '3.0.0', ['pavilion'])).json()).toMatchObject({ value: [{ changed: true, seq: seq + 1 }] });
  });

  it('gets from the start of an installation only what it never had', async () => {
    const initial = (name: string, version: string) =>
      call('POST', `/registry/remotes/${name}/promote`, { version, initial: true, ...asked });
    await operate('rollback', 'points', 'pavilion');
    const { seq } = await manifestOf('pavilion');
    for (const [name, version] of [
      ['points', '4.0.0'],
      ['agent', '1.0.0'],
    ] as const)
      await publish(name, release(name, version));

    expect((await initial('points', '4.0.0')).json()).toMatchObject({ value: [{ changed: false, runs: '1.0.0', seq }] });
    expect((await initial('agent', '1.0.0')).json()).toMatchObject({ value: [{ brand: 'pavilion', changed: true, seq: seq + 1 }] });
    expect((await initial('agent', '1.0.0')).json()).toMatchObject({ value: [{ changed: false, runs: '1.0.0' }] });
    const { remotes } = await manifestOf('pavilion');
    expect([remotes['points']?.version, remotes['agent']?.version]).toEqual(['1.0.0', '1.0.0']);
  });

  it('keeps who changed what and why, and nobody can alter that', async () => {
    await operate('disable', 'points', 'pavilion');

    const { value } = (await call('GET', '/registry/audit?brand=pavilion', undefined, token('operator-token'))).json<{
      value: unknown[];
    }>();

    expect(value[0]).toMatchObject({
      ...asked,
      who: `cli:${asked.who}`,
      action: 'disable',
      remote: 'points',
      before: { mode: 'on' },
      after: { mode: 'off' },
    });
    await expect(app.platform.pool.query('delete from audit_log')).rejects.toThrow('permission denied');
    await expect(app.platform.pool.query("update registry_versions set owner = 'nobody'")).rejects.toThrow('permission denied');
  });

  it('sends its manifest only to those who have an older one', async () => {
    const { seq } = await manifestOf('lagoon');

    const answer = await app.request({ url: '/wps/system/manifest', brand: 'lagoon', headers: { 'if-none-match': `"${seq}"` } });

    expect(answer.statusCode).toBe(304);
  });

  it('takes changes one after another, however many come at once', async () => {
    const { seq } = await manifestOf('lagoon');
    await publish('lobby', release('lobby', '1.0.0'));
    await publish('games', release('games', '1.0.0'));

    await Promise.all([
      promote('lobby', '1.0.0', ['lagoon']),
      promote('games', '1.0.0', ['lagoon']),
      promote('wallet', '1.0.0', ['lagoon']),
    ]);

    const now = await manifestOf('lagoon');
    expect(now.seq).toBe(seq + 3);
    expect(Object.keys(now.remotes).sort()).toEqual(['games', 'lobby', 'wallet']);
  });
});
