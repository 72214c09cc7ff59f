import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Obstacle, say } from '../bootstrap/say.mjs';
import { packageAt, remoteNameOf } from '../federation/package-facts.mjs';
import { registryClient, whoami } from './registry-client.mjs';
import { sourceHash } from './source-hash.mjs';
import { remoteFolder } from './where.mjs';

const OPTIONS = {
  brands: { type: 'string' },
  'no-promote': { type: 'boolean', default: false },
  reason: { type: 'string' },
};

/**
 * `pavilion release <remote>`: builds what is not published yet, publishes it, and puts it into the brands given, or into every brand
 * that wants the remote. Nothing is built when these sources are published already.
 */
export async function run(args) {
  const { values, positionals } = readArguments(args);
  const folder = remoteFolder(positionals[0]);
  const name = remoteNameOf(folder);
  const version = `${packageAt(folder).version}-${sourceHash(folder)}`;
  const registry = registryClient();
  const { exists } = await registry.get(`/registry/remotes/${name}/versions/${version}`);
  if (exists) say(`${name} ${version} is published already.`);
  else await publish(registry, folder, name, version);
  if (!values['no-promote']) await promote(registry, name, version, values);
}

function readArguments(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Obstacle(`${error.message}\npavilion release <remote> [--brands a,b] [--no-promote] [--reason "…"]`);
  }
}

async function publish(registry, folder, name, version) {
  say(`Building ${name} ${version} …`);
  const { buildRemote } = await import('./build-remote.mjs');
  const built = await buildRemote(folder, version);
  const files = Object.entries(built.files).map(([file, integrity]) => ({
    name: file,
    integrity,
    bytes: readFileSync(join(built.folder, file)).toString('base64'),
  }));
  const { owner, descriptor, first } = built;
  await registry.post(`/registry/remotes/${name}/versions`, { version, owner, descriptor, files, first });
  say(`Published ${name} ${version}, ${files.length} files.`);
}

async function promote(registry, name, version, { brands, reason = 'release' }) {
  const changed = await registry.post(`/registry/remotes/${name}/promote`, {
    version,
    who: whoami(),
    reason,
    ...(brands && { brands: brands.split(',') }),
  });
  if (!changed.length) say(`No brand wants ${name}: name one with --brands.`);
  for (const { brand, seq, changed: moved } of changed)
    say(moved ? `${brand} runs ${name} ${version} now (seq ${seq}).` : `${brand} runs it already (seq ${seq}).`);
}
