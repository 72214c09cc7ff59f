import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { StudioProcess, testApp, type TestApp } from '../../../platform/testing';
import { verifyLedger } from '../../money/wallet';
import { movementsOf } from './books-fixture';
import { connect, type Member, memberWith } from './connected-fixture';
import type { SampleBet } from './player-fixture';

const SLOT = 'mango-season';
/** 10.00 in the studio's units and in our minor ones. */
const STAKE = { units: '1000000', minor: 1_000n };

let app: TestApp;
let studio: StudioProcess;

beforeAll(async () => {
  studio = await StudioProcess.exited(process.env.TEST_DATABASE_URL ?? '');
  await studio.start();
  app = await testApp();
  await connect(app, studio, await app.gateway.site.listen({ host: '127.0.0.1', port: 0 }));
}, 120_000);
afterAll(async () => {
  await studio.close();
  await app.close();
});

/** Rounds of the slot, as the studio has heard of them. */
async function given({ memberId }: Member, rounds: number): Promise<string> {
  const { awards, freeRounds } = app.gateway.services;
  const source = `test:${memberId}`;
  const terms = { memberId, brand: 'pavilion', currency: 'BDT', vendor: 'studio', games: [SLOT], rounds, stake: STAKE.minor };
  await awards.transaction((trx) => freeRounds.grant(trx, { ...terms, days: 7, source, reason: 'a test with the studio' }));
  await freeRounds.tellDue();
  const { rows } = await sql<{ id: string }>`select id from free_rounds where source = ${source}`.execute(app.platform.db);
  return rows[0]?.id ?? '';
}
const free = (reward: string): SampleBet => ({ stake: STAKE.units, reward }) as SampleBet;
const standing = async ({ memberId }: Member) => {
  const { open, over } = await app.gateway.services.freeRounds.page(memberId);
  const [first] = [...open, ...over];
  return first && { state: first.state, played: first.played, won: first.won };
};

it('rounds that a brand gives are played at the studio, cost nothing and pay what they win', async () => {
  const member = await memberWith(app, 'giftedplayer', 50_000n);
  const reward = await given(member, 3);
  expect(await standing(member)).toEqual({ state: 'active', played: 0, won: '0' });
  const player = await member.open(SLOT);

  let won = 0n;
  for (let round = 0; round < 3; round += 1) won += BigInt((await player.play(free(reward))).view.payout ?? 0) / 1_000n;

  expect(await standing(member)).toEqual({ state: 'played', played: 3, won: String(won) });
  expect(await app.gateway.services.wallet.balance(member.memberId, 'BDT')).toBe(50_000n + won);
  await player.play({ stake: STAKE.units });
  const bets = (await movementsOf(app.platform, member.memberId)).filter(({ kind }) => kind === 'bet');
  expect(bets.map(({ effect }) => effect)).toEqual([0n, 0n, 0n, -STAKE.minor]);
  expect((await verifyLedger(app.platform.db)).sound).toBe(true);
}, 60_000);

it('a free round that was under way when the studio died is played to its end, once', async () => {
  const member = await memberWith(app, 'giftedkilled', 50_000n);
  const reward = await given(member, 2);
  const player = await member.open(SLOT);
  const playing = player.play(free(reward));
  while ((await movementsOf(app.platform, member.memberId)).length === 0) await pause(5);
  await studio.kill();
  await studio.start();

  const { view } = await playing;

  expect(view.state).toBe('settled');
  const moved = await movementsOf(app.platform, member.memberId);
  expect(moved.map(({ kind }) => kind)).toEqual(['bet', 'win']);
  expect(await standing(member)).toMatchObject({ state: 'active', played: 1 });
}, 60_000);
