import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BenchSetup } from './bench-setup';
import type { Load, LoadResult } from './vendor-load';

export interface Played extends LoadResult {
  /** What the gateway worked for each bet. */
  processorMicroseconds: number;
}

/** Played by a process of its own, as a vendor is one. */
export async function signedBets({ vendor }: BenchSetup, how: Omit<Load, 'vendor'>): Promise<Played> {
  const program = join(import.meta.dirname, 'vendor-load.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ vendor, ...how } satisfies Load));
  const said = createInterface(child.stdout)[Symbol.asyncIterator]();
  // It says when its bets are signed, and then what it found.
  await said.next();
  const before = process.cpuUsage();
  const found = JSON.parse(String((await said.next()).value)) as LoadResult;
  const { user, system } = process.cpuUsage(before);
  return { ...found, processorMicroseconds: (user + system) / found.bets };
}
