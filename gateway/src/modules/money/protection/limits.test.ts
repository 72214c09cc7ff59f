import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { enrolStaff, startFreePlay, type TestOperator, staffRequest } from '../../../platform/testing';
import { type LimitsFixture, setUpLimits, type TestPlayer } from './limits-fixture';

let client: LimitsFixture;
let mira: TestOperator;
beforeAll(async () => {
  client = await setUpLimits();
  mira = await enrolStaff(client.app, 'mira', { pavilion: 'operator' });
}, 60_000);
afterAll(() => client.close());

const log = async (who: TestPlayer) => (await client.all(who)).changes.map(({ from, to, state, by }) => ({ from, to, state, by }));
const pendingOf = async (who: TestPlayer) => (await client.one(who, 'wager', 'day'))?.pending ?? undefined;

describe('a player who limits themselves', () => {
  it('sees every limit there can be, none set, and is offered some', async () => {
    const rahima = await client.player(0n);

    const { limits, changes, offers, currency } = await client.all(rahima);

    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toHaveLength(10);
    expect(limits.every(({ value, left, pending }) => value === null && left === null && pending === null)).toBe(true);
    expect({ changes, offers, currency }).toEqual({ changes: [], offers: ['registration', 'deposit'], currency: 'BDT' });
  });

  it('is offered limits once in each place, and not at all when there are some', async () => {
    const rahima = await client.player(0n);
    const answer = {
      method: 'PUT',
      url: '/wps/v2/limits/offers',
      token: rahima.token,
      payload: { place: 'registration' },
    } as const;
    await client.app.request(answer);
    await client.app.request(answer);
    expect((await client.all(rahima)).offers).toEqual(['deposit']);

    await client.put(rahima, 'deposit', 'day', '100000');
    expect((await client.all(rahima)).offers).toEqual([]);
  });

  it('tightens at once, and waits a day to loosen, then says so again', async () => {
    const rahima = await client.player();
    await client.put(rahima, 'wager', 'day', '10000');
    expect(await client.bet(rahima, 10_001n)).toMatchObject({ outcome: 'limited' });

    await client.put(rahima, 'wager', 'day', '20000');
    const waiting = await pendingOf(rahima);
    expect(waiting).toMatchObject({ from: '10000', to: '20000', state: 'pending' });
    expect(await client.bet(rahima, 10_001n)).toMatchObject({ outcome: 'limited' });
    const early = await client.end(rahima, waiting?.id, 'confirm');
    expect([early.statusCode, early.json().code]).toEqual([409, 'limits.too_early']);

    await client.hoursLater(rahima, 24);
    expect(await client.one(rahima, 'wager', 'day')).toMatchObject({ value: '10000', confirmable: true });
    expect(await client.bet(rahima, 10_001n)).toMatchObject({ outcome: 'limited' });
    expect((await client.end(rahima, waiting?.id, 'confirm')).statusCode).toBe(200);
    expect(await client.bet(rahima, 10_001n)).toMatchObject({ outcome: 'posted' });
    expect((await client.end(rahima, waiting?.id, 'confirm')).json().code).toBe('limits.closed');
    expect(await log(rahima)).toEqual([
      { from: '10000', to: '20000', state: 'confirmed', by: 'member' },
      { from: null, to: '10000', state: 'applied', by: 'member' },
    ]);
  });

  it('keeps the limit when a week passes without a word', async () => {
    const rahima = await client.player();
    await client.put(rahima, 'wager', 'day', '10000');
    await client.put(rahima, 'wager', 'day', null);
    const waiting = await pendingOf(rahima);

    await client.hoursLater(rahima, 24 + 168);

    expect(await pendingOf(rahima)).toBeUndefined();
    expect((await log(rahima))[0]).toMatchObject({ to: null, state: 'lapsed' });
    expect((await client.end(rahima, waiting?.id, 'confirm')).json().code).toBe('limits.closed');
    expect(await client.one(rahima, 'wager', 'day')).toMatchObject({ value: '10000' });
  });

  it('does not begin the day anew by asking again, withdraws by asking for what holds, and is bound by the tightest', async () => {
    const rahima = await client.player();
    await client.put(rahima, 'wager', 'day', '10000');
    await client.put(rahima, 'wager', 'day', '20000');
    const first = await pendingOf(rahima);
    await client.put(rahima, 'wager', 'day', '20000');
    expect((await pendingOf(rahima))?.id).toBe(first?.id);

    await client.put(rahima, 'wager', 'day', '10000');
    expect(await pendingOf(rahima)).toBeUndefined();
    await client.put(rahima, 'wager', 'day', '20000');
    await client.put(rahima, 'wager', 'day', '5000');
    expect(await pendingOf(rahima)).toBeUndefined();
    expect(await client.one(rahima, 'wager', 'day')).toMatchObject({ value: '5000' });
  });

  it('bets free of figures again once the last limit on play is gone', async () => {
    const rahima = await client.player();
    await client.put(rahima, 'loss', 'month', '10000');
    await client.bet(rahima, 10_000n);
    await client.put(rahima, 'loss', 'month', null);
    await client.hoursLater(rahima, 30);
    await client.end(rahima, (await client.one(rahima, 'loss', 'month'))?.pending?.id, 'confirm');

    expect(await client.bet(rahima, 10_000n)).toMatchObject({ outcome: 'posted' });
    const { rows } = await client.owner.query('select 1 from member_spend where member_id = $1', [rahima.id]);
    expect(rows).toEqual([]);
  });

  it('cannot touch another’s change, nor one that never was', async () => {
    const [rahima, karim] = [await client.player(), await client.player()];
    await client.put(rahima, 'wager', 'day', '10000');
    await client.put(rahima, 'wager', 'day', '20000');
    await client.hoursLater(rahima, 24);
    const id = (await pendingOf(rahima))?.id;

    for (const asked of [id, '999999999', 'x', '0'])
      for (const how of ['confirm', 'cancel'] as const) expect((await client.end(karim, asked, how)).statusCode).toBe(404);
    expect((await client.end(rahima, id, 'cancel')).statusCode).toBe(200);
    expect((await client.end(rahima, id, 'confirm')).json().code).toBe('limits.closed');
  });

  it.each([
    [{ kind: 'session', period: 'week', value: '60' }, 'period'],
    [{ kind: 'session', period: 'day', value: '0' }, 'value'],
    [{ kind: 'session', period: 'day', value: '1441' }, 'value'],
    [{ kind: 'wager', period: 'day', value: '-1' }, 'value'],
    [{ kind: 'wager', period: 'day', value: '1.5' }, 'value'],
    [{ kind: 'wager', period: 'year', value: '1' }, 'period'],
  ])('cannot ask for %j', async (payload, field) => {
    const rahima = await client.player(0n);
    const answer = await client.app.request({ method: 'PUT', url: '/wps/v2/limits', token: rahima.token, payload });

    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect((await client.all(rahima)).changes).toEqual([]);
  });

  it('is a member: who plays for free has nothing to limit', async () => {
    const token = await startFreePlay(client.app, `device-${randomUUID()}`);

    expect((await client.app.request({ url: '/wps/v2/limits', token })).statusCode).toBe(403);
  });
});

