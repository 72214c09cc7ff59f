const MOST_PIXELS_PER_POINT = 2;

/** How many pixels of a canvas there are to a CSS pixel. */
export function pixelsPerPoint(): number {
  return Math.min(window.devicePixelRatio || 1, MOST_PIXELS_PER_POINT);
}
