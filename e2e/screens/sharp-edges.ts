/** So much lighter or darker than the pixel before it that an eye sees a line; a sky that goes over into another colour never is. */
const SEEN = 12;

/** How many pixels of a picture, row by row, begin a line: none where nothing is drawn. `greys` go from 0 to 255. */
export function sharpEdges(greys: readonly number[], width: number): number {
  return greys.filter((grey, at) => at % width > 0 && Math.abs(grey - (greys[at - 1] ?? grey)) >= SEEN).length;
}
