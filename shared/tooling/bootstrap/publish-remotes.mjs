import { basename } from 'node:path';
import { gatewayClient } from '../cli/gateway-client.mjs';
import { releasedVersion } from '../commands/release.mjs';
import { remoteNameOf } from '../federation/package-info.mjs';
import { firstLines, runPavilion } from './run.mjs';

/** As many at once as there are cores at least. */
const LANES = 2;

/**
 * Publishes the remotes in these folders. A brand that never had one of them gets it; what operators decided stays, and another version waits to
 * be promoted. With `everywhere`, as for whoever develops, each version goes into every brand at once. With `fallBack`, one that does not
 * build is left out where every brand that wants it has a version.
 *
 * @returns what the person at the terminal has to know, in sentences
 */
export async function publishRemotes(folders, { env, tell, everywhere = false, fallBack = false, release = runPavilion }) {
  const how = everywhere ? [] : ['--initial'];
  const failures = new Map();
  const versions = new Map();
  const waiting = [...folders];
  const lane = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      tell(`Publishing ${basename(folder)} …`);
      await release(['release', '--no-checks', ...how], { cwd: folder, env }).then(
        (printed) => versions.set(folder, releasedVersion(printed)),
        (error) => {
          if (!fallBack) throw error;
          failures.set(folder, error);
        },
      );
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const brands = await gatewayClient('operator-token', { env }).get('/registry/brands');
  const failed = folders.filter((folder) => failures.has(folder));
  const published = folders.filter((folder) => !everywhere && !failures.has(folder));
  return [
    ...failed.flatMap((folder) => describeFailure(folder, { error: failures.get(folder), brands, tell })),
    ...published.flatMap((folder) => describeWaiting(folder, versions.get(folder), brands)),
  ];
}

/** What goes on without it. @throws what happened, when a brand has nothing to go on with */
function describeFailure(folder, { error, brands, tell }) {
  const remote = basename(folder);
  const running = runningIn(folder, brands);
  if (running.some(({ mode, version }) => mode === 'on' && version === null)) throw error;
  tell(`${remote} could not be published:\n${firstLines(error.message)}`);
  const goesOn = running.filter(({ version }) => version !== null).map(({ brand, version }) => `${brand} goes on with ${version}`);
  const outcome = goesOn.length ? goesOn.join(', ') : 'no brand has it';
  return [`${remote} could not be published: ${outcome}. “pnpm pavilion build remote ${remote}” shows why.`];
}

function describeWaiting(folder, version, brands) {
  const others = runningIn(folder, brands).filter((each) => each.version !== null && each.version !== version);
  if (!others.length) return [];
  const name = remoteNameOf(folder);
  const running = others.map((each) => `${each.brand} runs ${each.version}`);
  const [{ brand }] = others;
  return [
    `${name} ${version} is released and waits; ${running.join(', ')}. Promote it on the board, or: pnpm operator remote promote ${name} --version ${version} --brand ${brand} --reason "…"`,
  ];
}

function runningIn(folder, brands) {
  return brands.flatMap(({ brand, remotes }) =>
    remotes.filter((each) => each.remote === remoteNameOf(folder)).map(({ mode, version }) => ({ brand, mode, version })),
  );
}
