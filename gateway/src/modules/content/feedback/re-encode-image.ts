import sharp from 'sharp';
import { DomainError } from '../../../platform/errors';

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

/** One at a time: pictures are never in a hurry, and calls about money are. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * Reads a png or jpg, whatever it calls itself, and writes it as jpg.
 *
 * @throws DomainError `feedback.image_refused`
 */
export async function reEncodeImage(file: Buffer): Promise<EncodedImage> {
  if (!file.subarray(0, PNG.length).equals(PNG) && !file.subarray(0, JPEG.length).equals(JPEG)) throw imageRefusedError();
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw imageRefusedError();
  }
}

function imageRefusedError(): DomainError {
  return new DomainError('feedback.image_refused', { fields: { data: 'feedback.image_refused' } });
}
