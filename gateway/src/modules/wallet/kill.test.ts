import { join } from 'node:path';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync, randomInt, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { howOften, testPlatform, type TestPlatform } from '../../platform/testing';
import { seedCatalogue } from '../games';
import { createMembers } from '../members';
import { createVendors, playerName } from '../vendors';
import { createWallet, verifyLedger } from './index';

const KILLS = howOften({ everyDay: 25, soak: 500 });
const WRITERS = 6;
const OPENING = 1_000_000n;

interface Operation {
  path: 'bet' | 'win' | 'rollback';
  writer: number;
  fields: { transaction_uuid: string; reference_transaction_uuid?: string; amount?: number };
}

interface Answer {
  status: string;
  balance: number;
}

let platform: TestPlatform;
let gateways: GatewayProcess[];
let table: Table;

beforeAll(async () => {
  execFileSync(process.execPath, [join(__dirname, '../../../../shared/tooling/bin/pavilion.mjs'), 'build', 'gateway']);
  platform = await testPlatform();
  // A start reads the whole catalogue, and this one starts often.
  await seedCatalogue(platform, 'STUDIO');
  table = await layTable();
  gateways = await Promise.all([1, 2].map(async () => new GatewayProcess(platform, await freePort(), await freePort())));
}, 60_000);
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.kill()));
  await platform.close();
});

it(
  `loses and doubles nothing while two gateways over one database are killed ${KILLS} times under betting players`,
  async () => {
    const acknowledged = new Map<Operation, Answer>();
    const unanswered: Operation[] = [];
    const stop = new AbortController();
    const send = async (operation: Operation): Promise<Answer | undefined> => {
      const answer = await table.send(anyPort(), operation);
      if (answer) acknowledged.set(operation, answer);
      else unanswered.push(operation);
      return answer;
    };
    await Promise.all(gateways.map((gateway) => gateway.start()));
    const writers = Array.from({ length: WRITERS }, (_, writer) => play(writer, send, stop.signal));
    let left = KILLS;
    const killAndStart = async (gateway: GatewayProcess) => {
      while (left > 0) {
        left -= 1;
        // Something is under way by then, however slow the machine is; the moment is any.
        const enough = acknowledged.size + 3 * WRITERS;
        while (acknowledged.size < enough) await pause(5);
        await pause(randomInt(200));
        await gateway.kill();
        await gateway.start();
      }
    };
    await Promise.all(gateways.map(killAndStart));
    stop.abort();
    await Promise.all(writers);
    const open = unanswered.splice(0);

    // Each is sent again until it is answered, as its vendor would.
    for (const operation of open) expect(await table.send(anyPort(), operation)).toMatchObject({ status: 'RS_OK' });
    // What was answered before is answered the same.
    for (const [operation, answer] of [...acknowledged].slice(-100)) expect(await table.send(anyPort(), operation)).toEqual(answer);

    expect(open.length).toBeGreaterThan(0);
    expect(acknowledged.size).toBeGreaterThan(KILLS * WRITERS);
    expect(new Set([...acknowledged.values()].map(({ status }) => status))).toEqual(new Set(['RS_OK']));
    expect(await verifyLedger(platform.db)).toMatchObject({ sound: true, total: 0n, discrepancies: [] });
    const expected = table.balancesAfter([...acknowledged.keys(), ...open]);
    expect(await table.balances()).toEqual(expected);
  },
  KILLS * 16_000,
);

function anyPort(): number {
  return (gateways[randomInt(gateways.length)] as GatewayProcess).port;
}

/** Bets, and wins or takes back what was surely taken. What is not answered is left for later. */
async function play(
  writer: number,
  send: (operation: Operation) => Promise<Answer | undefined>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const bet = randomUUID();
    const taken = await send({ path: 'bet', writer, fields: { transaction_uuid: bet, amount: randomInt(1, 6) * 1_000 } });
    if (!taken) {
      await pause(30);
      continue;
    }
    const chance = randomInt(10);
    const related = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet };
    if (chance < 5) await send({ path: 'win', writer, fields: { ...related, amount: randomInt(1, 9) * 1_000 } });
    else if (chance < 7) await send({ path: 'rollback', writer, fields: related });
  }
}

