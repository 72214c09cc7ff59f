import { loadSharp } from '../../../platform/sharp';
import { type CachedImage, ImageCache, markOf } from './image-cache';

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
  readonly #images = new ImageCache(KEPT);
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** The bitmap of `key`, from memory or from `draw`; nothing where too many wait to be made, so that one who asks for thousands takes no more than a turn. */
  find(key: string, draw: () => string): Promise<CachedImage> | undefined {
    if (this.#waiting >= WAITING && !this.#images.has(key)) return undefined;
    return this.#images.find(key, () => this.#inTurn(() => encodeBitmap(draw())));
  }

  #inTurn(make: () => Promise<CachedImage>): Promise<CachedImage> {
    this.#waiting += 1;
    const made = this.#last.then(make).finally(() => (this.#waiting -= 1));
    // Whoever asked for it is told of its error by `made`; the next one is made all the same.
    this.#last = made.catch(() => undefined);
    return made;
  }
}

async function encodeBitmap(drawn: string): Promise<CachedImage> {
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(drawn)).resize(SIZE).removeAlpha().avif(FORMAT).toBuffer();
  return { bytes, etag: markOf(bytes, 'identity'), type: 'image/avif', coding: 'identity' };
}
