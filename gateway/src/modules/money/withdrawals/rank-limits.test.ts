import { randomUUID } from 'node:crypto';
import type { LevelsValue } from '@pavilion/api/levels';
import { seedGames } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { type Player, setUpWithdrawals, type WithdrawalsFixture } from './withdrawals-fixture';

/** What a bank transfer and a day let out for everybody, and for the third rank of the ladder that brands begin with: 120 and 150 per cent. */
const [AT_ONCE, DAY] = [50_000_000n, 50_000_000n];
const RAISED = { atOnce: 60_000_000n, day: 75_000_000n };
const MONEY = 1_000_000_000n;
/** A third of what the rank takes, and a bit more. */
const COUNTED = 9_000_000n;
const DAYS = ['2026-01-10', '2026-01-11', '2026-01-12'];

let client: WithdrawalsFixture;
let game: { code: string; stake: bigint };
beforeAll(async () => {
  client = await setUpWithdrawals();
  await seedGames(client.app.platform, 'STUDIO');
  const { rows } = await client.asOwner<{ code: string; rtp: number }>`select code, rtp from game_facts order by rtp, code limit 1`;
  const { code = '', rtp = 0 } = rows[0] ?? {};
  // Of games that return more, a twenty-fifth counts.
  game = { code, stake: rtp > 9_750 ? COUNTED * 25n : COUNTED };
}, 60_000);
afterAll(() => client.close());

const at = (text: string) => new Date(text);
let people = 0;

/** Somebody who paid in, staked it once, and is paid by bank. */
async function member(): Promise<Player> {
  const one = await client.player({ money: MONEY });
  const bank = { method: 'bank-transfer', bank: 'Sonali Bank', number: `12345678${(people += 1)}` };
  const added = await client.addPayee(one.token, bank);
  await client.hour(25, one);
  return { ...one, payeeId: added.json().value.id };
}

/** Whoever is looked at while the ledger cannot be read to its end stays where they are, and is looked at again. */
async function look({ id }: Player, when: string, isThere: (value: LevelsValue) => boolean): Promise<void> {
  while (!isThere(await client.services().levels.of({ brand: client.brand(), memberId: id }, at(when))));
}

/** Plays on three days of January as much as the third rank takes. */
async function climbs(one: Player): Promise<void> {
  const { wallet } = client.services();
  for (const day of DAYS) {
    const [round, moment] = [randomUUID(), at(`${day}T06:00:00Z`)];
    const place = { memberId: one.id, brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: game.code, round, at: moment };
    await wallet.post({ ...place, kind: 'bet', reference: `${round}-bet`, amount: game.stake });
    await wallet.post({ ...place, kind: 'win', reference: `${round}-win`, related: `${round}-bet`, amount: 0n, roundClosed: true });
  }
  await look(one, '2026-01-12T08:00:00Z', ({ rank }) => rank === 2);
}

const rankOf = async ({ token }: Player) =>
  (await client.app.request({ url: '/wps/v2/levels/rank', token })).json().value.vipRankLevel;
const bounds = async ({ token }: Player) => {
  const { methods, today } = await client.terms(token);
  return { atOnce: BigInt(methods.find(({ code }) => code === 'bank-transfer')?.max ?? 0), day: BigInt(today.amount) };
};
const answerTo = async (one: Player, amount: bigint, key?: string) => {
  const answer = await client.ask(one, String(amount), key);
  return answer.statusCode === 200 ? 'taken' : answer.json().code;
};

it('whoever has no such rank withdraws what the brand lets everybody, and not a poisha more', async () => {
  const one = await member();

  expect([await rankOf(one), await bounds(one)]).toEqual([0, { atOnce: AT_ONCE, day: DAY }]);
  expect(await answerTo(one, AT_ONCE + 1n)).toBe('wallet.amount_out_of_bounds');
  expect(await answerTo(one, AT_ONCE)).toBe('taken');
  expect(await answerTo(one, 100_000n)).toBe('withdrawals.daily_limit_reached');
});

it('a rank raises what can be withdrawn at once and within a day, to the poisha, from the moment it is reached', async () => {
  const one = await member();
  expect(await answerTo(one, AT_ONCE + 1n)).toBe('wallet.amount_out_of_bounds');
  await climbs(one);
  const before = await client.balance(one);

  expect([await rankOf(one), await bounds(one)]).toEqual([2, RAISED]);
  expect(await answerTo(one, RAISED.atOnce + 1n)).toBe('wallet.amount_out_of_bounds');
  expect(await answerTo(one, RAISED.atOnce)).toBe('taken');
  const left = RAISED.day - RAISED.atOnce;
  expect(await bounds(one)).toEqual({ atOnce: RAISED.atOnce, day: left });
  expect(await answerTo(one, left + 1n)).toBe('withdrawals.daily_limit_reached');
  expect(await answerTo(one, left)).toBe('taken');
  expect(await answerTo(one, 100_000n)).toBe('withdrawals.daily_limit_reached');
  expect(await client.balance(one)).toBe(before - RAISED.day);
});

it('what a rank raises goes with it, for whatever is asked from then on', async () => {
  const [one, key] = [await member(), randomUUID()];
  await climbs(one);
  expect(await answerTo(one, AT_ONCE + 1n, key)).toBe('taken');
  // A month in which nothing is played, with its warning.
  await look(one, '2026-02-22T10:00:00Z', ({ keep }) => keep?.warned === true);
  await look(one, '2026-03-01T10:00:00Z', ({ rank }) => rank === 1);

  expect([await rankOf(one), await bounds(one)]).toEqual([1, { atOnce: AT_ONCE, day: 0n }]);
  // The same request again is answered as before, and no other is let through.
  expect(await answerTo(one, AT_ONCE + 1n, key)).toBe('taken');
  expect(await answerTo(one, AT_ONCE + 1n)).toBe('wallet.amount_out_of_bounds');
  expect(await answerTo(one, 100_000n)).toBe('withdrawals.daily_limit_reached');
});

it('the books are sound after all of it', async () => {
  expect((await verifyLedger(client.app.platform.db)).sound).toBe(true);
});
