import { copyPicture, pixelsPerPoint } from './pixels';

/** As many pictures as a game shows at once, and some of the size before. */
const MOST_KEPT = 90;
const kept = new Map<string, HTMLCanvasElement>();

/** What is painted: its size in CSS pixels, with the painter's origin at its upper left corner. */
export interface Baking {
  /** Says all that the picture depends on, besides its size and the title. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Every pixel of it is covered: what is below needs not be mixed with it. */
  readonly opaque?: boolean | undefined;
  readonly paint: (context: CanvasRenderingContext2D) => void;
}

/**
 * Draws at the context's origin what was painted once for this key and size, and copied since: gradients, blurs and letters cost a phone without a fast
 * graphics card far more than a copy. Where there is no canvas to bake on, it is painted as it is.
 */
export function drawBaked(context: CanvasRenderingContext2D, { key, width, height, opaque, paint }: Baking): void {
  const scale = pixelsPerPoint();
  const address = `${key} ${width}×${height}@${scale}`;
  const picture = kept.get(address) ?? bake({ width, height, opaque, paint }, scale);
  if (!picture) return paint(context);
  // The one used last is the last to go.
  kept.delete(address);
  kept.set(address, picture);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  copyPicture(context, picture, { x: 0, y: 0, width, height });
}

/** Sizes that are kept, in CSS pixels, are so far apart: what grows or flies is copied from the next larger one, and not painted anew in each frame. */
const STEP = 4;

/** The size to paint at what is drawn at `size`, and scaled to it. */
export function bakedSize(size: number): number {
  return Math.max(Math.ceil(size / STEP), 1) * STEP;
}

/** The kept size that is nearest to `size`, for what is drawn in no other: it is never scaled. */
export function nearestBakedSize(size: number): number {
  return Math.max(Math.round(size / STEP), 1) * STEP;
}

function bake({ width, height, opaque = false, paint }: Omit<Baking, 'key'>, scale: number): HTMLCanvasElement | undefined {
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const context = picture.getContext('2d', { alpha: !opaque });
  if (!context) return undefined;
  context.setTransform(picture.width / width, 0, 0, picture.height / height, 0, 0);
  paint(context);
  return picture;
}

/** What was baked before the page's letters came has those of another font, and what was baked for another size is not asked for again. */
export function forgetBaked(): void {
  kept.clear();
}

// Tests have no fonts to wait for.
if (typeof document !== 'undefined' && 'fonts' in document) document.fonts.addEventListener('loadingdone', forgetBaked);
