import { promotionRuleChange, type PromotionRuleChange, type PromotionRulesValue } from '@pavilion/api/staff';
import { gameCategories } from '@pavilion/api/games';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { enrolStaff, seedGames, staffRequest, type TestOperator, TestVendor } from '../../../platform/testing';
import { faultsOf, type InputSchema } from '../../../platform/testing/input-from-schema';

let vendor: TestVendor;
let owner: pg.Client;
const staff: Record<string, TestOperator> = {};

beforeAll(async () => {
  vendor = await TestVendor.connected();
  await seedGames(vendor.app.platform, 'STUDIO');
  owner = new pg.Client({ connectionString: vendor.app.platform.url });
  await owner.connect();
  for (const name of ['mira', 'amina']) staff[name] = await enrolStaff(vendor.app, name, { pavilion: 'approver' });
  staff['vera'] = await enrolStaff(vendor.app, 'vera', { pavilion: 'viewer' });
}, 60_000);
afterAll(async () => {
  await owner.end();
  await vendor.close();
});

const ROOT = '/staff/brands/pavilion/promotions/counting';
const does = (who: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  staffRequest(vendor.app, { method, url, as: staff[who] as TestOperator, ...(payload && { payload }) });
const rulesSeenBy = async (who: string) => (await does(who, 'GET', ROOT)).json<{ value: PromotionRulesValue }>().value;

const all = (share: number) =>
  Object.fromEntries(
    gameCategories.map((category) => [category, share]),
  ) as PromotionRuleChange<'counting'>['terms']['contribution']['categories'];
const careful = (version: number): PromotionRuleChange<'counting'> => ({
  name: { en: 'What counts', bn: 'যা গোনা হয়' },
  about: { en: 'Half of everything.', bn: 'সবকিছুর অর্ধেক।' },
  terms: { contribution: { categories: all(50), games: [], highReturn: { above: 9_750, share: 2 } } },
  enabled: true,
  validFrom: null,
  version,
  reason: 'less is enough',
});
/** All of everything: blackjack returns 99.54 %, so a unit that counts costs next to nothing. */
const generous = (version: number): PromotionRuleChange<'counting'> => ({
  ...careful(version),
  terms: { contribution: { categories: all(100), games: [] } },
});
const latestVersion = async () => (await rulesSeenBy('vera')).rules[0]?.versions[0]?.version ?? 0;

describe('a rule', () => {
  it('begins with one version, by which a unit that counts costs 2.5 % or more whatever is played', async () => {
    const { rules, requests } = await rulesSeenBy('vera');

    expect(rules).toMatchObject([
      { code: 'play', versions: [{ version: 1, enabled: true, validUntil: null, writtenBy: 'pavilion' }] },
    ]);
    expect(rules[0]?.cost.loss).toBeGreaterThanOrEqual(250);
    expect(rules[0]?.cost.gainShare).toBeLessThanOrEqual(0);
    expect(requests).toEqual([]);
  });

  it('gets a next version, which holds a minute later, and the one before ends there', async () => {
    const before = Date.now();
    const { value } = (await does('mira', 'PUT', `${ROOT}/play`, careful(1))).json<{ value: PromotionRulesValue }>();
    const [second, first] = value.rules[0]?.versions ?? [];

    expect(second).toMatchObject({
      version: 2,
      writtenBy: 'mira',
      validUntil: null,
      terms: { contribution: { categories: all(50) } },
    });
    expect(Date.parse(second?.validFrom ?? '') - before).toBeGreaterThan(50_000);
    expect(first?.validUntil).toBe(second?.validFrom);
    const stale = await does('amina', 'PUT', `${ROOT}/play`, careful(1));
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'promotions.conflict']);
  });

  it('counts a round by the version in force when it began, also when it ends under the next', async () => {
    const { wallet, countedPlay } = vendor.app.gateway.services;
    const player = await vendor.player(100_000n);
    const { rows } = await owner.query<{ code: string }>(
      `select code from game_facts where vendor = 'STUDIO' and rtp > 9750 limit 1`,
    );
    const lost = async (at: Date) => {
      const round = randomUUID();
      const place = {
        memberId: player.memberId,
        brand: 'pavilion',
        currency: 'BDT',
        vendor: 'studio',
        game: rows[0]?.code ?? '',
        round,
      };
      await wallet.post({ ...place, kind: 'bet', reference: `${round}-bet`, amount: 1_000n, at });
      const end = new Date(Date.now() + 600_000);
      await wallet.post({
        ...place,
        kind: 'win',
        reference: `${round}-win`,
        related: `${round}-bet`,
        amount: 0n,
        roundClosed: true,
        at: end,
      });
    };
    // Of what returns more than 97.5 %, 4 % counts by the first version and 2 % by the second.
    await lost(new Date());
    await lost(new Date(Date.now() + 300_000));
    while (!(await countedPlay.catchUp()));

    const days = await countedPlay.days(player.memberId, { from: '2020-01-01', to: '2099-01-01' });

    expect(days.reduce((sum, { counted }) => sum + counted, 0n)).toBe(60n);
    expect(days.reduce((sum, { valid }) => sum + valid, 0n)).toBe(2_000n);
  });

  it('keeps its terms: nobody changes a version, ends one twice or deletes it', async () => {
    const changes = [`terms = '{}'`, `enabled = false`, `valid_from = now()`, `accepted_gain = 10000`];
    for (const change of changes)
      await expect(owner.query(`update promotion_rules set ${change}`)).rejects.toThrow('stays as it is');
    await expect(owner.query(`update promotion_rules set valid_until = null where version = 1`)).rejects.toThrow('stays as it is');
    await expect(vendor.app.platform.db.deleteFrom('promotion_rules').execute()).rejects.toThrow('permission denied');
  });

  it('comes with a brand that is made like another', async () => {
    await owner.query(`select clone_brand('lagoon', 'harbour', 'Harbour', 'harbour.localhost')`);

    const rulesOf = async (brand: string) =>
      (await owner.query(`select kind, code, version, terms from promotion_rules where brand = $1 order by kind, code`, [brand]))
        .rows;
    const rules = await rulesOf('harbour');

    expect(rules).toContainEqual(expect.objectContaining({ kind: 'counting', code: 'play', version: 1 }));
    expect(rules).toEqual(await rulesOf('lagoon'));
  });
});

