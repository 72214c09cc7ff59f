import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { auditedModel } from '../audit/audited-models';
import { MODEL_IDS, modelOf } from '../models/models';
import { startTestStudio, type Player, type TestStudio } from '../testing/test-studio';
import { TITLES } from '../titles/titles';
import { saveProfile } from './brand-profiles';

const SLOT = 'mango-season';
const CENTS = 1_000n;
/** So far ahead that no slow machine makes a bet that is too early a bet in time. */
const AHEAD = 60_000;

let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio();
  await saveProfile(studio.test.database, { operator: 'pavilion', brand: 'albion', profile: 'gb' });
});
afterAll(() => studio.close());
beforeEach(() => void (studio.merchant.requests.length = 0));

/** Somebody of the brand that plays by the rules of Great Britain. */
function atAlbion(fields: object = {}): Promise<Player> {
  return studio.launch({ user: `albion-${randomUUID()}`, sub_partner_id: 'albion', currency: 'EUR', ...fields });
}

function stake(cents: bigint, besides: object = {}) {
  return { roundId: randomUUID(), stake: String(cents * CENTS), ...besides };
}

/** As if the rounds so far had begun that much earlier. */
async function later(milliseconds: number): Promise<void> {
  await sql`update rounds set created_at = created_at - ${milliseconds} * interval '1 millisecond'`.execute(studio.test.database);
}

/** To the end of the round, where the game is played step by step; a step that may not be taken when its turn comes is passed over. */
async function takeSteps(player: Player, roundId: string, steps: readonly object[]): Promise<void> {
  let number = 1;
  for (const step of steps) {
    const { json } = await player.post(`/api/rounds/${roundId}/steps`, { number, ...step });
    if (json.code === 'step.not_allowed') continue;
    if (json.value.state !== 'playing') return;
    number += 1;
  }
}

/** Every model but shots at fish, each of which would have to wait. */
const OPENED = MODEL_IDS.filter((id) => id !== 'fishing-1');

