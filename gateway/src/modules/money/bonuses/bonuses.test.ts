import { randomUUID } from 'node:crypto';
import type { BonusOfferChange } from '@pavilion/api/staff';
import { staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { activeIn, setUpBonuses, type Player } from './bonuses-fixture';

let now: Awaited<ReturnType<typeof setUpBonuses>>;
beforeAll(async () => (now = await setUpBonuses()));
afterAll(() => now.close());

/** Somebody with ৳1,000 of their own and a bonus of ৳250, which takes ৳2,000 of bets of at most ৳62.50. */
async function withBonus(): Promise<Player> {
  const player = await now.player();
  await now.payIn(player, 100_000n, 'weekly');
  return player;
}
const stake = async (player: Player, bets: number, amount = 6_250n) => {
  for (let left = bets; left > 0; left -= 1) await now.win(player, await now.bet(player, amount), amount);
};
describe('what a deposit brings', () => {
  it('is told before it is paid, with all its terms', async () => {
    const player = await now.player();
    const { offers, active } = await now.offers(player, '80000');

    expect(active).toBe(false);
    expect(offers.map(({ code, brings }) => [code, brings])).toEqual([
      ['welcome', { amount: '80000', wager: '800000', largestBet: '20000' }],
      ['weekly', { amount: '20000', wager: '160000', largestBet: '5000' }],
    ]);
    expect(offers[0]).toMatchObject({ percent: 100, cap: '1000000', least: '50000', firstOnly: true, wagerTimes: 10, days: 30 });
    for (const { name, terms } of offers) for (const text of [name.bn, name.en, terms.bn, terms.en]) expect(text).toMatch(/\S/);
  });

  it('is nothing when it is too little, and no more than the cap when it is a lot', async () => {
    const player = await now.player();

    expect((await now.offers(player, '49999')).offers.map(({ brings }) => brings)).toEqual([undefined, undefined]);
    expect((await now.offers(player, '5000000')).offers.map(({ brings }) => brings?.amount)).toEqual(['1000000', '500000']);
    expect((await now.offers(player)).offers).toHaveLength(2);
  });

  it('for first deposits is not there for a second one, nor anything while as many bonuses are active as can be', async () => {
    const player = await now.player();
    await now.payIn(player, 50_000n);
    for (let given = 0; given < 5; given += 1) {
      expect((await now.offers(player)).offers.map(({ code }) => code)).toEqual(['weekly']);
      await now.payIn(player, 50_000n, 'weekly');
    }
    expect(await now.offers(player)).toEqual({ offers: [], active: true });
    await expect(now.payIn(player, 50_000n, 'weekly')).rejects.toMatchObject({ code: 'bonuses.active' });
  });

  it('is only what is switched on and valid at this moment', async () => {
    const player = await now.player();
    const offered = async (change: string) => {
      await now.owner.query(`update bonus_offers set ${change} where brand = 'pavilion' and code = 'weekly'`);
      return (await now.offers(player)).offers.some(({ code }) => code === 'weekly');
    };

    expect(await offered('enabled = false')).toBe(false);
    expect(await offered(`enabled = true, valid_from = now() + interval '1 hour'`)).toBe(false);
    expect(await offered(`valid_from = null, valid_until = now() - interval '1 second'`)).toBe(false);
    expect(await offered(`valid_until = now() + interval '1 hour'`)).toBe(true);
    expect(await offered('valid_until = null')).toBe(true);
  });

  it.each([
    ['nothing-like-it', 100_000n, 'bonuses.unavailable'],
    ['weekly', 49_999n, 'bonuses.too_little'],
  ])('cannot be had by %s for %d', async (offer, amount, code) => {
    const player = await now.player();

    await expect(now.payIn(player, amount, offer)).rejects.toMatchObject({ code, fields: { bonus: code } });
  });
});

describe('a deposit with a bonus', () => {
  const begin = ({ token }: Player, payload: object, key: string = randomUUID()) =>
    now.app.request({ method: 'POST', url: '/wps/v2/deposits', token, payload, headers: { 'idempotency-key': key } });
  const wanted = { method: 'bank-transfer', amount: '100000', bonus: 'weekly' };

  it('keeps the choice, answers a repeat as the first, and refuses another choice under its key', async () => {
    const [player, key] = [await now.player(), randomUUID()];
    const first = await begin(player, wanted, key);
    expect(first.statusCode).toBe(200);
    await now.payIn(player, 100_000n, 'welcome');

    expect((await begin(player, wanted, key)).json()).toEqual(first.json());
    for (const bonus of ['welcome', undefined])
      expect((await begin(player, { ...wanted, bonus }, key)).json().code).toBe('wallet.reference_reused');
    for (let given = 0; given < 4; given += 1) await now.payIn(player, 100_000n, 'weekly');
    expect((await begin(player, wanted)).json()).toMatchObject({ code: 'bonuses.active', fields: { bonus: 'bonuses.active' } });
  });

  it('brings it when it is credited', async () => {
    const player = await now.player();
    const { id } = (await begin(player, wanted)).json().value;
    expect(await now.held(player)).toEqual({ main: 0n, bonus: 0n });
    await now.transferArrives(player, id, '100000');

    expect(await now.held(player)).toEqual({ main: 100_000n, bonus: 25_000n });
    expect(activeIn(await now.bonuses(player)).name.en).toBe('A quarter on top');
  });

  it.each([
    ['nothing-like-it', '100000', 422, 'bonuses.unavailable'],
    ['weekly', '49999', 422, 'bonuses.too_little'],
    ['Weekly!', '100000', 400, 'request.invalid'],
  ])('of %s over %s begins nothing', async (bonus, amount, status, code) => {
    const player = await now.player();
    const answer = await begin(player, { ...wanted, method: 'river-pay', amount, bonus });

    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

describe('a bonus', () => {
  it('is given with the deposit into a wallet of its own, once for a payment', async () => {
    const player = await now.player();
    const payment = await now.payIn(player, 100_000n, 'weekly');
    const promised = (await now.app.gateway.services.bonuses.promise(now.brand(), '0', 'weekly', 100_000n)) ?? null;
    const deposit = { id: payment, memberId: player.id, brand: 'pavilion', currency: 'BDT', reference: `deposit:${payment}` };
    await now.credit({ ...deposit, amount: 100_000n, promised });

    expect(await now.held(player)).toEqual({ main: 100_000n, bonus: 25_000n });
    const { active, list } = await now.bonuses(player);
    expect(list).toEqual([]);
    expect(active).toMatchObject({
      state: 'active',
      amount: '25000',
      wager: { needed: '200000', done: '0', left: '200000' },
      largestBet: '6250',
    });
    expect(Date.parse(active?.until ?? '') - Date.parse(active?.givenAt ?? '')).toBeCloseTo(14 * 86_400_000, -4);
  });

  it('keeps the terms of when the payment began, and fits what really arrived', async () => {
    const player = await now.player();
    const promised = await now.app.gateway.services.bonuses.promise(now.brand(), player.id, 'weekly', 100_000n);
    await now.owner.query(`update bonus_offers set percent = 1, wager_times = 99 where brand = 'pavilion' and code = 'weekly'`);
    const id = randomUUID();
    await now.credit({
      id,
      memberId: player.id,
      brand: 'pavilion',
      currency: 'BDT',
      reference: `deposit:${id}`,
      amount: 60_000n,
      promised,
    });
    await now.owner.query(`update bonus_offers set percent = 25, wager_times = 8 where brand = 'pavilion' and code = 'weekly'`);

    expect(activeIn(await now.bonuses(player))).toMatchObject({ amount: '15000', wager: { needed: '120000' } });
  });

  it('never keeps a deposit from being credited: with five active it is the deposit alone', async () => {
    const player = await now.player();
    const { bonuses } = now.app.gateway.services;
    const promised = await bonuses.promise(now.brand(), player.id, 'weekly', 100_000n);
    const deposits = Array.from({ length: 7 }, () => randomUUID()).map((id) => ({
      id,
      memberId: player.id,
      brand: 'pavilion',
      currency: 'BDT',
      reference: `deposit:${id}`,
      amount: 100_000n,
      promised,
    }));
    await Promise.all(deposits.map(now.credit));

    expect(await now.held(player)).toEqual({ main: 700_000n, bonus: 125_000n });
  });

  it('is freed once when the player’s own bets reach what it takes', async () => {
    const player = await withBonus();
    await stake(player, 31);
    await now.runJob();
    expect(activeIn(await now.bonuses(player)).wager).toEqual({ needed: '200000', done: '193750', left: '6250' });

    await stake(player, 1);
    await Promise.all([now.work(), now.work(), now.work()]);
    expect(await now.held(player)).toEqual({ main: 125_000n, bonus: 0n });
    const { active, list } = await now.bonuses(player);
    expect([active, list[0]?.state, list[0]?.wager]).toEqual([null, 'released', { needed: '200000', done: '200000', left: '0' }]);
  });

  it('counts no bet above the largest, none that was taken back, and none from before', async () => {
    const player = await now.player();
    await now.payIn(player, 500_000n);
    const before = await now.bet(player, 5_000n);
    await now.payIn(player, 100_000n, 'weekly');
    await now.lose(player, 6_251n);
    const regretted = await now.bet(player, 6_250n);
    const win = await now.win(player, regretted, 100n);
    await now.lose(player, 1_000n);
    await now.work();
    expect(activeIn(await now.bonuses(player)).wager.done).toBe('7250');

    await now.takeBack(player, win);
    await now.takeBack(player, regretted);
    await now.takeBack(player, before);
    await now.work();
    expect(activeIn(await now.bonuses(player)).wager.done).toBe('1000');
  });

  it('is fed before those that end later, and the next one after it, by each round once', async () => {
    const player = await now.player();
    await now.payIn(player, 100_000n, 'welcome');
    await now.payIn(player, 100_000n, 'weekly');
    await stake(player, 30);
    await now.work();
    const fed = async () => {
      const { active, queue = [] } = await now.bonuses(player);
      return [active, ...queue].map((bonus) => [bonus?.name.en, bonus?.wager.done]);
    };
    expect(await fed()).toEqual([
      ['A quarter on top', '187500'],
      ['Welcome bonus', '0'],
    ]);

    // Too large for the first, so it feeds the one after it.
    await now.lose(player, 20_000n);
    await stake(player, 2);
    await now.work();
    const last = await now.bet(player, 6_250n);
    const win = await now.win(player, last, 0n);
    await now.work();
    expect(await fed()).toEqual([['Welcome bonus', '26250']]);
    await now.takeBack(player, win);
    await now.takeBack(player, last);
    await now.work();
    expect(await fed()).toEqual([['Welcome bonus', '20000']]);
  });

  it('leaves the player’s own money alone: it can all be played away or kept, and the bonus cannot be bet', async () => {
    const player = await withBonus();
    await now.bet(player, 100_000n);

    await expect(now.bet(player, 1n)).rejects.toThrow('refused');
    expect(await now.held(player)).toEqual({ main: 0n, bonus: 25_000n });
  });

  it('goes back when its days are over, and what was staked in time still counts', async () => {
    const [late, reached] = [await withBonus(), await withBonus()];
    await stake(reached, 32);
    await stake(late, 31);
    await now.work();
    await now.runsOut(late);
    await stake(late, 5);
    await now.work();

    expect(await now.held(late)).toEqual({ main: 100_000n, bonus: 0n });
    expect((await now.bonuses(late)).list[0]).toMatchObject({ state: 'expired', wager: { done: '193750' } });
    expect((await now.bonuses(reached)).list[0]?.state).toBe('released');
  });

  it('can be given up, once and by its owner only', async () => {
    const [player, other] = [await withBonus(), await now.player()];
    const { id } = activeIn(await now.bonuses(player));
    expect((await now.forfeit(other, id)).statusCode).toBe(404);
    expect((await now.forfeit(player, 'x')).statusCode).toBe(404);

    const [first, again] = await Promise.all([now.forfeit(player, id), now.forfeit(player, id)]);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(first.json().value).toMatchObject({ state: 'forfeited', endedAt: expect.any(String) });
    expect(again.json()).toEqual(first.json());
    expect(await now.held(player)).toEqual({ main: 100_000n, bonus: 0n });
  });

  it('whose requirement is reached is the player’s, even if they give it up that very moment', async () => {
    const player = await withBonus();
    const { id } = activeIn(await now.bonuses(player));
    await stake(player, 32);
    const answer = await now.forfeit(player, id);

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'bonuses.closed']);
    expect(await now.held(player)).toEqual({ main: 125_000n, bonus: 0n });
  });

  it('keeps by whose rule it was given while it runs, whoever would change that', async () => {
    const player = await withBonus();
    const { id } = activeIn(await now.bonuses(player));

    for (const change of ['segment_version = 2', 'campaign = 1', 'wager_needed = 1'])
      await expect(now.owner.query(`update bonuses set ${change} where id = '${id}'`)).rejects.toThrow('cannot go from active');
  });

  it('that has ended cannot be changed by anybody', async () => {
    const player = await withBonus();
    const { id } = activeIn(await now.bonuses(player));
    await now.forfeit(player, id);

    for (const change of [`state = 'active', ended_at = null`, `state = 'released'`, 'wagered = 999999999'])
      await expect(now.owner.query(`update bonuses set ${change} where id = '${id}'`)).rejects.toThrow('cannot go from forfeited');
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  });
});

describe('an operator', () => {
  const root = '/staff/brands/pavilion/bonuses';
  const does = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, who: 'mira' | 'vera' = 'mira') =>
    staffRequest(now.app, { method, url: root + path, as: now.staff[who], ...(payload && { payload }) });
  const offer: BonusOfferChange = {
    name: { bn: 'ঈদের বোনাস', en: 'Feast' },
    terms: { bn: 'শর্ত', en: 'Terms' },
    percent: 50,
    cap: '400000',
    least: '60000',
    firstOnly: false,
    wagerTimes: 20,
    days: 7,
    largestBetPercent: null,
    validFrom: null,
    validUntil: null,
    contribution: {
      categories: { RNG: 15, LIVE: 0, FISH: 10, PVP: 5, SPORTS: 15, ESPORTS: 15, COCKFIGHT: 15, ELOTT: 10, LOTT: 5 },
      games: [{ vendor: 'STUDIO', code: 'dice', share: 5 }],
      highReturn: { above: 9_750, share: 4 },
    },
    uses: null,
    enabled: true,
    version: 0,
    reason: 'the feast is near',
  };

  it('makes an offer, changes it as it stands, and is told when somebody else was quicker', async () => {
    const made = await does('PUT', '/offers/feast', offer);
    expect([made.statusCode, made.json().value]).toMatchObject([
      200,
      { code: 'feast', version: 1, given: 0, contribution: offer.contribution },
    ]);
    expect((await does('PUT', '/offers/feast', offer)).json().code).toBe('bonuses.conflict');

    const changed = await does('PUT', '/offers/feast', { ...offer, version: 1, enabled: false });
    expect(changed.json().value).toMatchObject({ version: 2, enabled: false });
    expect((await does('PUT', '/offers/feast', { ...offer, version: 1 })).statusCode).toBe(409);
    const player = await now.player();
    expect((await now.offers(player)).offers.map(({ code }) => code)).not.toContain('feast');
  });

  it.each([
    ['an end before the beginning', { validFrom: '2026-12-02T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' }, 422, 'validUntil'],
    ['no times at all', { wagerTimes: 0 }, 400, 'wagerTimes'],
    [
      'games that return more than all',
      { contribution: { ...offer.contribution, highReturn: { above: 10_000, share: 5 } } },
      400,
      'contribution.highReturn.above',
    ],
    ['a field of their own', { generous: true }, 400, 'generous'],
  ])('cannot make one with %s', async (_, more, status, field) => {
    const answer = await does('PUT', '/offers/other', { ...offer, ...more });

    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]]);
  });

  it('sees what bonuses cost, and takes one back with a reason that its member reads', async () => {
    const owed = async () => (await does('GET', '')).json().value;
    const before = await owed();
    const player = await withBonus();
    const after = await owed();
    expect(BigInt(after.active.owed) - BigInt(before.active.owed)).toBe(25_000n);
    expect(after.lately.given.count).toBe(before.lately.given.count + 1);

    const [given] = (await does('GET', `/given?account=${player.account}`)).json().value.list;
    expect((await does('GET', `/given?account=${player.account}&after=${given.id}`)).json().value).toEqual({ list: [] });
    expect(given).toMatchObject({
      state: 'active',
      member: { account: player.account },
      amount: '25000',
      needed: '200000',
      done: '0',
    });
    const cancel = () => does('POST', `/given/${given.id}/cancellation`, { reason: 'two accounts of one person' });
    const answers = [await cancel(), await cancel()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(await now.held(player)).toEqual({ main: 100_000n, bonus: 0n });
    expect((await now.bonuses(player)).list[0]).toMatchObject({ state: 'cancelled', reason: 'two accounts of one person' });
    const audit = await staffRequest(now.app, { method: 'GET', url: '/staff/audit', as: now.staff.mira });
    expect(audit.body).toContain('bonuses.cancelled');
  });

  it('who only looks decides nothing, and nobody reaches another brand’s', async () => {
    expect((await does('PUT', '/offers/theirs', offer, 'vera')).statusCode).toBe(403);
    expect((await does('GET', '', undefined, 'vera')).statusCode).toBe(200);
    const player = await withBonus();
    const { id } = activeIn(await now.bonuses(player));
    const elsewhere = `/staff/brands/lagoon/bonuses/given/${id}/cancellation`;
    const answer = await staffRequest(now.app, {
      method: 'POST',
      url: elsewhere,
      as: now.staff.mira,
      payload: { reason: 'by mistake' },
    });

    expect([403, 404]).toContain(answer.statusCode);
    expect((await does('POST', `/given/${randomUUID()}/cancellation`, { reason: 'by mistake' })).statusCode).toBe(404);
  });
});
