import { circle, drawing, group, line, path, placed, rect } from './svg';
import type { Tone } from './vendor-logo';

/** Brands whose mark is drawn here. */
export const BRANDS = ['pavilion', 'lagoon'] as const;
export type Brand = (typeof BRANDS)[number];
/** Whether a brand's mark is drawn here. */
export const isBrand = (name: string): name is Brand => (BRANDS as readonly string[]).includes(name);

interface Inks {
  readonly main: string;
  readonly accent: string;
  readonly deep: string;
  readonly word: string;
}

const INKS: Record<Brand, Record<Tone, Inks>> = {
  pavilion: {
    dark: { main: '#f2b84b', accent: '#3dd6a3', deep: '#ffe2a0', word: '#f3f5fb' },
    light: { main: '#a86400', accent: '#0b7a55', deep: '#d98a1f', word: '#171b2b' },
  },
  lagoon: {
    dark: { main: '#35d0c4', accent: '#ff8d72', deep: '#a8f2ea', word: '#f1fbfa' },
    light: { main: '#0b7f86', accent: '#e2573b', deep: '#2bb5ad', word: '#0e2c33' },
  },
};

/** Two eaves, a lantern between the posts, and its light on the water. In a box of 64. */
const pavilion = ({ main, accent, deep }: Inks): string =>
  path('M32 3C34 9 38 12.5 46 15.5L43 21H21L18 15.5C26 12.5 30 9 32 3Z', main) +
  path('M21 24H43C46 29 52 32 62 32C58 37 53 39 47 39H17C11 39 6 37 2 32C12 32 18 29 21 24Z', main) +
  rect(12, 40, 5, 12, 0, main) +
  rect(47, 40, 5, 12, 0, main) +
  path('M32 40V42', 'none', `stroke="${deep}" stroke-width="2"`) +
  rect(27, 42, 10, 10, 4.5, deep) +
  line('M6 56.5C12 53.5 16 59.5 22 56.5S34 53.5 40 56.5 52 59.5 58 56.5', accent, 3.2) +
  line('M20 62C24 60 28 64 32 62S40 60 44 62', accent, 2.6, 'opacity=".7"');

/** A shell whose ribs are waves, with the sun behind it. In a box of 64. */
const lagoon = ({ main, accent, deep }: Inks): string =>
  circle(44, 17, 11, accent) +
  path('M4 34C14 14 34 12 44 28C50 37 60 34 60 34C58 47 48 58 32 58C16 58 6 48 4 34Z', main) +
  line('M14 38C20 27 31 25 37 35C41 42 48 43 52 42', deep, 3.4) +
  line('M21 46C25 39 31 39 34 44C37 48 41 49 45 48', deep, 3, 'opacity=".75"');

const SYMBOLS: Record<Brand, (inks: Inks) => string> = { pavilion, lagoon };
const WORDS: Record<Brand, { text: string; width: number }> = {
  pavilion: { text: 'Pavilion', width: 132 },
  lagoon: { text: 'Lagoon', width: 116 },
};

/** A brand's symbol (64 × 64), or with `word` its symbol and name (216 × 64), for a dark or a light surface. */
export function drawBrandMark(brand: Brand, tone: Tone = 'dark', word = false): string {
  const inks = INKS[brand][tone];
  const { text, width } = WORDS[brand];
  const symbol = group('', SYMBOLS[brand](inks));
  if (!word) return drawing('0 0 64 64', text, symbol);
  const name = `<text x="78" y="44" text-anchor="start" font-family="Inter,'Segoe UI',Roboto,'Noto Sans',system-ui,sans-serif" font-weight="700" font-size="34" letter-spacing="-.5" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${inks.word}">${text}</text>`;
  return drawing('0 0 216 64', text, placed(0, 0, 1, 0, symbol) + name);
}