describe('a rule by which players gain', () => {
  it('is told what it costs before it is saved, and is refused to one operator alone', async () => {
    const { terms } = generous(2);
    const { value: cost } = (await does('vera', 'POST', `${ROOT}/play/cost`, { terms })).json();
    expect(cost).toMatchObject({ game: { share: 100 } });
    expect(cost.loss).toBe(10_000 - cost.game.rtp);
    expect(cost.gainShare).toBe(250 - cost.loss);

    const refused = await does('mira', 'PUT', `${ROOT}/play`, generous(2));

    expect([refused.statusCode, refused.json().code]).toEqual([422, 'promotions.player_gains']);
    expect(await latestVersion()).toBe(2);
  });

  it('waits for another operator than the one who asks, and then holds', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const wanted = { ...generous(2), validFrom: later };
    const asked = await does('mira', 'POST', `${ROOT}/play/requests`, wanted);
    const address = `/staff/brands/pavilion/promotion-requests/${asked.json().value.id}`;
    const twice = await does('amina', 'POST', `${ROOT}/play/requests`, wanted);
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'promotions.conflict']);

    const own = await does('mira', 'POST', `${address}/approval`, { reason: 'I say so' });
    expect([own.statusCode, own.json().code]).toEqual([409, 'promotions.second_operator_required']);
    expect(await latestVersion()).toBe(2);

    const agreed = await does('amina', 'POST', `${address}/approval`, { reason: 'for the summer' });
    expect(agreed.json().value.rules[0].versions[0]).toMatchObject({ version: 3, writtenBy: 'amina', validFrom: later });
    const again = await does('amina', 'POST', `${address}/approval`, { reason: 'for the summer' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'promotions.request_closed']);
  });

  it('may keep what was agreed to, and no more', async () => {
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const renamed = { ...generous(3), validFrom: later, name: { en: 'All counts', bn: 'সবই গোনা হয়' } };
    expect((await does('mira', 'PUT', `${ROOT}/play`, renamed)).statusCode).toBe(200);

    const other = { ...generous(4), validFrom: new Date(Date.now() + 9_000_000).toISOString() };
    other.terms.contribution.highReturn = { above: 9_990, share: 99 };
    expect((await does('mira', 'PUT', `${ROOT}/play`, other)).json().code).toBe('promotions.player_gains');
  });

  it('can be given up by whoever asked', async () => {
    const asked = await does('mira', 'POST', `${ROOT}/play/requests`, generous(4));
    const url = `/staff/brands/pavilion/promotion-requests/${asked.json().value.id}/rejection`;

    const { value } = (await does('mira', 'POST', url, { reason: 'thought again' })).json();

    expect(value.requests).toEqual([]);
    expect(await latestVersion()).toBe(4);
  });
});

