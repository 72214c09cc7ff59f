import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const SHARED = ['contract', 'host', 'api', 'i18n', 'money', 'ui', 'features', 'storage', 'time'];
const TOOLING = ['federation', 'commands', 'release'].map((name) => join(root, 'shared/tooling', name));
const NO_SOURCE = /^(node_modules|dist.*|\.cache|coverage|dev)$|\.test\.tsx?$|\.md$/;

/** Eight digits that change when anything changes from which `folder` is built: its own sources, the shared ones, presets, libraries. */
export function sourceHash(folder) {
  const hash = createHash('sha256');
  for (const place of [folder, ...packagesFor(folder), ...TOOLING])
    for (const file of filesIn(place)) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.update(librariesOf(folder)).digest('hex').slice(0, 8);
}

/** Those that everything is built with, and those that this one asks for besides. */
function packagesFor(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies).map((name) => name.replace('@pavilion/', ''));
  const names = readdirSync(join(root, 'shared')).filter((name) => SHARED.includes(name) || own.includes(name));
  return names.sort().map((name) => join(root, 'shared', name));
}

/** The lock file without what other remotes ask for: a neighbour that comes or goes changes nobody else. */
function librariesOf(folder) {
  const own = basename(folder);
  return readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').replace(/^ {2}(mf-[a-z0-9-]+):\n(?: {4}.*\n|\n)*/gm, (section, name) =>
    name === own ? section : '',
  );
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCE.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
}
