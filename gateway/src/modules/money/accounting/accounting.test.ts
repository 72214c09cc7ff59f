import { randomUUID, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdjustmentLine } from '@pavilion/api/staff';
import fc from 'fast-check';
import pg from 'pg';
import {
  untilDaysAggregated,
  enrolStaff,
  type PlayerAtVendor,
  type TestOperator,
  staffRequest,
  TestVendor,
} from '../../../platform/testing';
import { latestDay } from './period';
import { createReconciliations } from './reconciliations';
import type { SettlementLine } from '../deposits';

let vendor: TestVendor;
let owner: pg.Client;
let studio: Server;
let player: PlayerAtVendor;
let member: string;
const staff: Record<string, TestOperator> = {};
let rounds: object[] = [];
const asked: { path: string | undefined; signed: boolean; body: Record<string, string> }[] = [];

beforeAll(async () => {
  studio = createServer(async (request, response) => {
    let body = '';
    for await (const bytes of request) body += String(bytes);
    const key = await vendor.app.gateway.services.vendors.keyFor('studio');
    const signature = Buffer.from(String(request.headers['x-hub88-signature']), 'base64');
    asked.push({
      path: request.url,
      signed: verify('RSA-SHA256', Buffer.from(body), key.export({ type: 'pkcs8', format: 'pem' }), signature),
      body: JSON.parse(body),
    });
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ rounds, next: null }));
  });
  await new Promise<void>((resolve) => void studio.listen(0, '127.0.0.1', resolve));
  vendor = await TestVendor.connected(`http://127.0.0.1:${(studio.address() as AddressInfo).port}`);
  owner = new pg.Client({ connectionString: vendor.app.platform.url });
  await owner.connect();
  // At nine of the day before, by the clock of universal time: before anybody asks for it, since what is known of a vendor is remembered.
  await owner.query(
    `update vendors set added_at = ((now() at time zone 'Asia/Dhaka')::date - 1 + time '15:00') at time zone 'Asia/Dhaka'`,
  );
  for (const name of ['mira', 'nuri', 'lina']) staff[name] = await enrolStaff(vendor.app, name, { pavilion: 'approver' });
  staff['omar'] = await enrolStaff(vendor.app, 'omar', { pavilion: 'viewer' });
  player = await vendor.player(10_000n);
  member = player.user.slice('pavilion_'.length);
});
afterAll(async () => {
  await owner.end();
  await vendor.close();
  studio.close();
});

const root = '/staff/brands/pavilion';
const ask = async (who: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const answer = await staffRequest(vendor.app, {
    url: `${root}${path}`,
    method,
    as: staff[who] as TestOperator,
    ...(payload && { payload }),
  });
  return answer.json();
};
const propose = (who: string, more: object = {}) =>
  ask(who, 'POST', '/adjustments', {
    id: randomUUID(),
    member,
    kind: 'adjustment-in',
    amount: '500',
    reason: 'we owed it',
    ...more,
  });
const decide = (who: string, id: string, action: 'approval' | 'rejection' | 'withdrawal') =>
  ask(who, 'POST', `/adjustments/${id}/${action}`, { reason: 'looked at it' });

/** Every page of a list, one after the other. */
async function pagesOf(path: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const { value } = await ask('omar', 'GET', `${path}${after && `after=${after}`}`);
    pages.push(value.list.map((line: { id: string }) => line.id));
    after = value.next;
  }
  return pages;
}

