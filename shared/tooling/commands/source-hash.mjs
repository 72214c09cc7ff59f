import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isInstalled, root } from '../bootstrap/root.mjs';
import { packageInfo } from '../federation/package-info.mjs';
import { buildTools } from './build-tools.mjs';
import { askedBy, librariesWithin, readLockFile } from './lock-file.mjs';
import { repositoryHash } from './repository-hash.mjs';

const TOOLING = 'shared/tooling';
const NO_SOURCE = /^(node_modules|dist.*|\.cache|coverage|dev)$|\.test\.tsx?$|\.md$/;
/** The host gives them to a remote; which ones it was built against stands in it. */
const GIVEN_BY_HOST = /^react(?:-dom)?@/;

/**
 * Eight digits that change when anything changes that the build of `folder` can reach: its own sources, the shared packages and libraries that
 * it asks for and what those ask for, and the files and libraries that build it. What others ask for, and what only tests use, is none of it.
 */
export function sourceHash(folder, lock) {
  return isInstalled ? repositoryHash(folder) : reachHash(folder, lock ?? readLockFile());
}

/** The version under which the present sources of a remote are published. */
export function versionOfSources(folder) {
  return `${packageInfo(folder).version}-${sourceHash(folder)}`;
}

function reachHash(folder, lock) {
  const tools = buildTools(join(import.meta.dirname, `${isRemote(folder) ? 'build-remote' : 'build'}.mjs`));
  const { places, libraries } = reachOf(folder, lock, toolsAskedFor(lock, tools));
  const hash = createHash('sha256');
  for (const place of [folder, ...places])
    for (const file of filesIn(place)) hash.update(relative(root, file)).update(readFileSync(file));
  for (const [file, source] of tools) hash.update(relative(root, file)).update(source);
  for (const library of librariesWithin(lock, libraries)) hash.update(library);
  return hash.digest('hex').slice(0, 8);
}

/** The shared packages that a package and its tools reach, as folders, and the libraries that they ask for. */
function reachOf(folder, lock, tools) {
  const start = relative(root, folder);
  const found = new Map([
    [start, askedFor(folder, lock)],
    [TOOLING, tools],
  ]);
  const waiting = [...linksFrom(start, found), ...linksFrom(TOOLING, found)];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue;
    found.set(place, askedBy(lock, place, ['dependencies']));
    waiting.push(...linksFrom(place, found));
  }
  const places = [...found.keys()].filter((place) => place !== start && place !== TOOLING).sort();
  return { places: places.map((place) => join(root, place)), libraries: [...found.values()].flatMap((each) => each.libraries) };
}

/** A remote takes nothing from what only its tests use. */
function askedFor(folder, lock) {
  const place = relative(root, folder);
  const own = askedBy(lock, place, ['dependencies', 'devDependencies']);
  if (!isRemote(folder)) return own;
  const { links, libraries } = askedBy(lock, place, ['dependencies']);
  return { links, libraries: [...libraries, ...own.libraries.filter((key) => GIVEN_BY_HOST.test(key))] };
}

/** Of what all our tools ask for, that which these name. */
function toolsAskedFor(lock, tools) {
  const sources = [...tools.values()].join('\n');
  const { links, libraries } = askedBy(lock, TOOLING, ['dependencies']);
  return {
    links: links.filter((link) => sources.includes(`'@pavilion/${basename(link)}`)),
    libraries: libraries.filter((key) => sources.includes(`'${key.slice(0, key.indexOf('@', 1))}`)),
  };
}

function linksFrom(place, found) {
  return found.get(place).links.map((link) => join(place, link));
}

function isRemote(folder) {
  return basename(folder).startsWith('mf-');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCE.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
}
