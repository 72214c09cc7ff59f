import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** Packages whose whole surface has a report, because other teams build on it. */
export const REPORTED = ['contract', 'host', 'ui'];

/** Every package of `shared/` that others import by its TypeScript. */
export function sharedPackages() {
  return readdirSync(join(root, 'shared'))
    .sort()
    .filter((name) => existsSync(join(root, 'shared', name, 'package.json')))
    .map((name) => packageIn(join(root, 'shared', name)))
    .filter(({ role }) => role === 'shared');
}

/** A package as others see it: `entries` from the address they import to its TypeScript file, `files` the rest of its `exports`. */
function packageIn(folder) {
  const { name, exports = {}, pavilion } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = new Map();
  const files = [];
  for (const [subpath, target] of Object.entries(exports)) {
    if (!/\.tsx?$/.test(target)) files.push(subpath);
    for (const [path, file] of resolveTarget(folder, subpath, target))
      if (/\.tsx?$/.test(file)) entries.set(join(name, path), file);
  }
  const sorted = new Map([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
  return { name, short: basename(folder), folder, role: pavilion?.role, entries: sorted, files: files.sort() };
}

/** `./*` stands for each folder or file that its target names. */
function resolveTarget(folder, subpath, target) {
  if (!target.includes('*')) return [[subpath, join(folder, target)]];
  const [before, after] = target.split('*');
  return readdirSync(join(folder, before))
    .map((name) => name.slice(0, after.includes('/') ? undefined : -after.length))
    .map((name) => [subpath.replace('*', name), join(folder, `${before}${name}${after}`)])
    .filter(([, file]) => existsSync(file));
}
