import { join } from 'node:path';
import { buildProgram } from '../commands/build-program.mjs';
import { listStudioGames } from '../commands/list-studio-games.mjs';
import { sourceHash } from '../commands/source-hash.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { isDone, markDone } from './stamps.mjs';

/** Fills the catalogue from what the studio lists, and with `demo` accounts to try it with, unless the same sources filled this very database before. One that was given is always looked at. */
export async function seed({ dataDir, studioOrigin }, demo, env) {
  const gateway = join(root, 'gateway');
  // Lies with the database's files, and goes when they go.
  const stamp = process.env.DATABASE_URL ? undefined : join(dataDir, `postgres/seeded-${demo}`);
  const wanted = [demo, sourceHash(gateway), sourceHash(join(root, 'studio')), studioOrigin, env.DATABASE_URL];
  if (stamp && isDone(stamp, wanted)) return;
  const games = await listStudioGames(join(dataDir, 'studio-list'), studioOrigin);
  await run(process.execPath, [await buildProgram('gateway', 'seed.ts'), '--demo', demo, '--games', join(games, 'all.json')], {
    cwd: gateway,
    env,
  });
  if (stamp) markDone(stamp, wanted);
}