describe('a deposit beyond the player’s limit', () => {
  const deposit = ({ token }: TestPlayer, amount: string, key: string = randomUUID()) =>
    client.app.request({
      method: 'POST',
      url: '/wps/v2/deposits',
      token,
      headers: { 'idempotency-key': key },
      payload: { method: 'bank-transfer', amount },
    });
  const begun = async ({ id }: TestPlayer) =>
    Number((await client.owner.query('select count(*) from deposits where member_id = $1', [id])).rows[0].count);

  it('is refused before anybody is asked for it, says what is left, and counts what waits to be paid', async () => {
    const rahima = await client.player(0n);
    await client.put(rahima, 'deposit', 'week', '150000');
    const key = randomUUID();
    expect((await deposit(rahima, '100000', key)).statusCode).toBe(200);

    const refused = await deposit(rahima, '100000');

    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'limits.deposit_reached', details: { left: '৳500.00', period: 'week' } });
    expect(refused.json().message).toContain('৳500.00');
    expect(await begun(rahima)).toBe(1);
    expect((await deposit(rahima, '100000', key)).statusCode).toBe(200);
    expect(await client.one(rahima, 'deposit', 'week')).toMatchObject({ used: '100000', left: '50000' });
  });

  it('cannot pass with others in the same moment', async () => {
    const rahima = await client.player(0n);
    await client.put(rahima, 'deposit', 'day', '300000');

    const answers = await Promise.all(Array.from({ length: 8 }, () => deposit(rahima, '100000')));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await begun(rahima)).toBe(3);
  });
});

