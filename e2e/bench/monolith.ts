import { join } from 'node:path';
import { runPavilion } from '@pavilion/tooling/bootstrap/run.mjs';
import { Service } from '@pavilion/tooling/bootstrap/services.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** Where the same code is served as one bundle. */
export const MONOLITH_PORT = 4220;

/** Builds the same code as one bundle, of the present sources or with one change in `changed`, a remote, and serves it as the platform is served. */
export async function startMonolith(env: Record<string, string>, changed?: string): Promise<Service> {
  await runPavilion(['build', 'monolith', ...(changed ? [changed] : [])], { env });
  const monolith = new Service('monolith', join(ROOT, 'gateway/dist-program/main.mjs'), {
    env: {
      ...env,
      PAVILION_PORT: String(MONOLITH_PORT),
      PAVILION_CONSOLE_PORT: String(MONOLITH_PORT + 1),
      PAVILION_PRIVATE_PORT: String(MONOLITH_PORT + 9),
      PAVILION_SHELL_DIR: join(ROOT, changed ? 'shell/dist-monolith-changed' : 'shell/dist-monolith'),
    },
    cwd: join(ROOT, 'gateway'),
    folder: join(ROOT, '.data/bench'),
  });
  await monolith.ready(`http://127.0.0.1:${MONOLITH_PORT + 9}/readyz`);
  return monolith;
}
