import { spawn } from 'node:child_process';
import { mkdtempSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUN = join(import.meta.dirname, 'run.mjs');
const UNLESS = join(import.meta.dirname, 'unless-stopped.mjs');

const until = async (holds) => {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 600) throw new Error('it never happened');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    // Nobody has this id any more: that is the answer.
    return false;
  }
};

it('ends at once with the programs that run when only the starting process is told to, and begins no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-stopped-'));
  const note = join(folder, 'child');
  const starter = join(folder, 'starter.mjs');
  writeFileSync(
    starter,
    `import { run } from ${JSON.stringify(RUN)};
import { unlessStopped } from ${JSON.stringify(UNLESS)};
const stopped = new Promise((resolve) => process.once('SIGINT', resolve));
const long = ['-e', 'require("fs").writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 1000)', ${JSON.stringify(note)}];
const node = process.execPath;
// As publishing does: what failed is left out, and the next one is begun.
const work = run(node, long).catch(() => run(node, ['-e', 'process.exit(0)'])).catch((error) => console.log(error.message));
await unlessStopped(work, stopped).catch((error) => { console.log(error.name, error.exitCode); process.exitCode = error.exitCode; });
await run(node, ['-e', 'console.log("put away")'], { last: true, show: true });
`,
  );
  const child = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  let printed = '';
  child.stdout.on('data', (bytes) => (printed += bytes));
  const ended = new Promise((resolve) => child.once('close', resolve));
  await until(() => existsSync(note) && readFileSync(note, 'utf8') !== '');

  child.kill('SIGINT');

  expect(await ended).toBe(130);
  expect(isAlive(Number(readFileSync(note, 'utf8')))).toBe(false);
  expect(printed).toContain('everything is stopping');
  expect(printed).toContain('put away');
});
