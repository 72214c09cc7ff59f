import { mix } from './colour';
import { randomFrom, seedOf } from './random';
import { circle, escapeMarkup, line, num, path, placed, polygonPath, printable, rect, starPath } from './svg';
import { typeset } from './typeset';

/** The surface a mark will lie on. */
export type Tone = 'dark' | 'light';

interface House {
  readonly colours: readonly [string, string];
  readonly symbol: (one: string, two: string) => string;
  /** Where the mark reads as more than the code. */
  readonly word?: string;
}

const leaf: House['symbol'] = (one, two) =>
  path('M0-28C22-22 28 0 20 26C-8 24-24 8-20-18L0 6Z', one) + path('M0-28L0 6-20-18C-16-24-8-28 0-28Z', two);
const bars: House['symbol'] = (one, two) =>
  rect(-26, -24, 52, 12, 6, one) + rect(-26, -6, 36, 12, 6, two) + rect(-26, 12, 52, 12, 6, one);
const arrow: House['symbol'] = (one, two) => path('M-26 24L0-28 26 24 0 8Z', one) + path('M0-28L26 24 0 8Z', two);
const knot: House['symbol'] = (one, two) =>
  line('M-24 0C-24-26 0-26 0 0S24 26 24 0 0-26 0 0-24 26-24 0Z', one, 10) + circle(0, 0, 6, two);
const nine: House['symbol'] = (one, two) =>
  path(polygonPath(6, 29), one) +
  circle(0, -4, 11, 'none', `stroke="${two}" stroke-width="7"`) +
  line('M11-2C12 10 4 16-6 18', two, 7);
const sun: House['symbol'] = (one, two) => path(starPath(12, 29, 20), one) + circle(0, 0, 13, two);
const wave: House['symbol'] = (one, two) =>
  path('M-28-10C-14-26 0-26 6-12S22 2 28-8V8C14 22 0 22-6 8S-22-4-28 6Z', one) +
  path('M-28 12C-16 0-4 2 4 12S20 22 28 14C20 32-16 34-28 12Z', two);
const crownlet: House['symbol'] = (one, two) =>
  path('M-28 20L-28-18-12 0 0-24 12 0 28-18 28 20Z', one) + rect(-28, 14, 56, 10, 4, two);

const lantern: House['symbol'] = (one, two) =>
  line('M0-28V-20M0 22V30', two, 4) +
  path('M-22 2C-22-28 22-28 22 2C22 26-22 26-22 2Z', one) +
  path('M-7 20C-12 6-12-8-7-20H7C12-8 12 6 7 20Z', two) +
  rect(-11, -24, 22, 6, 2, two) +
  rect(-11, 18, 22, 6, 2, two);

const HOUSES: Record<string, House> = {
  PG: { colours: ['#ff8a3c', '#ffd06a'], symbol: leaf },
  EG2: { colours: ['#36c9a5', '#8af0d4'], symbol: bars },
  PT: { colours: ['#3f8cff', '#8fc0ff'], symbol: arrow },
  JDB: { colours: ['#f2b23c', '#fff0c0'], symbol: sun },
  CQ9: { colours: ['#e8475f', '#fff1f3'], symbol: nine },
  FC: { colours: ['#a06bff', '#d9c2ff'], symbol: crownlet },
  JL: { colours: ['#22b4e6', '#a8ecff'], symbol: wave },
  STUDIO: { colours: ['#f0603a', '#ffd27a'], symbol: lantern, word: 'LW' },
  BGS: { colours: ['#ff6fa3', '#ffc2d8'], symbol: knot },
};
const SYMBOLS = [leaf, bars, arrow, knot, nine, sun, wave, crownlet];

function houseOf(code: string): House {
  const known = Object.hasOwn(HOUSES, code) ? HOUSES[code] : undefined;
  if (known !== undefined) return known;
  const chance = randomFrom(seedOf(code));
  return {
    colours: chance.pick([
      ['#e7a33e', '#ffe0a0'],
      ['#4cc38a', '#c0f2d8'],
      ['#7d8cff', '#d0d6ff'],
      ['#ef6a5b', '#ffd0c8'],
      ['#38bdd8', '#c2f1fb'],
    ] as const),
    symbol: chance.pick(SYMBOLS),
  };
}

/** A maker's symbol alone, in a box of 60 about the origin. */
export function vendorSymbol(code: string): string {
  const { colours, symbol } = houseOf(code);
  return symbol(...colours);
}

/** A maker's symbol and wordmark, 60 high and as wide as they are, at most 4:1, for a dark or a light surface. */
export function drawVendorLogo({ code, name, tone = 'dark' }: { code: string; name?: string; tone?: Tone }): string {
  const { colours, symbol, word: known } = houseOf(code);
  const onLight = (hex: string): string => (tone === 'light' ? mix(hex, '#10163a', 0.42) : hex);
  const word = printable(name ?? known ?? code).slice(0, 14) || code;
  const { width, draw } = wordmark(word, tone === 'dark' ? '#f3f5fb' : '#171b2b');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(54 + width)} 60" role="img" aria-label="${escapeMarkup(word)}">` +
    placed(21, 30, 0.72, 0, symbol(onLight(colours[0]), tone === 'light' ? mix(colours[0], '#ffffff', 0.25) : colours[1])) +
    `${draw(54)}</svg>`
  );
}

/** Its letters, and how wide they are. */
function wordmark(word: string, fill: string): { width: number; draw: (x: number) => string } {
  const outline = typeset(word, 'block');
  if (outline) {
    const size = Math.min(36, 160 / outline.width);
    const data = (x: number) => outline.draw(x, size, () => 30 + size * 0.38);
    return { width: outline.width * size, draw: (x) => path(data(x), fill) };
  }
  const size = Math.min(34, 166 / Math.max(3, word.length * 0.72));
  const width = Math.min(160, word.length * size * 0.7);
  const measure = `font-weight="800" font-size="${num(size)}" textLength="${num(width)}" lengthAdjust="spacingAndGlyphs"`;
  return {
    width,
    draw: (x) =>
      `<text x="${num(x)}" y="${num(30 + size * 0.36)}" font-family="'Noto Sans',system-ui,sans-serif" ${measure} fill="${fill}">${escapeMarkup(word)}</text>`,
  };
}
