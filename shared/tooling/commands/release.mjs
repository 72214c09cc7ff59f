import { join } from 'node:path';
import { logProgress, WrongUsage } from '../bootstrap/progress.mjs';
import { remoteNameOf } from '../federation/package-info.mjs';
import { checkRemote } from '../release/check-remote.mjs';
import { planRelease } from '../release/plan.mjs';
import { printDifferences } from '../release/print-report.mjs';
import { upload } from '../release/upload.mjs';
import { gatewayClient } from '../cli/gateway-client.mjs';
import { versionOfSources } from './source-hash.mjs';
import { remoteFolder } from './folders.mjs';

const SHORTEST_REASON = 3;

export const command = {
  name: 'release',
  installation: 'gateway',
  about:
    'Checks and builds one remote, publishes it as a new, immutable version, and puts it into the brands that have it.\nNothing is checked or built when these sources are published already. docs/remote-contract.md says it step by step.',
  positionals: [{ name: 'remote', about: 'mf-wallet or wallet; the remote of this folder unless given', optional: true }],
  options: {
    brands: { value: 'a,b', about: 'puts it into these brands only, pinned ones too' },
    'no-promote': { about: 'publishes it and changes no brand' },
    initial: { about: 'puts it only into brands that want the remote and never had a version of it, as a start does' },
    'no-checks': { about: 'leaves out types, lint and tests' },
    reason: { value: 'text', about: 'why, for the audit log; “release” unless given' },
  },
  examples: ['pnpm release mf-wallet', 'pnpm release mf-wallet --brands pavilion --reason "first version"'],
  exitCodes: { 1: 'nothing was published, or not promoted; the reason was printed' },
};

/**
 * Checks and builds what is not published yet, publishes it, and puts it into the brands given, or into every brand that wants the remote.
 * Nothing is checked or built when these sources are published already. The last line names the version: a source that is saved meanwhile is
 * no part of it, so nobody else may ask the sources again.
 */
export async function run({ positionals, values, flags }) {
  requireReason(values.reason);
  const folder = remoteFolder(positionals.remote);
  const name = remoteNameOf(folder);
  const version = versionOfSources(folder);
  const registry = gatewayClient('deploy-token');
  const initial = flags.has('initial');
  const order = { brands: values.brands?.split(','), promoting: !flags.has('no-promote'), checked: !flags.has('no-checks') };
  const { exists } = await registry.get(`/registry/remotes/${name}/versions/${version}`);
  if (exists) logProgress(`${name} ${version} is published already.`);
  else await publish(registry, folder, name, version, { ...order, promoting: order.promoting && !initial });
  if (initial) await promoteFirst(registry, name, version);
  else if (order.promoting) await promote(registry, name, version, { ...order, reason: values.reason });
  logProgress(releasedLine(name, version));
}

/** The gateway would refuse it too, but only when the version is published already. */
function requireReason(reason) {
  if (reason === undefined || reason.trim().length >= SHORTEST_REASON) return;
  throw new WrongUsage(`--reason cannot be “${reason}”: write ${SHORTEST_REASON} characters or more.`);
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
  const { url, until } = await registry.postAgain('/registry/previews', { brand: first.brand, remote: name, version });
  logProgress(`As ${first.brand}’s players would see it, until ${new Date(until).toLocaleTimeString('en-GB')}: ${url}`);
}

async function promote(registry, name, version, { reason = 'release', brands }) {
  const changed = await registry.postAgain(`/registry/remotes/${name}/promote`, {
    version,
    reason,
    ...(brands && { brands }),
  });
  if (!changed.length) logProgress(`No brand wants ${name}: name one with --brands.`);
  for (const each of changed) logProgress(`${each.brand} ${describeOutcome(each, `${name} ${version}`)}`);
}

async function promoteFirst(registry, name, version) {
  const first = { version, initial: true, reason: 'first version of this installation' };
  await registry.post(`/registry/remotes/${name}/promote`, first);
}

const releasedLine = (name, version) => `${name} ${version} is released.`;

/** The version that a release said to be its own. @param {string} printed */
export function releasedVersion(printed) {
  return / (\S+) is released\.\n?$/.exec(printed)?.[1];
}

function describeOutcome({ seq, changed, pinned, takenBack, trying, waiting }, what) {
  if (pinned) return 'has it pinned, and is left alone.';
  if (trying) return `tries ${trying} as a canary, and is left alone: name it with --brands to end that.`;
  if (takenBack) return `took ${what} back before, and is left alone: name it with --brands to give it again.`;
  if (waiting) return `wants another operator to agree first (request ${waiting}).`;
  return changed ? `runs ${what} now (seq ${seq}).` : `runs it already (seq ${seq}).`;
}
