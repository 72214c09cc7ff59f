import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { buildGateway } from '../../app';
import { createBus } from '../../platform/bus';
import { readConfig } from '../../platform/config';
import { connect, ensureDatabase, migrate } from '../../platform/database';
import type { Platform } from '../../platform/platform';
import { seedCatalogue } from '../games';
import type { Member } from '../members';
import { playerName } from '../vendors';
import type { Wallet } from './service';

const CALLERS = 128;
const MEMBERS = 512;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const OPENING = 10n ** 12n;
const PURSE = { brand: 'pavilion', currency: 'BDT' } as const;

/** Bets per second through the batcher and through signed HTTP, as JSON, on a database of its own beside `DATABASE_URL`. */
async function bench(server: string): Promise<void> {
  const name = `bench_${randomUUID().slice(0, 8)}`;
  const url = await ensureDatabase(server, name);
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
  let close = async () => {};
  try {
    await migrate(url);
    const connection = connect(url);
    const log = pino({ level: 'silent' });
    const bus = createBus(url, connection.pool, log);
    const platform: Platform = {
      config: { ...readConfig(), dataDir },
      db: connection.db,
      pool: connection.pool,
      bus,
      log,
      lifecycle: { draining: false },
    };
    await seedCatalogue(platform);
    const gateway = await buildGateway(platform);
    close = async () => {
      await gateway.close();
      await bus.close();
      await connection.close();
    };
    const { members, wallet } = gateway.services;
    const players: Member[] = [];
    while (players.length < MEMBERS)
      players.push(await members.create({ brand: 'pavilion', account: `bench${players.length}`, type: 0 }));
    await Promise.all(
      players.map(({ id }) =>
        wallet.post({ ...PURSE, kind: 'deposit', memberId: String(id), reference: `deposit:${id}`, amount: OPENING }),
      ),
    );
    const batcher = await throughBatcher(
      wallet,
      players.map(({ id }) => String(id)),
    );
    const http = await throughHttp(gateway, players);
    process.stdout.write(`${JSON.stringify({ batcher: Math.round(batcher), http: Math.round(http) })}\n`);
  } finally {
    await close();
    const owner = new pg.Client({ connectionString: server });
    await owner.connect();
    await owner.query(`drop database if exists ${name} with (force)`);
    await owner.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function perSecond(act: (caller: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      while (performance.now() - started < SECONDS * 1000) {
        await act(caller);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - started) / 1000);
}

function anyOf<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

function throughBatcher(wallet: Wallet, memberIds: readonly string[]): Promise<number> {
  const bet = { ...PURSE, kind: 'bet', vendor: 'bench', game: 'dice', amount: 100n } as const;
  return perSecond(async () => {
    const id = randomUUID();
    const { outcome } = await wallet.post({ ...bet, memberId: anyOf(memberIds), reference: `bench:${id}`, round: id });
    if (outcome !== 'posted') throw new Error(`a bet was ${outcome}`);
  });
}

type Gateway = Awaited<ReturnType<typeof buildGateway>>;

async function throughHttp({ site, services }: Gateway, players: readonly { id: bigint; publicId: string }[]): Promise<number> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await services.vendors.add({ code: 'studio', brands: ['pavilion'], publicKey, launchUrl: 'http://127.0.0.1:9' });
  const atTable: object[] = [];
  for (const { id, publicId } of players.slice(0, CALLERS)) {
    const token = await services.vendors.issueToken({ vendor: 'studio', memberId: String(id), brand: 'pavilion' });
    atTable.push({ user: playerName('pavilion', publicId), token });
  }
  await site.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const rate = await perSecond(async (caller) => {
    const id = randomUUID();
    const fields = {
      ...atTable[caller],
      request_uuid: id,
      transaction_uuid: id,
      round: id,
      game_code: 'dice',
      currency: 'BDT',
      amount: 100_000,
    };
    const body = JSON.stringify(fields);
    const signature = sign('RSA-SHA256', Buffer.from(body), keys.privateKey).toString('base64');
    const answer = await post({ agent, port, body, signature });
    if (!answer.includes('"RS_OK"')) throw new Error(`a bet was answered ${answer}`);
  });
  agent.destroy();
  return rate;
}

async function post({
  agent,
  port,
  body,
  signature,
}: {
  agent: Agent;
  port: number;
  body: string;
  signature: string;
}): Promise<string> {
  const sent = request({
    agent,
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/vendors/hub88/studio/transaction/bet',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-hub88-signature': signature },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts).toString();
}

const server = process.env.DATABASE_URL;
if (!server) throw new Error('DATABASE_URL says which server to measure on');
await bench(server).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
process.exit(0);
