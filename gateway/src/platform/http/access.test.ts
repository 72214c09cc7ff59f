import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import {
  enrolStaff,
  PASSWORD,
  startFreePlay,
  registerPlayer,
  requestSealed,
  type TestOperator,
  testApp,
  type TestApp,
} from '../testing';
import { createFieldCipher } from '../crypto';
import { arbitraryInput, type InputSchema } from '../testing/input-from-schema';
import { applyHttpRules } from './http-rules';
import { createHttpServer } from './http-server';
import type { Access, AccessRule } from './request-context';

interface Caller {
  token?: string;
  headers?: Record<string, string>;
}

let app: TestApp;
const callers: Record<string, Caller> = {};
let foreign: TestOperator;
beforeAll(async () => {
  app = await testApp();
  const { members } = app.gateway.services;
  const signIn = async (username: string) =>
    (await requestSealed(app, { method: 'POST', url: '/wps/session/login', payload: { username, password: PASSWORD } })).json()
      .value.token as string;
  await members.create({ brand: 'pavilion', account: 'leader1', type: 1, password: PASSWORD });
  await members.create({ brand: 'pavilion', account: 'given1', type: 0, password: PASSWORD, mustChange: true });
  foreign = await enrolStaff(app, 'foreign', { lagoon: 'admin' });
  Object.assign(callers, {
    nobody: {},
    'a token of nobody': { token: 'x'.repeat(43) },
    'other member': { token: await registerPlayer(app, 'other1') },
    'other brand': {
      token: await registerPlayer(
        app,
        'abroad1',
        { password: 'coral1234', confirmPassword: 'coral1234', email: 'a@lagoon.example' },
        'lagoon',
      ),
    },
    'trial player': { token: await startFreePlay(app, 'device-0123456789-access') },
    agent: { token: await signIn('leader1') },
    'member with a poor password': { token: await signIn('given1') },
    'foreign operator': { headers: { cookie: foreign.cookie, 'x-pavilion-csrf': foreign.csrf } },
  });
}, 60_000);
afterAll(() => app.close());

type Route = Omit<AccessRule, 'methods'> & { method: string };
const MACHINES: readonly Access[] = ['vendor', 'deploy', 'private'];
const REFUSALS = ['auth.required', 'auth.use_real_account', 'auth.non_agent', 'auth.password_change_required'];

const routesOf = (table: readonly AccessRule[]): Route[] =>
  table
    .flatMap(({ methods, ...rest }) => methods.map((method) => ({ ...rest, method })))
    .filter(({ method }) => method !== 'HEAD')
    // Those that end sessions come last, and the one that ends the caller’s own at the very end.
    .sort((one, other) => endsSessions(one) - endsSessions(other));
const endsSessions = ({ method, url }: Route) =>
  url.endsWith('/logout') ? 2 : Number(method === 'DELETE' && url.includes('/sessions'));

/** Written again, from the words of the rule rather than from its code. */
function expected({ access, beforePasswordChange }: Route, caller: string): string | undefined {
  if (access === 'public') return undefined;
  if (['nobody', 'a token of nobody', 'other brand', 'foreign operator'].includes(caller)) return 'auth.required';
  if (caller === 'member with a poor password') return beforePasswordChange ? undefined : 'auth.password_change_required';
  if (access === 'player') return undefined;
  if (caller === 'trial player') return 'auth.use_real_account';
  return access === 'agent' && caller !== 'agent' ? 'auth.non_agent' : undefined;
}

/** What the schema takes, so that nothing else but the token is wrong. */
const sampleOf = (schema: unknown) => fc.sample(arbitraryInput(schema as InputSchema), { numRuns: 1, seed: 7 })[0];
const call = ({ method, url }: Route, { token, headers }: Caller, id = 'x', payload: object = {}) =>
  app.request({
    method: method as 'GET',
    // An answer is known from its head: a stream has no end to wait for.
    payloadAsStream: true,
    url: url.replace(/:\w+/g, id).replace('*', 'nothing'),
    ...(token && { token }),
    ...(headers && { headers }),
    ...(method !== 'GET' && { payload }),
  });
const refusalIn = async (answer: LightMyRequestResponse) => {
  if (!answer.headers['content-type']?.toString().startsWith('application/json')) return undefined;
  const { code } = (await json(answer.stream())) as { code?: string };
  return code && REFUSALS.includes(code) ? code : undefined;
};

