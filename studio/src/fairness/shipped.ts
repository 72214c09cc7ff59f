import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PlayedModelId } from '../models/model-id';
import { MODEL_IDS, modelOf } from '../models/models';
import { publishedReturn } from '../models/published-return';

/** What a build says of itself: which files it is, and the return of each model by the rules in them. */
export interface Shipped {
  /** SHA-256 of what `sha256sum` prints of every source that the server runs and every file that the pages load, in the order of their paths. */
  readonly hash: string;
  readonly returns: Readonly<Record<PlayedModelId, ExactReturn>>;
}

/** A fraction whose parts are written as digits: they are longer than a number in JSON may be. */
interface ExactReturn {
  readonly numerator: string;
  readonly denominator: string;
}

const SOURCE = /(?<!\.test)\.ts$/;
/** The same file once more, in bytes that depend on who compressed it. */
const COMPRESSED = /\.(br|gz)$/;

/** @param folder the studio's, with its pages built */
export function shippedIn(folder: string): Shipped {
  requireSameCopies(folder);
  const lines = filesIn(folder).map((file) => `${sha256(readFileSync(path.join(folder, file)))}  ${file}\n`);
  return { hash: sha256(lines.join('')), returns: exactReturns() };
}

/** A browser is sent the compressed copies. @throws Error that names one which is not the file that the hash is of */
function requireSameCopies(folder: string): void {
  for (const copy of allFilesIn(folder).filter((file) => COMPRESSED.test(file))) {
    const bytes = readFileSync(path.join(folder, copy));
    const plain = readFileSync(path.join(folder, copy.replace(COMPRESSED, '')));
    const unpack = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    if (!unpack(bytes).equals(plain)) throw new Error(`${copy} holds something else than the file that it is a copy of`);
  }
}

export function exactReturns(): Shipped['returns'] {
  const returns = MODEL_IDS.map((model) => {
    const { numerator, denominator } = publishedReturn(modelOf({ model }));
    return [model, { numerator: String(numerator), denominator: String(denominator) }] as const;
  });
  return Object.fromEntries(returns) as Record<PlayedModelId, ExactReturn>;
}

/** @throws Error that says how to build the pages when they are not there */
export function readShipped(pages: string): Shipped {
  try {
    return JSON.parse(readFileSync(path.join(pages, 'fairness.json'), 'utf8')) as Shipped;
  } catch (error) {
    throw new Error('The studio’s pages are not built by this version: run `pnpm --filter studio build`.', { cause: error });
  }
}

function filesIn(folder: string): string[] {
  return allFilesIn(folder)
    .filter((file) => (file.startsWith('dist/') ? !COMPRESSED.test(file) : SOURCE.test(file)))
    .sort(byBytes);
}

function allFilesIn(folder: string): string[] {
  return ['src', 'dist/assets'].flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/')),
  );
}

function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