interface Table {
  send(port: number, operation: Operation): Promise<Answer | undefined>;
  balances(): Promise<bigint[]>;
  balancesAfter(operations: Operation[]): bigint[];
}

/** Members with money, and the vendor whose game they play. */
async function layTable(): Promise<Table> {
  const [members, wallet, vendors] = [await createMembers(platform), createWallet(platform), createVendors(platform)];
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await vendors.add({ code: 'studio', brands: ['pavilion'], publicKey, launchUrl: 'http://127.0.0.1:9' });
  const players = await Promise.all(
    Array.from({ length: WRITERS }, async (_, at) => {
      const member = await members.create({ brand: 'pavilion', account: `killed${at}`, type: 0 });
      const memberId = String(member.id);
      await wallet.post({
        kind: 'deposit',
        memberId,
        brand: 'pavilion',
        currency: 'BDT',
        reference: `deposit:${at}`,
        amount: OPENING,
      });
      const token = await vendors.issueToken({ vendor: 'studio', memberId, brand: 'pavilion' });
      return { memberId, user: playerName('pavilion', member.publicId), token };
    }),
  );
  return {
    async send(port, { path, writer, fields }) {
      const { user, token } = players[writer] as (typeof players)[number];
      const facts = { user, token, request_uuid: randomUUID(), game_code: 'dice', currency: 'BDT', round: `round-${writer}` };
      const body = JSON.stringify({ ...facts, ...fields });
      try {
        const response = await fetch(`http://127.0.0.1:${port}/vendors/hub88/studio/transaction/${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-hub88-signature': sign('RSA-SHA256', Buffer.from(body), keys.privateKey).toString('base64'),
          },
          body,
          signal: AbortSignal.timeout(2_000),
        });
        const { status, balance } = (await response.json()) as Answer;
        return status === 'RS_ERROR_UNKNOWN' ? undefined : { status, balance };
      } catch {
        return undefined;
      }
    },
    balances: () => Promise.all(players.map(({ memberId }) => wallet.balance(memberId, 'BDT'))),
    balancesAfter(operations) {
      const byId = new Map(operations.map((operation) => [operation.fields.transaction_uuid, operation]));
      const after = players.map(() => OPENING);
      for (const operation of operations) after[operation.writer]! += effectOf(operation, byId);
      return after;
    },
  };
}

function effectOf({ path, fields }: Operation, byId: ReadonlyMap<string, Operation>): bigint {
  const amount = BigInt(fields.amount ?? 0) / 1_000n;
  if (path === 'bet') return -amount;
  if (path === 'win') return amount;
  const bet = byId.get(fields.reference_transaction_uuid ?? '');
  return BigInt(bet?.fields.amount ?? 0) / 1_000n;
}

/** A gateway as it runs for real: its own process, its own memory, the same database each time. */
class GatewayProcess {
  private child: ChildProcess | undefined;

  constructor(
    private readonly platform: TestPlatform,
    readonly port: number,
    private readonly privatePort: number,
  ) {}

  async start(): Promise<void> {
    this.child = spawn(process.execPath, ['dist-program/main.mjs'], {
      cwd: join(__dirname, '../../..'),
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: this.platform.url,
        PAVILION_DATA_DIR: this.platform.config.dataDir,
        PAVILION_PORT: String(this.port),
        PAVILION_PRIVATE_PORT: String(this.privatePort),
        PAVILION_CONSOLE_PORT: '0',
        PAVILION_LOG_LEVEL: 'silent',
      },
    });
    const deadline = Date.now() + 60_000;
    while (!(await this.listens())) {
      if (this.child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The gateway does not start (${this.child.exitCode})`);
      await pause(25);
    }
  }

  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  private listens(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.port}/wps/relay/GCS_merchantWallet`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
