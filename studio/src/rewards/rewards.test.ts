import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { proofOfLast } from '../audit/checks/money';
import { verifyProof } from '../proofs/verify-proof';
import { type Player, startTestStudio, type TestStudio } from '../testing/test-studio';

const SLOT = 'mango-season';
const STAKE = '1000000';

let studio: TestStudio;
let user: string;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(() => {
  studio.merchant.clearFault();
  studio.merchant.requests.length = 0;
  studio.merchant.balance = 0;
  user = `player-${randomUUID()}`;
});

const rewardOf = (fields: object = {}) => ({
  ...{ reward_uuid: randomUUID(), user, currency: 'BDT', games: [SLOT], rounds: 2, stake: Number(STAKE) },
  ...{ valid_until: new Date(Date.now() + 3_600_000).toISOString() },
  ...fields,
});
async function given(fields: object = {}): Promise<string> {
  const reward = rewardOf(fields);
  expect((await studio.ask('reward/create', reward)).json()).toEqual({ status: 'RS_OK', reward_uuid: reward.reward_uuid });
  return reward.reward_uuid;
}
const opened = (game: string = SLOT) => studio.launch({ user, game_code: game });
const spin = async (player: Player, reward: string | undefined, fields: object = {}) =>
  (await player.post('/api/rounds', { roundId: randomUUID(), stake: STAKE, ...(reward && { reward }), ...fields })).json;
const freeOf = async (player: Player) => ((await player.get('/api/session')).json.value as unknown as { free: object | null }).free;

