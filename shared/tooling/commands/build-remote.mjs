import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../bootstrap/progress.mjs';
import { packageInfo, remoteNameOf } from '../federation/package-info.mjs';
import { contractReport } from '../release/contract-report.mjs';
import { styleFaults } from '../release/style-faults.mjs';
import { readContract } from '../release/read-contract.mjs';
import { bundle } from './bundle.mjs';
import { earlierBuild, noteBuild } from './earlier-build.mjs';
import { describeFiles } from './file-hashes.mjs';
import { preloadFiles } from './preload-files.mjs';
import { versionOfSources } from './source-hash.mjs';

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
  requireOwnStyles(out, name);
  const first = preloadFiles(folder, stats);
  const report = await contractReport(folder, { out, exports, descriptor, first, stats });
  const { owner } = packageInfo(folder);
  const release = { version, owner, descriptor, ...describeFiles(out), first, report };
  noteBuild(out, release);
  return { name, out, release };
}

/** The registry refuses such styles too; here they are told before anything is sent. */
function requireOwnStyles(out, remote) {
  const sheets = readdirSync(out).filter((name) => name.endsWith('.css'));
  const faults = sheets.flatMap((name) => styleFaults(readFileSync(join(out, name), 'utf8'), remote));
  if (faults.length === 0) return;
  throw new UserError(
    `The styles of ${remote} reach beyond its own elements (docs/errors.md, registry.styles_refused):\n${faults.map((fault) => `  - ${fault}\n`).join('')}`,
  );
}