describe('every route of the players’ site', () => {
  it('answers each kind of caller as it declares', async () => {
    const routes = routesOf(app.gateway.site.accessTable).filter(({ access }) => !MACHINES.includes(access));
    expect(routes.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const route of routes)
      for (const [name, caller] of Object.entries(callers)) {
        const answer = await call(route, caller);
        const { statusCode } = answer;
        const [got, wanted] = [await refusalIn(answer), expected(route, name)];
        const broken = statusCode >= 500 && statusCode !== 503;
        if (got !== wanted || broken)
          wrong.push(`${name}: ${route.method} ${route.url} (${route.access}) answered ${statusCode} ${got}, not ${wanted}`);
      }

    expect(wrong).toEqual([]);
  }, 120_000);

  it('lets vendors in by nothing that players and operators have', async () => {
    const routes = routesOf(app.gateway.site.accessTable).filter(({ access }) => MACHINES.includes(access));
    expect([...new Set(routes.map(({ access }) => access))]).toEqual(['vendor']);
    for (const route of routes)
      for (const caller of Object.values(callers)) {
        const answer = await call(route, caller, 'studio');
        const { status = '' } = (await json(answer.stream())) as { status?: string };
        expect(answer.statusCode >= 400 || status.startsWith('RS_ERROR')).toBe(true);
      }
  });

  it('shows nobody what belongs to somebody else', async () => {
    const owner = await registerPlayer(app, 'owner1');
    const transfer = async (): Promise<string> =>
      (
        await app.request({
          method: 'POST',
          url: '/wps/v2/deposits',
          token: owner,
          payload: { method: 'bank-transfer', amount: '100000' },
          headers: { 'idempotency-key': randomUUID() },
        })
      ).json().value.id;
    const mine: Record<string, () => Promise<string>> = {
      'GET /wps/v2/deposits/:id': transfer,
      'DELETE /wps/v2/deposits/:id': transfer,
      'PUT /wps/v2/deposits/:id/slip': transfer,
      'GET /wps/v2/records/movements/:id': () => paidIn(owner, 'owner1'),
      'DELETE /wps/member/sessions/:id': async () =>
        (await app.request({ url: '/wps/member/sessions', token: owner })).json().value.list[0].id,
      'GET /wps/v2/withdrawals/:id': async () => (await paidOut('owner1')).id,
      'PUT /wps/v2/withdrawals/:id/confirmation': async () => (await paidOut('owner1')).id,
      'DELETE /wps/v2/payees/:id': async () => (await paidOut('owner1')).payeeId,
      'PUT /wps/v2/bonuses/:id/forfeit': async () => givenBonus('owner1'),
      'PUT /wps/v2/bonuses/:id/surrender': async () => givenBonus('owner1'),
      'PUT /wps/v2/limits/changes/:id/confirmation': async () => dueChange('owner1'),
      'DELETE /wps/v2/limits/changes/:id': async () => dueChange('owner1'),
    };
    const said: Record<string, object> = {
      'PUT /wps/v2/deposits/:id/slip': { slip: PIXEL },
      'PUT /wps/v2/withdrawals/:id/confirmation': { outcome: 'received' },
    };
    const withIds = routesOf(app.gateway.site.accessTable).filter(
      // A code is of a rule, which is everybody's.
      ({ url, access }) => url.replaceAll(':code', '').includes(':') && ['player', 'member', 'agent'].includes(access),
    );
    // A new route with an id is shown here to be its owner’s alone.
    expect(withIds.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(Object.keys(mine).sort());

    const strangers = ['other member', 'agent', 'trial player', 'other brand', 'nobody', 'foreign operator'];
    // The sessions that were ended above are begun anew.
    callers['other member'] = { token: await registerPlayer(app, 'other2') };
    for (const route of withIds) {
      const name = `${route.method} ${route.url}`;
      const id = await mine[name]?.();
      const as = async (caller: Caller = {}) => (await call(route, caller, id, said[name])).statusCode;
      for (const stranger of strangers) expect([401, 403, 404]).toContain(await as(callers[stranger]));
      expect(await as(callers['other member'])).toBe(404);
      expect(await as({ token: owner })).toBe(200);
    }
  });
});

let weekly: Awaited<ReturnType<typeof app.gateway.services.bonuses.promise>> | undefined;
/** A bonus that a member may give up. */
async function givenBonus(account: string): Promise<string> {
  const { bonuses, brands, members } = app.gateway.services;
  const [brand, member] = [brands.byCode('pavilion'), await members.byAccount('pavilion', account)];
  if (!brand || !member) throw new Error('nobody to give a bonus to');
  const [id, memberId, amount] = [randomUUID(), String(member.id), 100_000n];
  // As often as it is needed here.
  const { uses: _, ...promised } = (weekly ??= await bonuses.promise(brand, memberId, 'weekly', amount));
  const deposit = { id, memberId, brand: brand.code, currency: brand.currency, reference: `deposit:${id}`, amount, promised };
  await app.gateway.services.wallet.transaction((trx) => bonuses.grantWithin(trx, deposit));
  return (await bonuses.page({ brand: brand.code, memberId }, undefined)).active?.id ?? '';
}

/** The smallest png there is. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The statement’s line of a deposit of a member’s. */
async function paidIn(token: string, account: string): Promise<string> {
  const member = await app.gateway.services.members.byAccount('pavilion', account);
  const of = { memberId: String(member?.id), brand: 'pavilion', currency: 'BDT', reference: `deposit:${randomUUID()}` };
  await app.gateway.services.wallet.post({ ...of, kind: 'deposit', amount: 50_000n });
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)) as [string, string];
  return (await app.request({ url: '/wps/v2/wallets/statement', token, query: { from, to } })).json().value.list[0].id;
}

