import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Obstacle, say } from '../bootstrap/say.mjs';
import { packageAt, remoteNameOf } from '../federation/package-facts.mjs';
import { checkRemote } from '../release/check-remote.mjs';
import { planRelease } from '../release/plan.mjs';
import { tellDifferences } from '../release/tell.mjs';
import { upload } from '../release/upload.mjs';
import { registryClient, whoami } from './registry-client.mjs';
import { sourceHash } from './source-hash.mjs';
import { remoteFolder } from './where.mjs';

const OPTIONS = {
  brands: { type: 'string' },
  'no-promote': { type: 'boolean', default: false },
  'no-checks': { type: 'boolean', default: false },
  reason: { type: 'string' },
};
const USAGE = 'pavilion release <remote> [--brands a,b] [--no-promote] [--no-checks] [--reason "…"]';

/**
 * `pavilion release <remote>`: checks and builds what is not published yet, publishes it, and puts it into the brands given, or into every
 * brand that wants the remote. Nothing is checked or built when these sources are published already.
 */
export async function run(args) {
  const { values, positionals } = readArguments(args);
  const folder = remoteFolder(positionals[0]);
  const name = remoteNameOf(folder);
  const version = `${packageAt(folder).version}-${sourceHash(folder)}`;
  const registry = registryClient();
  const { exists } = await registry.get(`/registry/remotes/${name}/versions/${version}`);
  if (exists) say(`${name} ${version} is published already.`);
  else await publish(registry, folder, name, version, values);
  if (!values['no-promote']) await promote(registry, name, version, values);
}

function readArguments(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Obstacle(`${error.message}\n${USAGE}`);
  }
}

async function publish(registry, folder, name, version, values) {
  const unchecked = values['no-checks'];
  say(unchecked ? 'Not checked: types, lint and tests were left out (--no-checks).' : 'Checking types, lint and tests …');
  const checking = unchecked ? undefined : checkRemote(folder);
  say(`Building ${name} ${version} …`);
  const { buildRemote } = await import('./build-remote.mjs');
  const [{ out, release }] = await Promise.all([buildRemote(folder, version), checking]);
  const { 'no-promote': unpromoted, brands } = values;
  const plans = await planRelease(registry, name, release, { brands: listOf(brands), promoting: !unpromoted });
  const all = [...release.files, ...release.maps];
  const paths = new Map(all.map((file) => [file.integrity, join(out, file.name)]));
  await upload(registry, name, release, paths, tellDifferences);
  say(`Published ${name} ${version}, ${release.files.length} files.`);
  await tellPreview(registry, name, version, plans);
}

/** The version as players of the first of its brands would see it. */
async function tellPreview(registry, name, version, [first]) {
  if (!first) return;
  const { url, until } = await registry.post('/registry/previews', { brand: first.brand, remote: name, version });
  say(`As ${first.brand}’s players would see it, until ${new Date(until).toLocaleTimeString('en-GB')}: ${url}`);
}

async function promote(registry, name, version, { reason = 'release', brands }) {
  const changed = await registry.post(`/registry/remotes/${name}/promote`, {
    version,
    who: whoami(),
    reason,
    ...(brands && { brands: listOf(brands) }),
  });
  if (!changed.length) say(`No brand wants ${name}: name one with --brands.`);
  for (const each of changed) say(`${each.brand} ${outcomeOf(each, `${name} ${version}`)}`);
}

function outcomeOf({ seq, changed, pinned, waiting }, what) {
  if (pinned) return 'has it pinned, and is left alone.';
  if (waiting) return `wants another operator to agree first (request ${waiting}).`;
  return changed ? `runs ${what} now (seq ${seq}).` : `runs it already (seq ${seq}).`;
}

function listOf(brands) {
  return brands?.split(',');
}
