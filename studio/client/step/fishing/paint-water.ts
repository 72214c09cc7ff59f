import type { Box } from '../../engine/canvas-scene';
import { alpha, mixed } from '../../engine/paint';
import type { Skin } from '../../engine/skin';

/** Where the surface is, as a share of the height. */
export const SURFACE = 0.12;
const RAYS = [0.12, 0.34, 0.58, 0.8];
const PLANTS = [0.03, 0.08, 0.2, 0.24, 0.61, 0.73, 0.78, 0.9, 0.96];

/** Water, light, ground and plants: what does not move. */
export function paintWater(context: CanvasRenderingContext2D, box: Box, { colours }: Skin): void {
  const { width, height } = box;
  const water = context.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, mixed(colours.low, colours.glow, 0.5));
  water.addColorStop(SURFACE, mixed(colours.low, colours.glow, 0.25));
  water.addColorStop(SURFACE + 0.01, mixed(colours.middle, colours.low, 0.45));
  water.addColorStop(0.55, colours.middle);
  water.addColorStop(1, mixed(colours.top, colours.dark, 0.3));
  context.fillStyle = water;
  context.fillRect(0, 0, width, height);
  for (const [at, from] of RAYS.entries()) paintRay(context, box, from, at, colours.glow);
  paintGround(context, box, 0.8, mixed(colours.top, colours.middle, 0.35));
  for (const [at, from] of PLANTS.entries())
    paintPlant(context, box, from, at, at % 3 === 0 ? colours.hero : colours.pop, colours.top);
  paintGround(context, box, 0.9, mixed(colours.top, colours.dark, 0.35));
}

function paintRay(context: CanvasRenderingContext2D, { width, height }: Box, from: number, at: number, colour: string): void {
  const light = context.createLinearGradient(0, height * SURFACE, 0, height * 0.85);
  light.addColorStop(0, alpha(colour, 0.2));
  light.addColorStop(1, alpha(colour, 0));
  context.fillStyle = light;
  const [left, lean] = [from * width, width * (0.05 + at * 0.02)];
  context.beginPath();
  context.moveTo(left, height * SURFACE);
  context.lineTo(left + width * 0.07, height * SURFACE);
  context.lineTo(left + width * 0.16 + lean, height * 0.85);
  context.lineTo(left - width * 0.02 + lean, height * 0.85);
  context.fill();
}

function paintGround(context: CanvasRenderingContext2D, { width, height }: Box, top: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, height);
  context.lineTo(0, height * (top + 0.04));
  context.bezierCurveTo(width * 0.2, height * (top - 0.03), width * 0.3, height * (top + 0.09), width * 0.5, height * (top + 0.06));
  context.bezierCurveTo(width * 0.7, height * (top + 0.02), width * 0.8, height * (top + 0.09), width, height * top);
  context.lineTo(width, height);
  context.fill();
}

function paintPlant(
  context: CanvasRenderingContext2D,
  { width, height }: Box,
  from: number,
  at: number,
  colour: string,
  deep: string,
) {
  const [x, tall] = [from * width, height * (0.09 + ((at * 0.37) % 1) * 0.1)];
  context.strokeStyle = mixed(colour, deep, 0.45);
  context.lineCap = 'round';
  context.lineWidth = Math.max(width * 0.008, 3);
  for (const lean of [-0.5, 0, 0.45]) {
    context.beginPath();
    context.moveTo(x, height * 0.95);
    context.quadraticCurveTo(x - lean * tall * 0.5, height * 0.93 - tall * 0.5, x + lean * tall * 0.6, height * 0.93 - tall);
    context.stroke();
  }
}

/** On the surface: whence the nets come. */
export function paintBoat(context: CanvasRenderingContext2D, { width, height }: Box, { colours }: Skin): void {
  const [x, y] = [width / 2, height * SURFACE];
  const half = Math.min(width * 0.14, 80);
  context.strokeStyle = colours.dark;
  context.lineWidth = 2;
  context.fillStyle = colours.hero;
  context.beginPath();
  context.ellipse(x, y - half * 0.02, half * 0.42, half * 0.4, 0, Math.PI, 0);
  context.fill();
  context.stroke();
  context.fillStyle = mixed(colours.dark, colours.hero, 0.4);
  context.beginPath();
  context.moveTo(x - half, y - half * 0.26);
  context.quadraticCurveTo(x - half * 0.5, y + half * 0.3, x, y + half * 0.3);
  context.quadraticCurveTo(x + half * 0.5, y + half * 0.3, x + half, y - half * 0.26);
  context.quadraticCurveTo(x + half * 0.45, y + half * 0.02, x, y + half * 0.02);
  context.quadraticCurveTo(x - half * 0.45, y + half * 0.02, x - half, y - half * 0.26);
  context.fill();
  context.stroke();
}
