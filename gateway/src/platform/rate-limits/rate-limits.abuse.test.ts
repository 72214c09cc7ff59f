import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { requestSealed, testApp, type TestApp } from '../testing';
import { consumeRateLimits, countUses, createAddressRateLimit, type RateLimit } from './index';

let app: TestApp;
beforeAll(async () => (app = await testApp()));
afterAll(() => app.close());

const TOO_MANY = 429;
let homes = 0;
/** A network of version 6 that nobody used before. */
const nextNetwork = () => `2001:db8:${(homes += 1).toString(16)}`;

/** What is counted by address, how often one household has it in a minute, and how it is asked for. */
const counted: Record<string, { perHost: number; from(remoteAddress: string): Promise<{ statusCode: number }> }> = {
  'guesses agents’ codes': {
    perHost: 20,
    from: (remoteAddress) => app.request({ url: '/wps/agent/affiliate', query: { code: 'NOBODY00', domain: 'a' }, remoteAddress }),
  },
  'reports from pages': {
    perHost: 60,
    from: (remoteAddress) =>
      app.request({ method: 'POST', url: '/wps/telemetry', payload: { page: randomUUID(), seq: 1, events: [] }, remoteAddress }),
  },
  'takes trial accounts': {
    perHost: 10,
    from: (remoteAddress) =>
      requestSealed(app, {
        method: 'POST',
        url: '/wps/session/login/freeplay',
        payload: { platform: 'W', version: 3, token: randomUUID() },
        remoteAddress,
      }),
  },
};

describe.each(Object.entries(counted))('whoever %s', (_, { perHost, from }) => {
  it('has no new share at another address of their own /64', async () => {
    const home = `${nextNetwork()}:7`;
    for (let use = 0; use < perHost; use += 1) expect((await from(`${home}::${use + 1}`)).statusCode).not.toBe(TOO_MANY);

    expect((await from(`${home}:dead:beef:0:1`)).statusCode).toBe(TOO_MANY);
  });

  it('has no share without end in the other /64s of their /48', async () => {
    const network = nextNetwork();
    const answers = [];
    for (let home = 0; home < 5 * perHost + 1; home += 1)
      answers.push((await from(`${network}:${home.toString(16)}::1`)).statusCode);

    expect(answers.filter((status) => status === TOO_MANY)).toHaveLength(1);
    expect(answers.at(-1)).toBe(TOO_MANY);
  });

  it('leaves the share of everybody else as it was', async () => {
    expect((await from(`${nextNetwork()}:1::1`)).statusCode).not.toBe(TOO_MANY);
  });
});

describe('the limiter', () => {
  const limit = (key: string, most: number): RateLimit => ({ key, most, seconds: 60 });

  it('gives a hundred callers at once no more than one after another', async () => {
    const share = limit('a rush', 7);

    const taken = await Promise.allSettled(Array.from({ length: 100 }, () => consumeRateLimits(app.platform.db, [share])));

    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await countUses(app.platform.db, { ...share, most: 100 })).toBe(7);
  });

  it('takes nothing of any share when one of them is used up', async () => {
    await consumeRateLimits(app.platform.db, [limit('a narrow one', 1)]);

    await expect(consumeRateLimits(app.platform.db, [limit('a wide one', 9), limit('a narrow one', 1)])).rejects.toThrow(
      'too_many',
    );

    expect(await countUses(app.platform.db, limit('a wide one', 9))).toBe(0);
  });

  it('refuses what is put down elsewhere as it refuses others, and takes nothing from them for it', async () => {
    const { db } = app.platform;
    const elsewhere = { ...limit('of everybody', 2), countAs: 'of nobody' };
    for (let use = 0; use < 5; use += 1) await consumeRateLimits(db, [elsewhere]);
    for (let use = 0; use < 2; use += 1) await consumeRateLimits(db, [limit('of everybody', 2)]);

    await expect(consumeRateLimits(db, [elsewhere])).rejects.toThrow('too_many');
  });

  it('gives back what turned out not to count, to the household and to its network', async () => {
    const { consume, refund } = createAddressRateLimit(app.platform.db, 'second thoughts', {
      perHost: 1,
      perNetwork: 1,
      seconds: 60,
    });
    await consume('2001:db8:ff:1::1');

    await refund('2001:db8:ff:1::2');

    await expect(consume('2001:db8:ff:2::1')).resolves.toBeUndefined();
    await expect(consume('2001:db8:ff:3::1')).rejects.toThrow('too_many');
  });

  it('keeps nothing for longer than it counts', async () => {
    const { db } = app.platform;
    await sql`delete from share_uses`.execute(db);
    for (const second of ['1', '2', '3']) await consumeRateLimits(db, [limit(`over by then ${second}`, 1)]);
    await sql`update share_uses set at = at - interval '61 seconds', expires_at = expires_at - interval '61 seconds'`.execute(db);

    await consumeRateLimits(db, [limit('over by then 1', 1)]);

    const { rows } = await sql<{ uses: number }>`select count(*)::int as uses from share_uses`.execute(db);
    expect(rows).toEqual([{ uses: 1 }]);
  });
});
