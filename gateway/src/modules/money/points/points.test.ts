import { randomUUID } from 'node:crypto';
import type { RedeemListValue } from '@pavilion/api/points';
import { sql } from 'kysely';
import { DomainError } from '../../../platform/errors';
import { repetitions, sealEnvelope, type TestApp, testApp } from '../../../platform/testing';

let app: TestApp;
const PASSWORD = 'Lantern 42 river';
const SECOND = '730519';

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Person {
  memberId: string;
  token: string;
}

async function newMember(account: string, deposited = 0n): Promise<Person> {
  const { members, auth, brands, wallet } = app.gateway.services;
  const brand = brands.byCode('pavilion');
  if (!brand) throw new Error('no brand');
  const member = await members.create({ brand: 'pavilion', account, type: 0, password: PASSWORD, paymentPassword: SECOND });
  const { token } = await auth.signIn(
    brand,
    { username: account, password: PASSWORD, type: 'username' },
    { address: '127.0.0.1', device: 'test' },
  );
  const memberId = String(member.id);
  if (deposited)
    await wallet.post({
      memberId,
      brand: 'pavilion',
      currency: 'BDT',
      kind: 'deposit',
      reference: `deposit:${randomUUID()}`,
      amount: deposited,
    });
  return { memberId, token };
}

function bet({ memberId }: Person, amount: bigint) {
  const id = randomUUID();
  const play = { memberId, brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice', round: id } as const;
  return app.gateway.services.wallet.post({ ...play, kind: 'bet', reference: `studio:${id}`, amount });
}

async function balanceOf({ token }: Person): Promise<number> {
  const answer = await app.request({ url: '/wps/relay/MCS2_getPointBalance', token });
  return answer.json().value.pointBalance;
}

async function historyOf({ token }: Person, kind: 'records' | 'redemptions'): Promise<RedeemListValue> {
  return (await app.request({ url: '/wps/relay/MCS2_getRedeemPointList', query: { kind }, token })).json().value;
}

const REDEEM = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
const WISH = {
  rewardId: 'tea-mug',
  redeemQuantity: 1,
  receivingAddress: 'House 7, Road 3, Sylhet',
  mobileNumber: '01712345678',
  password: SECOND,
};

async function redeem({ token }: Person, wish: object = {}, key: string = randomUUID()) {
  const envelopeKey = (await app.request({ url: '/wps/session/envelopeKey' })).json().value as { kid: string; publicKey: string };
  const payload = sealEnvelope(envelopeKey, { method: 'POST', path: REDEEM, body: { ...WISH, ...wish } });
  return app.request({ method: 'POST', url: REDEEM, token, payload, headers: { 'idempotency-key': key } });
}

describe('a member who deposits and plays', () => {
  it('earns a point for each ৳20 deposited and each ৳50 bet, and keeps what is not yet enough', async () => {
    const anika = await newMember('anika', 54_321n);
    expect(await balanceOf(anika)).toBe(27);

    await bet(anika, 4_999n);
    expect(await balanceOf(anika)).toBe(27);
    await bet(anika, 1n);
    expect(await balanceOf(anika)).toBe(28);
  });

  it('earns each of them once, however many look at the balance meanwhile', async () => {
    const rafiq = await newMember('rafiq', 100_000n);

    await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? balanceOf(rafiq) : bet(rafiq, 2_000n))));

    expect(await balanceOf(rafiq)).toBe(50 + 8);
    const { list } = await historyOf(rafiq, 'records');
    expect(list.reduce((sum, { changedPoints }) => sum + changedPoints, 0)).toBe(58);
    expect(list[0]?.pointsBalance).toBe(58);
  });

  it('earns nothing for a bet that was taken back', async () => {
    const mitu = await newMember('mitu', 100_000n);
    const play = {
      memberId: mitu.memberId,
      brand: 'pavilion',
      currency: 'BDT',
      vendor: 'studio',
      game: 'dice',
      round: 'back',
    } as const;
    const { wallet } = app.gateway.services;
    await wallet.post({ ...play, kind: 'bet', reference: 'studio:mitu-bet', amount: 60_000n });
    await wallet.post({ ...play, kind: 'rollback', reference: 'studio:mitu-back', related: 'studio:mitu-bet', amount: 0n });

    expect(await balanceOf(mitu)).toBe(50);
  });

  it('gives back the points of a bet that is taken back after they were counted, and owes what they spent of them', async () => {
    const shapla = await newMember('shapla', 100_000n);
    const play = { memberId: shapla.memberId, brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice' } as const;
    const { wallet } = app.gateway.services;
    const takenBack = async (name: string) => {
      const round = { ...play, round: name };
      await wallet.post({ ...round, kind: 'bet', reference: `studio:${name}`, amount: 60_000n });
      const counted = await balanceOf(shapla);
      await wallet.post({ ...round, kind: 'rollback', reference: `studio:${name}-back`, related: `studio:${name}`, amount: 0n });
      return [counted, await balanceOf(shapla)];
    };

    expect(await takenBack('shapla-1')).toEqual([62, 50]);
    expect(await takenBack('shapla-2')).toEqual([62, 50]);

    const { rows } = await sql<{ kind: string; change: bigint }>`
      select kind, change from points_entries where member_id = ${shapla.memberId}::bigint order by id`.execute(app.platform.db);
    expect(rows.map(({ kind, change }) => [kind, Number(change)])).toEqual([
      ['deposit', 50],
      ['bet', 12],
      ['bet', -12],
      ['bet', 12],
      ['bet', -12],
    ]);
  });
});

