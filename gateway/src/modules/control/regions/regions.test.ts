import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enrolStaff, registerPlayer, type TestOperator, staffRequest, testApp, type TestApp } from '../../../platform/testing';
import { buildCountryFile } from './country-file-fixture';
import { openCountryFile } from './country-file';

let app: TestApp;
let keeper: TestOperator;
beforeAll(async () => {
  const countryFile = join(mkdtempSync(join(tmpdir(), 'pavilion-countries-')), 'countries.mmdb');
  writeFileSync(countryFile, buildCountryFile({ '203.0.113.0/24': 'BD', '198.51.100.0/24': 'SG', '192.0.2.128/25': 'IN' }));
  app = await testApp({ countryFile });
  keeper = await enrolStaff(app, 'keeper', { pavilion: 'operator' });
});
afterAll(() => app.close());
afterEach(() => setRules([]));

const ADMIN = '/staff/brands/pavilion/site-status';
const BANGLADESH = '203.0.113.9';
const SINGAPORE = '198.51.100.7';
const STATUS = '/wps/system/status';
const GAMES = '/lgw/games/game_menus';

const readAdmin = async () => (await staffRequest(app, { method: 'GET', url: ADMIN, as: keeper })).json().value;
async function setRules(rules: object[], version?: number) {
  const payload = {
    rules: rules.map((rule) => ({ note: '', ...rule })),
    version: version ?? (await readAdmin()).version,
    reason: 'the law there',
  };
  return staffRequest(app, { method: 'PUT', url: `${ADMIN}/regions`, as: keeper, payload });
}
const ask = (url: string, remoteAddress: string, more: object = {}) => app.request({ url, remoteAddress, ...more });
const setMaintenance = (on: boolean) =>
  app.gateway.services.registry
    .plan('pavilion', [{ kind: 'maintenance', on }], () => ({ open: 0, current: 0 }) as never)
    .then(({ baseSeq }) =>
      app.gateway.services.registry.apply(
        'pavilion',
        { changes: [{ kind: 'maintenance', on }], baseSeq, reason: 'to see what is closed' },
        'a test',
      ),
    );

describe('somebody whom a brand does not serve', () => {
  beforeEach(() => setRules([{ verdict: 'deny', country: 'SG' }]));

  it('is refused by every call but those that a closed site lives of', async () => {
    // Kept answers are not given out past the rule either.
    expect((await ask(GAMES, BANGLADESH)).statusCode).toBe(200);
    for (const url of [GAMES, '/wps/system/helpCenter?device=WEB', '/wps/captcha', '/wps/member/info'])
      expect((await ask(url, SINGAPORE)).json()).toMatchObject({ success: false, code: 'site.region_blocked' });
    expect((await ask(STATUS, SINGAPORE)).json().value).toEqual({ status: 2 });
    expect((await ask('/wps/system/permission', SINGAPORE)).json().value).toMatchObject({
      regionRestriction: true,
      maintenance: false,
      location: { ip: SINGAPORE, country: 'SG' },
    });
    expect((await ask('/wps/relay/CBS_modelList', SINGAPORE)).statusCode).toBe(200);
    expect((await ask('/service', SINGAPORE)).statusCode).toBe(200);
  });

  it('is refused with a session as well, which works again from where the brand serves', async () => {
    const token = await registerPlayer(app, 'traveller');
    expect((await ask('/wps/member/info', SINGAPORE, { token })).statusCode).toBe(403);
    expect((await ask('/wps/member/info', BANGLADESH, { token })).statusCode).toBe(200);
  });

  it('sees a page that says so, with their address and nothing of the site', async () => {
    const page = await ask('/rng', SINGAPORE, { headers: { host: 'pavilion.localhost', accept: 'text/html' } });

    expect(page.statusCode).toBe(403);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(SINGAPORE);
    expect(page.body).toContain('href="/service"');
    expect(page.body).toContain('"regionBlocked"');
    expect(page.body).not.toContain('GCSGAME_gameList');
    expect((await ask('/rng', BANGLADESH, { headers: { host: 'pavilion.localhost', accept: 'text/html' } })).body).not.toContain(
      '"regionBlocked"',
    );
  });

  it('may be served by another brand, and vendors are answered as ever', async () => {
    expect((await ask(GAMES, SINGAPORE, { brand: 'lagoon' })).statusCode).toBe(200);
    const callback = await ask('/vendors/hub88/studio/user/balance', SINGAPORE, { method: 'POST', payload: {} });
    expect(callback.json().code).not.toBe('site.region_blocked');
  });
});

