import type { PromotionRuleChange } from '@pavilion/api/staff';
import pg from 'pg';
import { repetitions, staffRequest } from '../../../platform/testing';
import { aCampaign, setUpCampaigns } from './campaigns-fixture';

let now: Awaited<ReturnType<typeof setUpCampaigns>>;
beforeAll(async () => (now = await setUpCampaigns()), 90_000);
afterAll(() => now.close());

const RUNS = 50;
const TIMES = repetitions({ everyDay: 1, soak: 100 });

it(
  'nobody gets more by claiming fifty times at once',
  async () => {
    const code = await now.begin(aCampaign());
    for (let time = 0; time < TIMES; time += 1) {
      const player = await now.player();
      const answers = await Promise.all(Array.from({ length: RUNS }, () => now.claim(player, code)));

      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => answer.json().value.id)).size).toBe(1);
      expect(await now.bonusOf(player)).toBe(10_000n);
    }
  },
  repetitions({ everyDay: 30_000, soak: 900_000 }),
);

it('fifty who claim at once share what is for seven', async () => {
  const code = await now.begin(aCampaign({ receivers: 7 }));
  const players = [];
  for (let left = RUNS; left > 0; left -= 1) players.push(await now.player());
  const answers = await Promise.all(players.map((player) => now.claim(player, code)));

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
  expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code))).toEqual(
    new Set(['bonuses.unavailable']),
  );
  const late = await now.player();
  expect(await now.seen(late, code)).toBeUndefined();
}, 120_000);

it('a claim that dies before its bonus is given leaves nothing, and brings it once afterwards', async () => {
  const code = await now.begin(aCampaign({ receivers: 1 }));
  const player = await now.player();
  const operator = new pg.Client({ connectionString: now.app.platform.url });
  await operator.connect();
  await operator.query('begin');
  await operator.query('lock table ledger_transactions in exclusive mode');

  const dying = now.claim(player, code);
  // It is written, and waits for its money.
  const waiting = `select pg_cancel_backend(pid) from pg_stat_activity join pg_locks using (pid)
    where wait_event_type = 'Lock' and datname = current_database() and relation = 'campaign_claims'::regclass and mode = 'RowExclusiveLock'`;
  for (let killed = 0; killed === 0;) killed = (await now.owner.query(waiting)).rowCount ?? 0;
  expect((await dying).statusCode).not.toBe(200);
  await operator.end();

  expect((await now.owner.query(`select from campaign_claims where member_id = ${player.id}`)).rows).toEqual([]);
  expect(await now.bonusOf(player)).toBe(0n);
  expect([(await now.claim(player, code)).statusCode, (await now.claim(player, code)).statusCode]).toEqual([200, 200]);
  expect(await now.bonusOf(player)).toBe(10_000n);
});

it('who excluded themselves gets none, and nothing of their claim stays', async () => {
  const code = await now.begin(aCampaign());
  const player = await now.player();
  await now.app.gateway.services.protection.exclusions.exclude({ memberId: player.id });

  expect((await now.claim(player, code)).json().code).toBe('bonuses.unavailable');
  expect((await now.owner.query(`select from campaign_claims where member_id = ${player.id}`)).rows).toEqual([]);
  expect(await now.bonusOf(player)).toBe(0n);
});

describe('a promo code', () => {
  const withCode = (...codes: string[]) => aCampaign({ groups: [{ need: 'all', triggers: [{ on: 'promo-code', codes }] }] });

  it('is shown to nobody before they type it, is read as people write, and brings something once', async () => {
    const code = await now.begin(withCode('MONSOON2026', 'FRIENDS2026'));
    const player = await now.player();
    expect(await now.seen(player, code)).toBeUndefined();

    const first = await now.type(player, ' monsoon-2026 ');
    expect([first.statusCode, first.json().value.amount]).toEqual([200, '10000']);
    expect((await now.type(player, 'MONSOON2026')).json()).toEqual(first.json());
    expect((await now.type(player, 'FRIENDS2026')).json()).toEqual(first.json());
    expect(JSON.stringify(await now.list(player))).not.toMatch(/MONSOON|FRIENDS/);
    expect(await now.bonusOf(player)).toBe(10_000n);
  });

  it('is not found by trying: ten wrong ones an hour, and then the right one is refused as well', async () => {
    await now.begin(withCode('QUIETRIVER'));
    const player = await now.player();
    const answers = [];
    for (let tries = 0; tries < 12; tries += 1) answers.push((await now.type(player, `QUIETRIVE${tries}`)).json().code);

    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'bonuses.code_unknown'));
    expect(answers.slice(10)).toEqual(['request.too_many', 'request.too_many']);
    expect((await now.type(player, 'QUIETRIVER')).json().code).toBe('request.too_many');
    expect(await now.bonusOf(player)).toBe(0n);
  });

  it('with more to do is noted, and what is missing is told', async () => {
    const code = await now.begin({
      ...withCode('DEPOSITFIRST'),
      groups: [
        { need: 'all', triggers: [{ on: 'promo-code', codes: ['DEPOSITFIRST'] }] },
        { need: 'all', triggers: [{ on: 'deposit', nth: 1, least: '50000', methods: null }] },
      ],
    });
    const player = await now.player();
    expect((await now.type(player, 'depositfirst')).json().code).toBe('bonuses.more_needed');
    expect((await now.seen(player, code))?.groups.map(({ steps }) => steps[0]?.met)).toEqual([true, false]);

    await now.payIn(player, '100000');
    expect((await now.claim(player, code)).statusCode).toBe(200);
  });
});

describe('one operator alone', () => {
  const wanted = (wagerTimes: number): PromotionRuleChange<'campaign'> => ({
    name: { en: 'A gift', bn: 'উপহার' },
    about: { en: 'Terms', bn: 'শর্ত' },
    terms: aCampaign({ wagerTimes }),
    enabled: true,
    validFrom: null,
    version: 0,
    reason: 'for friends',
  });
  const write = (code: string, change: PromotionRuleChange<'campaign'>) =>
    staffRequest(now.app, {
      method: 'PUT',
      url: `/staff/brands/pavilion/promotions/campaign/${code}`,
      as: now.staff.mira,
      payload: change,
    });

  it('cannot write a campaign that a perfect player gains by', async () => {
    const refused = await write('gift', wanted(10));
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'promotions.player_gains']);

    // ৳1 at 99.54 % costs less than half a poisha: 500 times of it cost more than the bonus.
    expect((await write('gift', wanted(500))).statusCode).toBe(200);
  });

  it('cannot write one that could never be met, or whose segment nobody knows', async () => {
    const change = wanted(500);
    const withTerms = (terms: object) => ({ ...change, terms: { ...change.terms, ...terms } });
    const answers = [
      await write('odd', withTerms({ gives: { kind: 'deposit', percent: 10, cap: '1000' } })),
      await write('odd', withTerms({ segment: 'whales' })),
      await write('odd', withTerms({ groups: [{ need: 'all', triggers: [{ on: 'promo-code', codes: ['short'] }] }] })),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual(['promotions.invalid', 'segments.unknown', 'request.invalid']);
  });

  it('leaves nothing to claim once rules or games make a campaign a gain', async () => {
    const code = await now.begin(aCampaign(), { gain: 0 });
    const player = await now.player();

    expect(await now.seen(player, code)).toBeUndefined();
    expect((await now.claim(player, code)).json().code).toBe('bonuses.unavailable');
  });
});