describe('a member who redeems', () => {
  it('pays with points, once for the same key, and finds it among their redemptions', async () => {
    const laila = await newMember('laila', 1_000_000n);
    const key = randomUUID();

    const [first, again] = [await redeem(laila, {}, key), await redeem(laila, {}, key)];

    expect(first.json().value.pointBalance).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect((await historyOf(laila, 'redemptions')).list).toMatchObject([
      { rewardName: { en: 'Market tea mug' }, redeemQuantity: 1, changedPoints: -300, status: 'in_process' },
    ]);
  });

  it('reads one line for it, though another brand has a reward of the same id', async () => {
    const owner = app.platform.url;
    await asOwner(owner, `insert into points_rates values ('lagoon', 100, 100)`);
    await asOwner(
      owner,
      `insert into points_goods select 'lagoon', id, position, name, about, points, stock, made from points_goods where id = 'tea-mug'`,
    );
    const nila = await newMember('nila', 1_000_000n);
    await redeem(nila);

    const { list } = await historyOf(nila, 'records');
    await asOwner(owner, `delete from points_goods where brand = 'lagoon'`);
    await asOwner(owner, `delete from points_rates where brand = 'lagoon'`);
    expect(list.filter(({ changedPoints }) => changedPoints < 0)).toHaveLength(1);
  });

  it('is refused with a wrong password, without enough points, or without a key, and pays nothing', async () => {
    const sohel = await newMember('sohel', 1_000_000n);

    expect((await redeem(sohel, { password: '999999' })).json()).toMatchObject({
      code: 'withdrawals.password_wrong',
      fields: { password: 'withdrawals.password_wrong' },
    });
    expect((await redeem(sohel, { rewardId: 'star-phone' })).json().code).toBe('points.insufficient');
    expect((await redeem(sohel, { rewardId: 'no-such-thing' })).statusCode).toBe(404);
    expect((await redeem(sohel, {}, '')).statusCode).toBe(400);
    expect(await balanceOf(sohel)).toBe(500);
  });

  it('cannot have the same key stand for something else', async () => {
    const bithi = await newMember('bithi', 20_000_000n);
    const key = randomUUID();
    await redeem(bithi, {}, key);

    expect((await redeem(bithi, { redeemQuantity: 2 }, key)).json().code).toBe('wallet.reference_reused');
  });

  it('leaves their address unreadable in the database', async () => {
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from points_redemptions`.execute(app.platform.db);

    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('Sylhet');
  });
});

const rounds = repetitions({ everyDay: 20, soak: 500 });

it(
  'sells ten pieces to exactly ten of two hundred who ask at once, time after time (G10)',
  async () => {
    const { points, members, wallet } = app.gateway.services;
    const owner = app.platform.url;
    const claimants = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const { id } = await members.create({ brand: 'pavilion', account: `claimant${at}`, type: 0 });
        const [memberId, reference] = [String(id), `deposit:c${at}`];
        const deposit = { brand: 'pavilion', currency: 'BDT', kind: 'deposit', amount: 10_000_000_000n } as const;
        await wallet.post({ ...deposit, memberId, reference });
        return memberId;
      }),
    );

    const wish = { rewardId: 'gift-box', redeemQuantity: 1, receivingAddress: 'House 1', mobileNumber: '01700000000' };
    // Whoever finds the gateway busy asks again with the same key, as a phone does.
    const claim = (memberId: string, round: number): Promise<unknown> =>
      points
        .redeem({ brand: 'pavilion', memberId }, { ...wish, key: `claim-${round}-${memberId}` })
        .catch((error: unknown) => (error instanceof DomainError ? Promise.reject(error) : claim(memberId, round)));

    for (let round = 1; round <= rounds; round += 1) {
      await asOwner(owner, `update points_goods set stock = 10 where id = 'gift-box'`);

      const outcomes = await Promise.allSettled(claimants.map((memberId) => claim(memberId, round)));

      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      expect(new Set(refusals)).toEqual(new Set(['points.out_of_stock']));
      const { rows } = await sql<{ left: number; spent: bigint }>`
      select (select stock from points_goods where id = 'gift-box') as left,
        (select sum(-change) from points_entries where kind = 'redeem' and subject = 'gift-box')::bigint as spent`.execute(
        app.platform.db,
      );
      expect(rows).toEqual([{ left: 0, spent: 9500n * BigInt(round) }]);
    }
  },
  60_000 + rounds * 5_000,
);

it('keeps the application from writing points itself', async () => {
  for (const table of ['points_accounts', 'points_entries', 'points_goods', 'points_redemptions'])
    await expect(sql.raw(`delete from ${table}`).execute(app.platform.db)).rejects.toThrow(/permission denied/);
});

describe('points of a bet whose round is not over', () => {
  const MUG = 300;
  const play = { brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice' } as const;
  /** Somebody with 250 points, and 100 more of a bet in an open round: a mug costs 300. */
  async function betting(account: string) {
    const person = await newMember(account, 500_000n);
    const { memberId } = person;
    const { wallet } = app.gateway.services;
    const bet = `studio:${account}`;
    await wallet.post({ ...play, memberId, round: account, kind: 'bet', reference: bet, amount: 500_000n - 1n });
    await wallet.post({ ...play, memberId, round: account, kind: 'bet', reference: `${bet}-raise`, amount: 1n });
    const move = (kind: 'win' | 'rollback', related: string, roundClosed = true) =>
      wallet.post({ ...play, memberId, round: account, kind, reference: `${related}-${kind}`, related, amount: 0n, roundClosed });
    return { person, bet, move };
  }

  it('are shown, and buy nothing before the round ends', async () => {
    const { person, bet, move } = await betting('opener');
    expect(await balanceOf(person)).toBe(250 + 100);

    expect((await redeem(person)).json()).toMatchObject({ code: 'points.waiting', details: { waiting: 100 } });
    // Two cost more than there is to be seen.
    expect((await redeem(person, { redeemQuantity: 2 })).json()).toMatchObject({ code: 'points.insufficient' });
    expect(await balanceOf(person)).toBe(350);
    await move('win', bet);
    expect((await redeem(person)).json().value.pointBalance).toBe(350 - MUG);
  });

  it('go with the bet that is taken back, and nothing was spent of them', async () => {
    const { person, bet, move } = await betting('leaver');
    await redeem(person);
    await move('rollback', `${bet}-raise`);
    await move('rollback', bet);

    expect((await redeem(person)).json().code).toBe('points.insufficient');
    expect(await balanceOf(person)).toBe(250);
  });

  it('leave those that were there before to be spent', async () => {
    const { person } = await betting('keeper');
    const { memberId } = person;
    const reference = `deposit:${randomUUID()}`;
    await app.gateway.services.wallet.post({ ...play, memberId, kind: 'deposit', reference, amount: 100_000n });

    expect((await redeem(person)).json().value.pointBalance).toBe(400 - MUG);
    expect((await redeem(person)).json().code).toBe('points.insufficient');
  });

  it('are waited for no longer than a day, because some vendors never say that a lost round is over', async () => {
    const { person } = await betting('waiter');
    await asOwner(app.platform.url, `update game_rounds set moved_at = now() - interval '25 hours' where round = 'waiter'`);

    expect((await redeem(person)).json().value.pointBalance).toBe(350 - MUG);
  });
});

describe('a visitor', () => {
  it('may see goods and rules, but no balance', async () => {
    const { list } = (await app.request({ url: '/wps/relay/MCS2_getPointReward' })).json().value;

    expect(list).toHaveLength(16);
    expect(list[0]).toMatchObject({ rewardId: 'tea-mug', pointsRequirement: 300, name: { bn: 'হাটের চায়ের মগ' } });
    expect((await app.request({ url: list[0].imageUrl })).headers['content-type']).toContain('image/svg+xml');
    expect((await app.request({ url: '/wps/relay/MCS2_getPointConfig' })).json().value).toEqual({
      depositPerPoint: '2000',
      betPerPoint: '5000',
      expires: false,
    });
    expect((await app.request({ url: '/wps/relay/MCS2_getPointBalance' })).statusCode).toBe(401);
  });

  it('finds no mall in a brand without points', async () => {
    for (const url of ['/wps/relay/MCS2_getPointReward', '/wps/relay/MCS2_getPointConfig'])
      expect((await app.request({ url, brand: 'lagoon' })).statusCode).toBe(404);
  });
});

async function asOwner(url: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
