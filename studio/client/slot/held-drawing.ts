import { fontOf } from './symbol-tiles';
import type { SeenPlace } from './held-motion';
import type { Grid } from './reel-drawing';

const GAP = 4;
const [NIGHT, HOLLOW] = ['#12182e', '#0a0f20'];
/** Bars of light that pass, and how they fade. */
const BARS = 2;
const LIGHT = [
  [0, 'rgb(255 214 110 / 0%)'],
  [0.7, 'rgb(255 214 110 / 26%)'],
  [1, 'rgb(255 214 110 / 0%)'],
] as const;

interface Drawn {
  /** Draws a symbol whose upper edge is so many rows below the window's. */
  readonly symbol: (row: number) => void;
  /** What the coin says. */
  readonly text: string;
  readonly isJackpot: boolean;
}

/** A place of the window while coins are held: hollow and dark while it is free. */
export function drawPlace(context: CanvasRenderingContext2D, grid: Grid, place: SeenPlace, drawn: Drawn): void {
  const { width, height } = grid;
  const [reel, row] = place.cell;
  const [left, top] = [reel * width, row * height];
  context.save();
  context.beginPath();
  context.roundRect(left + GAP / 2, top + GAP / 2, width - GAP, height - GAP, 10);
  context.fillStyle = place.pays === undefined ? HOLLOW : NIGHT;
  context.fill();
  if (place.pays === undefined) {
    context.clip();
    if (place.turned !== undefined) drawTurning(context, [left, top], grid, place.turned);
  } else drawCoin(context, [left, top], grid, place, drawn);
  context.restore();
}

type Corner = readonly [left: number, top: number];

/** Bars of light that pass: nothing that looks like a coin that might have stayed. */
function drawTurning(context: CanvasRenderingContext2D, [left, top]: Corner, { width, height }: Grid, turned: number): void {
  for (const bar of [0, 1 / BARS]) {
    const at = top + (((turned + bar) % 1) * 1.8 - 0.8) * height;
    const light = context.createLinearGradient(0, at, 0, at + height * 0.8);
    for (const [stop, colour] of LIGHT) light.addColorStop(stop, colour);
    context.fillStyle = light;
    context.fillRect(left, at, width, height * 0.8);
  }
}

function drawCoin(
  context: CanvasRenderingContext2D,
  [left, top]: Corner,
  { width, height }: Grid,
  place: SeenPlace,
  drawn: Drawn,
): void {
  const [x, y] = [left + width / 2, top + height / 2];
  context.translate(x, y);
  context.scale(place.scale, place.scale);
  context.translate(-x, -y);
  drawn.symbol(place.cell[1]);
  const [wide, high] = [width * 0.88, height * 0.27];
  context.beginPath();
  context.roundRect(x - wide / 2, top + height - high - height * 0.06, wide, high, high / 2.6);
  context.fillStyle = drawn.isJackpot ? '#b3162f' : 'rgb(10 14 30 / 88%)';
  context.fill();
  context.strokeStyle = '#ffe08a';
  context.lineWidth = Math.max(1, height * 0.016);
  context.stroke();
  context.fillStyle = '#fff6d8';
  context.font = fontOf(high * 0.66);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(drawn.text, x, top + height - high / 2 - height * 0.05, wide * 0.9);
}
