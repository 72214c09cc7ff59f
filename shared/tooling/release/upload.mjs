import { readFile } from 'node:fs/promises';
import { logProgress } from '../bootstrap/progress.mjs';
import { Unreachable } from '../cli/gateway-client.mjs';

const CONCURRENCY = 4;
const RETRY_DELAYS_MS = [300, 1_000, 3_000, 8_000, 15_000];

/**
 * Announces a release, sends the files that the registry lacks, and makes the version in one step. What broke off goes on where it was: in
 * this run after a pause, in a later one because the registry keeps what it has. `paths` says where the bytes of each hash lie.
 */
export async function upload(registry, remote, release, paths, tell = () => {}) {
  const at = `/registry/remotes/${remote}`;
  const announced = await withRetries(() => registry.post(`${at}/releases`, release));
  tell(announced);
  await sendAll(registry, at, announced.missing, paths);
  await withRetries(() => registry.post(`${at}/versions`, release));
  return announced;
}

async function sendAll(registry, at, missing, paths) {
  const waiting = [...missing];
  let bytes = 0;
  const lane = async () => {
    for (let integrity = waiting.shift(); integrity; integrity = waiting.shift()) {
      const content = await readFile(paths.get(integrity));
      await withRetries(() => registry.put(`${at}/files/${hexOf(integrity)}`, content));
      bytes += content.length;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  if (missing.length) logProgress(`Sent ${missing.length} files, ${(bytes / 1000).toFixed(0)} kB.`);
}

/** Every step can be repeated, so a connection that breaks costs a pause. A refusal is final. */
async function withRetries(step) {
  for (const pause of RETRY_DELAYS_MS) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      logProgress(`The connection broke (${error.reason}); going on in ${pause / 1000} s …`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return step();
}

function hexOf(integrity) {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}
