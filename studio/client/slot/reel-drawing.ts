import type { SlotWin } from '../../src/slots/slot-rules';
import { drawBaked } from '../engine/baked';

/** The places of a window on a canvas; sizes are those of one place. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly reels: number;
  readonly rows: number;
}

const [GAP, RADIUS] = [4, 10];
const FRAME = '#241a10';
const COLOURS = ['#e5383b', '#1f7ae0', '#0a9c63', '#c76a00', '#8b3fd1', '#d61c7b', '#0b8fa3', '#5f7a00', '#b2402a', '#4b4fe0'];

/** Edges and middle of the paper, by day and in free spins. */
const PAPERS = { plain: ['#cdbf9f', '#fdf7e6'], gilded: ['#c98a2e', '#ffe9ae'] } as const;

/** The papers of all reels, on the colour of the frame. */
export function drawPapers(context: CanvasRenderingContext2D, grid: Grid, kind: keyof typeof PAPERS): void {
  const { width, height } = sizeOf(grid);
  drawBaked(context, {
    key: `papers ${kind} ${grid.reels}`,
    width,
    height,
    opaque: true,
    paint: (on) => {
      on.fillStyle = FRAME;
      on.fillRect(0, 0, width, height);
      tracePapers(on, grid);
      on.fillStyle = paperOf(on, height, PAPERS[kind]);
      on.fill();
    },
  });
}

/** The corners between the papers, over what turns past them: cheaper than to clip each reel. */
export function drawCorners(context: CanvasRenderingContext2D, grid: Grid): void {
  const { width, height } = sizeOf(grid);
  for (const top of [0, height - RADIUS]) {
    const paint = (on: CanvasRenderingContext2D) => {
      on.translate(0, -top);
      on.rect(0, top, width, RADIUS);
      tracePapers(on, grid);
      on.fillStyle = FRAME;
      on.fill('evenodd');
    };
    context.translate(0, top);
    drawBaked(context, { key: `corners ${grid.reels} ${top}`, width, height: RADIUS, paint });
    context.translate(0, -top);
  }
}

function sizeOf({ width, height, reels, rows }: Grid): { width: number; height: number } {
  return { width: width * reels, height: height * rows };
}

function tracePapers(context: CanvasRenderingContext2D, { width, height, reels, rows }: Grid): void {
  for (let reel = 0; reel < reels; reel += 1) context.roundRect(reel * width + GAP / 2, 0, width - GAP, height * rows, RADIUS);
}

function paperOf(context: CanvasRenderingContext2D, height: number, [edge, middle]: readonly [string, string]): CanvasGradient {
  const paper = context.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [
    [0, edge],
    [0.16, middle],
    [0.84, middle],
    [1, edge],
  ] as const)
    paper.addColorStop(at, colour);
  return paper;
}

/** Where one line is all that pays, it is marked, and the rows beside it lie in shade. */
export function drawPayline(
  context: CanvasRenderingContext2D,
  { width, height, reels, rows }: Grid,
  line: readonly number[],
): void {
  const [row = 0] = line;
  context.fillStyle = 'rgb(58 32 8 / 34%)';
  context.fillRect(0, 0, width * reels, height * row);
  context.fillRect(0, height * (row + 1), width * reels, height * (rows - row - 1));
  context.fillStyle = '#b3162f';
  const middle = height * (row + 0.5);
  const size = Math.min(height * 0.13, width * 0.1);
  for (const [edge, direction] of [
    [0, 1],
    [width * reels, -1],
  ] as const) {
    context.beginPath();
    context.moveTo(edge, middle - size);
    context.lineTo(edge + direction * size, middle);
    context.lineTo(edge, middle + size);
    context.fill();
  }
}

/** The places of a win, and its line where it has one. */
export function outline(context: CanvasRenderingContext2D, { width, height }: Grid, win: SlotWin, line?: readonly number[]): void {
  const colour = COLOURS[(win.line ?? win.symbol.codePointAt(0) ?? 0) % COLOURS.length] ?? '#000';
  context.lineJoin = 'round';
  if (line) {
    context.beginPath();
    for (const [reel, row] of line.entries()) context.lineTo((reel + 0.5) * width, (row + 0.5) * height);
    context.strokeStyle = 'rgb(255 255 255 / 85%)';
    context.lineWidth = 6;
    context.stroke();
    context.strokeStyle = colour;
    context.lineWidth = 3;
    context.stroke();
  }
  context.strokeStyle = colour;
  context.lineWidth = 3;
  for (const [reel, row] of win.cells) {
    context.beginPath();
    context.roundRect(reel * width + GAP, row * height + 3, width - GAP * 2, height - 6, 10);
    context.stroke();
  }
}