describe('time of a day', () => {
  it('is counted while a player is here, opens no game when it is used, and says until when', async () => {
    const rahima = await client.player();
    await client.put(rahima, 'session', 'day', '60');
    expect((await client.one(rahima, 'session', 'day'))?.used).toBe('1');
    await client.owner.query('update play_time set seconds = 3600 where member_id = $1', [rahima.id]);

    const { reached } = (await client.app.request({ url: '/wps/v2/limits/reached', token: rahima.token })).json().value;

    expect(reached).toEqual([
      { kind: 'session', period: 'day', value: '60', left: '0', until: expect.stringMatching(/T18:00:00/) },
    ]);
    const earlier = await client.app.request({ url: '/wps/v2/limits/stops', token: rahima.token });
    expect(earlier.json().value).toEqual({ stops: reached });
    await expect(
      client.app.gateway.services.protection.assertMayOpenGame(
        { brand: client.app.gateway.services.brands.byCode('pavilion') as never, memberId: rahima.id },
        { vendor: 'studio', game: 'dice' },
      ),
    ).rejects.toMatchObject({ code: 'limits.time_reached' });
  });
});

describe('a bet that a limit refused', () => {
  it('is told with the limit and what it leaves', async () => {
    const rahima = await client.player();
    await client.put(rahima, 'loss', 'day', '10000');
    const reached = async () =>
      (await client.app.request({ url: '/wps/v2/limits/reached', token: rahima.token })).json().value.reached;
    await client.bet(rahima, 6_000n);
    expect(await reached()).toEqual([]);

    await client.bet(rahima, 4_001n);

    expect(await reached()).toMatchObject([{ kind: 'loss', period: 'day', value: '10000', left: '4000' }]);
  });
});

describe('an operator', () => {
  const ask = async (who: TestPlayer, payload?: object, brand = 'pavilion') => {
    const id = (await client.app.gateway.services.members.byAccount('pavilion', who.account))?.publicId;
    const url = `/staff/brands/${brand}/members/${id}/limits`;
    return staffRequest(client.app, { method: payload ? 'PUT' : 'GET', url, as: mira, ...(payload && { payload }) });
  };

  it('tightens with a reason that the member reads, and is in the audit log', async () => {
    const rahima = await client.player();

    const answer = await ask(rahima, { kind: 'loss', period: 'week', value: '50000', reason: 'asked for on the telephone' });

    expect(answer.json().value.changes).toMatchObject([{ to: '50000', by: 'staff', operator: 'mira', state: 'applied' }]);
    const [told] = (await client.all(rahima)).changes;
    expect(told).toMatchObject({ by: 'staff', reason: 'asked for on the telephone' });
    expect(JSON.stringify(told)).not.toContain('mira');
    expect(await client.bet(rahima, 50_001n)).toMatchObject({ outcome: 'limited' });
    const { lines } = await client.app.gateway.services.audit.page(['pavilion'], { limit: 1 });
    expect(lines[0]).toMatchObject({ action: 'limits.tightened', who: 'mira', after: { kind: 'loss', value: '50000' } });
  });

  it('never loosens', async () => {
    const rahima = await client.player();
    await client.put(rahima, 'loss', 'week', '50000');

    for (const value of ['50000', '50001'])
      expect((await ask(rahima, { kind: 'loss', period: 'week', value, reason: 'for no good reason' })).json().code).toBe(
        'limits.increase_refused',
      );
    expect((await ask(rahima, { kind: 'loss', period: 'week', value: null, reason: 'for no good reason' })).statusCode).toBe(400);
    expect((await ask(rahima)).json().value.limits.find(({ kind }: { kind: string }) => kind === 'loss')).toBeDefined();
    expect((await ask(rahima, undefined, 'lagoon')).statusCode).toBe(403);
  });
});

