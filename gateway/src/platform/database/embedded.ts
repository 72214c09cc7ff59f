import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { scramVerifier } from './scram-verifier';
import { type ServerAccount, serverAccount } from './server-account';
import { reachableDataFolder, type ServerBinaries, serverBinaries } from './server-binaries';

interface Server {
  cluster: string;
  account: ServerAccount | undefined;
  binaries: ServerBinaries;
}

/** Passwords that begin so were written nowhere but into the server's own file. */
const NEVER_SHOWN = 'own.';

/** Nothing waits for the disk, and little is kept of what happened. */
const TRANSIENT = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off', 'max_wal_size=256MB'].map(
  (setting) => `-c ${setting}`,
);

/** What a new server says of one that was killed a moment ago. */
const FORMER_LIVES = /pre-existing shared memory block|"postmaster\.pid" already exists/;
const FORMER_TIMEOUT_MS = 20_000;

interface EmbeddedOptions {
  dataDir: string;
  port?: number;
  durable?: boolean;
}

/**
 * A running PostgreSQL 18 of our own in `dataDir`: attached to when it already runs, started when it does not, made when it never was.
 *
 * The server is a daemon, not a child: it outlives a killed gateway, as a database must.
 *
 * @param wanted `lasting: false` for data that nobody will miss when the machine fails: nothing waits for the disk
 * @returns the superuser's address, `postgres://postgres:…@127.0.0.1:<port>/postgres`
 */
export async function ensureEmbedded({ dataDir, port, durable = true }: EmbeddedOptions): Promise<{ url: string }> {
  const server = locate(dataDir);
  if (!existsSync(join(server.cluster, 'PG_VERSION'))) initialise(server);
  if (!(await answers(server))) await start(server, { port, lasting: durable });
  await renewPassword(server);
  return { url: addressOf(server) };
}

/** Stops the server of `dataDir`, waiting for open transactions to be rolled back. Quiet when it does not run. */
export function stopEmbedded({ dataDir }: { dataDir: string }): void {
  const server = locate(dataDir);
  if (!existsSync(join(server.cluster, 'postmaster.pid'))) return;
  run(server, server.binaries.pgCtl, ['stop', '-D', server.cluster, '-m', 'fast', '-w']);
}

/** Stops the server of `dataDir` and removes its files, wherever they had to be put. */
export function removeEmbedded({ dataDir }: { dataDir: string }): void {
  stopEmbedded({ dataDir });
  for (const folder of [dirname(locate(dataDir).cluster), dataDir]) rmSync(folder, { recursive: true, force: true });
}

function locate(dataDir: string): Server {
  const account = serverAccount(join(dataDir, 'cluster'));
  return { cluster: join(reachableDataFolder(dataDir, account), 'cluster'), account, binaries: serverBinaries(account) };
}

/** Made beside its place and moved there whole: a cluster that was killed half-made is never taken for one. */
function initialise(server: Server): void {
  const draft = siblingFile(server, 'cluster-draft');
  for (const folder of [draft, server.cluster]) rmSync(folder, { recursive: true, force: true });
  ownedFolder(draft, server.account);
  const passwordFile = siblingFile(server, 'password');
  writeOwned(server, passwordFile, newPassword());
  run(server, server.binaries.initdb, [
    ...['-D', draft, '-U', 'postgres', '--pwfile', passwordFile],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--data-checksums'],
  ]);
  renameSync(draft, server.cluster);
}

