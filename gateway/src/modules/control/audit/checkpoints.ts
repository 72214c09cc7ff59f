import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { keyFile } from '../../../platform/crypto';
import type { Config } from '../../../platform/config';
import type { ChainHead } from './chain';
import { allLines, appendLine, lastLines } from './line-file';

/** What the chain was at a moment, as it was written down outside the database. */
export interface Checkpoint {
  count: number;
  /** Of the last entry, base64. */
  hash: string;
  at: string;
  /** Hash of the line before, base64: a line that is taken out of the middle is missed. */
  previous: string;
}

/** A line that is no checkpoint: `forged` is not signed by us or does not follow the one before, `unreadable` is not whole. */
export type SpoiltLine = 'forged' | 'unreadable';

/** Signed lines in `audit/checkpoints.jsonl` of the data folder. Whoever can only write to the database cannot change them. */
export interface Checkpoints {
  add(head: ChainHead): Promise<void>;
  last(): Promise<Checkpoint | SpoiltLine | undefined>;
  /** Every line, the oldest first. */
  read(): Promise<(Checkpoint | SpoiltLine)[]>;
}

const KEY = 'audit.pem';
const READ_BATCH_LINES = 200;

/** The checkpoints of this installation, under a key of their own. Of several gateways only one may add at a time. */
export async function openCheckpoints(config: Pick<Config, 'dataDir'>): Promise<Checkpoints> {
  const key = createPrivateKey((await keyFile(config, KEY, newKey)).toString('utf8'));
  const publicKey = createPublicKey(key);
  const folder = join(config.dataDir, 'audit');
  const file = join(folder, 'checkpoints.jsonl');
  return {
    async add({ count, hash }) {
      const previous = hashOf((await lastLines(file)).at(-1) ?? '');
      const checkpoint = { count: Number(count), hash: hash.toString('base64'), at: new Date().toISOString(), previous };
      const payload = JSON.stringify(checkpoint);
      const signature = sign(null, Buffer.from(payload), key).toString('base64');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendLine(file, JSON.stringify({ payload, signature }));
    },
    async last() {
      const [line, before = ''] = (await lastLines(file)).reverse();
      return line === undefined ? undefined : parseLine(line, before, publicKey);
    },
    async read() {
      const read: (Checkpoint | SpoiltLine)[] = [];
      let before = '';
      for (const line of await allLines(file)) {
        read.push(parseLine(line, before, publicKey));
        before = line;
        // A signature takes a tenth of a millisecond to check: others get their turn in between.
        if (read.length % READ_BATCH_LINES === 0) await setImmediate();
      }
      return read;
    },
  };
}

function parseLine(line: string, before: string, publicKey: KeyObject): Checkpoint | SpoiltLine {
  const signed = signedIn(line);
  if (!signed) return 'unreadable';
  const { payload, signature } = signed;
  if (!verify(null, Buffer.from(payload), publicKey, Buffer.from(signature, 'base64'))) return 'forged';
  const checkpoint = JSON.parse(payload) as Checkpoint;
  return checkpoint.previous === hashOf(before) ? checkpoint : 'forged';
}

function signedIn(line: string): { payload: string; signature: string } | undefined {
  try {
    const { payload, signature } = JSON.parse(line) as Record<string, unknown>;
    return typeof payload === 'string' && typeof signature === 'string' ? { payload, signature } : undefined;
  } catch {
    // Half a line, as a disk that was full leaves it.
    return undefined;
  }
}

function newKey(): Buffer {
  const { privateKey } = generateKeyPairSync('ed25519');
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}

function hashOf(line: string): string {
  return createHash('sha256').update(line).digest('base64');
}
