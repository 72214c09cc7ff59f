/** The largest picture that the gateway takes. */
const MAX_BYTES = 5 * 1024 * 1024;
/** What is smaller goes as it is: no phone makes more pixels than the gateway takes of so few bytes. */
const SMALL_BYTES = 1024 * 1024;
/** Small print is still read at this length of the longer side. */
const LONGEST_SIDE = 2_400;
const TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/** Why a picture cannot be sent: it is no png or jpg, it cannot be opened, or it is too large even when scaled down. @public */
export type PictureProblem = 'type' | 'unreadable' | 'size';

/** A picture as the gateway takes it: a photo of a phone is scaled down here, in the browser, instead of being refused. @public */
export async function fitPicture(file: File): Promise<File | PictureProblem> {
  if (!TYPES.includes(file.type)) return 'type';
  if (file.size <= SMALL_BYTES) return file;
  const scaled = await scaledDown(file);
  // What this browser cannot scale may still be small enough.
  if (scaled === undefined) return file.size <= MAX_BYTES ? file : 'unreadable';
  return scaled.size <= MAX_BYTES ? scaled : 'size';
}

async function scaledDown(file: File): Promise<File | undefined> {
  // Nothing where the browser knows no such bitmaps.
  const bitmap = await globalThis.createImageBitmap?.(file, { imageOrientation: 'from-image' }).catch(() => {
    // It only has a picture's name: whoever chose it is told by `fitPicture`.
    return undefined;
  });
  if (!bitmap) return undefined;
  const factor = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * factor));
  canvas.height = Math.max(1, Math.round(bitmap.height * factor));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A jpg knows no transparency: it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return blob ? new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' }) : undefined;
}
