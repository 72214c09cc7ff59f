import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = /'([\w./-]+\.(?:mjs|ts))'/g;

/** Every file of ours that a build which begins in `start` runs: what it imports, and what it names beside itself, as a loader. */
export function buildTools(start) {
  const found = new Map();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    found.set(file, source);
    const named = [...source.matchAll(FILE)].map(([, name]) => join(dirname(file), name));
    waiting.push(...named.filter((each) => existsSync(each)));
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
