import { join } from 'node:path';
import { packageAt, remoteNameOf } from '../federation/package-facts.mjs';
import { readDescriptor } from './read-descriptor.mjs';
import { bundle } from './bundle.mjs';
import { fileHashes } from './file-hashes.mjs';
import { firstFiles } from './first-files.mjs';
import { sourceHash } from './source-hash.mjs';

/** The version under which the present sources of a remote are published. */
export function versionOfSources(folder) {
  return `${packageAt(folder).version}-${sourceHash(folder)}`;
}

/** Builds a remote and says what the registry needs to know of the result. */
export async function buildRemote(folder, version = versionOfSources(folder)) {
  const { remotePreset } = await import('../federation/remote-preset.mjs');
  const out = join(folder, 'dist');
  const [descriptor, stats] = await Promise.all([readDescriptor(folder), bundle(remotePreset({ folder, version, out }))]);
  return {
    name: remoteNameOf(folder),
    version,
    owner: packageAt(folder).owner,
    folder: out,
    descriptor,
    files: fileHashes(out),
    first: firstFiles(folder, stats),
  };
}
