import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { PASSWORD, requestSealed, sealEnvelope, testApp, type TestApp } from '../testing';
import {
  arbitraryInput,
  hasUnboundedField,
  type Fault,
  faultsOf,
  type InputSchema,
  isOpen,
  malformedInputs,
} from '../testing/input-from-schema';
import type { AccessRule } from './request-context';

let app: TestApp;
let token: string;
let key: { kid: string; publicKey: string };
beforeAll(async () => {
  app = await testApp();
  await app.gateway.services.members.create({ brand: 'pavilion', account: 'leader1', type: 1, password: PASSWORD });
  const signedIn = { method: 'POST', url: '/wps/session/login', payload: { username: 'leader1', password: PASSWORD } } as const;
  token = (await requestSealed(app, signedIn)).json().value.token;
  key = (await app.request({ url: '/wps/session/envelopeKey' })).json().value;
});
afterAll(() => app.close());

type Route = AccessRule & { method: string };
/** Every route that players reach, with an agent’s session where one is asked for. */
const routes = (): Route[] =>
  app.gateway.site.accessTable
    .filter(({ access }) => ['public', 'player', 'member', 'agent'].includes(access))
    .flatMap((rule) => rule.methods.map((method) => ({ ...rule, method })))
    .filter(({ method, url }) => method !== 'HEAD' && url !== '/wps/stream');
const bodyOf = ({ schema }: Route) => schema.body as InputSchema | undefined;
const queryOf = ({ schema }: Route) => schema.querystring as InputSchema | undefined;
const SEED = 20_260_117;
/** Twenty seconds at most on a machine that has nothing else to do. */
const TIMEOUT = 120_000;
const sampleOf = (schema: InputSchema) => fc.sample(arbitraryInput(schema), { numRuns: 1, seed: SEED })[0];

