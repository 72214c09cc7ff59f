import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProgram } from '../commands/build-program.mjs';
import { sourceHash } from '../commands/source-hash.mjs';
import { root } from './root.mjs';
import { firstLines, run, runPavilion } from './run.mjs';
import { isDone, markDone } from './stamps.mjs';

/** The studio is added the way a stranger would be: each side gives the other its public key and its address. */
export async function connectStudio({ dataDir, port, studioPort }, env) {
  const done = join(dataDir, 'studio-connected');
  const terms = [port, studioPort, env.DATABASE_URL, env.STUDIO_DATABASE_URL];
  if (isDone(done, terms)) return;
  const ourKey = join(dataDir, 'keys/vendor-studio-public.pem');
  const vendor = [
    'add',
    'studio',
    '--public-key',
    join(env.STUDIO_KEYS_DIR, 'public.pem'),
    '--launch',
    `http://127.0.0.1:${studioPort}`,
    '--capabilities',
    'lottery,report,round,free-rounds',
  ];
  const printed = await runPavilion(['vendor', ...vendor], { env });
  writeFileSync(ourKey, /-----BEGIN PUBLIC KEY-----[^]+?-----END PUBLIC KEY-----/.exec(printed)[0]);
  const operator = ['pavilion', '--wallet', `http://127.0.0.1:${port}/vendors/hub88/studio`, '--public-key', ourKey];
  await run(process.execPath, [await buildProgram('studio', 'merchants/add-merchant.ts'), ...operator], {
    cwd: join(root, 'studio'),
    env,
  });
  markDone(done, terms);
}

/**
 * What the studio offers comes into the catalogue from its own list, anew after each change of the studio. The site runs without it as well: what
 * went wrong is given back as a sentence.
 */
export async function pullStudioGames({ dataDir }, env) {
  const done = join(dataDir, 'studio-games');
  const terms = [sourceHash(join(root, 'studio')), env.DATABASE_URL];
  if (isDone(done, terms)) return [];
  const failure = await pulled(env);
  if (failure) return [`The catalogue has the studio’s games as they were: ${firstLines(failure.message, 4)}`];
  markDone(done, terms);
  return [];
}

/** A busy machine may take longer than a vendor is given, the first time: the studio works out the return of each game then. */
async function pulled(env, triesLeft = 3) {
  try {
    await runPavilion(['catalogue', 'pull', 'studio', '--apply', '--reason', 'What the studio offers'], { env });
    return undefined;
  } catch (error) {
    return triesLeft > 1 ? pulled(env, triesLeft - 1) : error;
  }
}
