import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** What pnpm wrote down of everything that is installed, in the project's lock file unless another is given. */
export function readLockFile(text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) {
  return { importers: blocksOf(text, 'importers'), packages: blocksOf(text, 'packages'), snapshots: blocksOf(text, 'snapshots') };
}

/**
 * What a package of the project asks for itself, in these sections: `links` to other packages of the project, as paths from its folder, and
 * `libraries`, by their keys in the lock file. Nothing for a package that the file does not know.
 */
export function askedBy({ importers, snapshots }, place, sections) {
  const block = importers.get(place) ?? '';
  const found = sections.flatMap((section) => [...sectionOf(block, section).matchAll(RESOLVED)]);
  const versions = found.map(([, name, version]) => [unquoted(name), version]);
  return {
    links: versions.filter(([, version]) => version.startsWith(LINK)).map(([, version]) => version.slice(LINK.length)),
    libraries: versions.filter(([, version]) => !version.startsWith(LINK)).map((each) => keyOf(snapshots, each)),
  };
}

/** Those libraries, and everything they need, each as one text that changes when it does. */
export function librariesWithin({ packages, snapshots }, keys) {
  const found = new Map();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    const block = snapshots.get(key) ?? '';
    found.set(key, `${key}\n${packages.get(key.split('(')[0]) ?? ''}${block}`);
    for (const section of ['dependencies', 'optionalDependencies'])
      for (const [, name, version] of sectionOf(block, section).matchAll(NEEDED))
        waiting.push(keyOf(snapshots, [unquoted(name), version]));
  }
  return [...found.values()].sort();
}

const LINK = 'link:';
const BLOCK = /^ {2}(\S+):(?: \{\})?\n((?: {4}.*\n)*)/gm;
const RESOLVED = /^ {6}(\S+):\n {8}specifier: .*\n {8}version: (.*)\n/gm;
const NEEDED = /^ {6}(\S+): (.*)\n/gm;

function blocksOf(text, title) {
  const [, section = ''] = new RegExp(`^${title}:\\n([^]*?)(?=^\\S|(?![^]))`, 'm').exec(text) ?? [];
  return new Map([...section.matchAll(BLOCK)].map(([, key, block]) => [unquoted(key), block]));
}

function sectionOf(block, title) {
  return new RegExp(`^ {4}${title}:\\n((?: {6}.*\\n)*)`, 'm').exec(block)?.[1] ?? '';
}

/** A library under another name is written down with its own. */
function keyOf(snapshots, [name, version]) {
  return snapshots.has(version) ? version : `${name}@${version}`;
}

function unquoted(name) {
  return name.replaceAll("'", '');
}