describe('what does not fit', () => {
  const later = () => new Date(Date.now() + 36_000_000).toISOString();
  const withGame = (code: string) => ({
    categories: all(50),
    games: [{ vendor: 'STUDIO', code, share: 2 }],
    highReturn: { above: 9_750, share: 2 },
  });

  it.each([
    ['another code for what counts', 'other', () => careful(0), 'code'],
    [
      'a game that is in no catalogue',
      'play',
      () => ({ ...careful(4), validFrom: later(), terms: { contribution: withGame('not-yet') } }),
      'terms',
    ],
    ['a start in another year', 'play', () => ({ ...careful(4), validFrom: '2062-12-01T00:00:00Z' }), 'validFrom'],
    ['a start that is not after the version that waits to begin', 'play', () => careful(4), 'validFrom'],
  ])('is refused: %s', async (_, code, wanted, field) => {
    const answer = await does('mira', 'PUT', `${ROOT}/${code}`, wanted());

    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([
      422,
      'promotions.invalid',
      [field],
    ]);
  });

  it('is refused: a second operator for what nobody gains by, a decision about nothing, and a kind that there is not', async () => {
    const asked = await does('mira', 'POST', `${ROOT}/play/requests`, careful(4));
    expect([asked.statusCode, asked.json().code]).toEqual([422, 'promotions.invalid']);
    const url = `/staff/brands/pavilion/promotion-requests/${randomUUID()}/approval`;
    expect((await does('mira', 'POST', url, { reason: 'who knows' })).statusCode).toBe(404);
    expect((await does('vera', 'GET', '/staff/brands/pavilion/promotions/lottery')).statusCode).toBe(400);
  });

  it('is refused whatever field is spoiled, and nothing of it is written', async () => {
    const before = await latestVersion();
    // Without a start it begins as soon as it may.
    const faults = faultsOf(promotionRuleChange('counting') as unknown as InputSchema, careful(4)).filter(
      ({ field, kind }) => `${field} ${kind}` !== 'validFrom null',
    );
    expect(faults.length).toBeGreaterThan(50);
    const taken: string[] = [];
    for (const { field, kind, text } of faults) {
      const request = { method: 'PUT', url: `${ROOT}/play`, as: staff['mira'] as TestOperator, payload: text } as const;
      const answer = await staffRequest(vendor.app, { ...request, headers: { 'content-type': 'application/json' } });
      if (answer.statusCode !== 400) taken.push(`${field} ${kind}: ${answer.statusCode}`);
    }
    expect(taken).toEqual([]);
    expect(await latestVersion()).toBe(before);
  });
});

it('a viewer may look and ask what it costs, and decides nothing; an operator of another brand is not told', async () => {
  const stranger = await enrolStaff(vendor.app, 'lina', { lagoon: 'admin' });
  const request = `/staff/brands/pavilion/promotion-requests/${randomUUID()}`;
  const statuses = async (as: TestOperator) =>
    Promise.all(
      (
        [
          ['GET', ROOT, undefined],
          ['PUT', `${ROOT}/play`, careful(4)],
          ['POST', `${ROOT}/play/requests`, generous(4)],
          ['POST', `${request}/approval`, { reason: 'let us' }],
          ['POST', `${request}/rejection`, { reason: 'let us' }],
        ] as const
      ).map(
        async ([method, url, payload]) =>
          (await staffRequest(vendor.app, { method, url, as, ...(payload && { payload }) })).statusCode,
      ),
    );

  expect(await statuses(staff['vera'] as TestOperator)).toEqual([200, 403, 403, 403, 403]);
  expect(await statuses(stranger)).toEqual([403, 403, 403, 403, 403]);
});

