import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growingPauses } from './keep-running.mjs';
import { Service } from './services.mjs';

/** Writes down that it ran, and does what `then` says. */
function program(folder, then) {
  const file = join(folder, 'program.mjs');
  const ran = join(folder, 'ran');
  writeFileSync(ran, '');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(ran)}, process.pid + '\\n');
${then}`,
  );
  return { file, pids: () => readFileSync(ran, 'utf8').trim().split('\n').filter(Boolean).map(Number) };
}

const until = async (holds) => {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 600) throw new Error('it never happened');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

let folder;
let service;
let told;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-service-'));
  told = [];
});
afterEach(() => service?.stop());

const start = ({ file }) => (service = new Service('gateway', file, { folder, cwd: folder, env: {} }));
const pausesMs = [10, 20, 40_000];

it('starts a killed program again, and says how it ended, in its log and to whoever started it', async () => {
  const killed = program(folder, `console.log('at work'); setInterval(() => {}, 1000);`);
  start(killed).keepRunning((text) => told.push(text), { pausesMs });
  await until(() => killed.pids().length === 1 && readFileSync(service.log, 'utf8').includes('at work'));

  process.kill(killed.pids()[0], 'SIGKILL');

  await until(() => killed.pids().length === 2);
  expect(told).toEqual([expect.stringContaining('The gateway ended by itself (SIGKILL), and is started again in 0.01 s')]);
  expect(told[0]).toContain('at work');
  await until(() => readFileSync(service.log, 'utf8').includes('"msg":"the gateway ended by itself (SIGKILL)'));
});

it('leaves what dies again and again alone for longer and longer', async () => {
  const broken = program(folder, `console.error('no such setting'); process.exit(7);`);
  start(broken).keepRunning((text) => told.push(text), { pausesMs });

  await until(() => told.length === 3);

  expect(told.map((text) => /ended by itself \((.+)\), and is started again in (.+) s\./.exec(text)?.slice(1))).toEqual([
    ['7', '0.01'],
    ['7', '0.02'],
    ['7', '40'],
  ]);
  expect(told[2]).toContain('no such setting');
});

it('does not start what was stopped', async () => {
  const asked = program(folder, `setInterval(() => {}, 1000);`);
  start(asked).keepRunning((text) => told.push(text), { pausesMs });
  await until(() => asked.pids().length === 1);

  await service.stop();
  await new Promise((resolve) => setTimeout(resolve, 200));

  expect(asked.pids()).toHaveLength(1);
  expect(told).toEqual([]);
});

it('begins with the shortest pause again once the program ran for a while', () => {
  let time = 0;
  const pause = growingPauses({ pausesMs: [1, 2, 3], settledMs: 1_000, now: () => time });

  expect([pause(), pause(), pause(), pause()]).toEqual([1, 2, 3, 3]);
  time = 1_500;
  expect(pause()).toBe(1);
});