let host = 0;
/** Addresses are counted too. */
const nextAddress = () => `${10 + ((host += 1) >> 16)}.${(host >> 8) & 255}.${host & 255}.7`;
const addressOf = ({ url }: Route) => url.replace(/:\w+/g, 'x').replace('*', 'nothing');
const send = (route: Route, { text, query = '' }: { text?: string; query?: string }) => {
  const url = addressOf(route);
  const payload =
    text === undefined
      ? undefined
      : route.encrypted
        ? JSON.stringify(sealEnvelope(key, { method: route.method, path: url, body: text }))
        : text;
  return app.request({
    method: route.method as 'GET',
    url: `${url}${query && `?${query}`}`,
    remoteAddress: nextAddress(),
    ...(route.access !== 'public' && { token }),
    headers: { 'idempotency-key': 'bad-input-0123456789', ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
};
const told = (route: Route, { field, kind }: Pick<Fault, 'field' | 'kind'>, { statusCode, body }: LightMyRequestResponse) =>
  `${route.method} ${route.url}: ${field} ${kind} → ${statusCode} ${body.slice(0, 200)}`;
/** 400 that names the field, and never repeats the value. */
const isNamed = ({ field, kind }: Fault, answer: LightMyRequestResponse) => {
  if (answer.statusCode !== 400) return false;
  const { code, fields = {} } = answer.json<{ code: string; fields?: Record<string, string> }>();
  return code === 'request.invalid' && (kind === '__proto__' || Object.hasOwn(fields, field));
};

/** Rows of every table, but of the envelopes that were opened, of who was here and of who does which job. */
async function rowCounts(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('envelope_nonces', 'play_time', 'leases')`.execute(
    app.platform.db,
  );
  const counts = tables.map(({ name }) => sql`select ${name} as name, count(*)::int as count from ${sql.table(name)}`);
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(app.platform.db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Fewer than registrations may be open at once. */
const AT_ONCE = 20;

describe('every route that takes something', () => {
  it('says how long each text and list may be, and takes no name that it does not know', () => {
    const open = routes().flatMap((route) =>
      [bodyOf(route), queryOf(route)].flatMap((schema) =>
        schema ? hasUnboundedField(schema).map((what) => `${route.method} ${route.url}: ${what}`) : [],
      ),
    );

    expect(open).toEqual([]);
  });

  it(
    'refuses what its schema does not take, names the field, and does nothing',
    async () => {
      const before = await rowCounts();
      const wrong: string[] = [];
      let tried = 0;
      for (const route of routes()) {
        const [body, query] = [bodyOf(route), queryOf(route)];
        const inBody = body ? faultsOf(body, sampleOf(body)).map((fault) => ({ fault, sent: { text: fault.text } })) : [];
        const inQuery = query ? queryFaults(query).map((fault) => ({ fault, sent: { query: fault.text } })) : [];
        const faults = [...inBody, ...inQuery];
        tried += faults.length;
        for (let at = 0; at < faults.length; at += AT_ONCE)
          await Promise.all(
            faults.slice(at, at + AT_ONCE).map(async ({ fault, sent }) => {
              const answer = await send(route, sent);
              if (!isNamed(fault, answer)) wrong.push(told(route, fault, answer));
            }),
          );
      }

      expect(wrong).toEqual([]);
      expect(tried).toBeGreaterThan(500);
      expect(await rowCounts()).toEqual(before);
    },
    TIMEOUT,
  );

  it(
    'breaks at nothing that is odd and may be taken',
    async () => {
      const wrong: string[] = [];
      for (const route of routes().filter(({ url }) => !url.endsWith('/logout'))) {
        const body = bodyOf(route);
        for (const odd of body ? malformedInputs(body, sampleOf(body)) : []) {
          const answer = await send(route, { text: odd.text });
          if (answer.statusCode >= 500 && answer.json().code !== 'service.unavailable') wrong.push(told(route, odd, answer));
        }
        for (const query of ['x=%00&__proto__=1&constructor=1&x[]=1', 'x=%ED%A0%80&%', `x=${'a'.repeat(4_000)}`])
          if ((await send(route, { query })).statusCode >= 500) wrong.push(`${route.method} ${route.url}?${query.slice(0, 40)}`);
      }

      expect(wrong).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'refuses what is no JSON, what is nested without end, and what says a name twice',
    async () => {
      const texts = [
        '',
        '{',
        'null',
        '[]',
        '"text"',
        '{"a":1',
        `${'['.repeat(20_000)}`,
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{}}}',
      ];
      const wrong: string[] = [];
      for (const route of routes().filter((each) => bodyOf(each)))
        await Promise.all(
          texts.map(async (text) => {
            const answer = await send(route, { text });
            if (answer.statusCode !== 400) wrong.push(told(route, { field: 'body', kind: text.slice(0, 20) }, answer));
          }),
        );

      expect(wrong).toEqual([]);
    },
    TIMEOUT,
  );
});

/** An address carries only texts: what can be wrong is their length, NUL, a name that is twice or that nobody asked for. */
function queryFaults(schema: InputSchema): Fault[] {
  const valid = sampleOf(schema) as Record<string, unknown>;
  const written = (values: object) =>
    new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)] as [string, string])).toString();
  const inside = Object.entries(schema.properties ?? {}).flatMap(([field, { maxLength, pattern }]) => [
    ...(maxLength === undefined
      ? []
      : [{ field, kind: 'too long', text: written({ ...valid, [field]: 'a'.repeat(maxLength + 1) }) }]),
    ...(pattern ? [{ field, kind: 'NUL', text: written({ ...valid, [field]: 'a\u0000' }) }] : []),
    { field, kind: 'twice', text: `${written(valid)}&${field}=a&${field}=b` },
  ]);
  const missing = (schema.required ?? []).map((field) => {
    const { [field]: _, ...rest } = valid;
    return { field, kind: 'missing', text: written(rest) };
  });
  const unknown = { field: 'stowaway', kind: 'unknown', text: `${written(valid)}&stowaway=1` };
  return [...inside, ...missing, ...(isOpen(schema) ? [] : [unknown])];
}
