import { SegmentChange, type SegmentCount, type SegmentRule, type SegmentsValue } from '@pavilion/api/staff';
import { sql } from 'kysely';
import { enrolStaff, staffRequest, type TestOperator, testApp, type TestApp } from '../../../platform/testing';
import { faultsOf, type InputSchema } from '../../../platform/testing/input-from-schema';

let app: TestApp;
const staff: Record<string, TestOperator> = {};
/** Codes of segments by which members are given something, as the modules that give would say. */
const giving = new Set<string>();

beforeAll(async () => {
  app = await testApp();
  for (const name of ['mira', 'amina']) staff[name] = await enrolStaff(app, name, { pavilion: 'approver' });
  staff['omar'] = await enrolStaff(app, 'omar', { pavilion: 'operator' });
  staff['vera'] = await enrolStaff(app, 'vera', { pavilion: 'viewer' });
  for (const account of ['rahima', 'Karim', 'lily'])
    await app.gateway.services.members.create({ brand: 'pavilion', account, type: 0 });
  await app.gateway.services.members.create({ brand: 'lagoon', account: 'stranger', type: 0 });
  app.gateway.services.segments.addUses(async (_, __, code) =>
    giving.has(code) ? [{ kind: 'offer', name: { bn: 'স্বাগতম', en: 'Welcome' }, gives: true }] : [],
  );
}, 60_000);
afterAll(() => app.close());

