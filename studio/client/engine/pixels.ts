const MOST_PIXELS_PER_POINT = 2;

/** How many pixels of a canvas there are to a CSS pixel. */
export function pixelsPerPoint(): number {
  return Math.min(window.devicePixelRatio || 1, MOST_PIXELS_PER_POINT);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture in CSS pixels. One that is drawn as large as it is goes to the nearest whole pixels: a processor copies it then, and mixes
 * every pixel with its neighbours otherwise.
 */
export function copyPicture(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, { x, y, width, height }: Place): void {
  const { a, b, c, d, e, f } = context.getTransform();
  const isAsLarge = b === 0 && c === 0 && Math.abs(a * width - picture.width) < 1 && Math.abs(d * height - picture.height) < 1;
  if (!isAsLarge) return context.drawImage(picture, x, y, width, height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(picture, Math.round(e + a * x), Math.round(f + d * y));
  context.setTransform(a, b, c, d, e, f);
}