async function start(server: Server, wanted: { port: number | undefined; lasting: boolean }): Promise<void> {
  const port = await freePort(wanted.port ?? savedPort(server));
  writeOwned(server, siblingFile(server, 'port'), String(port));
  const options = [
    `-c port=${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=200',
    '-c shared_buffers=256MB',
    ...(wanted.lasting ? [] : TRANSIENT),
  ];
  const log = siblingFile(server, 'server.log');
  const command = ['start', '-D', server.cluster, '-w', '-t', '30', '-l', log, '-o', options.join(' ')];
  await onceFormerIsGone(server, log, () => run(server, server.binaries.pgCtl, command));
}

/** Whoever served a connection outlives a killed server by a moment, and keeps its memory from the next one. */
async function onceFormerIsGone(server: Server, log: string, begin: () => void): Promise<void> {
  const deadline = Date.now() + FORMER_TIMEOUT_MS;
  for (;;) {
    const told = existsSync(log) ? statSync(log).size : 0;
    try {
      return begin();
    } catch (error) {
      // Somebody else may have started it in the meantime.
      if (await answers(server)) return;
      if (Date.now() > deadline || !FORMER_LIVES.test(readFileSync(log).subarray(told).toString())) throw error;
      await pause(100);
    }
  }
}

async function answers(server: Server): Promise<boolean> {
  if (!existsSync(join(server.cluster, 'postmaster.pid')) || !savedPort(server)) return false;
  const client = new pg.Client({ connectionString: addressOf(server), connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // One that knows another password runs. Else it is started then, and says itself why it cannot be.
    return isWrongPassword(error);
  } finally {
    // It may never have begun.
    await client.end().catch(() => undefined);
  }
}

function run(server: Server, program: string, args: string[]): void {
  // A daemon that kept our pipes would keep this call waiting for ever: its output goes to its own log.
  const output = siblingFile(server, 'commands.log');
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const environment = { ...process.env, LC_ALL: 'C' };
  if (process.platform === 'win32') execFileSync(program, args, { stdio: 'ignore', env: environment });
  else
    execFileSync('/bin/sh', ['-c', `${[program, ...args].map(quote).join(' ')} >>${quote(output)} 2>&1 </dev/null`], {
      ...server.account,
      stdio: 'ignore',
      cwd: dirname(server.cluster),
      env: environment,
    });
}

/**
 * Earlier releases repeated the superuser's password in files that everybody on the machine could read. Such a password is replaced, once.
 */
async function renewPassword(server: Server): Promise<void> {
  const [file, draft] = [siblingFile(server, 'password'), siblingFile(server, 'password-draft')];
  if (readFileSync(file, 'utf8').startsWith(NEVER_SHOWN)) return;
  // One that was killed in between left its draft, which the server may know by now.
  if (!existsSync(draft)) writeOwned(server, draft, newPassword());
  const password = readFileSync(draft, 'utf8');
  const client = new pg.Client({ connectionString: addressOf(server) });
  try {
    await client.connect();
    await client.query(`alter role postgres password ${pg.escapeLiteral(scramVerifier(password))}`);
  } catch (error) {
    if (!isWrongPassword(error)) throw error;
  } finally {
    // It may never have begun.
    await client.end().catch(() => undefined);
  }
  renameSync(draft, file);
}

function newPassword(): string {
  return NEVER_SHOWN + randomBytes(24).toString('base64url');
}

function isWrongPassword(error: unknown): boolean {
  return (error as { code?: string }).code === '28P01';
}

function addressOf(server: Server): string {
  const password = readFileSync(siblingFile(server, 'password'), 'utf8');
  return `postgres://postgres:${password}@127.0.0.1:${savedPort(server)}/postgres`;
}

/** Where a server that runs listens, by its own word; of one that does not, where it listened last. */
function savedPort(server: Server): number | undefined {
  const running = join(server.cluster, 'postmaster.pid');
  const told = existsSync(running) ? Number(readFileSync(running, 'utf8').split('\n')[3]) : 0;
  if (told > 0) return told;
  const file = siblingFile(server, 'port');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

/** `wanted` when nobody has it, else any. */
function freePort(wanted: number | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (wanted ? resolve(freePort(undefined)) : reject(new Error('no free port on 127.0.0.1'))));
    probe.listen(wanted ?? 0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function siblingFile(server: Server, name: string): string {
  return join(dirname(server.cluster), name);
}

function ownedFolder(folder: string, account: ServerAccount | undefined): void {
  for (const each of [dirname(folder), folder]) {
    mkdirSync(each, { recursive: true });
    if (account) chownSync(each, account.uid, account.gid);
  }
  chmodSync(folder, 0o700);
}

function writeOwned(server: Server, file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (server.account) chownSync(file, server.account.uid, server.account.gid);
}
