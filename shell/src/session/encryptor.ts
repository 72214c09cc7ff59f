import type { Call, EncryptedBody } from '@pavilion/api';
import { envelopeKey } from '@pavilion/api/calls/auth';
import type { HttpClient } from '@pavilion/host/http';
import type { WrappingKey } from './envelope';

/** Wraps the bodies of encrypted calls, under a key and by a clock that it asks the gateway for. */
export type Encrypt = (call: Pick<Call<unknown, unknown>, 'method' | 'path'>, body: unknown) => Promise<EncryptedBody>;

interface CachedKey {
  key: WrappingKey;
  /** The server's clock, going on from when it was asked. */
  now(): number;
}

const KEY_LIFETIME_MS = 3_600_000;

/**
 * The page's own key would be as good; but its clock is the phone's, which may be a day off, and a page may be open for a week. So the
 * first encrypted body asks for key and clock, and one in an hour asks again.
 */
export function createEncryptor(http: () => HttpClient): Encrypt {
  let asked: { at: number; known: Promise<CachedKey> } | undefined;
  const known = () => {
    if (asked && performance.now() - asked.at < KEY_LIFETIME_MS) return asked.known;
    const asking = { at: performance.now(), known: fetchKey(http()) };
    asking.known.catch(() => {
      // Whoever asked is told; the next call asks again.
      if (asked === asking) asked = undefined;
    });
    asked = asking;
    return asking.known;
  };
  return async ({ method, path }, body) => {
    const [{ key, now }, { encryptBody }] = await Promise.all([known(), import('./envelope')]);
    return encryptBody(method, path, body, key, now());
  };
}

async function fetchKey(http: HttpClient): Promise<CachedKey> {
  const { now, ...key } = await http.call(envelopeKey);
  const at = performance.now();
  return { key, now: () => now + performance.now() - at };
}
