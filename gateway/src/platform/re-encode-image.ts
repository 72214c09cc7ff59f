import type { Logger } from 'pino';
import { DomainError } from './errors';
import { loadSharp } from './sharp';

/** A picture as we keep it: decoded and encoded anew, without what else was in the file. */
export interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

const MAX_PIXELS = 25_000_000;
/** What a reader can still make out; larger ones come down to it. */
const MAX_SIDE_PIXELS = 2400;
const TIMEOUT_SECONDS = 5;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

type Encode = (file: Buffer) => Promise<EncodedImage>;

/** What is done with a picture that is none, and where it is noted that we cannot read any. */
export interface ImageContext {
  log: Pick<Logger, 'error'>;
  /** What the sender is told of a file that is no picture. */
  refused(): DomainError;
}

/** A point: whoever cannot read this one cannot blame the sender of another. */
const KNOWN_GOOD = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Reads a png or jpg, whatever it calls itself, and writes it as jpg.
 *
 * @throws DomainError `refused()` for a file that cannot be read; `service.unavailable` when no picture can
 */
export async function reEncodeImage(
  file: Buffer,
  { log, refused }: ImageContext,
  encode: Encode = encodeJpeg,
): Promise<EncodedImage> {
  if (!file.subarray(0, PNG.length).equals(PNG) && !file.subarray(0, JPEG.length).equals(JPEG)) throw refused();
  try {
    return await encode(file);
  } catch (err) {
    const broken = await encode(KNOWN_GOOD).then(
      () => false,
      // Broken for every picture: what is logged below is the failure of theirs.
      () => true,
    );
    if (!broken) throw refused();
    log.error({ err }, 'no picture can be re-encoded');
    throw new DomainError('service.unavailable');
  }
}

async function encodeJpeg(file: Buffer): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .rotate()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