describe('rounds that an operator gives', () => {
  it('are told to the page, cost nothing, and pay what they win; the proof names them', async () => {
    const reward = await given();
    const player = await opened();
    expect(await freeOf(player)).toMatchObject({ reward, left: 2, rounds: 2, stake: STAKE });

    const { value } = await spin(player, reward);

    expect(value).toMatchObject({ state: 'settled', free: true, stake: STAKE });
    const [bet] = studio.merchant.sent('/transaction/bet');
    const [win] = studio.merchant.sent('/transaction/win');
    expect(bet).toMatchObject({ amount: 0, is_free: true, reward_uuid: reward });
    expect(win).toMatchObject({ amount: Number(value.payout), is_free: true, reward_uuid: reward, round_closed: true });
    expect(studio.merchant.balance).toBe(Number(value.payout));
    const session = (await player.get('/api/session')).json.value;
    expect([session.net, await freeOf(player)]).toEqual([value.payout, expect.objectContaining({ left: 1 })]);

    await player.post('/api/seeds/rotate', { clientSeed: 'afterwards' });
    const proof = await proofOfLast(studio, user);
    expect(JSON.parse(proof)).toMatchObject({ round: { stake: STAKE, bet: { reward_uuid: reward } } });
    expect(verifyProof(proof, studio.publicKeyPem)).toContainEqual(expect.stringContaining('The wallet took 0.00 BDT'));
  });

  it('end with the last of them, and own money is played as ever', async () => {
    studio.merchant.balance = 5_000_000;
    const reward = await given();
    const player = await opened();
    for (const _ of [1, 2]) expect((await spin(player, reward)).value.state).toBe('settled');

    expect(await spin(player, reward)).toMatchObject({ success: false, code: 'reward.over' });
    expect(await freeOf(player)).toBeNull();
    const own = (await spin(player, undefined)).value;
    expect(own).not.toHaveProperty('free');
    expect(studio.merchant.sent('/transaction/bet').at(-1)).toMatchObject({ amount: Number(STAKE), is_free: false });
  });

  it('come back when a round is taken back or refused', async () => {
    const reward = await given({ rounds: 1 });
    const player = await opened();
    studio.merchant.breakNext('/transaction/bet', { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect((await spin(player, reward)).value.state).toBe('refused');
    studio.merchant.breakNext('/transaction/bet', ...Array<'lose-answer'>(4).fill('lose-answer'));
    const { roundId } = (await spin(player, reward)).value;
    expect((await player.finished(roundId)).state).toBe('rolled_back');

    expect(await freeOf(player)).toMatchObject({ left: 1 });
    expect((await spin(player, reward)).value.state).toBe('settled');
  });

  it('are the same bet when it is sent again, and another one under its id is refused', async () => {
    const reward = await given();
    const player = await opened();
    const roundId = randomUUID();
    const first = await spin(player, reward, { roundId });

    expect((await spin(player, reward, { roundId })).value.payout).toBe(first.value.payout);
    expect((await spin(player, undefined, { roundId })).code).toBe('round.id_reused');
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(1);
  });

  it('are no more than were given when all are asked for at once', async () => {
    const reward = await given({ rounds: 3 });
    const players = await Promise.all(Array.from({ length: 6 }, () => opened()));

    const answers = await Promise.all(players.map((player) => spin(player, reward)));

    await Promise.all(answers.filter(({ success }) => success).map(({ value }) => players[0]!.finished(value.roundId)));
    expect(studio.merchant.sent('/transaction/bet').length).toBeLessThanOrEqual(3);
  });
});

describe('what nobody plays for free', () => {
  it.each([
    ['another stake', { stake: '2000000' }],
    ['a reward that was never given', { reward: randomUUID() }],
  ])('%s', async (_, fields) => {
    const reward = await given();

    expect(await spin(await opened(), reward, fields)).toMatchObject({ success: false, code: 'reward.not_allowed' });
  });

  it('another game, and another player’s rounds', async () => {
    const reward = await given();
    expect(await spin(await opened('mohur-toss'), reward, { choice: { side: 'heads' } })).toMatchObject({
      code: 'reward.not_allowed',
    });
    user = `other-${randomUUID()}`;

    const other = await opened();

    expect([await freeOf(other), (await spin(other, reward)).code]).toEqual([null, 'reward.not_allowed']);
  });

  it('a round whose time is over, or that was taken back', async () => {
    const [late, cancelled] = [await given(), await given()];
    await sql`update rewards set valid_until = now() - interval '1 second' where id = ${late}`.execute(studio.test.database);
    const player = await opened();
    expect((await spin(player, cancelled)).value.state).toBe('settled');

    expect((await studio.ask('reward/cancel', { reward_uuid: cancelled })).json()).toMatchObject({ status: 'RS_OK', played: 1 });

    expect([(await spin(player, late)).code, (await spin(player, cancelled)).code]).toEqual(['reward.over', 'reward.over']);
    expect(await freeOf(player)).toBeNull();
  });
});

describe('an operator who gives rounds', () => {
  it('may say it again, and gives nothing else under the same id', async () => {
    const reward = rewardOf();
    const answers = await Promise.all([studio.ask('reward/create', reward), studio.ask('reward/create', reward)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);

    const other = await studio.ask('reward/create', { ...reward, rounds: 3 });

    expect([other.statusCode, other.json()]).toEqual([409, { status: 'RS_ERROR_DUPLICATE_TRANSACTION' }]);
    expect((await studio.ask('reward/cancel', { reward_uuid: randomUUID() })).statusCode).toBe(404);
  });

  it.each([
    ['a game in steps', { games: ['lagoon-mines'] }, 'RS_ERROR_INVALID_GAME'],
    ['an unknown game', { games: [SLOT, 'nothing'] }, 'RS_ERROR_INVALID_GAME'],
    ['a stake that the game does not take', { stake: 1 }, 'RS_ERROR_WRONG_SYNTAX'],
    ['an unknown currency', { currency: 'XXX' }, 'RS_ERROR_WRONG_CURRENCY'],
  ])('is told that there are none for %s', async (_, fields, status) => {
    const refused = await studio.ask('reward/create', rewardOf(fields));

    expect([refused.statusCode, refused.json()]).toEqual([422, { status }]);
  });

  it('may ask first, and has given nothing by that', async () => {
    const reward = rewardOf({ only_check: true });

    expect((await studio.ask('reward/create', reward)).statusCode).toBe(200);

    expect(await freeOf(await opened())).toBeNull();
  });
});