describe('a player of a brand under the rules of Great Britain', () => {
  it.each(OPENED)('waits between the rounds of a title, and is told for how long: %s', async (model) => {
    const title = TITLES.find((each) => each.model === model)!;
    const isSlot = (modelOf(title).listing() as { category: string }).category === 'Video Slots';
    const cycle = isSlot ? 2_500 : 5_000;
    const player = await atAlbion({ game_code: title.code, currency: 'USD', meta: { age: 40 } });
    const { steps = [], ...chosen } = auditedModel(model).bets[0]!;
    const bet = async () => {
      const body = { ...stake(100n), ...chosen, ...(isSlot && { stake: '100000' }) };
      const answer = await player.post('/api/rounds', body);
      if (answer.status === 200 && (answer.json.value.state as string) === 'playing') await takeSteps(player, body.roundId, steps);
      return answer;
    };
    const first = await bet();
    await later(-AHEAD);
    const moved = studio.merchant.sent('/transaction/bet').length;

    const early = await bet();

    expect([first.status, (await player.get('/api/session')).json.value]).toMatchObject([200, { cycleMs: cycle }]);
    const { nextBetInMs } = first.json.value as unknown as { nextBetInMs: number };
    expect(nextBetInMs <= cycle).toBe(true);
    expect([early.status, early.json]).toMatchObject([429, { code: 'round.too_soon', retryAfterMs: expect.any(Number) }]);
    const { retryAfterMs } = early.json as unknown as { retryAfterMs: number };
    expect(retryAfterMs).toBeGreaterThan(cycle);
    expect(retryAfterMs).toBeLessThanOrEqual(cycle + AHEAD);
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(moved);
    expect((await player.get('/api/session')).json.value.seeds.nonce).toBe(1);

    await later(AHEAD + cycle);
    expect((await bet()).status).toBe(200);
  });

  it('reads in the header too when to come again, in seconds', async () => {
    const player = await atAlbion({ game_code: SLOT });
    await player.post('/api/rounds', stake(100n));
    await later(-AHEAD);
    const headers = { 'x-studio-session': player.key };
    const early = await studio.app.inject({ method: 'POST', url: '/api/rounds', headers, payload: stake(100n) });
    expect(Number(early.headers['retry-after'])).toBe(Math.ceil(early.json<{ retryAfterMs: number }>().retryAfterMs / 1_000));
    await later(AHEAD);
  });

  it('is told of no largest win that a stake beyond theirs would take, and of that of other games', async () => {
    const largestOf = async (game_code: string) => {
      const player = await atAlbion({ game_code, meta: { age: 40 } });
      return ((await player.get('/api/fairness')).json.value as unknown as { largest: object | null }).largest;
    };
    expect(await largestOf(SLOT)).toBeNull();
    expect(await largestOf('mohur-toss')).toMatchObject({ stake: '50000000', amount: '99000000', currency: 'EUR' });
  });

  it.each([
    ['of 40', { age: 40 }, 500n],
    ['of 25', { age: 25 }, 500n],
    ['of 24', { age: 24 }, 200n],
    ['whose age nobody said', {}, 200n],
    ['who plays for free, aged 24', { age: 24, demo: true }, 200n],
  ])('%s stakes no more on a spin than is allowed, and a cent more moves nothing', async (_who, meta, most) => {
    const player = await atAlbion({ game_code: SLOT, meta });
    const over = await player.post('/api/rounds', stake(most + 10n));
    const { limits } = (await player.get('/api/session')).json.value as unknown as {
      limits: { maxStake: string; firstStake: string };
    };

    expect([over.status, over.json.code]).toEqual([422, 'stake.out_of_range']);
    expect(studio.merchant.sent('/transaction/bet')).toEqual([]);
    expect(limits).toMatchObject({ maxStake: String(most * CENTS), firstStake: '100000' });
    expect((await player.post('/api/rounds', stake(most))).status).toBe(200);
  });

  it('stakes on other games what the game takes', async () => {
    const player = await atAlbion({ meta: { age: 20 } });
    expect((await player.post('/api/rounds', { direction: 'under', target: 5_000, ...stake(5_000n) })).status).toBe(200);
  });

  it('may not hurry what a spin shows; in other games nothing is shown that could be', async () => {
    const mayHurry = async (fields: object) => {
      const { value } = (await (await atAlbion(fields)).get('/api/session')).json;
      return (value as unknown as { mayHurry: boolean }).mayHurry;
    };
    expect(await mayHurry({ game_code: SLOT })).toBe(false);
    expect(await mayHurry({ game_code: 'gem-waterfall' })).toBe(false);
    expect(await mayHurry({})).toBe(true);
    expect(await mayHurry({ game_code: SLOT, sub_partner_id: 'elsewhere' })).toBe(true);
  });

  it('finds no slot in a currency for which nothing is said, and every other game', async () => {
    const terms = { user: 'u', token: 't', sub_partner_id: 'albion', currency: 'BDT' };
    const slot = await studio.ask('game/url', { ...terms, game_code: SLOT });
    const dice = await studio.ask('game/url', { ...terms, game_code: 'dice' });
    expect([slot.statusCode, slot.json()]).toEqual([422, { status: 'RS_ERROR_WRONG_CURRENCY' }]);
    expect(dice.statusCode).toBe(200);
  });

  it('finds no shots at fish: each would be a round of its own', async () => {
    const terms = { user: 'u', token: 't', sub_partner_id: 'albion', currency: 'EUR' };
    const fishing = await studio.ask('game/url', { ...terms, game_code: 'hilsa-monsoon' });
    expect([fishing.statusCode, fishing.json()]).toEqual([422, { status: 'RS_ERROR_INVALID_GAME' }]);
    const elsewhere = await studio.ask('game/url', { ...terms, game_code: 'hilsa-monsoon', sub_partner_id: 'elsewhere' });
    expect(elsewhere.statusCode).toBe(200);
  });

  it('is told in the list in which currencies a title opens at which brand, where that is not in all', async () => {
    await saveProfile(studio.test.database, { operator: 'pavilion', brand: 'usual', profile: 'standard' });
    const all = ['BDT', 'EUR', 'INR', 'THB', 'USD', 'VND'];
    const list = (await studio.ask('game/list', {})).json<{ game_code: string; brands?: Record<string, string[]> }[]>();
    const brandsOf = (code: string) => list.find(({ game_code }) => game_code === code)?.brands;

    expect(brandsOf(SLOT)).toMatchObject({ albion: ['EUR', 'USD'], usual: all });
    expect(brandsOf('hilsa-monsoon')).toMatchObject({ albion: [], usual: all });
    expect(brandsOf('dice')).toBeUndefined();
    const fishing = list.filter(({ brands }) => brands?.['albion']?.length === 0);
    expect(fishing.length).toBeGreaterThan(300);
    for (const { game_code } of [fishing.at(-1)!, list.find(({ brands }) => brands?.['albion']?.length === 2)!]) {
      const terms = { user: 'u', token: 't', sub_partner_id: 'albion', currency: 'BDT' };
      expect((await studio.ask('game/url', { ...terms, game_code })).statusCode).toBe(422);
    }
  });

  it('gets the list of everything else although another brand goes by rules that this version does not know', async () => {
    const { database } = studio.test;
    const { id } = await database.selectFrom('operators').select('id').where('code', '=', 'pavilion').executeTakeFirstOrThrow();
    await database.insertInto('brand_profiles').values({ operator_id: id, brand: 'unheard', profile: 'of-tomorrow' }).execute();

    const answer = await studio.ask('game/list', {});

    await database.deleteFrom('brand_profiles').where('brand', '=', 'unheard').execute();
    expect(answer.statusCode).toBe(200);
    const slot = answer.json<{ game_code: string; brands?: object }[]>().find(({ game_code }) => game_code === SLOT);
    expect(slot?.brands).toMatchObject({ albion: ['EUR', 'USD'] });
    expect(slot?.brands).not.toHaveProperty('unheard');
  });

  it('keeps a session to the rules it was launched under', async () => {
    await saveProfile(studio.test.database, { operator: 'pavilion', brand: 'borealis', profile: 'gb' });
    const player = await atAlbion({ game_code: SLOT, sub_partner_id: 'borealis' });
    await saveProfile(studio.test.database, { operator: 'pavilion', brand: 'borealis', profile: 'standard' });
    expect((await player.post('/api/rounds', stake(1_000n))).json.code).toBe('stake.out_of_range');
  });
});

