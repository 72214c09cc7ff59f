import { randomInt } from 'node:crypto';
import { FACES, letterOutline, letterWidth } from '@pavilion/art/letters';
import { loadSharp } from '../../../platform/sharp';
import { createRipple, random } from './captcha-ripple';

// Looked up once: they are used at every pixel.
const { floor, imul, max, min } = Math;

/** Two dots to each of the page's pixels. */
const [WIDTH, HEIGHT] = [400, 128];
const BASELINE = 94;
/** Of its own width, so much of each letter lies under its neighbour. */
const OVERLAP = [-0.02, 0.08] as const;
/** Letters that nobody mistakes for others when they are large. */
const READ_AS_CAPITALS = /[aefkmnprtwx]/;

/**
 * A picture that a person reads and a program of a few lines does not: each letter in another face, turned, leant, stretched and over its neighbour, all
 * of it rippled, crossed by lines as thick as the letters, and turned inside out in places. As a data address.
 */
export async function drawCaptcha(text: string): Promise<string> {
  const sharp = await loadSharp();
  const ink = await sharp(Buffer.from(drawing(text)))
    .greyscale()
    .raw()
    .toBuffer();
  const picture = await sharp(distort(ink), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .webp({ quality: 55 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

/** White letters and lines on black. */
function drawing(text: string): string {
  const letters = spread([...text].map(chooseLetter));
  const lines = Array.from({ length: 2 }, drawLine);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%"/>${lines.join('')}<g transform="scale(.1)" fill="#fff" fill-rule="evenodd"><path d="${letters.join('')}"/></g></svg>`;
}

type ChosenLetter = ReturnType<typeof chooseLetter>;

function chooseLetter(sign: string) {
  const shown = READ_AS_CAPITALS.test(sign) && randomInt(3) === 0 ? sign.toUpperCase() : sign;
  const face = FACES[randomInt(FACES.length)] ?? 'block';
  const [size, stretch] = [random(84, 104), random(0.9, 1.2) * (face === 'tall' ? 1.35 : 1)];
  return { shown, face, size, stretch, width: letterWidth(shown, face) * size * stretch };
}

/** Beside one another in the middle, each a little over the one before. */
function spread(letters: readonly ChosenLetter[]): string[] {
  const steps = letters.map(({ width }) => width * (1 - random(...OVERLAP)));
  const total = steps.reduce((sum, step) => sum + step, 0);
  const shrink = Math.min(1, (WIDTH - 40) / total);
  let left = (WIDTH - total * shrink) / 2 + random(-12, 12);
  return letters.flatMap((letter, at) => {
    const step = (steps[at] ?? 0) * shrink;
    left += step;
    return drawLetter(letter, { x: left - step / 2, y: BASELINE + random(-8, 8), shrink }) ?? [];
  });
}

function drawLetter({ shown, face, size, stretch }: ChosenLetter, at: { x: number; y: number; shrink: number }) {
  const [turn, lean, bend] = [random(-0.3, 0.3), random(-0.3, 0.3), createRipple(4, 50)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return letterOutline(shown, face, (right, up) => {
    // Turned around the letter's middle, which is a third of its size above the line.
    const [x, y] = [(right * stretch + (up - 0.35) * lean) * size * at.shrink, (0.35 - up) * size];
    const [bentX, bentY] = bend(x, y);
    return [at.x + x * cos - y * sin + bentX, at.y - 0.35 * size + x * sin + y * cos + bentY];
  });
}

/** From edge to edge, through the letters. */
function drawLine(): string {
  const points = [0, 0.3, 0.7, 1].map((part) => `${Math.round(part * WIDTH)} ${Math.round(random(18, HEIGHT - 18))}`);
  return `<path d="M${points[0]}C${points.slice(1).join(' ')}" fill="none" stroke="#fff" stroke-width="${random(3, 5).toFixed(1)}"/>`;
}

/** The pixels of a drawing of ink, rippled, shaded and partly inside out. */
function distort(ink: Buffer): Buffer {
  const [slow, quick, patches, shade] = [createRipple(8, 120), createRipple(2, 40), createRipple(1, 190), createRipple(1, 160)];
  const movedX = createField((x, y) => x + slow(x, y)[0] + quick(x, y)[0]);
  const movedY = createField((x, y) => y + slow(x, y)[1] + quick(x, y)[1]);
  const patched = createField((x, y) => patches(x, y)[0] + patches(x, y)[1]);
  const shaded = createField((x, y) => shade(x, y)[0]);
  const [dark, light, seed] = [random(40, 80), random(180, 225), randomInt(2 ** 30)];
  const out = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const covered = sample(ink, movedX(x, y), movedY(x, y));
      const turned = min(1, max(0, (patched(x, y) - 0.35) / 0.07));
      const tone = covered + turned - 2 * covered * turned;
      out[y * WIDTH + x] = light + (dark - light) * tone + shaded(x, y) * 14 + speckle(x >> 1, y >> 1, seed) * 30;
    }
  return out;
}

/** Every eighth point of something smooth, and what lies between them: waves at every pixel would take a quarter of a second. */
function createField(valueAt: (x: number, y: number) => number): (x: number, y: number) => number {
  const [columns, rows] = [(WIDTH >> 3) + 1, (HEIGHT >> 3) + 1];
  const values = Float32Array.from({ length: columns * rows }, (_, at) => valueAt((at % columns) << 3, floor(at / columns) << 3));
  return (x, y) => {
    const [at, partX, partY] = [(y >> 3) * columns + (x >> 3), (x & 7) / 8, (y & 7) / 8];
    const above = (values[at] ?? 0) * (1 - partX) + (values[at + 1] ?? 0) * partX;
    const below = (values[at + columns] ?? 0) * (1 - partX) + (values[at + columns + 1] ?? 0) * partX;
    return above * (1 - partY) + below * partY;
  };
}

/** Between the four pixels around it, from 0 to 1; nothing lies outside. */
function sample(ink: Buffer, x: number, y: number): number {
  const [left, top] = [floor(x), floor(y)];
  if (left < 0 || top < 0 || left >= WIDTH - 1 || top >= HEIGHT - 1) return 0;
  const [partX, partY, at] = [x - left, y - top, top * WIDTH + left];
  const above = (ink[at] ?? 0) * (1 - partX) + (ink[at + 1] ?? 0) * partX;
  const below = (ink[at + WIDTH] ?? 0) * (1 - partX) + (ink[at + WIDTH + 1] ?? 0) * partX;
  return (above * (1 - partY) + below * partY) / 255;
}

/** From -0.5 to 0.5, another one at each place. */
function speckle(x: number, y: number, seed: number): number {
  let mixed = imul(x + seed, 0x9e3779b1) ^ imul(y, 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32 - 0.5;
}
