import { join } from 'node:path';
import { packageInfo, remoteNameOf } from '../federation/package-info.mjs';
import { contractReport } from '../release/contract-report.mjs';
import { readContract } from '../release/read-contract.mjs';
import { bundle } from './bundle.mjs';
import { describeFiles } from './file-hashes.mjs';
import { preloadFiles } from './preload-files.mjs';
import { sourceHash } from './source-hash.mjs';

/** The version under which the present sources of a remote are published. */
export function versionOfSources(folder) {
  return `${packageInfo(folder).version}-${sourceHash(folder)}`;
}

/** Builds a remote into `dist`: the release that the registry is told of, and where its files lie. */
export async function buildRemote(folder, version = versionOfSources(folder)) {
  const { remotePreset } = await import('../federation/remote-preset.mjs');
  const out = join(folder, 'dist');
  const [{ descriptor, exports }, stats] = await Promise.all([
    readContract(folder),
    bundle(remotePreset({ folder, version, out })),
  ]);
  const first = preloadFiles(folder, stats);
  const report = await contractReport(folder, { out, exports, descriptor, first, stats });
  const { owner } = packageInfo(folder);
  const release = { version, owner, descriptor, ...describeFiles(out), first, report };
  return { name: remoteNameOf(folder), out, release };
}
