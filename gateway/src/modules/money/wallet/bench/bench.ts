import { randomUUID } from 'node:crypto';
import type { Wallet } from '../service';
import { growthOf } from './growth';
import { withBenchSetup, WALLET } from './bench-setup';
import { roundsUnderPromotions } from './promotions';
import { signedBets } from './signed-bets';

const CALLERS = 128;
const PLAYERS = 512;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

/** What can be measured, by name; each prints what it found as JSON. */
const measures: Record<string, (server: string) => Promise<unknown>> = {
  /** Bets per second in the database and through signed HTTP. */
  speed: (server) =>
    withBenchSetup(server, PLAYERS, async (table) => ({
      batcher: await throughBatcher(table.gateway.services.wallet, table.memberIds),
      http: await signedBets(table, { seconds: SECONDS, connections: CALLERS }),
    })),
  /** Bets per second through signed HTTP by one connection and by eight. */
  connections: (server) =>
    withBenchSetup(server, PLAYERS, async (table) => ({
      one: await signedBets(table, { seconds: SECONDS, connections: 1 }),
      eight: await signedBets(table, { seconds: SECONDS, connections: 8 }),
    })),
  /** How long signed bets take that come at a steady rate. */
  steady: (server) =>
    withBenchSetup(server, PLAYERS, async (table) => {
      const seconds = Number(process.env.BENCH_STEADY_SECONDS ?? 60);
      const slow = await signedBets(table, { seconds, connections: CALLERS, rate: 50 });
      return { 50: slow, 500: await signedBets(table, { seconds, connections: CALLERS, rate: 500 }) };
    }),
  /** Whole rounds a second where nothing is offered, and where everybody has a bonus, missions, a rank and boards. */
  promotions: (server) =>
    withBenchSetup(server, PLAYERS, (plain) =>
      withBenchSetup(server, PLAYERS, (promoted) =>
        roundsUnderPromotions({ plain, promoted }, { seconds: SECONDS, connections: CALLERS }),
      ),
    ),
  /** How long a member with few entries and one with many wait. */
  growth: (server) => withBenchSetup(server, 2, growthOf),
};

async function throughBatcher(wallet: Wallet, memberIds: readonly string[]): Promise<number> {
  const bet = { ...WALLET, kind: 'bet', vendor: 'bench', game: 'dice', amount: 100n } as const;
  const began = performance.now();
  let done = 0;
  const caller = async () => {
    while (performance.now() - began < SECONDS * 1_000) {
      const id = randomUUID();
      const memberId = memberIds[Math.floor(Math.random() * memberIds.length)] as string;
      const { outcome } = await wallet.post({ ...bet, memberId, reference: `bench:${id}`, round: id });
      if (outcome !== 'posted') throw new Error(`a bet was ${outcome}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return done / ((performance.now() - began) / 1_000);
}

const server = process.env.DATABASE_URL;
const measure = measures[process.argv[2] ?? ''];
if (!server || !measure)
  throw new Error(`Say what to measure (${Object.keys(measures).join(', ')}), and in DATABASE_URL on which server`);
process.stdout.write(`${JSON.stringify(await measure(server))}\n`);
process.exit(0);
