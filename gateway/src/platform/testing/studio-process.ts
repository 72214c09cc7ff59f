import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { withDatabase } from '../database/ensure-database';
import { freePort } from './free-port';

const PROJECT = join(import.meta.dirname, '../../../..');
const STUDIO = join(PROJECT, 'studio');
const TIMEOUT_MS = 60_000;

/** The sample studio as it runs for real: its own process and keys, and a database of its own on `server`. */
export class StudioProcess {
  /** Where its keys lie, and files of ours for it. */
  readonly folder = mkdtempSync(join(tmpdir(), 'pavilion-studio-'));
  readonly url: string;
  private child: ChildProcess | undefined;

  private constructor(
    private readonly server: string,
    private readonly name: string,
    private readonly port: number,
  ) {
    this.url = withDatabase(server, name);
  }

  /** Not started yet; unchanged sources build nothing. */
  static async exited(server: string): Promise<StudioProcess> {
    const pavilion = (...args: string[]) =>
      execFileSync(process.execPath, [join(PROJECT, 'shared/tooling/bin/pavilion.mjs'), ...args]);
    pavilion('build', 'studio');
    if (!existsSync(join(STUDIO, 'dist/fairness.json'))) pavilion('build', 'studio-pages');
    return new StudioProcess(server, `studio_of_${process.pid}`, await freePort());
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist-program/main.mjs'], { cwd: STUDIO, env: this.environment, stdio: 'ignore' });
    this.child = child;
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await this.answers())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The studio does not start (${child.exitCode})`);
      await pause(25);
    }
  }

  /** Makes us known to it, whose wallet is at `wallet`, as a stranger would be. */
  async meet(ourKey: string, wallet: string): Promise<void> {
    writeFileSync(join(this.folder, 'operator.pem'), ourKey);
    const args = ['--wallet', wallet, '--public-key', join(this.folder, 'operator.pem')];
    await this.run('src/merchants/add-merchant.ts', 'pavilion', ...args);
  }

  /** Its public key, once it was started. */
  get publicKey(): string {
    return readFileSync(join(this.folder, 'public.pem'), 'utf8');
  }

  /** What a program of the studio prints. */
  async run(file: string, ...args: string[]): Promise<string> {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: STUDIO,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [printed, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    if (code !== 0) throw new Error(`${file} ended with ${code}: ${complaints}`);
    return printed;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }

  /** Ends it, and takes its database away. */
  async close(): Promise<void> {
    await this.kill('SIGTERM');
    const client = new pg.Client({ connectionString: this.server });
    await client.connect();
    await client.query(`drop database if exists ${this.name} with (force)`);
    await client.query(`drop role if exists ${this.name}_studio`);
    await client.end();
  }

  private get environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      STUDIO_DATABASE_URL: this.url,
      STUDIO_KEYS_DIR: this.folder,
      STUDIO_PORT: String(this.port),
      STUDIO_MINIMUM_CYCLE_MS: '0',
      STUDIO_LOG_LEVEL: 'silent',
    };
  }

  private answers(): Promise<boolean> {
    return fetch(`${this.origin}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      // Not there yet: it is asked again until its time is up.
      () => false,
    );
  }
}
