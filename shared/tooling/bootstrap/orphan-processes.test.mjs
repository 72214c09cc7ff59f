import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processIdentity } from './process-identity.mjs';
import { endOrphanProcesses, recordProcess } from './orphan-processes.mjs';

const GONE = { pid: 2 ** 22 + 1, identity: 'a start that was killed' };

let folder;
let child;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-left-'));
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
});
afterEach(async () => {
  if (child.exitCode !== null || child.signalCode) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
});

const runs = () => child.exitCode === null && !child.signalCode && processIdentity(child.pid) !== undefined;

function noted(fields) {
  mkdirSync(join(folder, 'run'), { recursive: true });
  const identity = processIdentity(child.pid);
  writeFileSync(
    join(folder, 'run/gateway.json'),
    JSON.stringify({ name: 'gateway', pid: child.pid, identity, starter: GONE, ...fields }),
  );
}

describe('what a killed start left running', () => {
  it('is ended by the next start, which says so', async () => {
    const told = [];
    noted({});

    await endOrphanProcesses(folder, (text) => told.push(text));

    expect(runs()).toBe(false);
    expect(told).toEqual(['Ending what a killed start left running: gateway …']);
  });

  it('is never a stranger who was given its number later', async () => {
    noted({ identity: '1 node --import tsx src/main.ts' });
    await endOrphanProcesses(folder);
    expect(runs()).toBe(true);
  });

  it('is in use while the start that began it lives', async () => {
    const forget = recordProcess(folder, 'gateway', child.pid);
    await expect(endOrphanProcesses(folder)).rejects.toThrow(`A Pavilion already runs from ${folder} (process ${process.pid})`);
    expect(runs()).toBe(true);
    forget();
    await expect(endOrphanProcesses(folder)).resolves.toBeUndefined();
    expect(runs()).toBe(true);
  });

  it('is forgotten when its note cannot be read', async () => {
    mkdirSync(join(folder, 'run'));
    writeFileSync(join(folder, 'run/gateway.json'), '{"pid":');
    await expect(endOrphanProcesses(folder)).resolves.toBeUndefined();
    expect(() => readFileSync(join(folder, 'run/gateway.json'))).toThrow('ENOENT');
  });
});
