import { randomUUID } from 'node:crypto';
import type { DepositQueueValue } from '@pavilion/api/staff';
import { type DepositState, depositStates } from '@pavilion/api/wallet';
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import {
  repetitions,
  type TestPaymentCompany,
  enrolStaff,
  startCompany,
  registerPlayer,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { verifyLedger } from '../wallet';

const SEQUENCES = repetitions({ everyDay: 40, soak: 1_000 });
const ASKED = 100_000n;
/** From here on two operators have to say the same. */
const FOUR_EYES = 80_000n;

let app: TestApp;
let company: TestPaymentCompany;
let slip: Buffer;
let member: { memberId: string; token: string };
const staff: Record<string, TestOperator> = {};
beforeAll(async () => {
  app = await testApp();
  company = await startCompany(app);
  const token = await registerPlayer(app, 'orderly1');
  member = { token, memberId: String((await app.gateway.services.members.byAccount('pavilion', 'orderly1'))?.id) };
  slip = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  await sql`update deposit_rules set four_eyes_from = ${FOUR_EYES} where brand = 'pavilion'`.execute(app.platform.db);
  for (const [name, role] of [
    ['mira', 'approver'],
    ['nuri', 'approver'],
    ['vela', 'viewer'],
    ['opal', 'operator'],
  ] as const)
    staff[name] = await enrolStaff(app, name, { pavilion: role });
}, 60_000);
afterAll(async () => {
  await company.close();
  await app.close();
});

const deposits = () => app.gateway.services.deposits;
const owner = () => ({ brand: 'pavilion', memberId: member.memberId });
const balance = () => app.gateway.services.wallet.balance(member.memberId, 'BDT');
const begin = async (method: 'river-pay' | 'bank-transfer') => {
  const brand = app.gateway.services.brands.byCode('pavilion');
  if (!brand) throw new Error('no brand');
  const payer = { memberId: member.memberId, brand, origin: 'http://pavilion.localhost', locale: 'en' };
  return (await deposits().begin(payer, { method, amount: String(ASKED) }, randomUUID())).row;
};
const stateOf = async (id: string) => (await deposits().find(owner(), id)).row;
const says = (id: string, outcome: 'paid' | 'failed', total: bigint) =>
  app.request(
    company.callback('/vendors/payments/sandbox/callback', {
      paymentId: id,
      providerId: `sbx-${id.slice(0, 13)}`,
      outcome,
      total,
      currency: 'BDT',
    }),
  );
const timePasses = async (id: string) => {
  await sql`update deposits set expires_at = now() - interval '1 second' where id = ${id}::uuid and state = 'pending'`.execute(
    app.platform.db,
  );
  await deposits().runDue();
};
let uploads = 0;
/** Each from a network of its own, for which a minute has room. */
const sendSlip = (id: string) => {
  uploads += 1;
  return deposits().sendSlip(owner(), id, { slip, address: `10.${uploads % 250}.${Math.floor(uploads / 250)}.1` });
};
const action = (id: string, who: string) => ({ brand: 'pavilion', id, who, reason: 'looked at it' });

/** What happens to a deposit. */
type Event =
  | { what: 'paid'; total: bigint }
  | { what: 'failed'; total: bigint }
  | { what: 'time' }
  | { what: 'cancel' }
  | { what: 'slip' }
  | { what: 'reject' }
  | { what: 'return' }
  | { what: 'approve'; who: 'mira' | 'nuri'; arrived: bigint };

const totals = fc.constantFrom(ASKED, 60_000n);
const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ what: fc.constant('paid' as const), total: totals }),
  fc.record({ what: fc.constant('failed' as const), total: totals }),
  fc.record({ what: fc.constantFrom('time', 'cancel', 'slip', 'reject', 'return') }) as fc.Arbitrary<Event>,
  fc.record({ what: fc.constant('approve' as const), who: fc.constantFrom('mira' as const, 'nuri' as const), arrived: totals }),
);

async function happens(id: string, event: Event): Promise<unknown> {
  const { admin } = deposits();
  if (event.what === 'paid' || event.what === 'failed') return says(id, event.what, event.total);
  if (event.what === 'time') return timePasses(id);
  if (event.what === 'cancel') return deposits().cancel(owner(), id);
  if (event.what === 'slip') return sendSlip(id);
  if (event.what === 'reject') return admin.reject(action(id, 'mira'));
  if (event.what === 'return') return admin.refund(action(id, 'mira'));
  return admin.approve({ ...action(id, event.who), arrived: event.arrived });
}

