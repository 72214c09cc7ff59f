import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { keepDatabase } from '@pavilion/tooling/bootstrap/keep-database.mjs';
import {
  buildGatewayProgram,
  GatewayProcess,
  repetitions,
  startDedicatedDatabase,
  type DedicatedDatabase,
  testPlatform,
  type TestPlatform,
  seedGames,
} from '../../../platform/testing';
import { verifyLedger } from './index';
import { type Answer, setUpPlayers, type Operation, play, type TestPlayers } from './players-fixture';

const KILLS = repetitions({ everyDay: 25, soak: 500 });
const DATABASE_KILLS = repetitions({ everyDay: 3, soak: 100 });
const WRITERS = 6;
const TIMEOUT_MS = 16_000;

/** A server that was given is not ours to kill. */
const given = process.env.DATABASE_URL;
let server: DedicatedDatabase | undefined;
let platform: TestPlatform;
let gateways: GatewayProcess[];
let table: TestPlayers;
const acknowledged = new Map<Operation, Answer>();

beforeAll(async () => {
  buildGatewayProgram();
  server = given ? undefined : await startDedicatedDatabase();
  platform = await testPlatform({}, undefined, server?.url ?? given);
  // A start reads the whole catalogue, and this one starts often.
  await seedGames(platform, 'STUDIO');
  table = await setUpPlayers(platform, WRITERS);
  gateways = await Promise.all([1, 2].map(() => GatewayProcess.exited(platform)));
  await Promise.all(gateways.map((gateway) => gateway.start()));
}, 120_000);
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.kill()));
  await platform.close();
  await server?.close();
}, 60_000);

it(
  `loses and doubles nothing while two gateways over one database are killed ${KILLS} times under betting players`,
  async () => {
    let left = KILLS;
    await betThrough(KILLS, async (underWay) => {
      const killAndStart = async (gateway: GatewayProcess) => {
        while (left > 0) {
          left -= 1;
          await underWay(() => gateway.kill());
          await gateway.start();
        }
      };
      await Promise.all(gateways.map(killAndStart));
    });
  },
  KILLS * TIMEOUT_MS,
);

(given ? it.skip : it)(
  `loses and doubles nothing while the database under both is killed ${DATABASE_KILLS} times`,
  async () => {
    await betThrough(DATABASE_KILLS, async (underWay) => {
      for (let left = DATABASE_KILLS; left > 0; left -= 1) {
        await underWay(async () => server?.kill());
        await server?.start();
      }
      // They go on by themselves.
      await underWay();
    });
  },
  DATABASE_KILLS * TIMEOUT_MS,
);

(given ? it.skip : it)(
  'is ready again by itself after PostgreSQL dies, and has lost and doubled nothing',
  async () => {
    const told: string[] = [];
    const forget = keepDatabase({ dataDir: server?.folder ?? '' }, { DATABASE_URL: server?.url ?? '' }, (text) => told.push(text));
    try {
      await betThrough(1, async (underWay) => {
        await underWay(async () => server?.kill());
        await until(() => told.includes('PostgreSQL runs again.'));
        await Promise.all(gateways.map((gateway) => until(() => gateway.isReady())));
        // They go on by themselves.
        await underWay();
      });
    } finally {
      forget();
    }
    expect(told).toEqual([expect.stringMatching(/^PostgreSQL does not answer; starting it again in /), 'PostgreSQL runs again.']);
  },
  4 * TIMEOUT_MS,
);

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}

/** Waits until bets are under way everywhere, and kills in their midst. */
type UnderWay = (kill?: () => Promise<void>) => Promise<void>;

/** Players bet while `actions` are done, `kills` of them; then whatever was not answered is sent again, and the ledger holds all of it once. */
async function betThrough(kills: number, actions: (underWay: UnderWay) => Promise<void>): Promise<void> {
  const [open, before, stop] = [[] as Operation[], acknowledged.size, new AbortController()];
  let imminent = 0;
  const send = async (operation: Operation): Promise<Answer | undefined> => {
    const answer = await table.send(anyPort(), operation);
    if (answer) acknowledged.set(operation, answer);
    else open.push(operation);
    return answer;
  };
  // Something is under way by then, however slow the machine is; the moment is any.
  const underWay: UnderWay = async (kill) => {
    imminent += 1;
    const enough = acknowledged.size + 3 * WRITERS;
    while (acknowledged.size < enough) await pause(5);
    await pause(randomInt(200));
    await kill?.();
    imminent -= 1;
  };
  // They bet as fast as they can until the kill, and leave the machine to what starts after it.
  const pauseMs = () => (imminent ? 10 : 150);
  const writers = Array.from({ length: WRITERS }, (_, seat) => play(seat, send, pauseMs, stop.signal));
  await actions(underWay).finally(() => stop.abort());
  await Promise.all(writers);

  // Each is sent again until it is answered, as its vendor would.
  for (const operation of open) acknowledged.set(operation, await answered(operation));
  // What was answered before is answered the same.
  for (const [operation, answer] of [...acknowledged].slice(-100)) expect(await answered(operation)).toEqual(answer);

  expect(open.length).toBeGreaterThan(0);
  expect(acknowledged.size - before).toBeGreaterThan(kills * WRITERS);
  expect(new Set([...acknowledged.values()].map(({ status }) => status))).toEqual(new Set(['RS_OK']));
  expect(await verifyLedger(platform.db)).toMatchObject({ sound: true, total: 0n, discrepancies: [] });
  expect(await table.balances()).toEqual(table.balancesAfter(acknowledged.keys()));
}

async function answered(operation: Operation): Promise<Answer> {
  for (;;) {
    const answer = await table.send(anyPort(), operation);
    if (answer) return answer;
    await pause(30);
  }
}

function anyPort(): number {
  return (gateways[randomInt(gateways.length)] as GatewayProcess).port;
}
