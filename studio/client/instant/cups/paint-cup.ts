import { drawBaked } from '../../engine/baked';
import { alpha, mixed } from '../../engine/paint';
import type { Skin } from '../../engine/skin';

/** A cup is this many times as high as it is wide at its mouth. */
export const TALL = 1.15;
/** So wide its foot is, of its mouth. */
const FOOT = 0.68;
/** Around it, for its shadow. */
const ROOM = 0.12;

export interface CupPlace {
  readonly x: number;
  /** Where its mouth stands. */
  readonly y: number;
  readonly wide: number;
}

/** A cup that stands on its mouth. */
export function paintCup(context: CanvasRenderingContext2D, { x, y, wide }: CupPlace, skin: Skin): void {
  const [tall, room] = [wide * TALL, wide * ROOM];
  const [width, height] = [wide + room * 2, tall + room * 2];
  context.save();
  context.translate(x - width / 2, y - tall - room);
  drawBaked(context, {
    key: 'cup',
    width,
    height,
    paint(on) {
      on.translate(width / 2, room);
      paintBody(on, wide, tall, skin);
      paintBands(on, wide, tall, skin);
    },
  });
  context.restore();
}

/** Half as wide as it is at a share of its height, from its foot on top to its mouth. */
const halfAt = (wide: number, share: number) => (wide / 2) * (FOOT + (1 - FOOT) * share);

function paintBody(context: CanvasRenderingContext2D, wide: number, tall: number, { colours }: Skin): void {
  const metal = context.createLinearGradient(-wide / 2, 0, wide / 2, 0);
  metal.addColorStop(0, mixed(colours.hero, colours.dark, 0.45));
  metal.addColorStop(0.3, mixed(colours.hero, '#ffffff', 0.45));
  metal.addColorStop(0.55, colours.hero);
  metal.addColorStop(1, mixed(colours.hero, colours.dark, 0.6));
  context.save();
  context.shadowColor = alpha(colours.dark, 0.55);
  context.shadowBlur = wide * 0.08;
  context.fillStyle = metal;
  context.beginPath();
  context.moveTo(-halfAt(wide, 0) * 0.86, 0);
  context.quadraticCurveTo(0, -tall * 0.07, halfAt(wide, 0) * 0.86, 0);
  context.quadraticCurveTo(halfAt(wide, 0), tall * 0.02, halfAt(wide, 0.08), tall * 0.08);
  context.lineTo(halfAt(wide, 1), tall);
  context.quadraticCurveTo(0, tall * 1.08, -halfAt(wide, 1), tall);
  context.lineTo(-halfAt(wide, 0.08), tall * 0.08);
  context.quadraticCurveTo(-halfAt(wide, 0), tall * 0.02, -halfAt(wide, 0) * 0.86, 0);
  context.fill();
  context.restore();
}

/** Three rings around it, the one at its mouth the widest. */
function paintBands(context: CanvasRenderingContext2D, wide: number, tall: number, { colours }: Skin): void {
  for (const [share, thick] of [
    [0.16, 0.03],
    [0.3, 0.02],
    [0.9, 0.09],
  ] as const) {
    const half = halfAt(wide, share) * 0.985;
    context.strokeStyle = share === 0.9 ? colours.second : alpha(colours.glow, 0.75);
    context.lineWidth = tall * thick;
    context.beginPath();
    context.moveTo(-half, tall * share);
    context.quadraticCurveTo(0, tall * (share + 0.08), half, tall * share);
    context.stroke();
  }
}