const ROOT = '/staff/brands/pavilion';
const does = (who: string, method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  staffRequest(app, { method, url: `${ROOT}${path}`, as: staff[who] as TestOperator, ...(payload && { payload }) });
const seen = async () => (await does('vera', 'GET', '/segments')).json<{ value: SegmentsValue }>().value;
const refusal = async (answer: ReturnType<typeof does>) => {
  const { statusCode, code } = { statusCode: (await answer).statusCode, code: (await answer).json().code };
  return [statusCode, code];
};

const tagged = (...values: string[]): SegmentRule => ({ match: 'all', of: [{ fact: 'tags', op: 'any-of', values }] });
const change = (version: number, rule: SegmentRule, more: Partial<SegmentChange> = {}): SegmentChange => ({
  name: { bn: 'প্রিয়', en: 'Favourites' },
  rule,
  enabled: true,
  version,
  reason: 'for the autumn',
  ...more,
});
const tag = (name: string, accounts: string[], give = true) => ({ tag: name, give, accounts, reason: 'they asked for it' });
const { has, matching } = {
  has: async (account: string, code: string) => {
    const { members, segments } = app.gateway.services;
    const member = await members.byAccount('pavilion', account);
    return app.platform.db.transaction().execute((trx) => segments.has(trx, 'pavilion', code, String(member?.id)));
  },
  matching: async (account: string) => {
    const { members, segments } = app.gateway.services;
    return segments.matching(String((await members.byAccount('pavilion', account))?.id), 'pavilion');
  },
};

describe('a segment', () => {
  it('is written in versions, of which the latest holds at once, and tells the version by which a member is in it', async () => {
    expect((await does('omar', 'POST', '/tags', tag('kind', ['RAHIMA', 'karim']))).json().value).toEqual({ changed: 2 });
    const first = await does('mira', 'PUT', '/segments/favourites', change(0, tagged('kind')));
    const favourites = first.json<{ value: SegmentsValue }>().value.segments.find(({ code }) => code === 'favourites');
    expect(favourites).toMatchObject({ versions: [{ version: 1, writtenBy: 'mira' }], uses: [] });
    expect([await has('rahima', 'favourites'), await has('lily', 'favourites')]).toEqual([1, undefined]);
    expect([await matching('karim'), await matching('lily')]).toEqual([['favourites', 'new-members'], ['new-members']]);

    await does('amina', 'PUT', '/segments/favourites', change(1, { match: 'none', of: tagged('kind').of }));

    expect([await has('rahima', 'favourites'), await has('lily', 'favourites')]).toEqual([undefined, 2]);
    expect(await refusal(does('mira', 'PUT', '/segments/favourites', change(1, tagged('kind'))))).toEqual([
      409,
      'segments.conflict',
    ]);
    await does('amina', 'PUT', '/segments/favourites', change(2, tagged('kind'), { enabled: false }));
    expect([await has('rahima', 'favourites'), await matching('rahima')]).toEqual([undefined, ['new-members']]);
  });

  it('is counted before it is written, with a few masked accounts, of the brand alone', async () => {
    const anybody: SegmentRule = { match: 'any', of: [{ fact: 'registered', op: 'within', days: 30 }] };

    const { value } = (await does('vera', 'POST', '/segments/count', { rule: anybody })).json<{ value: SegmentCount }>();

    expect(value).toEqual({ members: 3, of: 3, sample: ['li***y', 'Ka***m', 'ra***a'] });
    const nobody = (await does('vera', 'POST', '/segments/count', { rule: tagged('never-set') })).json().value;
    expect(nobody).toEqual({ members: 0, of: 3, sample: [] });
  });

  it('of an unknown code is nobody’s, and cannot be named by what is written', async () => {
    const { segments } = app.gateway.services;
    await expect(has('rahima', 'not-there')).rejects.toThrow('segments.unknown');
    await expect(app.platform.db.transaction().execute((trx) => segments.assertKnown(trx, 'lagoon', 'favourites'))).rejects.toThrow(
      'segments.unknown',
    );
  });

  it('keeps its versions: nobody changes one or deletes it', async () => {
    const { db } = app.platform;
    await expect(db.updateTable('segments').set({ enabled: true }).execute()).rejects.toThrow('permission denied');
    await expect(db.deleteFrom('segments').execute()).rejects.toThrow('permission denied');
  });

  it('is told with what may be asked, and with the tags there are', async () => {
    const { facts } = await seen();

    expect(facts.find(({ key }) => key === 'tags')).toMatchObject({ type: 'set', choices: ['kind'] });
    expect(facts.find(({ key }) => key === 'currency')).toMatchObject({ type: 'text', choices: ['BDT'] });
    expect(facts.find(({ key }) => key === 'deposit-sum')).toMatchObject({ type: 'number', money: true, lastDays: true });
  });

  it('asks about what another module knows, once that says so', async () => {
    const { segments, members } = app.gateway.services;
    const rahima = await members.byAccount('pavilion', 'rahima');
    segments.addFact({
      ...{ key: 'shoe-size', type: 'number', lastDays: false, money: false },
      values: () => sql`select ${rahima?.id}::bigint as member_id, 38::bigint as value`,
    });
    const rule: SegmentRule = { match: 'all', of: [{ fact: 'shoe-size', op: 'at-least', value: '38', days: null }] };

    expect((await segments.count('pavilion', rule)).sample).toEqual(['ra***a']);
  });
});

describe('a segment by which members are given something', () => {
  beforeAll(async () => {
    await does('mira', 'PUT', '/segments/guests', change(0, tagged('guest')));
    giving.add('guests');
  });
  const guests = async () => (await seen()).segments.find(({ code }) => code === 'guests');

  it('says where it is used, and is not changed by one operator alone, but for its name and to switch it off', async () => {
    expect((await guests())?.uses).toEqual([{ kind: 'offer', name: { bn: 'স্বাগতম', en: 'Welcome' }, gives: true }]);
    const wider = change(1, { match: 'none', of: tagged('nobody').of });
    expect(await refusal(does('mira', 'PUT', '/segments/guests', wider))).toEqual([422, 'segments.decides_about_money']);

    expect((await does('mira', 'PUT', '/segments/guests', change(1, tagged('guest'), { enabled: false }))).statusCode).toBe(200);
    expect(await refusal(does('mira', 'PUT', '/segments/guests', change(2, tagged('guest'))))).toEqual([
      422,
      'segments.decides_about_money',
    ]);
  });

  it('is changed once another operator than the one who asks agrees', async () => {
    const wanted = change(2, tagged('guest', 'friend'));
    const asked = (await does('mira', 'POST', '/segments/guests/requests', wanted)).json<{ value: SegmentsValue }>().value;
    expect(asked.requests).toMatchObject([{ kind: 'segment', code: 'guests', requestedBy: 'mira', wanted }]);
    const address = `/segment-requests/${asked.requests[0]?.id}`;
    expect(await refusal(does('amina', 'POST', '/segments/guests/requests', wanted))).toEqual([409, 'segments.conflict']);
    const own = does('mira', 'POST', `${address}/approval`, { reason: 'I say so' });
    expect(await refusal(own)).toEqual([409, 'segments.second_operator_required']);
    expect((await guests())?.versions[0]?.version).toBe(2);

    const agreed = await does('amina', 'POST', `${address}/approval`, { reason: 'for the autumn' });

    expect(agreed.json().value.requests).toEqual([]);
    expect((await guests())?.versions[0]).toMatchObject({ version: 3, enabled: true, writtenBy: 'amina', rule: wanted.rule });
    const again = does('amina', 'POST', `${address}/approval`, { reason: 'for the autumn' });
    expect(await refusal(again)).toEqual([409, 'segments.request_closed']);
  });

  it('needs no second operator who is asked for nothing', async () => {
    const renamed = change(3, tagged('guest', 'friend'), { name: { bn: 'অতিথি', en: 'Guests' } });
    expect(await refusal(does('mira', 'POST', '/segments/guests/requests', renamed))).toEqual([422, 'segments.invalid']);
    expect((await does('mira', 'PUT', '/segments/guests', renamed)).statusCode).toBe(200);
  });

  it('is named by what is written in one transaction, and nobody gives a tag of it meanwhile', async () => {
    const { segments } = app.gateway.services;
    await does('mira', 'PUT', '/segments/late', change(0, tagged('late')));
    let waits: ReturnType<typeof does> | undefined;
    await app.platform.db.transaction().execute(async (trx) => {
      await segments.assertKnown(trx, 'pavilion', 'late');
      waits = does('omar', 'POST', '/tags', tag('late', ['lily']));
      await untilSomebodyWaits();
      giving.add('late');
    });

    expect(await refusal(waits as ReturnType<typeof does>)).toEqual([422, 'segments.decides_about_money']);
    expect(await has('lily', 'late')).toBeUndefined();
  });
});

/** For the lock of segments. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(app.platform.db);
    if (rows.length > 0) return;
  }
}

describe('tags', () => {
  it('are given and taken with a reason, and again changes nothing', async () => {
    expect((await does('omar', 'POST', '/tags', tag('warm', ['lily', 'rahima']))).json().value).toEqual({ changed: 2 });
    expect((await does('omar', 'POST', '/tags', tag('warm', ['lily', 'Rahima']))).json().value).toEqual({ changed: 0 });
    const lily = await app.gateway.services.members.byAccount('pavilion', 'lily');
    const tags = async () => (await does('vera', 'GET', `/members/${lily?.publicId}/tags`)).json().value;
    expect(await tags()).toMatchObject({ tags: [{ tag: 'warm', setBy: 'omar' }], known: ['kind', 'warm'] });

    expect((await does('omar', 'POST', '/tags', tag('warm', ['lily'], false))).json().value).toEqual({ changed: 1 });

    expect(await tags()).toMatchObject({ tags: [], known: ['kind', 'warm'] });
    const { lines } = (await staffRequest(app, { url: '/staff/audit?brand=pavilion', as: staff['amina'] as TestOperator })).json()
      .value;
    expect(lines[0]).toMatchObject({
      ...{ who: 'omar', action: 'segments.tag-taken', reason: 'they asked for it' },
      after: { tag: 'warm', accounts: ['lily'], changed: 1 },
    });
  });

  it('are given to nobody of a list in which somebody is unknown, or of another brand', async () => {
    const answer = await does('omar', 'POST', '/tags', tag('cold', ['lily', 'stranger', 'nobody-here']));

    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'segments.unknown_accounts', details: { accounts: 'stranger, nobody-here', count: 2 } },
    ]);
    expect((await seen()).facts.find(({ key }) => key === 'tags')?.choices).not.toContain('cold');
    expect((await does('vera', 'GET', '/members/0123456789abcdef/tags')).statusCode).toBe(404);
  });

  it('by which members are given something need two operators, to be given and to be taken', async () => {
    for (const give of [true, false])
      expect(await refusal(does('omar', 'POST', '/tags', tag('guest', ['lily'], give)))).toEqual([
        422,
        'segments.decides_about_money',
      ]);
    expect(await has('lily', 'guests')).toBeUndefined();

    expect((await does('omar', 'POST', '/tags/requests', tag('guest', ['lily']))).statusCode).toBe(200);
    expect(await refusal(does('omar', 'POST', '/tags/requests', tag('guest', ['karim'])))).toEqual([409, 'segments.conflict']);
    const [waiting] = (await seen()).requests;
    expect(waiting).toMatchObject({ kind: 'tag', code: 'guest', requestedBy: 'omar', wanted: { accounts: ['lily'], give: true } });
    await does('amina', 'POST', `/segment-requests/${waiting?.id}/approval`, { reason: 'she is a guest' });

    expect(await has('lily', 'guests')).toBe(4);
    expect(await refusal(does('omar', 'POST', '/tags/requests', tag('warm', ['lily'])))).toEqual([422, 'segments.invalid']);
  });

  it('that were asked for can be refused, and nothing is given', async () => {
    await does('omar', 'POST', '/tags/requests', tag('guest', ['karim']));
    const [waiting] = (await seen()).requests;

    expect((await does('amina', 'POST', `/segment-requests/${waiting?.id}/rejection`, { reason: 'not yet' })).statusCode).toBe(200);

    expect([await has('karim', 'guests'), (await seen()).requests]).toEqual([undefined, []]);
  });
});

describe('what does not fit', () => {
  it.each([
    ['a fact that nobody knows', { match: 'all', of: [{ fact: 'password', op: 'one-of', values: ['x'] }] }, 422],
    ['a question that does not fit', { match: 'all', of: [{ fact: 'tags', op: 'is', value: true }] }, 422],
    ['an empty group', { match: 'all', of: [] }, 400],
    ['a fifth group in four', nested(5), 400],
    ['a number with a sign', { match: 'all', of: [{ fact: 'deposit-sum', op: 'at-least', value: '-1', days: null }] }, 400],
  ])('is refused: %s', async (_, rule, status) => {
    expect((await does('mira', 'POST', '/segments/count', { rule })).statusCode).toBe(status);
    const wanted = { ...change(0, tagged('x')), rule };
    expect((await does('mira', 'PUT', '/segments/wrong', wanted)).statusCode).toBe(status);
  });

  it('four groups in each other are taken, and no more', async () => {
    expect((await does('mira', 'POST', '/segments/count', { rule: nested(4) })).statusCode).toBe(200);
  });

  it('is refused whatever field is spoiled, and nothing of it is written', async () => {
    const faults = faultsOf(SegmentChange as unknown as InputSchema, change(0, tagged('x')));
    expect(faults.length).toBeGreaterThan(20);
    const taken: string[] = [];
    for (const { field, kind, text } of faults) {
      const request = { method: 'PUT', url: `${ROOT}/segments/spoiled`, as: staff['mira'] as TestOperator, payload: text } as const;
      const answer = await staffRequest(app, { ...request, headers: { 'content-type': 'application/json' } });
      if (answer.statusCode !== 400) taken.push(`${field} ${kind}: ${answer.statusCode}`);
    }
    expect(taken).toEqual([]);
    expect((await seen()).segments.some(({ code }) => code === 'spoiled')).toBe(false);
  });

  it('is refused to whoever has no role for it', async () => {
    expect((await does('vera', 'POST', '/tags', tag('kind', ['lily']))).statusCode).toBe(403);
    expect((await does('omar', 'PUT', '/segments/favourites', change(3, tagged('kind')))).statusCode).toBe(403);
  });
});

function nested(depth: number): SegmentRule {
  const of = depth === 1 ? tagged('kind').of : [nested(depth - 1)];
  return { match: 'all', of };
}
