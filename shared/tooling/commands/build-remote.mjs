import { join } from 'node:path';
import { packageInfo, remoteNameOf } from '../federation/package-info.mjs';
import { contractReport } from '../release/contract-report.mjs';
import { readContract } from '../release/read-contract.mjs';
import { bundle } from './bundle.mjs';
import { earlierBuild, noteBuild } from './earlier-build.mjs';
import { describeFiles } from './file-hashes.mjs';
import { preloadFiles } from './preload-files.mjs';
import { sourceHash } from './source-hash.mjs';

/** The version under which the present sources of a remote are published. */
export function versionOfSources(folder) {
  return `${packageInfo(folder).version}-${sourceHash(folder)}`;
}

/**
 * Builds a remote into `dist`: the release that the registry is told of, and where its files lie. A build of this very version that lies
 * there whole is taken as it is.
 */
export async function buildRemote(folder, version = versionOfSources(folder)) {
  const out = join(folder, 'dist');
  const name = remoteNameOf(folder);
  const built = earlierBuild(out, version);
  if (built) return { name, out, release: built };
  const { remotePreset } = await import('../federation/remote-preset.mjs');
  const [{ descriptor, exports }, stats] = await Promise.all([
    readContract(folder),
    bundle(remotePreset({ folder, version, out })),
  ]);
  const first = preloadFiles(folder, stats);
  const report = await contractReport(folder, { out, exports, descriptor, first, stats });
  const { owner } = packageInfo(folder);
  const release = { version, owner, descriptor, ...describeFiles(out), first, report };
  noteBuild(out, release);
  return { name, out, release };
}
