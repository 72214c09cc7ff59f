import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.mjs';
import { UserError } from './progress.mjs';

const STOP_TIMEOUT_MS = 10_000;

/** Writes down that `name` runs as `pid`, so that a later start can end it if this one is killed. Gives back how to take the note away. */
export function recordProcess(folder, name, pid) {
  const file = join(folder, 'run', `${name}.json`);
  mkdirSync(join(folder, 'run'), { recursive: true });
  writeFileSync(file, JSON.stringify({ name, ...processRecord(pid), starter: processRecord(process.pid) }));
  return () => rmSync(file, { force: true });
}

/**
 * Ends what a start of this folder left running when it was killed. Only a process that was written down and is still the same one is
 * touched; one whose starter lives is in use, and stops us instead.
 */
export async function endOrphanProcesses(folder, tell = () => {}) {
  const running = recordedProcesses(folder).filter(isSame);
  const used = running.find(({ starter }) => isSame(starter));
  if (used)
    throw new UserError(
      `A Pavilion already runs from ${folder} (process ${used.starter.pid}). Stop it where it was started, or give this one a folder and ports of its own: PAVILION_DATA_DIR, PAVILION_PORT.`,
    );
  if (running.length) tell(`Ending what a killed start left running: ${running.map(({ name }) => name).join(', ')} …`);
  await Promise.all(running.map(end));
  rmSync(join(folder, 'run'), { recursive: true, force: true });
}

function processRecord(pid) {
  return { pid, identity: processIdentity(pid) };
}

function isSame({ pid, identity }) {
  return identity !== undefined && processIdentity(pid) === identity;
}

function recordedProcesses(folder) {
  const place = join(folder, 'run');
  if (!existsSync(place)) return [];
  return readdirSync(place).flatMap((file) => {
    try {
      return [JSON.parse(readFileSync(join(place, file), 'utf8'))];
    } catch {
      // Half written by a run that was killed, or removed meanwhile by one that ended.
      return [];
    }
  });
}

async function end(left) {
  try {
    process.kill(left.pid, 'SIGTERM');
    for (const until = Date.now() + STOP_TIMEOUT_MS; isSame(left);) {
      if (Date.now() > until) process.kill(left.pid, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } catch {
    // Gone meanwhile, or another account's: then its port is taken, and that is told next.
  }
}
