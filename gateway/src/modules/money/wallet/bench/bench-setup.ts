import { seedGames } from '../../../../platform/testing';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { buildGateway, type Gateway } from '../../../../app';
import { readConfig } from '../../../../platform/config';
import { appLogin, appRoleOf, connect, ensureDatabase, migrate } from '../../../../platform/database';
import { withDatabase } from '../../../../platform/database/ensure-database';
import { createPlatform, type Platform } from '../../../../platform/platform';
import { playerName } from '../../vendors';
import type { Vendor } from './vendor-load';

const OPENING = 10n ** 12n;

/** What all measured movements have in common. */
export const WALLET = { brand: 'pavilion', currency: 'BDT' } as const;

/** A gateway on a database of its own, members with money, and a vendor whose game they have open. */
export interface BenchSetup {
  gateway: Gateway;
  platform: Platform;
  /** The owner's address of the database. */
  url: string;
  memberIds: string[];
  vendor: Vendor;
}

/** Lays a table on a database of its own beside `server`, and clears it away after `act`. */
export async function withBenchSetup<Found>(
  server: string,
  players: number,
  act: (table: BenchSetup) => Promise<Found>,
): Promise<Found> {
  const name = `bench_${randomUUID().slice(0, 8)}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
  let close = async () => {};
  try {
    const url = await ensureDatabase(server, name);
    await migrate(url);
    const platform = await platformOn(url, dataDir);
    await seedGames(platform, 'STUDIO');
    const gateway = await buildGateway(platform);
    close = platform.close;
    return await act({ gateway, platform, url, ...(await createPlayers(gateway, players)) });
  } finally {
    await close();
    await drop(server, name);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function platformOn(owner: string, dataDir: string): Promise<Platform> {
  const config = { ...readConfig(), dataDir };
  const url = await appLogin(owner, config);
  const log = pino({ level: process.env.PAVILION_LOG_LEVEL ?? 'silent' });
  return createPlatform({ config, url, connection: connect(url), log });
}

async function createPlayers({ site, services }: Gateway, players: number): Promise<{ memberIds: string[]; vendor: Vendor }> {
  const { members, wallet, vendors } = services;
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [publicKey, privateKey] = [
    keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ];
  await vendors.add({ code: 'studio', brands: [WALLET.brand], publicKey, launchUrl: 'http://127.0.0.1:9' });
  const memberIds: string[] = [];
  const atGame: Vendor['players'] = [];
  for (let at = 0; at < players; at += 1) {
    const { id, publicId } = await members.create({ brand: WALLET.brand, account: `bench${at}`, type: 0 });
    const memberId = String(id);
    memberIds.push(memberId);
    await wallet.post({ ...WALLET, kind: 'deposit', memberId, reference: `deposit:${memberId}`, amount: OPENING });
    const token = await vendors.issueToken({ vendor: 'studio', memberId, brand: WALLET.brand });
    atGame.push({ user: playerName(WALLET.brand, publicId), token });
  }
  await site.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.server.address() as AddressInfo;
  return { memberIds, vendor: { port, privateKey, players: atGame } };
}

async function drop(server: string, name: string): Promise<void> {
  const owner = new pg.Client({ connectionString: server });
  await owner.connect();
  await owner.query(`drop database if exists ${name} with (force)`);
  await owner.query(`drop role if exists ${appRoleOf(withDatabase(server, name))}`);
  await owner.end();
}
