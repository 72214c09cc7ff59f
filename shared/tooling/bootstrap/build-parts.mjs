import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { firstLines, runPavilion } from './run.mjs';

const program = (name) => () => join(root, name, 'dist-program/main.mjs');

/** What an earlier build of each part has left, where it is whole. */
const EARLIER = {
  shell: ({ dataDir }) => join(dataDir, 'shell/assets.json'),
  console: ({ dataDir }) => join(dataDir, 'console/assets.json'),
  'studio-pages': () => join(root, 'studio/dist/built-from.txt'),
  gateway: program('gateway'),
  studio: program('studio'),
  acquirer: program('acquirer'),
};

/** The file that a built program is started from. */
export function programFile(name) {
  return EARLIER[name]();
}

/**
 * Builds parts one after the other. With `fallBack`, one that does not build is left as an earlier build made it.
 *
 * @returns those that were left so
 */
export async function buildParts(parts, { instance, env, tell, fallBack }) {
  const left = [];
  for (const part of parts)
    await runPavilion(['build', part], { env }).catch((error) => {
      if (!fallBack || !existsSync(EARLIER[part](instance))) throw error;
      tell(`${part} does not build:\n${firstLines(error.message)}`);
      left.push(part);
    });
  return left;
}

/** What the person at the terminal has to know about parts that do not build. */
export function describeLeft(parts) {
  return parts.map((part) => `${part} does not build: the last good build of it runs. “pnpm pavilion build ${part}” shows why.`);
}
