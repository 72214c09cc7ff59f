import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
const BROTLI_QUALITY = 5;

export type Coding = 'br' | 'gzip' | 'identity';

/** A picture ready to send: its bytes, compressed by `coding`, and the mark by which a browser recognises them. */
export interface CachedImage {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly type: 'image/svg+xml' | 'image/avif';
  readonly coding: Coding;
}

/** The mark of a picture that was made of `content`. */
export function markOf(content: Buffer, coding: Coding): string {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return `"${digest}${coding === 'identity' ? '' : `-${coding}`}"`;
}

/** The pictures that were asked for most recently, made once: drawing is cheap, to compress the same cover for everybody is not. */
export class ImageCache {
  readonly #kept = new Map<string, Promise<CachedImage>>();

  constructor(private readonly limit: number) {}

  /** The picture under `key`, from memory or from `make`. */
  find(key: string, make: () => Promise<CachedImage>): Promise<CachedImage> {
    const kept = this.#kept.get(key) ?? make();
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    // Whoever asked is told; the next one makes it again.
    kept.catch(() => this.#kept.delete(key));
    if (this.#kept.size > this.limit) this.#forgetOldest();
    return kept;
  }

  /** Whether it is there, or being made. */
  has(key: string): boolean {
    return this.#kept.has(key);
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** A drawing as it goes over the wire, compressed by `coding`. */
export async function encodeDrawing(drawn: string, coding: Coding): Promise<CachedImage> {
  const plain = Buffer.from(drawn);
  const image = { etag: markOf(plain, coding), type: 'image/svg+xml', coding } as const;
  if (coding === 'identity') return { ...image, bytes: plain };
  const bytes =
    coding === 'br'
      ? await compressors.br(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        })
      : await compressors.gzip(plain);
  return { ...image, bytes };
}

/** The best coding a request accepts; a quality of zero is a refusal. */
export function codingFor(accepted: string | undefined): Coding {
  const offers = new Map(
    (accepted ?? '').split(',').map((offer) => {
      const [name = '', ...options] = offer.trim().toLowerCase().split(';');
      return [name.trim(), !options.some((option) => /^\s*q=0(\.0*)?\s*$/.test(option))];
    }),
  );
  return (['br', 'gzip'] as const).find((coding) => offers.get(coding) === true) ?? 'identity';
}