/** The rules, written again from their words. */
interface Model {
  bank: boolean;
  state: DepositState;
  slip: boolean;
  arrived: bigint | undefined;
  agreed: string[];
  said: bigint | undefined;
  credited: bigint;
}

type Rules = { [What in Event['what']]: (now: Model, event: Extract<Event, { what: What }>) => Model };
const hasEnded = ({ state }: Model) => state === 'expired' || state === 'failed' || state === 'cancelled';
const rules: Rules = {
  paid(now, { total }) {
    if (now.bank || (now.state !== 'pending' && !hasEnded(now))) return now;
    if (now.state === 'pending' && total === ASKED) return { ...now, state: 'paid', credited: ASKED };
    return { ...now, state: 'review', arrived: total };
  },
  failed: (now, { total }) => (!now.bank && now.state === 'pending' && total === ASKED ? { ...now, state: 'failed' } : now),
  time: (now) => (now.state === 'pending' ? { ...now, state: 'expired' } : now),
  cancel: (now) => (now.state === 'pending' ? { ...now, state: 'cancelled' } : now),
  slip: (now) => (now.bank && (now.state === 'pending' || now.state === 'expired') ? { ...now, state: 'review', slip: true } : now),
  reject: (now) => (now.state === 'review' && now.slip ? { ...now, state: 'rejected' } : now),
  return: (now) => (now.state === 'review' && !now.slip ? { ...now, state: 'returned' } : now),
  approve: approved,
};

function next(now: Model, event: Event): Model {
  return (rules[event.what] as (now: Model, event: Event) => Model)(now, event);
}

function approved(now: Model, { who, arrived }: { who: string; arrived: bigint }): Model {
  if (now.state !== 'review' || now.agreed.includes(who)) return now;
  if ((now.arrived ?? now.said ?? arrived) !== arrived) return now;
  const agreed = [...now.agreed, who];
  if (agreed.length < (now.slip ? approvalsForSlip(arrived, who) : arrived >= FOUR_EYES ? 2 : 1))
    return { ...now, agreed, said: arrived };
  return { ...now, agreed, state: 'paid', credited: arrived };
}

/** What one operator credited for slips today with nobody beside them. Pieces for one member count together, as do ten times as many for all. */
const alone = new Map<string, bigint>();
function approvalsForSlip(arrived: bigint, who: string): 1 | 2 {
  const together = (key: string) => arrived + (alone.get(key) ?? 0n);
  return together('member') >= FOUR_EYES || together(who) >= FOUR_EYES * 10n ? 2 : 1;
}

function remember({ slip, state, agreed: [who = '', beside], credited }: Model): void {
  if (!slip || state !== 'paid' || beside) return;
  for (const key of ['member', who]) alone.set(key, (alone.get(key) ?? 0n) + credited);
}

/** The list, the record, its totals and the statement say of it what the balance and the model say. */
async function allScreensAgree(id: string, { state, credited }: Model): Promise<void> {
  const value = async (url: string, query: Record<string, string> = {}) =>
    (await app.request({ url, query, token: member.token })).json().value;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' });
  const days = { from: day.format(new Date(Date.now() - 86_400_000)), to: day.format(new Date(Date.now() + 86_400_000)) };
  const { reference } = await stateOf(id);
  const listed = (await value('/wps/v2/deposits')).list.find((each: { id: string }) => each.id === id);
  const record = await value('/wps/v2/records/account', { ...days, area: 'deposits' });
  const entry = record.list.find((each: { id: string }) => each.id === id);
  const { list } = await value('/wps/v2/wallets/statement', { ...days, limit: '100' });
  const lines = list.filter((line: { reference: string }) => line.reference === reference);

  expect(listed).toMatchObject({ state, reference, ...(credited > 0n && { credited: String(credited) }) });
  expect(entry).toMatchObject({ state, reference, change: String(credited), moved: credited > 0n });
  expect(lines.map(({ amount }: { amount: string }) => amount)).toEqual(credited > 0n ? [String(credited)] : []);
  expect(record.totals.moved).toBe(String(await balance()));
}

