import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a process from a later one that was given the same number: when it began, and in which run of the machine. `undefined` when it
 * is gone. The command line is no part of it: a process that ends loses it before it is gone.
 */
export function processIdentity(pid) {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    // It is gone.
    return undefined;
  }
}

function fromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const began = fields[18];
  return state === 'Z' ? undefined : `${began} ${bootId()}`;
}

function bootId() {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function fromPs(pid) {
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
}
