import { loadSharp } from '../../../platform/sharp';
import { type CachedImage, markOf } from './image-cache';

/** Twice the size of a tile on a phone, in pixels. */
const SIZE = { width: 240, height: 320 };
/** The quickest way to write one: half the time of the next, for a tenth more bytes. */
const FORMAT = { quality: 45, effort: 0 };
/** Covers that are kept, of 9 KB each. */
const KEPT = 2_000;
/** Covers that may wait to be made, of 30 ms each: nobody waits for longer than a second. */
const WAITING = 24;

/** Drawings as AVIF: a browser reads one beside the page's thread, where a cheap phone has no time for a drawing. */
export class Bitmaps {
  readonly #kept = new Map<string, CachedImage>();
  readonly #making = new Map<string, Promise<CachedImage>>();
  #last: Promise<unknown> = Promise.resolve();

  /** The bitmap of `key`, from memory or from `draw`; nothing where too many wait to be made, so that one who asks for thousands takes no more than a turn. */
  async find(key: string, draw: () => string): Promise<CachedImage | undefined> {
    const kept = this.#kept.get(key);
    if (kept) return this.#keep(key, kept);
    return this.#making.get(key) ?? (this.#making.size < WAITING ? this.#make(key, draw) : undefined);
  }

  #make(key: string, draw: () => string): Promise<CachedImage> {
    const made = this.#last.then(() => encodeBitmap(draw())).then((image) => this.#keep(key, image));
    this.#making.set(key, made);
    // Whoever asked is told of an error; the next one is made all the same.
    this.#last = made.catch(() => {}).finally(() => this.#making.delete(key));
    return made;
  }

  #keep(key: string, image: CachedImage): CachedImage {
    this.#kept.delete(key);
    this.#kept.set(key, image);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return image;
  }
}

async function encodeBitmap(drawn: string): Promise<CachedImage> {
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(drawn)).resize(SIZE).removeAlpha().avif(FORMAT).toBuffer();
  return { bytes, etag: markOf(bytes, 'identity'), type: 'image/avif', coding: 'identity' };
}
