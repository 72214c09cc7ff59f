import { join } from 'node:path';
import { logProgress } from '../bootstrap/progress.mjs';
import { packageInfo, remoteNameOf } from '../federation/package-info.mjs';
import { checkRemote } from '../release/check-remote.mjs';
import { planRelease } from '../release/plan.mjs';
import { printDifferences } from '../release/print-report.mjs';
import { upload } from '../release/upload.mjs';
import { gatewayClient, whoami } from '../cli/gateway-client.mjs';
import { sourceHash } from './source-hash.mjs';
import { remoteFolder } from './folders.mjs';

export const command = {
  name: 'release',
  about:
    'Checks and builds one remote, publishes it as a new, immutable version, and puts it into the brands that have it.\nNothing is checked or built when these sources are published already. docs/remote-contract.md says it step by step.',
  positionals: [{ name: 'remote', about: 'mf-wallet or wallet; the remote of this folder unless given', optional: true }],
  options: {
    brands: { value: 'a,b', about: 'puts it into these brands only, pinned ones too' },
    'no-promote': { about: 'publishes it and changes no brand' },
    'no-checks': { about: 'leaves out types, lint and tests' },
    reason: { value: 'text', about: 'why, for the audit log; “release” unless given' },
  },
  examples: ['pnpm release mf-wallet', 'pnpm release mf-wallet --brands pavilion --reason "first version"'],
  exitCodes: { 1: 'nothing was published, or not promoted; the reason was printed' },
};

/**
 * Checks and builds what is not published yet, publishes it, and puts it into the brands given, or into every brand that wants the remote.
 * Nothing is checked or built when these sources are published already.
 */
export async function run({ positionals, values, flags }) {
  const folder = remoteFolder(positionals.remote);
  const name = remoteNameOf(folder);
  const version = `${packageInfo(folder).version}-${sourceHash(folder)}`;
  const registry = gatewayClient('deploy-token');
  const order = { brands: values.brands?.split(','), promoting: !flags.has('no-promote'), checked: !flags.has('no-checks') };
  const { exists } = await registry.get(`/registry/remotes/${name}/versions/${version}`);
  if (exists) logProgress(`${name} ${version} is published already.`);
  else await publish(registry, folder, name, version, order);
  if (order.promoting) await promote(registry, name, version, { ...order, reason: values.reason });
}

async function publish(registry, folder, name, version, { brands, promoting, checked }) {
  logProgress(checked ? 'Checking types, lint and tests …' : 'Not checked: types, lint and tests were left out (--no-checks).');
  const checking = checked ? checkRemote(folder) : undefined;
  logProgress(`Building ${name} ${version} …`);
  const { buildRemote } = await import('./build-remote.mjs');
  const [{ out, release }] = await Promise.all([buildRemote(folder, version), checking]);
  const plans = await planRelease(registry, name, release, { brands, promoting });
  const all = [...release.files, ...release.maps];
  const paths = new Map(all.map((file) => [file.integrity, join(out, file.name)]));
  await upload(registry, name, release, paths, printDifferences);
  logProgress(`Published ${name} ${version}, ${release.files.length} files.`);
  await printPreview(registry, name, version, plans);
}

/** The version as players of the first of its brands would see it. */
async function printPreview(registry, name, version, [first]) {
  if (!first) return;
  const { url, until } = await registry.post('/registry/previews', { brand: first.brand, remote: name, version });
  logProgress(`As ${first.brand}’s players would see it, until ${new Date(until).toLocaleTimeString('en-GB')}: ${url}`);
}

async function promote(registry, name, version, { reason = 'release', brands }) {
  const changed = await registry.post(`/registry/remotes/${name}/promote`, {
    version,
    who: whoami(),
    reason,
    ...(brands && { brands }),
  });
  if (!changed.length) logProgress(`No brand wants ${name}: name one with --brands.`);
  for (const each of changed) logProgress(`${each.brand} ${describeOutcome(each, `${name} ${version}`)}`);
}

function describeOutcome({ seq, changed, pinned, waiting }, what) {
  if (pinned) return 'has it pinned, and is left alone.';
  if (waiting) return `wants another operator to agree first (request ${waiting}).`;
  return changed ? `runs ${what} now (seq ${seq}).` : `runs it already (seq ${seq}).`;
}