describe('a brand in maintenance', () => {
  afterEach(() => setMaintenance(false));

  it('says so before it says whom it serves, and answers only what a closed site needs', async () => {
    const token = await registerPlayer(app, 'leaver');
    await setRules([{ verdict: 'deny', country: 'SG' }]);
    await setMaintenance(true);

    for (const address of [SINGAPORE, BANGLADESH]) {
      const refused = await ask(GAMES, address);
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toMatchObject({ code: 'site.maintenance' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(30);
      expect((await ask(STATUS, address)).json().value).toEqual({ status: 1 });
      const page = await ask('/', address, { headers: { host: 'pavilion.localhost', accept: 'text/html' } });
      expect(page.body).not.toContain('"regionBlocked"');
    }
    expect((await ask(GAMES, SINGAPORE, { brand: 'lagoon' })).statusCode).toBe(200);
    expect((await ask('/wps/system/manifest', BANGLADESH)).statusCode).toBe(200);
    expect((await ask('/wps/session/logout', BANGLADESH, { method: 'DELETE', token })).statusCode).toBe(200);
    await setMaintenance(false);
    expect((await ask(GAMES, BANGLADESH)).statusCode).toBe(200);
  });
});

describe('an operator', () => {
  it('lets in a network of a country that is not served, and sees both spelled as the database does', async () => {
    const answer = await setRules([
      { verdict: 'deny', country: 'SG', note: 'licence' },
      { verdict: 'allow', network: '198.51.100.7/31', note: 'our office' },
      { verdict: 'deny', network: '2001:DB8:0::/32' },
    ]);

    expect(answer.json().value.rules).toEqual([
      { verdict: 'deny', country: 'SG', note: 'licence' },
      { verdict: 'allow', network: '198.51.100.6/31', note: 'our office' },
      { verdict: 'deny', network: '2001:db8::/32', note: '' },
    ]);
    expect((await ask(GAMES, SINGAPORE)).statusCode).toBe(200);
    expect((await ask(GAMES, '198.51.100.9')).statusCode).toBe(403);
    expect((await ask(GAMES, '2001:db8::1')).statusCode).toBe(403);
  });

  it('tries a table before it is in force', async () => {
    const payload = { rules: [{ verdict: 'allow', country: 'BD', note: '' }], address: '192.0.2.200' };
    const tried = await staffRequest(app, { method: 'POST', url: `${ADMIN}/regions/trial`, as: keeper, payload });

    expect(tried.json().value).toEqual({ denied: true, country: 'IN', by: null });
    expect((await ask(GAMES, '192.0.2.200')).statusCode).toBe(200);
  });

  it.each([
    ['neither network nor country', { verdict: 'deny' }],
    ['both', { verdict: 'deny', country: 'SG', network: '192.0.2.0/24' }],
    ['a mask that is too long', { verdict: 'deny', network: '192.0.2.0/40' }],
    ['no address', { verdict: 'deny', network: '::::' }],
  ])('is told of a line with %s', async (_what, rule) => {
    const answer = await setRules([{ verdict: 'allow', country: 'BD' }, rule]);

    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)[0]).toMatch(/^rules\.1/);
    expect((await readAdmin()).rules).toEqual([]);
  });

  it('is told of a line that is there twice, and when somebody was faster', async () => {
    const twice = [
      { verdict: 'deny', network: '192.0.2.1/24' },
      { verdict: 'allow', network: '192.0.2.0/24' },
    ];
    expect((await setRules(twice)).json()).toMatchObject({ code: 'regions.invalid' });
    const { version } = await readAdmin();
    const answers = await Promise.all([setRules([], version), setRules([], version)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('needs the role, and leaves the reason in the audit log', async () => {
    const viewer = await enrolStaff(app, 'looker', { pavilion: 'viewer' });
    await setRules([{ verdict: 'deny', network: '192.0.2.0/24' }]);
    const { version } = await readAdmin();
    const payload = { rules: [], version, reason: 'let me' };

    expect((await staffRequest(app, { method: 'PUT', url: `${ADMIN}/regions`, as: viewer, payload })).statusCode).toBe(403);
    const { lines } = (await staffRequest(app, { method: 'GET', url: '/staff/audit?brand=pavilion', as: viewer })).json().value;
    expect(lines[0]).toMatchObject({ action: 'regions.changed', reason: 'the law there', who: 'keeper' });
  });
});

it('stops the start when the country file is none', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'pavilion-countries-')), 'broken.mmdb');
  writeFileSync(path, 'these are no countries');
  expect(() => openCountryFile(path)).toThrow(/PAVILION_COUNTRY_FILE/);
  expect(() => openCountryFile('/nowhere.mmdb')).toThrow(/PAVILION_COUNTRY_FILE/);
});