it(
  'credits at most once and only what arrived, whatever happens to a deposit in whatever order, and every screen says so (P6)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(events, { minLength: 1, maxLength: 7 }), async (bank, all) => {
        const before = await balance();
        const { id } = await begin(bank ? 'bank-transfer' : 'river-pay');
        let model: Model = { bank, state: 'pending', slip: false, arrived: undefined, agreed: [], said: undefined, credited: 0n };
        for (const event of all) {
          await happens(id, event).catch((error: Error) => {
            if (error.name !== 'DomainError') throw error;
          });
          model = next(model, event);
          expect((await stateOf(id)).state).toBe(model.state);
        }
        remember(model);
        expect((await balance()) - before).toBe(model.credited);
        expect((await stateOf(id)).credited ?? 0n).toBe(model.credited);
        await allScreensAgree(id, model);
      }),
      { numRuns: SEQUENCES },
    );
  },
  SEQUENCES * 1_500,
);

it('credits once when the company and two operators speak at the same moment, many times', async () => {
  const before = await balance();
  const { id } = await begin('river-pay');
  await timePasses(id);

  const answers = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => says(id, 'paid', 60_000n)),
    ...['mira', 'nuri', 'mira', 'nuri'].map((who) => deposits().admin.approve({ ...action(id, who), arrived: 60_000n })),
  ]);
  await deposits()
    .admin.approve({ ...action(id, 'mira'), arrived: 60_000n })
    .catch(() => undefined);

  expect(answers.length).toBe(9);
  expect(await stateOf(id)).toMatchObject({ state: 'paid', credited: 60_000n });
  expect((await balance()) - before).toBe(60_000n);
});

it('has a database that refuses every move that is none, past the service', async () => {
  const open = await begin('bank-transfer');
  const rejected = await begin('bank-transfer');
  await sendSlip(rejected.id);
  await deposits().admin.reject(action(rejected.id, 'mira'));
  const cancelled = await begin('river-pay');
  await deposits().cancel(owner(), cancelled.id);
  const returned = await begin('river-pay');
  await says(returned.id, 'paid', 60_000n);
  await deposits().admin.refund(action(returned.id, 'mira'));
  const paid = await begin('river-pay');
  await says(paid.id, 'paid', ASKED);
  const allowed: Partial<Record<DepositState, DepositState[]>> = {
    pending: ['paid', 'review', 'expired', 'failed', 'cancelled'],
    cancelled: ['review'],
  };

  const went: string[] = [];
  for (const { id } of [open, rejected, cancelled, returned, paid]) {
    const { state } = await stateOf(id);
    for (const to of depositStates.filter((other) => other !== state && !allowed[state]?.includes(other))) {
      const moved = sql`update deposits set state = ${to}, arrived = 1, credited = case when ${to} = 'paid' then 1 end, review_reason = 'late',
        settled_at = case when ${to} = 'paid' then now() end,
        ended_at = case when ${to} in ('created', 'pending', 'review') then null else now() end where id = ${id}::uuid`;
      await moved.execute(app.platform.db).then(
        () => went.push(`${state} to ${to}`),
        (error: { code?: string }) => expect(error.code).toBe('23514'),
      );
    }
  }

  expect(went).toEqual([]);
  await expect(sql`update deposits set credited = 1 where id = ${paid.id}::uuid`.execute(app.platform.db)).rejects.toMatchObject({
    code: '23514',
  });
});

