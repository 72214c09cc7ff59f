import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { packageManager } from '../../bootstrap/package-manager.mjs';
import { root } from '../../bootstrap/root.mjs';
import { run } from '../../bootstrap/run.mjs';
import { integrityOf } from '../../commands/file-hashes.mjs';

/** Shared packages that no remote may import. */
const NOT_FOR_REMOTES = ['art'];

/**
 * Packs every shared package that a remote may need into `folder`, with `pnpm pack`: versions stand where the project says `workspace:` and `catalog:`.
 *
 * @returns {Promise<{ version: string; packages: Map<string, { file: string; integrity: string; folder: string }> }>} the kit's version, which changes
 * with any of the packages, and is in the name of each file
 */
export async function packPackages(folder) {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(join(root, 'shared')).filter((name) => !NOT_FOR_REMOTES.includes(name));
  const filters = names.map((name) => `--filter=./shared/${name}`);
  await run('npx', ['--yes', packageManager(), '--recursive', ...filters, 'pack', '--pack-destination', folder]);
  const packed = names.map((name) => ({ name, ...packedAs(folder, name) }));
  const version = versionOf(packed);
  const named = packed.map(({ name, file, integrity }) => {
    const versioned = `pavilion-${name}-${version}.tgz`;
    renameSync(join(folder, file), join(folder, versioned));
    return [`@pavilion/${name}`, { file: versioned, integrity, folder: `shared/${name}` }];
  });
  return { version, packages: new Map(named) };
}

function packedAs(folder, name) {
  const { version } = JSON.parse(readFileSync(join(root, 'shared', name, 'package.json'), 'utf8'));
  const file = `pavilion-${name}-${version}.tgz`;
  return { file, integrity: integrityOf(readFileSync(join(folder, file)), 'sha512') };
}

function versionOf(packed) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const { name, integrity } of packed) hash.update(name).update(integrity);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}
