import pg from 'pg';
import { StudioProcess, testApp, type TestApp } from '../../../platform/testing';
import { movementsOf } from './books-fixture';
import { connect, memberWith } from './connected-fixture';
import type { SampleBet } from './player-fixture';

/** 1,000.00 in the studio's units and in our minor ones. */
const STAKE = { units: '100000000', minor: 100_000n };

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

/** An hour passes in the studio, in which nobody takes a step. */
async function passAnHour(roundId: string): Promise<void> {
  const client = new pg.Client({ connectionString: studio.url });
  await client.connect();
  await client.query('update rounds set due_at = now() where client_round_id = $1', [roundId]);
  await client.end();
}

it.each([
  ['lagoon-mines', { stake: STAKE.units, choice: { mines: 3 } }],
  ['crane-hi-lo', { stake: STAKE.units }],
] as const)(
  'earns no points with a round in which nothing was at risk, and earns them with one that was played: %s',
  async (title, bet: SampleBet) => {
    const member = await memberWith(app, `left${title.replaceAll('-', '')}`, 1_000_000n);
    const points = () => app.gateway.services.points.balance(member);
    const player = await member.open(title);
    const before = await points();

    const round = await player.bet(bet);
    await passAnHour(round.roundId);

    expect(await player.ended(round)).toMatchObject({ state: 'rolled_back', payout: null });
    expect((await movementsOf(app.platform, member.memberId)).map(({ kind, effect }) => [kind, effect])).toEqual([
      ['bet', -STAKE.minor],
      ['rollback', STAKE.minor],
    ]);
    expect(await points()).toBe(before);

    await (await member.open('mohur-toss')).play({ stake: STAKE.units, choice: { side: 'heads' } } as SampleBet);
    expect(await points()).toBeGreaterThan(before);
  },
);
