import { promotionKinds } from '@pavilion/api/staff';
import type { OperatorRole } from '@pavilion/api/staff';
import { enrolStaff, type TestOperator, staffRequest, testApp, type TestApp } from '../testing';
import { createHttpServer } from './http-server';
import { applyStaffRules, staffCookie } from './staff-rules';

let app: TestApp;
const callers: Record<string, { staff: TestOperator; roles: Record<string, OperatorRole> }> = {};
beforeAll(async () => {
  app = await testApp();
  const roles: Record<string, Record<string, OperatorRole>> = {
    viewer: { pavilion: 'viewer' },
    operator: { pavilion: 'operator' },
    approver: { pavilion: 'approver' },
    admin: { pavilion: 'admin' },
    'everywhere-viewer': { '*': 'viewer' },
    'everywhere-admin': { '*': 'admin' },
    'foreign-admin': { lagoon: 'admin' },
    'mixed-viewer': { '*': 'viewer', pavilion: 'operator' },
  };
  for (const [name, given] of Object.entries(roles)) callers[name] = { staff: await enrolStaff(app, name, given), roles: given };
}, 60_000);
afterAll(() => app.close());

const RANKS: OperatorRole[] = ['viewer', 'operator', 'approver', 'admin'];
const rank = (role: OperatorRole | undefined) => (role ? RANKS.indexOf(role) : -1);

/** Written again, from the words of the rule rather than from its code. */
function expected(access: string, url: string, roles: Record<string, OperatorRole> | undefined): 'open' | 401 | 403 {
  if (access === 'anybody') return 'open';
  if (!roles) return 401;
  if (access === 'signed-in') return 'open';
  const held = url.includes('/:brand') ? [roles['*'], roles['pavilion']] : Object.values(roles);
  return Math.max(...held.map(rank)) >= rank(access as OperatorRole) ? 'open' : 403;
}

describe('a call that changes something', () => {
  const leave = (as: { cookie: string; csrf: string }, headers: Record<string, string> = {}) =>
    staffRequest(app, { method: 'PATCH', url: '/staff/operators/1', as, headers, payload: {} });

  it('is refused without the proof that the console’s page sends along, and with another session’s', async () => {
    const [admin, other] = [callers['admin']!.staff, callers['everywhere-admin']!.staff];

    expect((await leave({ ...admin, csrf: '' })).json()).toMatchObject({ code: 'staff.csrf_missing' });
    expect((await leave({ ...admin, csrf: other.csrf })).statusCode).toBe(403);
    expect((await leave(admin)).statusCode).toBe(400);
  });

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from the players’ site on the same machine', { origin: 'http://localhost:4000' }],
    ['from a sandboxed page', { origin: 'null' }],
    ['from a page that the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour of the same site', { 'sec-fetch-site': 'same-site' }],
    ['that does not say where from', { origin: '' }],
  ])('is refused %s', async (_, headers) => {
    const answer = await leave(callers['admin']!.staff, headers);

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'staff.foreign_origin' });
  });
});

describe('the session’s cookie', () => {
  it('is tied to host and TLS where there is TLS, and knows consoles of one machine apart', () => {
    expect(staffCookie('https://console.example')).toEqual({
      name: '__Host-pavilion-staff',
      attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure',
    });
    expect(staffCookie('http://localhost:4001').name).not.toBe(staffCookie('http://localhost:4101').name);
  });
});

describe('an address that only resembles the console’s', () => {
  it('answers no call, and leads people to the right one', async () => {
    const { staff } = callers['admin']!;
    const headers = { host: 'rebound.example' };

    expect((await staffRequest(app, { url: '/staff/session', as: staff, headers })).statusCode).toBe(404);
    expect((await staffRequest(app, { url: '/brands', headers })).headers.location).toBe(`${app.platform.config.consoleOrigin}/`);
  });
});

describe('every staff route', () => {
  it('answers each kind of caller as it declares', async () => {
    const routes = app.gateway.staff.staffRoutes
      // The page is there only where it was built.
      .filter(({ url }) => url !== '/*')
      .flatMap(({ methods, ...rest }) => methods.filter((method) => method !== 'HEAD').map((method) => ({ method, ...rest })))
      // The one that ends the caller’s session comes last, as this test does.
      .sort((one, other) => Number(endsSession(one)) - Number(endsSession(other)));
    expect(routes.length).toBeGreaterThan(8);
    const wrong: string[] = [];
    for (const { method, url, staff } of routes)
      for (const [name, caller] of [['nobody', undefined] as const, ...Object.entries(callers)]) {
        const status = await statusOf(method, url, caller?.staff);
        const wanted = expected(staff, url, caller?.roles);
        const fits = wanted === 'open' ? status !== 401 && status !== 403 && status < 500 : status === wanted;
        if (!fits) wrong.push(`${name}: ${method} ${url} (${staff}) answered ${status}, not ${wanted}`);
      }

    expect(wrong).toEqual([]);
  }, 60_000);

  it('is open before signing in only where one signs in, and to viewers only where nothing is changed', () => {
    const declared = (wanted: string) =>
      app.gateway.staff.staffRoutes
        .filter(({ staff }) => staff === wanted)
        .flatMap(({ methods, url }) => methods.map((method) => `${method} ${url}`))
        .filter((route) => !route.startsWith('HEAD '));

    expect(declared('anybody').sort()).toEqual([
      'GET /*',
      'GET /console/*',
      'GET /staff/enrolment/:token',
      'POST /staff/session',
      'PUT /staff/enrolment/:token',
    ]);
    // Asking what would happen changes nothing; a preview is a link that ends by itself, and viewers had one with every plan.
    const harmless = [
      'POST /staff/brands/:brand/plan',
      'POST /staff/brands/:brand/bonuses/cost',
      ...promotionKinds.map((kind) => `POST /staff/brands/:brand/promotions/${kind}/:code/cost`),
      'POST /staff/brands/:brand/previews',
      'POST /staff/brands/:brand/members/search',
      'POST /staff/brands/:brand/segments/count',
      'POST /staff/brands/:brand/site-status/regions/trial',
    ];
    expect(declared('viewer').filter((route) => !route.startsWith('GET ') && !harmless.includes(route))).toEqual([]);
  });

  it('stops the start when it does not say who may call it', async () => {
    const server = createHttpServer(app.platform);
    applyStaffRules(server, { origin: app.platform.config.consoleOrigin, findOperator: async () => undefined });

    expect(() => server.get('/staff/forgotten', async () => 'open to all')).toThrow('does not declare which operators may call it');
    await server.close();
  });
});

const endsSession = ({ method, url }: { method: string; url: string }) => method === 'DELETE' && url === '/staff/session';

/** Known from the head of the answer: a stream has no end to wait for. */
async function statusOf(method: string, url: string, as: TestOperator | undefined): Promise<number> {
  const address = url
    .replace(':brand', 'pavilion')
    .replace(':remote', 'lobby')
    .replace(/:token|:\w+/g, (name) => (name === ':token' ? 'x'.repeat(43) : '999999'))
    .replace('*', 'nothing');
  const answer = await staffRequest(app, {
    method: method as 'GET',
    url: address,
    payloadAsStream: true,
    ...(as && { as }),
    ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
  });
  answer.stream().resume();
  return answer.statusCode;
}
