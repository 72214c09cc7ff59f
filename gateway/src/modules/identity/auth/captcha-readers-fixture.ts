import { FACES, letterOutline } from '@pavilion/art/letters';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';

/** What somebody writes in an afternoon in order to read captchas. */
export type CaptchaReader = (image: string) => Promise<string>;

// Looked up once: they are used at every pixel.
const { abs, floor, min, round } = Math;

export const SIGNS = 'abcdefkmnptuwx2345678';
const [WIDTH, HEIGHT, LETTERS] = [400, 128, 5];
const SIDE = 20;

// The module itself draws a given text; its types only know the maker that picks texts with Math.random.
const drawBefore = svgCaptcha as unknown as (text: string, options: svgCaptcha.ConfigObject) => string;

/** A captcha as it was before: outlines of letters, one after another. */
export function captchaOfBefore(text: string): string {
  const svg = drawBefore(text, { noise: 2, background: '#f3f5fb', width: 160, height: 52, fontSize: 54 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Twenty lines that read every captcha of before: each letter is drawn by commands of its own, whatever its place and size. */
export function outlineReader(): CaptchaReader {
  const outlines = (image: string) =>
    [
      ...Buffer.from(image.split(',')[1] ?? '', 'base64')
        .toString()
        .matchAll(/<path fill="#[^"]*" d="([^"]*)"/g),
    ].map(([, path = '']) => path);
  const commandsOf = (path: string) => path.replace(/[^A-Z]/g, '');
  const left = (path: string) => Number(/M([\d.-]+)/.exec(path)?.[1]);
  const known = new Map([...SIGNS].map((sign) => [commandsOf(outlines(captchaOfBefore(sign))[0] ?? ''), sign]));
  return async (image) =>
    outlines(image)
      .sort((one, other) => left(one) - left(other))
      .map((path) => known.get(commandsOf(path)) ?? '?')
      .join('');
}

/** Light and dark told apart, cut into five, and each held against every letter of every face, upright and leaning. */
export async function templateReader(): Promise<CaptchaReader> {
  const templates = await Promise.all(
    [...SIGNS].flatMap((sign) =>
      [sign, sign.toUpperCase()].flatMap((shown) =>
        FACES.flatMap((face) =>
          [-0.25, 0, 0.25].map(async (turn) => {
            const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
            const path = letterOutline(shown, face, (x, y) => [
              50 + 60 * (x * cos + (y - 0.35) * sin),
              50 - 60 * ((y - 0.35) * cos - x * sin),
            ]);
            const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100%" height="100%"/><path transform="scale(.1)" fill="#fff" d="${path}"/></svg>`;
            const pixels = await sharp(Buffer.from(drawing)).greyscale().raw().toBuffer();
            return { sign, look: lookAt({ pixels, width: 100, height: 100 }, 0, 100) };
          }),
        ),
      ),
    ),
  );
  return async (image) => {
    const picture = await decode(image);
    const mean = picture.pixels.reduce((sum, value) => sum + value, 0) / picture.pixels.length;
    const ink = { ...picture, pixels: picture.pixels.map((value) => (value < mean - 30 ? 255 : 0)) };
    return cut(ink)
      .map(([from, to]) => nearest(lookAt(ink, from, to), templates))
      .join('');
  };
}

/** One that somebody taught with pictures whose texts are known: by edges, which do not change where a picture is turned inside out. */
export async function learntReader(lessons: readonly { text: string; image: string }[]): Promise<CaptchaReader> {
  const known = (
    await Promise.all(
      lessons.map(async ({ text, image }) => {
        const edges = edgesOf(await decode(image));
        return cut(edges).map(([from, to], at) => ({ sign: text[at] ?? '?', look: lookAt(edges, from, to) }));
      }),
    )
  ).flat();
  return async (image) => {
    const edges = edgesOf(await decode(image));
    return cut(edges)
      .map(([from, to]) => nearest(lookAt(edges, from, to), known))
      .join('');
  };
}

interface Picture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

async function decode(image: string): Promise<Picture> {
  const pixels = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64'))
    .greyscale()
    .blur(1.5)
    .raw()
    .toBuffer();
  return { pixels, width: WIDTH, height: HEIGHT };
}

function edgesOf({ pixels, width, height }: Picture): Picture {
  const at = (x: number, y: number) => pixels[y * width + x] ?? 0;
  const edges = pixels.map((_, place) => {
    const [x, y] = [place % width, floor(place / width)];
    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) return 0;
    return min(255, 2 * (abs(at(x + 1, y) - at(x - 1, y)) + abs(at(x, y + 1) - at(x, y - 1))));
  });
  return { pixels: edges, width, height };
}

/** Five parts of what lies between the first and the last column with much in it. */
function cut({ pixels, width, height }: Picture): [from: number, to: number][] {
  const columns = Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < height; y += 1) sum += pixels[y * width + x] ?? 0;
    return sum;
  });
  const much = columns.reduce((sum, column) => sum + column, 0) / width;
  const [first, last] = [columns.findIndex((column) => column > much), columns.findLastIndex((column) => column > much)];
  const step = (last - first) / LETTERS;
  return Array.from({ length: LETTERS }, (_, at) => [round(first + at * step), round(first + (at + 1) * step)]);
}

/** A part, fitted to what is in it, as a small picture of length one. */
function lookAt({ pixels, width, height }: Picture, from: number, to: number): number[] {
  const rows = Array.from({ length: height }, (_, y) =>
    pixels.subarray(y * width + from, y * width + to).reduce((sum, value) => sum + value, 0),
  );
  const much = rows.reduce((sum, row) => sum + row, 0) / height / 2;
  const [top, bottom] = [rows.findIndex((row) => row > much), rows.findLastIndex((row) => row > much)];
  const look = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const x = from + ((at % SIDE) + 0.5) * ((to - from) / SIDE);
    const y = top + (floor(at / SIDE) + 0.5) * ((bottom - top) / SIDE);
    return pixels[floor(y) * width + floor(x)] ?? 0;
  });
  const length = Math.hypot(...look) || 1;
  return look.map((value) => value / length);
}

function nearest(look: readonly number[], known: readonly { sign: string; look: readonly number[] }[]): string {
  let best = { sign: '?', likeness: -1 };
  for (const { sign, look: other } of known) {
    const likeness = other.reduce((sum, value, at) => sum + value * (look[at] ?? 0), 0);
    if (likeness > best.likeness) best = { sign, likeness };
  }
  return best.sign;
}
