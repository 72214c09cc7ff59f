import { colourOf, WHEEL } from '../../../src/table/roulette';
import { drawBaked } from '../../engine/baked';
import { alpha, mixed, paintText } from '../../engine/paint';
import type { Skin } from '../../engine/skin';

export const FULL = Math.PI * 2;
/** From pocket to pocket. */
export const STEP = FULL / WHEEL.length;
export const COLOURS = { red: '#b8202f', black: '#15171f', green: '#0c7a4a' } as const;

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

export interface Turned {
  /** In radians. */
  readonly angle: number;
  readonly moves: boolean;
}

/** The bowl, the ring of pockets as far turned as `angle` says, and the wood of the hub. */
export function paintWheel(
  context: CanvasRenderingContext2D,
  disc: Disc,
  { angle, moves }: Turned,
  colours: Skin['colours'],
): void {
  bakeAround(context, disc, { key: 'bowl', paint: (on, at) => paintBowl(on, at, colours) });
  // Smooth edges are for what stands still: they take a processor most of a frame.
  context.imageSmoothingEnabled = !moves;
  bakeAround(context, disc, { key: 'pockets', turn: angle, paint: paintPockets });
  context.imageSmoothingEnabled = true;
  bakeAround(context, disc, { key: 'hub', paint: paintHub });
}

interface Part {
  readonly key: string;
  /** In radians. */
  readonly turn?: number;
  readonly paint: (context: CanvasRenderingContext2D, disc: Disc) => void;
}

/** A part of the wheel, painted once as it stands and then turned as a whole. */
function bakeAround(context: CanvasRenderingContext2D, { x, y, reach }: Disc, { key, turn = 0, paint }: Part): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.translate(-reach, -reach);
  drawBaked(context, { key, width: reach * 2, height: reach * 2, paint: (on) => paint(on, { x: reach, y: reach, reach }) });
  context.restore();
}

function paintPockets(context: CanvasRenderingContext2D, { x, y, reach }: Disc): void {
  const size = Math.max(reach * 0.085, 8);
  for (const [place, number] of WHEEL.entries()) {
    const start = (place - 0.5) * STEP;
    context.beginPath();
    context.arc(x, y, reach * 0.84, start, start + STEP);
    context.arc(x, y, reach * 0.5, start + STEP, start, true);
    context.closePath();
    context.fillStyle = COLOURS[colourOf(number)];
    context.fill();
    context.strokeStyle = 'rgb(233 196 120 / 75%)';
    context.lineWidth = 1;
    context.stroke();
    context.save();
    context.translate(x, y);
    context.rotate(start + STEP / 2 + FULL / 4);
    paintText(context, String(number), { x: 0, y: -reach * 0.765, size, colour: '#ffffff', weight: 700 });
    context.restore();
  }
  context.beginPath();
  context.arc(x, y, reach * 0.68, 0, FULL);
  context.strokeStyle = 'rgb(233 196 120 / 60%)';
  context.lineWidth = 1.5;
  context.stroke();
}

function paintHub(context: CanvasRenderingContext2D, { x, y, reach }: Disc): void {
  const wood = context.createRadialGradient(x - reach * 0.15, y - reach * 0.15, 0, x, y, reach * 0.5);
  wood.addColorStop(0, '#9a5a2a');
  wood.addColorStop(1, '#4a2410');
  context.fillStyle = wood;
  context.beginPath();
  context.arc(x, y, reach * 0.5, 0, FULL);
  context.fill();
  context.strokeStyle = '#e9c478';
  context.lineWidth = 2;
  context.stroke();
}

function paintBowl(context: CanvasRenderingContext2D, { x, y, reach }: Disc, colours: Skin['colours']): void {
  const rim = context.createRadialGradient(x, y - reach * 0.4, reach * 0.4, x, y, reach);
  rim.addColorStop(0, '#7a4220');
  rim.addColorStop(1, '#3a1b0a');
  for (const [size, fill] of [
    [1, '#e9c478'],
    [0.985, rim],
    [0.87, '#e9c478'],
    [0.86, mixed(colours.dark, '#000000', 0.4)],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, reach * size, 0, FULL);
    context.fill();
  }
  context.fillStyle = alpha(colours.glow, 0.9);
  for (let stud = 0; stud < 8; stud += 1) {
    const at = (stud / 8) * FULL + FULL / 16;
    context.beginPath();
    context.ellipse(x + Math.cos(at) * reach * 0.93, y + Math.sin(at) * reach * 0.93, reach * 0.022, reach * 0.01, at, 0, FULL);
    context.fill();
  }
}