describe('players of other brands', () => {
  it.each([undefined, 'elsewhere'])('play by the usual rules: %s', async (brand) => {
    const player = await atAlbion({ game_code: SLOT, ...(brand ? { sub_partner_id: brand } : { sub_partner_id: undefined }) });
    expect((await player.get('/api/session')).json.value).toMatchObject({ cycleMs: 0, limits: { maxStake: '1000000' } });
    expect((await player.post('/api/rounds', stake(1_000n))).status).toBe(200);
    expect((await player.post('/api/rounds', stake(1_000n))).status).toBe(200);
  });
});

describe('the command that sets rules', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/profiles/command.ts', ...args], {
      cwd: path.join(__dirname, '../..'),
      env: { ...process.env, STUDIO_DATABASE_URL: studio.test.url },
    });

  it('sets them for one brand, and refuses rules that nobody wrote and operators that nobody knows', async () => {
    const [set, unwritten, unknown] = await Promise.all([
      run('pavilion', 'gb', '--brand', 'caledonia'),
      run('pavilion', 'xx').catch((error: object) => error),
      run('nobody', 'gb').catch((error: object) => error),
    ]);
    expect(set).toMatchObject({ stdout: 'caledonia of pavilion is played by “gb” from its next launch on.\n' });
    expect(unwritten).toMatchObject({ code: 1, stderr: expect.stringContaining('standard|gb') });
    expect(unknown).toMatchObject({ code: 1, stderr: 'There is no operator nobody.\n' });
    const player = await atAlbion({ game_code: SLOT, sub_partner_id: 'caledonia' });
    expect((await player.get('/api/session')).json.value).toMatchObject({ cycleMs: 2_500 });
  });
});