/** A payout of a member that is theirs to confirm, and the payee it went to. */
async function paidOut(account: string): Promise<{ id: string; payeeId: string }> {
  const [id, payeeId] = [randomUUID(), randomUUID()];
  const { db, config } = app.platform;
  const cipher = await createFieldCipher(config);
  const member = await app.gateway.services.members.byAccount('pavilion', account);
  const of = { brand: 'pavilion', member_id: member?.id ?? 0n, method: 'river-pay' };
  const sealed = cipher.seal(JSON.stringify({ holder: 'Owner', number: '01811112222' }), `payees ${payeeId}`);
  await db
    .insertInto('payees')
    .values({ ...of, id: payeeId, sealed, number_index: cipher.index(id) })
    .execute();
  const money = { currency: 'BDT', amount: 50_000n, fee: 0n, paid: 50_000n };
  const paid = { state: 'paid', confirmation: 'open', ended_at: new Date(), confirm_until: new Date(Date.now() + 60_000) } as const;
  const rest = { provider: 'sandbox', flags: [], idempotency_key: id };
  await db
    .insertInto('withdrawals')
    .values({ ...of, ...money, ...paid, ...rest, id, payee_id: payeeId })
    .execute();
  return { id, payeeId };
}

/** A limit of a member’s that was asked to be loosened a day ago. */
async function dueChange(account: string): Promise<string> {
  const { db } = app.platform;
  const member = await app.gateway.services.members.byAccount('pavilion', account);
  const limit = { member_id: member?.id ?? 0n, kind: 'deposit', period: 'day', currency: 'BDT' } as const;
  await db
    .insertInto('play_limits')
    .values({ ...limit, value: 100n })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [asked, due, lapses] = [0, 24, 24 + 168].map((hours) => sql<Date>`now() + make_interval(hours => ${hours - 24})`);
  const { id } = await db
    .insertInto('limit_changes')
    .values({ ...limit, from_value: 100n, to_value: 200n, state: 'pending', asked_at: asked, due_at: due, lapses_at: lapses })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

describe('every route of this machine’s own port', () => {
  it('asks for a token, unless it only tells how the gateway is', async () => {
    const open = ['GET /healthz', 'GET /readyz', 'GET /metrics'];
    const routes = routesOf(app.gateway.privateServer.accessTable).filter(({ method, url }) => !open.includes(`${method} ${url}`));
    expect(routes.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const { method, url, schema } of routes)
      for (const [name, { token, headers = {} }] of Object.entries(callers)) {
        const { body, querystring } = schema;
        const answer = await app.requestPrivate({
          method: method as 'GET',
          url: url
            .replace(':brand', 'pavilion')
            .replace(':remote', 'lobby')
            .replace(':version', '1.0.0')
            .replace(':id', randomUUID())
            .replace(':hash', 'a'.repeat(96))
            .replace(/:\w+/g, 'somebody'),
          headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
          ...(querystring ? { query: sampleOf(querystring) as Record<string, string> } : {}),
          ...(method !== 'GET' && { payload: (body ? sampleOf(body) : {}) as object }),
        });
        if (answer.statusCode !== 401) wrong.push(`${name}: ${method} ${url} answered ${answer.statusCode} ${answer.body}`);
      }

    expect(wrong).toEqual([]);
  }, 60_000);
});

it('stops the start when a route does not say who may call it', async () => {
  const server = createHttpServer(app.platform);
  applyHttpRules(server, {
    https: false,
    findBrand: () => undefined,
    findSession: async () => undefined,
    closedError: () => undefined,
  });

  expect(() => server.get('/forgotten', async () => 'open to all')).toThrow('does not declare who may call it');
  await server.close();
});
