import { wasSlow } from './cover-pace';

/** A game's cover as a gateway draws it: it has each as a bitmap too, beside the drawing. */
const DRAWING = /^(\/art\/v\d+\/games\/\d+)\.svg$/;

/**
 * Where the cover at `source` lies in the form that suits the device. A drawing is small, and sharp at any size, but the page's own thread parses it; a bitmap is
 * four times as many bytes, and read beside that thread. So a phone that came late takes bitmaps, unless its owner asked to save data.
 */
export function coverFor(source: string): string {
  return wasSlow() && isPhone() && !savesData() ? source.replace(DRAWING, '$1.avif') : source;
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