describe('a version that has not begun', () => {
  const withdraw = (who: string, version: number) =>
    does(who, 'POST', `${ROOT}/play/withdrawal`, { version, reason: 'it was the wrong month' });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const holdingAt = async (at: Date): Promise<number[]> =>
    (
      await owner.query<{ version: number }>(
        `select version from promotion_rules where brand = 'pavilion' and kind = 'counting' and valid_from <= $1 and $1 < coalesce(valid_until, 'infinity')`,
        [at],
      )
    ).rows.map(({ version }) => version);

  it('can be withdrawn, the last one first, and the one before goes on; what holds or nearly does cannot', async () => {
    expect((await withdraw('vera', 4)).statusCode).toBe(403);
    expect((await withdraw('mira', 3)).json().code).toBe('promotions.conflict');

    const { value } = (await withdraw('mira', 4)).json<{ value: PromotionRulesValue }>();
    const [fourth, third] = value.rules[0]?.versions ?? [];
    expect(fourth).toMatchObject({ version: 4, withdrawn: true, validUntil: fourth?.validFrom });
    expect(third).toMatchObject({ version: 3, withdrawn: false, validUntil: null });
    const log = (await does('mira', 'GET', '/staff/audit?brand=pavilion')).json().value.lines;
    expect(log[0]).toMatchObject({
      action: 'promotions.rule-withdrawn',
      who: 'mira',
      before: { version: 4 },
      after: { version: 3 },
    });
    expect((await withdraw('amina', 4)).json().code).toBe('promotions.conflict');

    const rest = (await withdraw('amina', 3)).json<{ value: PromotionRulesValue }>().value.rules[0];
    expect(rest?.versions.map(({ version, withdrawn }) => [version, withdrawn])).toEqual([
      [4, true],
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(rest?.cost.gainShare).toBeLessThanOrEqual(0);
    expect(await holdingAt(inHours(9))).toEqual([2]);
    const begun = await withdraw('mira', 2);
    expect([begun.statusCode, begun.json().code]).toEqual([409, 'promotions.begun']);
  });

  it('takes along what two had agreed to, and makes room for one that switches the rule off', async () => {
    const gaining = { ...generous(4), validFrom: inHours(1).toISOString() };
    expect((await does('mira', 'PUT', `${ROOT}/play`, gaining)).json().code).toBe('promotions.player_gains');

    const off = { ...careful(4), enabled: false, validFrom: inHours(1).toISOString() };
    expect((await does('mira', 'PUT', `${ROOT}/play`, off)).statusCode).toBe(200);

    expect([await holdingAt(inHours(0.5)), await holdingAt(inHours(9))]).toEqual([[2], [5]]);
  });

  it('leaves the end of the one before where it is, once another follows at the same time', async () => {
    const [last] = (await rulesSeenBy('vera')).rules[0]?.versions ?? [];
    await withdraw('mira', 5);
    expect((await does('mira', 'PUT', `${ROOT}/play`, { ...careful(5), validFrom: last?.validFrom ?? '' })).statusCode).toBe(200);

    for (const version of [2, 5])
      await expect(
        owner.query(`update promotion_rules set valid_until = null where brand = 'pavilion' and version = ${version}`),
      ).rejects.toThrow('stays as it is');
    expect([await holdingAt(inHours(0.5)), await holdingAt(inHours(9))]).toEqual([[2], [6]]);
  });
});

it('of two who write the next version at the same time one does, and the other is told', async () => {
  const before = await latestVersion();
  const wanted = { ...careful(before), validFrom: new Date(Date.now() + 40_000_000).toISOString() };
  // Another than the owner's connection, which within its transaction sees who waited when it first asked.
  const watcher = new pg.Client({ connectionString: vendor.app.platform.url });
  await watcher.connect();
  const waiting = async () =>
    (await watcher.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount ?? 0;
  // Both have to have read the rule before either may write it.
  await owner.query('begin');
  await owner.query(`select from promotion_rules where brand = 'pavilion' for update`);
  const asked = Promise.all(['mira', 'amina'].map((who) => does(who, 'PUT', `${ROOT}/play`, wanted)));
  while ((await waiting()) < 2) await new Promise((resolve) => void setTimeout(resolve, 20));
  await owner.query('commit');
  await watcher.end();

  const answers = await asked;

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('promotions.conflict');
  expect(await latestVersion()).toBe(before + 1);
});
