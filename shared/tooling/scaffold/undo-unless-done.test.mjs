import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoUnlessDone } from './undo-unless-done.mjs';

function place() {
  const around = mkdtempSync(join(tmpdir(), 'undo-'));
  const lock = join(around, 'lock.yaml');
  writeFileSync(lock, 'before');
  return { folder: join(around, 'mf-promo'), lock };
}

function begin({ folder, lock }) {
  mkdirSync(folder);
  writeFileSync(lock, 'after');
}

it('leaves nothing of work that failed', async () => {
  const made = place();

  const failing = undoUnlessDone({ folder: made.folder, files: [made.lock] }, async () => {
    begin(made);
    throw new Error('no network');
  });

  await expect(failing).rejects.toThrow('no network');
  expect({ folder: existsSync(made.folder), lock: readFileSync(made.lock, 'utf8') }).toEqual({ folder: false, lock: 'before' });
});

it('leaves nothing of work that somebody ended', async () => {
  const made = place();
  const program = `import { mkdirSync, writeFileSync } from 'node:fs';
    import { undoUnlessDone } from ${JSON.stringify(join(import.meta.dirname, 'undo-unless-done.mjs'))};
    const { folder, lock } = ${JSON.stringify(made)};
    await undoUnlessDone({ folder, files: [lock] }, () => {
      mkdirSync(folder); writeFileSync(lock, 'after'); console.log('begun');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));

  child.kill('SIGINT');
  await new Promise((resolve) => child.once('close', resolve));

  expect({ folder: existsSync(made.folder), lock: readFileSync(made.lock, 'utf8') }).toEqual({ folder: false, lock: 'before' });
});

it('keeps what was done', async () => {
  const made = place();

  await undoUnlessDone({ folder: made.folder, files: [made.lock] }, async () => begin(made));

  expect({ folder: existsSync(made.folder), lock: readFileSync(made.lock, 'utf8') }).toEqual({ folder: true, lock: 'after' });
});
