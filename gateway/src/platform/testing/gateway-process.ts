import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';
import type { TestPlatform } from './test-platform';

const GATEWAY = join(import.meta.dirname, '../../..');
const TIMEOUT_MS = 60_000;
/** Letters of what a process that does not start says last. */
const MOST_COMPLAINTS = 2_000;

/** A gateway as it runs for real: its own process, its own memory, the same database each time. {@link buildGatewayProgram} builds it before. */
export class GatewayProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly platform: TestPlatform,
    readonly port: number,
    private readonly privatePort: number,
  ) {}

  static async exited(platform: TestPlatform): Promise<GatewayProcess> {
    return new GatewayProcess(platform, await freePort(), await freePort());
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist-program/main.mjs'], {
      cwd: GATEWAY,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: this.platform.url,
        PAVILION_DATA_DIR: this.platform.config.dataDir,
        NODE_COMPILE_CACHE: join(this.platform.config.dataDir, 'compiled'),
        PAVILION_PORT: String(this.port),
        PAVILION_PRIVATE_PORT: String(this.privatePort),
        PAVILION_CONSOLE_PORT: '0',
        PAVILION_LOG_LEVEL: 'silent',
        // As in production: a page that nobody reads here takes a tenth of a start.
        PAVILION_API_DOCS: 'off',
      },
    });
    this.child = child;
    let complaints = '';
    child.stderr.on('data', (part: Buffer) => (complaints = `${complaints}${part.toString()}`.slice(-MOST_COMPLAINTS)));
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await this.listens())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The gateway does not start (${child.exitCode}). ${complaints}`);
      await pause(25);
    }
  }

  /** Whether it may be given requests, as it says itself. */
  isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.privatePort}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      // Not there at this moment, which is an answer.
      () => false,
    );
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
      // Not there yet: it is asked again until its time is up.
      () => false,
    );
  }
}
