import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS } from '@pavilion/time';
import type { Config } from '../config';
import { ifPresent } from '../if-present';
import { keysDir, writeKeyFile } from './key-files';

/** One RSA key pair. */
export interface EnvelopeKey {
  kid: string;
  privateKey: KeyObject;
  /** PEM. */
  publicKey: string;
}

/** The two youngest key pairs: bodies are wrapped under the younger, both are opened. */
export interface EnvelopeKeys {
  current(): Promise<EnvelopeKey>;
  byId(kid: string): Promise<EnvelopeKey | undefined>;
}

const LIVE_KEYS = 2;
const NAME = /^envelope-\d{13}-([0-9a-f]{16})\.pem$/;

/** Keys in `keys/envelope-<made at>-<kid>.pem`. A key older than `maxAge` days is followed by a new one, which other gateways find. */
export function createEnvelopeKeys(config: Pick<Config, 'dataDir'>, { maxAge = 30 }: { maxAge?: number } = {}): EnvelopeKeys {
  const folder = keysDir(config);
  const known = new Map<string, EnvelopeKey>();
  let making: Promise<EnvelopeKey> | undefined;

  const names = async () =>
    ((await ifPresent(readdir(folder))) ?? [])
      .filter((name) => NAME.test(name))
      .sort()
      .slice(-LIVE_KEYS);
  const read = async (name: string) => {
    const kid = NAME.exec(name)?.[1] ?? '';
    const key = known.get(kid) ?? pairOf(createPrivateKey(await readFile(join(folder, name), 'utf8')));
    known.set(kid, key);
    return key;
  };
  const current = async () => {
    const youngest = (await names()).at(-1);
    if (youngest && Number(youngest.split('-')[1]) > Date.now() - maxAge * DAY_MS) return read(youngest);
    making ??= makeKey(folder).finally(() => (making = undefined));
    return making;
  };
  return {
    current,
    async byId(kid) {
      const name = (await names()).find((candidate) => NAME.exec(candidate)?.[1] === kid);
      return name ? read(name) : undefined;
    },
  };
}

async function makeKey(folder: string): Promise<EnvelopeKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 });
  const pair = pairOf(privateKey);
  await writeKeyFile(folder, `envelope-${Date.now()}-${pair.kid}.pem`, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return pair;
}

function pairOf(privateKey: KeyObject): EnvelopeKey {
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
  return { kid, privateKey, publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}
