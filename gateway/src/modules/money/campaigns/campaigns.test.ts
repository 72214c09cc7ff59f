import { randomUUID } from 'node:crypto';
import { claimableOf, staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { aCampaign, setUpCampaigns } from './campaigns-fixture';

let now: Awaited<ReturnType<typeof setUpCampaigns>>;
beforeAll(async () => (now = await setUpCampaigns()), 90_000);
afterAll(() => now.close());

describe('a campaign', () => {
  it('is in the reward centre while it can be claimed, and for nobody who may not be given it', async () => {
    const code = await now.begin(aCampaign({ groups: [{ need: 'all', triggers: [{ on: 'play', counted: '400' }] }] }));
    const [player, excluded] = [await now.player(), await now.player()];
    const toClaim = async ({ token }: typeof player) =>
      (await claimableOf(now.app, token, 'bonus')).filter((line) => line.code === code);
    expect(await toClaim(player)).toEqual([]);
    for (const each of [player, excluded]) {
      await now.fund(each, 100_000n);
      await now.play(each, 20_000n);
    }
    await now.count();
    const name = { en: 'A gift', bn: 'উপহার' };
    const line = { kind: 'bonus', code, name, amount: '10000', currency: 'BDT', page: 'wallet.bonuses' };
    expect(await toClaim(player)).toEqual([line]);
    expect(await toClaim(excluded)).toEqual([line]);

    await now.app.gateway.services.protection.exclusions.exclude({ memberId: excluded.id });
    expect(await toClaim(excluded)).toEqual([]);
    await now.claim(player, code);
    expect(await toClaim(player)).toEqual([]);
  });

  it('for a segment keeps the version of it by which a bonus was given, whatever becomes of the segment', async () => {
    const rule = { match: 'any', of: [{ fact: 'registered', op: 'within', days: 30 }] };
    const write = (version: number, en: string, enabled = true) =>
      staffRequest(now.app, {
        method: 'PUT',
        url: '/staff/brands/pavilion/segments/newcomers',
        as: now.staff.mira,
        payload: { name: { bn: 'নতুন', en }, rule, enabled, version, reason: 'for the autumn' },
      });
    expect([(await write(0, 'New')).statusCode, (await write(1, 'Newer')).statusCode]).toEqual([200, 200]);
    const code = await now.begin(aCampaign({ segment: 'newcomers' }));
    const [player, late] = [await now.player(), await now.player()];
    const kept = async () =>
      (
        await now.owner.query(`select offer, state, segment_version from bonuses where member_id = $1 order by given_at`, [
          player.id,
        ])
      ).rows;
    const first = await now.claim(player, code);
    expect(first.statusCode).toBe(200);

    expect((await write(2, 'Newest')).statusCode).toBe(200);
    expect((await write(3, 'Nobody', false)).statusCode).toBe(200);

    expect((await now.claim(late, code)).json().code).toBe('bonuses.unavailable');
    // Whoever presses again is answered as the first time.
    expect((await now.claim(player, code)).json()).toEqual(first.json());
    expect((await now.claim(player, await now.begin(aCampaign()))).statusCode).toBe(200);
    expect(await kept()).toEqual([
      { offer: code, state: 'active', segment_version: 2 },
      expect.objectContaining({ state: 'active', segment_version: null }),
    ]);
  });

  it('says what is missing, and can be claimed once all of it happened', async () => {
    const code = await now.begin(
      aCampaign({
        groups: [
          { need: 'all', triggers: [{ on: 'registration' }] },
          { need: 'any', triggers: [{ on: 'deposit', nth: 1, least: '50000', methods: null }, { on: 'birthday' }] },
        ],
        gives: { kind: 'deposit', percent: 50, cap: '80000' },
        largestBetPercent: 10,
        wagerTimes: 8,
      }),
    );
    const player = await now.player();
    expect(await now.seen(player, code)).toMatchObject({
      state: 'open',
      groups: [
        { steps: [{ on: 'registration', met: true }] },
        { need: 'any', steps: [{ on: 'deposit', met: false, nth: 1, least: '50000' }, { met: false }] },
      ],
    });
    expect((await now.claim(player, code)).json().code).toBe('bonuses.more_needed');

    await now.payIn(player, '120000');
    expect(await now.seen(player, code)).toMatchObject({
      state: 'claimable',
      brings: { amount: '60000', wager: '480000', largestBet: '6000' },
      claimUntil: expect.any(String),
    });
    const first = await now.claim(player, code);
    const again = await now.claim(player, code);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(first.json().value).toMatchObject({ state: 'active', amount: '60000', wager: { needed: '480000' }, largestBet: '6000' });
    expect(again.json()).toEqual(first.json());
    expect(await now.bonusOf(player)).toBe(60_000n);
    expect(await now.seen(player, code)).toMatchObject({ state: 'taken' });
  });

  it('of any deposit brings something for each, as often as it says', async () => {
    const groups = [
      { need: 'all' as const, triggers: [{ on: 'deposit' as const, nth: null, least: '50000', methods: ['bank-transfer'] }] },
    ];
    const terms = aCampaign({ groups, gives: { kind: 'deposit', percent: 5, cap: '8000' }, uses: { times: 2, days: 30 } });
    const [code, elsewhere] = [
      await now.begin(terms),
      await now.begin({
        ...terms,
        groups: [{ need: 'all', triggers: [{ on: 'deposit', nth: null, least: '50000', methods: ['river-pay'] }] }],
      }),
    ];
    const player = await now.player();
    const claims = [];
    for (const amount of ['100000', '180000', '120000']) {
      await now.payIn(player, amount);
      claims.push((await now.claim(player, code)).json());
    }

    expect(claims.map((claim) => claim.value?.amount ?? claim.code)).toEqual(['5000', '8000', 'bonuses.unavailable']);
    expect((await now.seen(player, elsewhere))?.state).toBe('open');
  });

  it('asks for play of one day, and tells how much of it counted', async () => {
    const code = await now.begin(aCampaign({ groups: [{ need: 'all', triggers: [{ on: 'play', counted: '400' }] }] }));
    const player = await now.player();
    await now.payIn(player, '100000');
    await now.play(player, 5_000n);
    await now.count();
    expect((await now.seen(player, code))?.groups[0]?.steps).toEqual([{ on: 'play', met: false, counted: '400', done: '200' }]);

    await now.play(player, 5_000n);
    expect((await now.claim(player, code)).statusCode).toBe(200);
  });

  it('turns no more into own money than it says, names that before and after, and takes the rest back once', async () => {
    const code = await now.begin(aCampaign({ largestConversion: '3000' }));
    const player = await now.player();
    await now.fund(player, 50_000n);
    const before = await flows();
    expect(await now.seen(player, code)).toMatchObject({ largestConversion: '3000', brings: { largestConversion: '3000' } });
    const bonus = (await now.claim(player, code)).json().value;
    expect(bonus).toMatchObject({ amount: '10000', largestConversion: '3000' });
    expect(await changesSince(before)).toEqual({ given: 10_000, released: 0, returned: 0, owed: 3_000 });

    await now.play(player, 10_000n);
    await Promise.all(Array.from({ length: 50 }, () => now.app.gateway.services.bonuses.runDue()));
    await now.settle();
    const { active, list } = (await now.app.request({ url: '/wps/v2/bonuses', token: player.token })).json().value;
    expect([active, list]).toMatchObject([null, [{ id: bonus.id, state: 'released', largestConversion: '3000' }]]);
    expect([await now.ownMoneyOf(player), await now.bonusOf(player)]).toEqual([43_000n, 0n]);
    expect(await changesSince(before)).toEqual({ given: 10_000, released: 3_000, returned: 7_000, owed: 0 });
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  });

  it('takes all of it back where it is given up, and only that', async () => {
    const code = await now.begin(aCampaign({ largestConversion: '3000' }));
    const player = await now.player();
    const before = await flows();
    const { id } = (await now.claim(player, code)).json().value;
    const url = `/wps/v2/bonuses/${id}/forfeit`;
    await now.settle();
    expect((await now.app.request({ method: 'PUT', url, token: player.token })).statusCode).toBe(200);
    expect([await now.ownMoneyOf(player), await now.bonusOf(player)]).toEqual([0n, 0n]);
    expect(await changesSince(before)).toEqual({ given: 10_000, released: 0, returned: 10_000, owed: 0 });
  });

  it('leaves a bonus as it was given, whatever a later version of it says', async () => {
    const code = await now.begin(aCampaign());
    const player = await now.player();
    await now.fund(player, 50_000n);
    const { id } = (await now.claim(player, code)).json().value;
    await now.end(code);
    await now.owner.query(
      `insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, accepted_gain, written_by)
       select brand, kind, code, 2, name, about, terms || '{"largestConversion": "3000"}', true, now(), position, accepted_gain, written_by
       from promotion_rules where code = $1 and kind = 'campaign'`,
      [code],
    );
    expect(await now.seen(player, code)).toMatchObject({ largestConversion: '3000' });
    await expect(now.owner.query(`update bonuses set largest_conversion = 3000 where id = $1`, [id])).rejects.toThrow(
      'cannot go from active to active',
    );

    await now.play(player, 10_000n);
    await now.settle();
    expect([await now.ownMoneyOf(player), await now.bonusOf(player)]).toEqual([50_000n, 0n]);
  });

  it('of free rounds can say nothing of it', async () => {
    const gives = { kind: 'freeRounds' as const, vendor: 'studio', games: ['dice'], rounds: 5, stake: '100' };
    const words = { en: 'A gift', bn: 'উপহার' };
    const answer = await staffRequest(now.app, {
      method: 'PUT',
      url: '/staff/brands/pavilion/promotions/campaign/limited-rounds',
      as: now.staff.mira,
      payload: {
        ...{ name: words, about: words, enabled: true, validFrom: null, version: 0, reason: 'for the autumn' },
        terms: aCampaign({ gives, largestConversion: '3000' }),
      },
    });
    expect(answer.json()).toMatchObject({
      code: 'promotions.invalid',
      fields: { 'terms.largestConversion': 'promotions.invalid' },
    });
  });

  it('takes nothing back of a bonus that is no larger than what may become own money', async () => {
    const code = await now.begin(aCampaign({ largestConversion: '10000' }));
    const player = await now.player();
    expect((await now.claim(player, code)).json().value).not.toHaveProperty('largestConversion');
  });

  it('is not there before it begins, after its end, and for what happened before it', async () => {
    const groups = [{ need: 'all' as const, triggers: [{ on: 'deposit' as const, nth: null, least: '1', methods: null }] }];
    const player = await now.player();
    await now.payIn(player, '100000');
    const later = await now.begin(aCampaign({ groups }), { days: 0 });
    expect((await now.seen(player, later))?.state).toBe('open');
    const over = await now.begin(aCampaign());
    await now.end(over);

    expect(await now.seen(player, over)).toBeUndefined();
    expect((await now.claim(player, over)).json().code).toBe('bonuses.unavailable');
  });

  it('is opened by hand for one member, once, and in the audit log', async () => {
    const code = await now.begin(aCampaign({ groups: [{ need: 'all', triggers: [{ on: 'by-hand' }] }] }));
    const [player, other] = [await now.player(), await now.player()];
    const payload = { id: randomUUID(), account: player.account, reason: 'they waited long for a payout' };
    const give = (as: typeof now.staff.mira, to = code) =>
      staffRequest(now.app, { method: 'POST', url: `/staff/brands/pavilion/campaigns/${to}/gifts`, as, payload });

    expect((await give(now.staff.vera)).statusCode).toBe(403);
    expect((await give(now.staff.mira, await now.begin(aCampaign()))).json().code).toBe('bonuses.unavailable');
    expect([(await give(now.staff.mira)).statusCode, (await give(now.staff.mira)).statusCode]).toEqual([200, 200]);
    expect(await now.seen(other, code)).toBeUndefined();
    expect((await now.claim(player, code)).statusCode).toBe(200);
    expect((await now.claim(player, code)).statusCode).toBe(200);
    expect(await now.bonusOf(player)).toBe(10_000n);
    const audit = await staffRequest(now.app, { method: 'GET', url: '/staff/audit', as: now.staff.mira });
    expect(audit.body).toContain('campaigns.opened');
  });

  it('waits while as many bonuses run as can, and is claimed when one has ended', async () => {
    const codes = [];
    for (let left = 6; left > 0; left -= 1) codes.push(await now.begin(aCampaign({ gives: { kind: 'fixed', amount: '100' } })));
    const player = await now.player();
    const claims = [];
    for (const code of codes) claims.push((await now.claim(player, code)).json());
    expect(claims.map(({ code }) => code)).toEqual([undefined, undefined, undefined, undefined, undefined, 'bonuses.active']);
    const last = codes.at(-1) ?? '';
    expect((await now.seen(player, last))?.state).toBe('waits');
    expect(await claimableOf(now.app, player.token, 'bonus')).toEqual([]);

    const url = `/wps/v2/bonuses/${claims[0].value.id}/forfeit`;
    // While transactions are open for long, nothing is given up.
    while ((await now.app.request({ method: 'PUT', url, token: player.token })).statusCode === 503);
    expect((await now.claim(player, last)).statusCode).toBe(200);
    for (const code of codes) await now.end(code);
  });
});

describe('a loss', () => {
  const cashback = (days: number) =>
    aCampaign({
      groups: [{ need: 'all', triggers: [{ on: 'sign-in' }] }],
      gives: { kind: 'cashback', percent: 10, cap: '100000', least: '1000', days },
      uses: { times: 7, days: 7 },
    });
  /** What was played until now was played so many days ago. */
  const wasPlayed = async (id: string, days: number) => {
    await now.count();
    await now.owner.query(`update counted_days set day = day - $2::int where member_id = $1 and day > now() - interval '2 days'`, [
      id,
      days,
    ]);
  };

  it('is paid back once, whatever periods follow, and what moves in it afterwards comes off the next', async () => {
    const [daily, weekly] = [await now.begin(cashback(1), { days: 40 }), await now.begin(cashback(7), { days: 40 })];
    const player = await now.player();
    await now.fund(player, 100_000n);
    await now.play(player, 50_000n);
    await wasPlayed(player.id, 4);
    await now.play(player, 30_000n, 10_000n);
    await wasPlayed(player.id, 1);

    expect((await now.claim(player, daily)).json().value.amount).toBe('2000');
    expect((await now.claim(player, weekly)).json().code).toBe('bonuses.more_needed');
    // A round of the day that was paid for is paid late, after all.
    await now.owner.query(`update counted_days set wins = wins + 5000 where member_id = $1 and bets = 30000`, [player.id]);
    await now.owner.query(`update campaign_losses set from_day = from_day - 7, to_day = to_day - 7 where member_id = $1`, [
      player.id,
    ]);
    await now.owner.query(`update counted_days set day = day - 7 where member_id = $1 and bets = 30000`, [player.id]);

    expect((await now.claim(player, weekly)).json().value.amount).toBe(String((50_000 - 5_000) / 10));
    // Once more on the same day is answered with what it brought.
    expect((await now.claim(player, daily)).json().value.amount).toBe('2000');
    expect(await now.bonusOf(player)).toBe(2_000n + 4_500n);
    for (const code of [daily, weekly]) await now.end(code);
  });

  it('of less than the least, of today, and of a week that was won, brings nothing', async () => {
    const code = await now.begin(cashback(7), { days: 40 });
    const player = await now.player();
    await now.fund(player, 100_000n);
    await now.play(player, 90_000n);
    expect((await now.claim(player, code)).json().code).toBe('bonuses.more_needed');

    await wasPlayed(player.id, 2);
    await now.play(player, 1_000n, 95_000n);
    await wasPlayed(player.id, 1);
    expect((await now.claim(player, code)).json().code).toBe('bonuses.more_needed');
    await now.end(code);
  });
});

it('leaves books that add up', async () => {
  expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
});

/** What the brand gave, what of it became the members' and came back, and what active bonuses would cost. */
async function flows() {
  const overview = await staffRequest(now.app, { method: 'GET', url: '/staff/brands/pavilion/bonuses', as: now.staff.mira });
  const { lately, active } = overview.json().value;
  const [given, released, returned] = [lately.given, lately.released, lately.returned].map(({ amount }) => Number(amount));
  return { given, released, returned, owed: Number(active.owed) } as Record<string, number>;
}

async function changesSince(before: Record<string, number>) {
  return Object.fromEntries(Object.entries(await flows()).map(([way, sum]) => [way, sum - (before[way] ?? 0)]));
}