describe('operators', () => {
  const ask = (who: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    staffRequest(app, {
      method,
      url: `/staff/brands/pavilion/${path}`,
      as: staff[who] as TestOperator,
      ...(payload && { payload }),
    });
  const reason = 'looked at it';
  /** One of those that wait for somebody to look, on whichever page of them: the sequences before may have left hundreds. */
  const waiting = async (id: string, after?: string): Promise<object | undefined> => {
    const { list, next } = (await ask('vela', 'GET', `deposits?queue=review${after ? `&after=${after}` : ''}`)).json().value;
    return list.find((line: { id: string }) => line.id === id) ?? (next && waiting(id, next));
  };

  it('see a slip, say together what arrived, and are written down', async () => {
    const before = await balance();
    const { id } = await begin('bank-transfer');
    await sendSlip(id);
    const said = { arrived: '90000', reason };

    expect(await waiting(id)).toMatchObject({ reviewReason: 'slip', hasSlip: true, needed: 2 });
    expect((await ask('vela', 'GET', `deposits/${id}/slip`)).headers['content-type']).toBe('image/jpeg');
    expect((await ask('vela', 'POST', `deposits/${id}/approval`, said)).statusCode).toBe(403);
    expect((await ask('mira', 'POST', `deposits/${id}/approval`, said)).json().value).toMatchObject({ approvals: ['mira'] });
    expect((await ask('mira', 'POST', `deposits/${id}/approval`, said)).json().code).toBe('deposits.second_operator_required');
    const other = await ask('nuri', 'POST', `deposits/${id}/approval`, { arrived: '90001', reason });
    expect(other.json().code).toBe('deposits.amount_differs');
    expect((await ask('nuri', 'POST', `deposits/${id}/approval`, said)).json().value).toMatchObject({
      state: 'paid',
      credited: '90000',
    });

    expect(await balance()).toBe(before + 90_000n);
    const { rows } = await sql<{
      entry: string;
    }>`select to_jsonb(log)::text as entry from audit_log log order by id desc limit 2`.execute(app.platform.db);
    for (const who of ['mira', 'nuri'])
      expect(rows.filter(({ entry }) => [who, 'deposits.approved', id, reason].every((part) => entry.includes(part)))).toHaveLength(
        1,
      );
  });

  it('go through a long queue page by page, each deposit once, and look at one of them', async () => {
    const { id } = await begin('bank-transfer');
    await sql`
      insert into deposits
      select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'reference', 'P' || n, 'idempotency_key', 'page-by-page-' || n))).*
      from deposits one, generate_series(1, 110) n where id = ${id}::uuid`.execute(app.platform.db);
    const { rows } = await sql<{ id: string }>`
      select id from deposits where brand = 'pavilion' and state in ('created', 'pending') order by created_at desc, id desc`.execute(
      app.platform.db,
    );
    const seen: string[] = [];
    for (let next: string | undefined = ''; next !== undefined;) {
      const page: { value: DepositQueueValue } = (
        await ask('vela', 'GET', `deposits?queue=open${next && `&after=${next}`}`)
      ).json();
      seen.push(...page.value.list.map((line) => line.id));
      next = page.value.next;
    }

    expect(seen).toEqual(rows.map((row) => row.id));
    expect((await ask('vela', 'GET', `deposits/${id}`)).json().value).toMatchObject({ id, state: 'pending' });
    expect((await ask('vela', 'GET', `deposits/${randomUUID()}`)).statusCode).toBe(404);
  });

  it('send back what came late; the company gives it to its payer, and its report says so', async () => {
    const row = await begin('river-pay');
    await company.pay(row.pay_url ?? '', { action: 'other-amount', amount: '600' });
    for (;;) if ((await stateOf(row.id)).state === 'review') break;

    const returned = await ask('mira', 'POST', `deposits/${row.id}/return`, { reason: 'Another amount.' });
    await deposits().runDue();

    expect(returned.json().value).toMatchObject({ state: 'returned', credited: null });
    expect((await stateOf(row.id)).sent_back_at).not.toBeNull();
    const [from, until] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    const lines = (await deposits().provider('sandbox')?.settlementReport(from, until))?.filter(({ id }) => id === row.id);
    expect(lines).toMatchObject([
      { kind: 'payment', amount: 60_000n, fee: 0n, currency: 'BDT', state: 'paid' },
      { kind: 'refund', amount: 60_000n, currency: 'BDT', state: 'paid' },
    ]);
  });

  it('switch a way to pay off, and see how it goes and what a company’s word was worth', async () => {
    await says(randomUUID(), 'paid', ASKED);
    const { methods, providers } = (await ask('vela', 'GET', 'deposit-methods')).json().value;
    expect(methods.find(({ code }: { code: string }) => code === 'river-pay').paid).toBeGreaterThan(0);
    expect(providers).toMatchObject([{ provider: 'sandbox', lastCallbackAt: expect.any(String) }]);
    expect(providers[0].refused).toBeGreaterThan(0);

    await ask('opal', 'PUT', 'deposit-methods/river-pay', { enabled: false, reason });

    const { value } = (await app.request({ url: '/wps/v2/deposits/methods', token: member.token })).json();
    expect(value.methods.map(({ code }: { code: string }) => code)).not.toContain('river-pay');
    expect((await ask('opal', 'PUT', 'deposit-methods/tide-pay', { enabled: false, reason })).statusCode).toBe(404);
  });

  it('of another brand see nothing of it', async () => {
    const { id } = await begin('bank-transfer');
    await sendSlip(id);
    const foreign = await enrolStaff(app, 'abroad', { lagoon: 'admin' });

    for (const url of [
      `/staff/brands/lagoon/deposits/${id}`,
      `/staff/brands/lagoon/deposits/${id}/slip`,
      `/staff/brands/pavilion/deposits?queue=review`,
    ])
      expect([403, 404]).toContain((await staffRequest(app, { method: 'GET', url, as: foreign })).statusCode);
  });
});

it('leaves the books in order', async () => {
  expect(await verifyLedger(app.platform.db)).toMatchObject({ sound: true });
});