describe('tightening, loosening, confirming and letting lapse, in any order', () => {
  type Step = { do: 'ask'; value: number | null } | { do: 'confirm' | 'cancel' } | { do: 'wait'; hours: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), value: fc.constantFrom(0, 100, 200, 300, null) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('confirm' as const, 'cancel' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 23, 24, 167, 168, 200) }) },
  );
  /** The rules in the plainest words. */
  class Model {
    value: number | null = null;
    waiting: { to: number | null; age: number } | undefined;

    apply(step: Step) {
      if (this.waiting && this.waiting.age >= 192) this.waiting = undefined;
      if (step.do === 'wait' && this.waiting) this.waiting.age += step.hours;
      if (step.do === 'cancel') this.waiting = undefined;
      if (step.do === 'confirm' && this.waiting && this.waiting.age >= 24) {
        this.value = this.waiting.to;
        this.waiting = undefined;
      }
      if (step.do === 'ask') this.ask(step.value);
    }

    private ask(value: number | null) {
      const looser = this.value !== null && (value === null || value > this.value);
      if (looser) {
        if (this.waiting?.to !== value) this.waiting = { to: value, age: 0 };
        return;
      }
      this.value = value ?? this.value;
      this.waiting = undefined;
    }

    get now() {
      const waits = this.waiting && this.waiting.age < 192 ? this.waiting.to : undefined;
      return { value: this.value, waits, confirmable: waits !== undefined && (this.waiting?.age ?? 0) >= 24 };
    }
  }

  it('end as the plain rules say, and a limit is never looser than the player twice said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const [rahima, model] = [await member(), new Model()];
        let known: string | undefined;
        for (const taken of steps) {
          if (taken.do === 'ask') await client.put(rahima, 'wager', 'day', taken.value === null ? null : String(taken.value));
          if (taken.do === 'wait') await client.hoursLater(rahima, taken.hours);
          if (taken.do === 'confirm' || taken.do === 'cancel') await client.end(rahima, known ?? 'none', taken.do);
          model.apply(taken);

          const { value, pending, confirmable } = (await client.one(rahima, 'wager', 'day')) ?? {};
          known = pending?.id ?? known;
          const waits = pending ? (pending.to === null ? null : Number(pending.to)) : undefined;
          expect({ value: value === null ? null : Number(value), waits, confirmable }).toEqual(model.now);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('is not left to the gateway: the database loosens nothing that nobody confirmed, and confirms nothing early', async () => {
    const rahima = await client.player(0n);
    await client.put(rahima, 'wager', 'day', '10000');
    await client.put(rahima, 'wager', 'day', '20000');
    const refuses = (text: string) => expect(client.owner.query(text, [rahima.id])).rejects.toMatchObject({ code: '23514' });

    await refuses('update play_limits set value = value + 1 where member_id = $1');
    await refuses('delete from play_limits where member_id = $1');
    await refuses(`update limit_changes set state = 'confirmed', ended_at = now() where member_id = $1 and state = 'pending'`);
    await refuses(`update limit_changes set state = 'lapsed', ended_at = now() where member_id = $1 and state = 'pending'`);
    await refuses(`update limit_changes set reason = 'x' where member_id = $1 and state = 'applied'`);
    await refuses(`insert into limit_changes (member_id, kind, period, currency, from_value, to_value, state, operator, reason, ended_at)
      values ($1, 'wager', 'day', 'BDT', 10000, 20000, 'applied', 'mira', 'x', now())`);
  });

  /** One session serves: only their limits begin anew. */
  let account: TestPlayer | undefined;
  async function member(): Promise<TestPlayer> {
    account ??= await client.player(0n);
    await client.owner.query(`alter table play_limits disable trigger user`);
    await client.owner.query('delete from play_limits where member_id = $1', [account.id]);
    await client.owner.query(`alter table play_limits enable trigger user`);
    await client.owner.query('delete from limit_changes where member_id = $1', [account.id]);
    return account;
  }
});
