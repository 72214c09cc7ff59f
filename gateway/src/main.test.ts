import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  buildGatewayProgram,
  type DedicatedDatabase,
  freePort,
  startDedicatedDatabase,
  testPlatform,
  type TestPlatform,
} from './platform/testing';

const TIMEOUT_MS = 90_000;
const EVERY_FIVE_SECONDS = ['deposits.settle', 'withdrawals.pay', 'bonuses.settle', 'canaries.judge', 'lotteries.read-draws'];

/** Where no other suite keeps transactions open, of which jobs warn. */
let server: DedicatedDatabase;
let platform: TestPlatform;
let child: ChildProcess;
let privatePort: number;
const lines: { level: number; msg: string; job?: string; timer?: string }[] = [];

beforeAll(async () => {
  server = await startDedicatedDatabase();
  platform = await testPlatform({}, undefined, server.url);
  privatePort = await freePort();
  child = spawn(process.execPath, [buildGatewayProgram()], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: platform.url,
      PAVILION_DATA_DIR: platform.config.dataDir,
      PAVILION_PORT: String(await freePort()),
      PAVILION_PRIVATE_PORT: String(privatePort),
      PAVILION_CONSOLE_PORT: String(await freePort()),
      PAVILION_LOG_LEVEL: 'info',
    },
  });
}, TIMEOUT_MS);
afterAll(async () => {
  child.kill('SIGKILL');
  await platform.close();
  await server.close();
});

it(
  'runs its jobs by itself, and ends within ten seconds when it is told to',
  async () => {
    let rest = '';
    child.stdout?.on('data', (part: Buffer) => {
      const parts = (rest + part.toString()).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts.filter((each) => each.startsWith('{'))) lines.push(JSON.parse(line) as (typeof lines)[number]);
    });

    for (const job of EVERY_FIVE_SECONDS) await until(async () => (await runsOf(job)) > 0);

    const [gone, since] = [once(child, 'exit'), Date.now()];
    child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    expect(Date.now() - since).toBeLessThan(10_000);
    // Warnings of anything else may be about what is not built.
    expect(lines.filter(({ level, job, timer }) => level >= ((job ?? timer) ? 40 : 50))).toEqual([]);
  },
  TIMEOUT_MS,
);

async function runsOf(job: string): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${privatePort}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  return Number(new RegExp(`^pavilion_job_runs_total\\{job="${job}",outcome="done"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0);
}

async function until(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) {
    if (child.exitCode !== null) throw new Error(`the gateway ended with ${child.exitCode}: ${JSON.stringify(lines.at(-1))}`);
    await pause(100);
  }
}
