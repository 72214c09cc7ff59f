import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processIdentity } from './process-identity.mjs';

const ROUNDS = 10;
const END_TIMEOUT_MS = 5000;

async function startedProcess() {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** Every identity that a process shows from its end being asked for until it is gone. */
function identitiesUntilGone(child) {
  const seen = new Set([processIdentity(child.pid)]);
  process.kill(child.pid, 'SIGTERM');
  for (const until = Date.now() + END_TIMEOUT_MS; !seen.has(undefined) && Date.now() < until;) seen.add(processIdentity(child.pid));
  return [...seen];
}

describe('the identity of a process', () => {
  it('stays the same until the process is gone, and is no other’s', async () => {
    const all = [];
    for (let round = 0; round < ROUNDS; round += 1) all.push(identitiesUntilGone(await startedProcess()));

    for (const seen of all) expect(seen).toEqual([expect.stringMatching(/\S/), undefined]);
    expect(new Set(all.map(([identity]) => identity)).size).toBe(ROUNDS);
  });
});