describe('a list that is longer than a page', () => {
  it('of adjustments is read to its end, each once', async () => {
    await owner.query(
      `insert into adjustments (id, brand, member_id, kind, currency, amount, reason, state, proposed_by, decided_by, decided_at, decision)
       select gen_random_uuid(), 'pavilion', id, 'adjustment-in', 'BDT', 100, 'a mistake', 'withdrawn', 'mira', 'mira',
         now() - (nth / 2) * interval '1 second', 'taken back'
       from members, generate_series(1, 120) nth where members.public_id = $1`,
      [member],
    );
    const pages = await pagesOf('/adjustments?queue=ended&');

    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(new Set(pages.flat()).size).toBe(120);
  });

  it('of comparisons is, too, the latest day first', async () => {
    await owner.query(
      `insert into reconciliations (brand, source, day, currency, state, asked_by, ended_at)
       select 'pavilion', 'provider:old', date '2020-01-01' + nth, 'BDT', 'done', 'mira', now() from generate_series(1, 130) nth`,
    );
    const pages = await pagesOf('/reconciliations?');

    expect(pages.map(({ length }) => length)).toEqual([100, 30]);
    expect(pages.flat()).toEqual(pages.flat().toSorted((one, other) => Number(other) - Number(one)));
  });
});

describe('an adjustment', () => {
  it('is proposed by one operator, posted by another, and told to the member with its reason', async () => {
    const before = await player.balance();
    const { value } = await propose('mira');
    expect(value).toMatchObject({
      state: 'proposed',
      amount: '500',
      currency: 'BDT',
      proposedBy: 'mira',
      member: { account: 'player1' },
    });
    expect((await ask('nuri', 'GET', '/adjustments?queue=proposed')).value).toMatchObject({ waiting: 1, list: [{ id: value.id }] });
    expect(await player.balance()).toBe(before);

    expect(await decide('mira', value.id, 'approval')).toMatchObject({ code: 'accounting.second_operator_required' });
    expect((await decide('nuri', value.id, 'approval')).value).toMatchObject({ state: 'posted', decided: { by: 'nuri' } });

    expect(await player.balance()).toBe(before + 500n);
    expect(await decide('lina', value.id, 'approval')).toMatchObject({ code: 'accounting.closed' });
    const { value: books } = await ask('omar', 'GET', `/members/${member}/ledger`);
    expect(books.list[0]).toMatchObject({
      kind: 'adjustment-in',
      note: 'we owed it',
      correctable: true,
      entries: [
        { account: 'member', amount: '500' },
        { account: 'adjustments', amount: '-500' },
      ],
    });
    const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const asked = { from: dayOf(-1), to: dayOf(1) };
    const { lines } = await vendor.app.gateway.services.wallet.statement(player.memberId, 'BDT', asked, 'UTC');
    expect(lines[0]).toMatchObject({ kind: 'adjustment-in', note: 'we owed it' });
  });

  it('is the same one when its proposal is sent twice, and not another', async () => {
    const id = randomUUID();
    expect((await propose('mira', { id })).value).toMatchObject({ id });
    expect((await propose('mira', { id })).value).toMatchObject({ id });
    expect(await propose('mira', { id, amount: '501' })).toMatchObject({ code: 'wallet.reference_reused' });
    expect((await decide('mira', id, 'withdrawal')).value).toMatchObject({ state: 'withdrawn' });
  });

  it('that cannot be paid stays proposed, and leaves nothing in the books', async () => {
    const { value } = await propose('mira', { kind: 'adjustment-out', amount: '99999999' });

    expect(await decide('nuri', value.id, 'approval')).toMatchObject({ code: 'wallet.insufficient_funds' });
    expect(await decide('nuri', value.id, 'withdrawal')).toMatchObject({ code: 'auth.forbidden' });
    expect((await ask('omar', 'GET', `/members/${member}/ledger?reference=adjustment:${value.id}`)).value.list).toEqual([]);
    expect((await decide('nuri', value.id, 'rejection')).value).toMatchObject({ state: 'rejected' });
  });

  it.each([
    ['without an amount', { amount: undefined }, 'request.invalid'],
    ['with a reference of its own', { reference: 'deposit:1' }, 'request.invalid'],
    ['for nobody', { member: '0123456789abcdef' }, 'request.not_found'],
    ['of what is not there', { kind: 'correction', amount: undefined, reference: 'deposit:nothing' }, 'accounting.not_correctable'],
  ])('is not proposed %s', async (_what, more, code) => {
    expect(await propose('mira', more)).toMatchObject({ code });
  });

  it('is none of a viewer’s', async () => {
    expect(await propose('omar')).toMatchObject({ code: 'auth.forbidden' });
  });

  it('never leaves the state it ended in, never has one person, and never stands without its posting, whoever asks the table', async () => {
    const { value } = await propose('mira');
    const set = (change: string) => owner.query(`update adjustments set ${change} where id = $1`, [value.id]);
    const decided = (who: string) => `decided_by = '${who}', decided_at = now(), decision = 'because'`;

    await expect(set(`state = 'posted', ${decided('nuri')}`)).rejects.toMatchObject({ code: '23514' });
    await expect(set(`state = 'rejected', ${decided('mira')}`)).rejects.toMatchObject({ code: '23514' });
    await expect(set('amount = amount + 1')).rejects.toMatchObject({ code: '23514' });
    await decide('nuri', value.id, 'rejection');
    await expect(set(`state = 'proposed', decided_by = null, decided_at = null, decision = null`)).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('a correction', () => {
  it('takes a posted adjustment back, once, against the account it came from', async () => {
    const { value: given } = await propose('mira', { amount: '700' });
    await decide('nuri', given.id, 'approval');
    const before = await player.balance();
    const wanted = { kind: 'correction', amount: undefined, reference: `adjustment:${given.id}` };

    const { value } = await propose('nuri', wanted);
    expect(value).toMatchObject({ amount: '700', reference: `adjustment:${given.id}` });
    expect(await propose('lina', wanted)).toMatchObject({ code: 'accounting.not_correctable' });
    await decide('mira', value.id, 'approval');

    expect(await player.balance()).toBe(before - 700n);
    const { list } = (await ask('omar', 'GET', `/members/${member}/ledger?reference=${given.id}`)).value;
    expect(list).toMatchObject([
      {
        kind: 'correction',
        effect: '-700',
        related: `adjustment:${given.id}`,
        entries: [{}, { account: 'adjustments', amount: '700' }],
      },
      { kind: 'adjustment-in', effect: '700', correctable: false },
    ]);
    expect(await propose('lina', wanted)).toMatchObject({ code: 'accounting.not_correctable' });
  });
});

describe('whatever operators do to adjustments, in any order', () => {
  it('each posts at most once, by two people, and the balance is what was posted', async () => {
    const action = fc.record({
      which: fc.nat(2),
      who: fc.constantFrom('mira', 'nuri'),
      action: fc.constantFrom('propose', 'approval', 'rejection', 'withdrawal'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 10 }), async (actions) => {
        const ids = [randomUUID(), randomUUID(), randomUUID()];
        const model = new Map<string, { state: AdjustmentLine['state']; by: string }>();
        const before = await player.balance();
        for (const { which, who, action: what } of actions) {
          const id = ids[which] as string;
          const known = model.get(id);
          if (what === 'propose') {
            const { value } = await propose(who, { id, amount: '10' });
            if (!known) model.set(id, { state: 'proposed', by: who });
            expect(Boolean(value)).toBe(!known || known.by === who);
            continue;
          }
          const { value } = await decide(who, id, what);
          const may = known?.state === 'proposed' && (what === 'withdrawal') === (known.by === who);
          expect(Boolean(value)).toBe(may);
          const next = { approval: 'posted', rejection: 'rejected', withdrawal: 'withdrawn' } as const;
          if (known && may) model.set(id, { ...known, state: next[what] });
        }
        const posted = [...model.values()].filter(({ state }) => state === 'posted').length;
        expect(await player.balance()).toBe(before + 10n * BigInt(posted));
      }),
      { numRuns: 12 },
    );
  });
});

describe('what the house owes', () => {
  it('is told for each currency by itself: balances, open rounds, and what games brought today', async () => {
    await vendor.bet(player, 300n, { round: 'still-open' });
    await untilDaysAggregated(owner);

    const { value } = await ask('omar', 'GET', '/liability');

    expect(value.currencies).toHaveLength(1);
    expect(value.currencies[0]).toMatchObject({
      currency: 'BDT',
      main: String(await player.balance()),
      rounds: { count: 1, staked: '300' },
      today: { bets: '300', wins: '0', revenue: '300' },
      withdrawals: { count: 0, amount: '0' },
    });
  });
});

const yesterday = async () => (await ask('omar', 'GET', '/reconciliations')).value.latestDay as string;
const compare = (source: string, day: string) => ask('mira', 'POST', '/reconciliations', { source, day });

describe('a vendor’s day', () => {
  const played = async (round: string, bet: bigint, win: bigint) => {
    const transaction_uuid = randomUUID();
    await vendor.bet(player, bet, { transaction_uuid, round });
    await vendor.win(player, win, transaction_uuid, { round });
  };
  const told = (round: string, bets: number, wins: number, day: string, state = 'settled') => ({
    round,
    user: player.user,
    bets: String(bets * 1000),
    wins: String(wins * 1000),
    state,
    closed_at: `${day}T10:00:00.000Z`,
  });

  it('is held against the books: what is missing on a side, what differs, and how much each has', async () => {
    const day = await yesterday();
    for (const round of ['same', 'other', 'unknown-there', 'taken-back-there', 'brought-over']) await played(round, 100n, 40n);
    await owner.query(`update game_rounds set moved_at = ($1 || 'T10:00:00Z')::timestamptz where round <> 'still-open'`, [day]);
    await owner.query(`update game_rounds set moved_at = ($1 || 'T08:00:00Z')::timestamptz where round = 'brought-over'`, [day]);
    rounds = [
      told('same', 100, 40, day),
      told('other', 100, 50, day),
      told('unknown-here', 7, 0, day),
      told('taken-back-there', 0, 0, day, 'rolled_back'),
      { ...told('another-brand', 9, 0, day), user: 'lagoon_0123456789abcdef' },
    ];

    const { value } = await compare('vendor:studio', day);

    expect(value).toMatchObject({
      state: 'done',
      currency: 'BDT',
      ours: { count: 4, amount: '400' },
      theirs: { count: 3, amount: '207' },
    });
    const differences = value.list.map(({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`);
    expect(differences.toSorted()).toEqual([
      'missing-here unknown-here',
      'missing-there unknown-there',
      'other-amount other',
      'other-state taken-back-there',
    ]);
    expect(asked.at(-1)).toMatchObject({ path: '/operator/generic/v2/report', signed: true, body: { currency: 'BDT' } });
  });

  it('keeps what was explained when it is compared again, as long as it is the same', async () => {
    const day = await yesterday();
    const { list, id } = (await compare('vendor:studio', day)).value;
    const one = list.find(({ subject }: { subject: string }) => subject === 'other');
    expect(await ask('mira', 'PUT', `/reconciliations/${id}/differences/99999999`, { reason: 'a free round' })).toMatchObject({
      code: 'request.not_found',
    });
    await ask('mira', 'PUT', `/reconciliations/${id}/differences/${one.id}`, { reason: 'a free round' });

    const again = (await compare('vendor:studio', day)).value;
    expect(again).toMatchObject({ id, differences: 4, unexplained: 3 });
    rounds = rounds.map((round) => ('round' in round && round.round === 'other' ? told('other', 100, 60, day) : round));
    expect((await compare('vendor:studio', day)).value).toMatchObject({ id, differences: 4, unexplained: 4 });
  });

  it('says that it failed when the vendor makes no sense, and takes no day that is not over', async () => {
    rounds = [{ round: 'x' }];
    expect((await compare('vendor:studio', await yesterday())).value).toMatchObject({
      state: 'failed',
      failure: 'the answer is no report',
    });
    expect(await compare('vendor:studio', '2999-01-01')).toMatchObject({ code: 'request.invalid' });
    expect(await compare('vendor:nobody', await yesterday())).toMatchObject({ code: 'accounting.no_report' });
  });
});

describe('a day that is over', () => {
  it('is compared by the job of the brand, which fails while a source does not answer', async () => {
    rounds = [];

    await expect(vendor.app.platform.jobs.runNow('accounting.reconcile', 'pavilion')).rejects.toThrow(
      /could not be compared with provider:sandbox$/,
    );

    const { rows } = await owner.query(
      `select source, state from reconciliations where requested_by = 'daily comparison' and brand = 'pavilion' order by source`,
    );
    expect(rows).toEqual([
      { source: 'provider:sandbox', state: 'failed' },
      { source: 'vendor:studio', state: 'done' },
    ]);
  });
});

describe('a payment company’s day', () => {
  it('is held against payments, payouts and their postings, and compared once by itself', async () => {
    const { audit, brands, vendors } = vendor.app.gateway.services;
    // Where two hours of the day are over already.
    const timeZone = new Date().getUTCHours() < 3 ? 'Etc/GMT-12' : 'UTC';
    const { over } = await latestDay(vendor.app.platform.db, timeZone);
    const at = new Date(over.getTime() - 12 * 3_600_000);
    const paid = async (amount: bigint, posted = amount) => {
      const id = randomUUID();
      await owner.query(
        `insert into deposits (id, brand, member_id, method, provider, currency, amount, fee, state, idempotency_key, pay_url, expires_at, settled_at,
          ended_at, reference, arrived, credited)
        values ($1::uuid, 'pavilion', $2, 'river-pay', 'company', 'BDT', $3, 0, 'paid', $5, 'x', now(), $4, $4, $5, $3, $3)`,
        [id, player.memberId, String(amount), at, id],
      );
      const movement = {
        kind: 'deposit',
        memberId: player.memberId,
        brand: 'pavilion',
        currency: 'BDT',
        provider: 'company',
      } as const;
      if (posted) await vendor.app.gateway.services.wallet.post({ ...movement, reference: `deposit:${id}`, amount: posted });
      return id;
    };
    const [same, other, unposted, unknown] = [await paid(100n), await paid(100n, 90n), await paid(100n, 0n), randomUUID()];
    const line = (id: string, amount: bigint): SettlementLine => ({
      id,
      providerId: `c-${id}`,
      kind: 'payment',
      amount,
      fee: 0n,
      currency: 'BDT',
      state: 'paid',
      at,
    });
    const company = {
      settlementReport: async () => [line(same, 100n), line(other, 100n), line(unposted, 100n), line(unknown, 5n)],
    };
    const pavilion = brands.byCode('pavilion');
    if (!pavilion) throw new Error('there is no brand pavilion');
    const needs = {
      audit,
      vendors: { ...vendors, codesOfBrand: async () => [] },
    };
    const service = createReconciliations(vendor.app.platform, { ...needs, providers: { company } });

    const there = { ...pavilion, timeZone };
    const [one, beside] = [service.compareDue(there, new Date()), service.compareDue(there, new Date())];
    await Promise.allSettled([one, beside]);
    // Then it is done, and there is nothing left to do.
    await service.compareDue(there, new Date());

    const { rows } = await owner.query(`select id, requested_by, state from reconciliations where source = 'provider:company'`);
    expect(rows).toMatchObject([{ requested_by: 'daily comparison', state: 'done' }]);
    const { list, theirs } = await service.find('pavilion', BigInt(rows[0].id));
    expect(theirs).toEqual({ count: 4, amount: '305' });
    expect(list.map(({ kind, subject }) => [kind, subject])).toEqual(
      expect.arrayContaining([
        ['other-amount', other],
        ['other-amount', unposted],
        ['missing-here', unknown],
      ]),
    );
    expect(list).toHaveLength(3);
  });
});
