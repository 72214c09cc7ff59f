import { darker, lighter, mix } from './colour';
import type { Face } from './faces';
import { FINE, fine, typeset } from './typeset';
import type { Pen } from './pen';
import { escapeMarkup, num, path, printable } from './svg';

const WIDTH = 262;
const HEIGHT = 98;
/** Where the block of lines ends: below it is the maker's clasp. */
const FOOT = 372;
const LONGEST = 60;
const WORD = 16;

/** For letters that none of our faces has. */
const ANY_FACE = `'Noto Sans','Noto Sans Bengali','Nirmala UI',system-ui,sans-serif`;

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });
const letters = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Rough advance of one letter in sizes: enough to choose sizes; `textLength` then holds the width in any font. */
function advance(letter: string): number {
  if (letter === ' ') return 0.28;
  if (/^[IJil1.,'’:;!|·-]$/.test(letter)) return 0.36;
  if (/^[MW@%&]$/.test(letter)) return 0.92;
  if (/^[A-Z0-9]$/.test(letter)) return 0.69;
  if (/^[\u0980-\u09ff]/.test(letter))
    return 0.56 + 0.2 * Math.max(0, letter.replace(/[\u0981\u09bc\u09c1-\u09c4\u09cd]/g, '').length - 1);
  if (/^[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(letter)) return 1;
  return 0.62;
}

const widthOf = (text: string, face: Face): number =>
  typeset(text, face)?.width ?? letters(text).reduce((sum, letter) => sum + advance(letter), 0);

/** Words of a title, cut where one alone would be too long to set. */
function wordsOf(name: string): string[] {
  const all = letters(name);
  const title =
    all.length > LONGEST
      ? `${all
          .slice(0, LONGEST - 1)
          .join('')
          .trimEnd()}…`
      : name;
  return title.split(' ').flatMap((word) => {
    const signs = letters(word);
    const parts = Math.ceil(signs.length / WORD);
    const size = Math.ceil(signs.length / Math.max(1, parts));
    return Array.from({ length: parts }, (_, at) => signs.slice(at * size, (at + 1) * size).join(''));
  });
}

function splits(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, at) => splits(words.slice(at + 1), lines - 1).map((rest) => [words.slice(0, at + 1).join(' '), ...rest]));
}

interface SetLine {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

/** Each line fills the measure, as in a logo; no line grows past twice the smallest, nor the block past its height. */
function setLines(texts: readonly string[], face: Face): SetLine[] {
  const widths = texts.map((text) => Math.max(0.6, widthOf(text, face)));
  const natural = widths.map((width) => Math.min(face === 'tall' ? 72 : 62, WIDTH / width));
  const smallest = Math.min(...natural);
  const even = natural.map((size) => Math.min(size, smallest * 1.75));
  const shrink = Math.min(1, HEIGHT / (even.reduce((sum, size) => sum + size, 0) * 0.96));
  return texts.map((text, at) => {
    const size = (even[at] ?? smallest) * shrink;
    return { text, size, width: Math.min(WIDTH, size * (widths[at] ?? 1)) };
  });
}

const readability = (lines: readonly SetLine[]): number =>
  Math.min(...lines.map((each) => each.size)) * 1.6 +
  lines.reduce((sum, each) => sum + each.size, 0) / lines.length -
  lines.length * 3;

/** The best of every way to break a name over one to three lines. */
export function fitTitle(name: string, face: Face): SetLine[] {
  const words = wordsOf(name);
  const options = [1, 2, 3]
    .filter((lines) => lines <= words.length)
    .flatMap((lines) => splits(words, lines))
    .map((texts) => setLines(texts, face));
  return options.reduce((best, each) => (readability(each) > readability(best) ? each : best), options[0] ?? []);
}

/** Fill and edge of the letters. */
export interface Lettering {
  readonly fill: (pen: Pen) => string;
  readonly edge: (pen: Pen) => string;
}

const LETTERINGS: readonly Lettering[] = [
  { fill: (pen) => pen.down('#fffbe0', '#ffd964', '#f29a1f'), edge: (pen) => darker(pen.ink.dark, 0.2) },
  { fill: (pen) => pen.down('#ffffff', '#fff3d6', lighter(pen.ink.second, 0.35)), edge: (pen) => darker(pen.ink.sky[0], 0.35) },
  { fill: (pen) => pen.down('#fffef0', '#ffe27a', '#ffb13b', '#fff0b0'), edge: () => '#5c0a14' },
  { fill: (pen) => pen.down('#ffffff', lighter(pen.ink.glow, 0.3), pen.ink.glow), edge: (pen) => pen.ink.dark },
  { fill: (pen) => pen.down('#ffffff', '#e9f1ff', '#9db8e8', '#f4f8ff'), edge: (pen) => pen.ink.dark },
  { fill: (pen) => pen.down('#ffffff', '#ffe9ef', lighter(pen.ink.pop, 0.5)), edge: (pen) => darker(pen.ink.sky[0], 0.4) },
  { fill: (pen) => pen.down('#fffbe0', '#ffd166', '#ff9d3c', '#ffe08a'), edge: (pen) => pen.ink.dark },
  { fill: (pen) => pen.down('#ffffff', lighter(pen.ink.second, 0.65), lighter(pen.ink.second, 0.4)), edge: (pen) => pen.ink.dark },
];

const LEADING = 0.96;
const MIDDLE = 150;
/** Above the line, in sizes. */
const MIDDLE_OF_CAPITALS = 0.38;

/** How far a slanted letter leans to the right for each unit of its height. */
const SLANT = Math.tan((10 * Math.PI) / 180);

/** Slanted about its own middle, so that it stays where its measure put it. */
function slantAbout(y: number): string {
  return ` transform="translate(${num(FINE * SLANT * y)})skewX(-10)"`;
}

/** As outlines, and as text where a face lacks a letter. */
function drawLine({ text, size, width }: SetLine, face: Face, baseline: (x: number) => number, slanted: boolean): string {
  const outline = typeset(text, face);
  const lean = slanted ? slantAbout(baseline(MIDDLE) - size * MIDDLE_OF_CAPITALS) : '';
  if (outline)
    return `<path d="${outline.draw(FINE * (MIDDLE - width / 2), FINE * size, (x) => FINE * baseline(x / FINE))}"${lean}/>`;
  const measure = `font-size="${num(FINE * size)}" textLength="${num(FINE * width)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text font-family="${ANY_FACE}" x="${FINE * MIDDLE}" y="${num(FINE * baseline(MIDDLE))}" ${measure}${lean}>${escapeMarkup(text)}</text>`;
}

/** The first line of an arched title is bent: highest in the middle. */
const bent = (baseline: number) => (x: number) => baseline - 3 + 13 * ((x - MIDDLE) / 138) ** 2;

function drawLines(
  lines: readonly SetLine[],
  face: Face,
  { arched, slanted }: { arched: boolean; slanted: boolean },
): { body: string; top: number } {
  const top = FOOT - lines.reduce((sum, { size }) => sum + size * LEADING, 0);
  let below = top;
  const body = lines.map((each, at) => {
    below += each.size * LEADING;
    const baseline = below - each.size * 0.2;
    return drawLine(each, face, arched && at === 0 ? bent(baseline) : () => baseline, slanted);
  });
  return { body: body.join(''), top };
}

/** The game's name over the foot of the cover, with its own shade behind it so that it reads on any picture. */
export function drawTitle(pen: Pen, name: string, faces: readonly Face[], slanted: boolean): string {
  const shown = printable(name);
  if (shown === '') return '';
  const latin = !/[\u0900-\u0dff\u0600-\u06ff]/.test(shown);
  const face = latin ? pen.random.pick(faces) : 'block';
  const style = pen.random.pick(LETTERINGS);
  const lines = fitTitle(latin ? shown.toUpperCase() : shown, face);
  const arched = latin && !slanted && lines.length === 2 && pen.random.chance(0.45);
  const { body, top } = drawLines(lines, face, { arched, slanted });
  const shade = path(`M0 ${num(top - 34)}H300V400H0Z`, pen.veil(mix(pen.ink.sky[0], pen.ink.dark, 0.35), 0, 1));
  const edge = style.edge(pen);
  const shadow = `<use href="#name" y="4" fill="${edge}" stroke="${edge}" stroke-width="${FINE * 9}"/>`;
  const front = `<use href="#name" fill="${style.fill(pen)}" stroke="${edge}" stroke-width="${FINE * 6.5}"/>`;
  return `${shade}<g stroke-linejoin="round" paint-order="stroke"><defs>${fine('id="name"', body)}</defs>${shadow}${front}</g>`;
}
