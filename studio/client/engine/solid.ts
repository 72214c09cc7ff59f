import { cross, dot, normalised, rotate, type Rotation, type Vector } from './rotation';

/** One side of a solid; what is written on it stands on `right` and `up`. */
interface Side {
  readonly corners: readonly Vector[];
  readonly centre: Vector;
  readonly front: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

/** A convex body around the origin, about 1 in radius. */
export interface Solid {
  readonly sides: readonly Side[];
}

/** How a solid is coloured: what the light meets, what it does not, its edges, and what is written on it. */
export interface Paint {
  readonly lit: string;
  readonly shaded: string;
  readonly edge: string;
  readonly ink: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Pixels of its radius. */
  readonly size: number;
  readonly turned: Rotation;
}

const LIGHT = normalised([-0.45, 0.7, 0.75]);
const INK_SIZE = 0.56;

/** Draws a solid that floats at a place, with `written` on each of its sides. */
export function paintSolid(
  context: CanvasRenderingContext2D,
  solid: Solid,
  place: Place,
  paint: Paint,
  written: readonly string[],
): void {
  solid.sides.forEach((side, at) => {
    const front = rotate(place.turned, side.front);
    // Of a convex body, what faces away is never seen.
    if (front[2] <= 0.02) return;
    paintSide(context, side, place, { ...paint, light: Math.max(0, dot(front, LIGHT)) });
    write(context, side, place, { text: written[at] ?? '', ink: paint.ink, seen: front[2] });
  });
}

function paintSide(
  context: CanvasRenderingContext2D,
  { corners }: Side,
  { x, y, size, turned }: Place,
  { lit, shaded, edge, light }: Paint & { light: number },
): void {
  const points = corners.map((corner) => rotate(turned, corner));
  context.beginPath();
  points.forEach(([right, up], at) => {
    if (at === 0) context.moveTo(x + right * size, y - up * size);
    else context.lineTo(x + right * size, y - up * size);
  });
  context.closePath();
  context.fillStyle = shaded;
  context.fill();
  context.globalAlpha = light;
  context.fillStyle = lit;
  context.fill();
  context.globalAlpha = 0.3 + light * 0.5;
  context.lineWidth = Math.max(1, size * 0.035);
  context.lineJoin = 'round';
  context.strokeStyle = edge;
  context.stroke();
  context.globalAlpha = 1;
}

function write(
  context: CanvasRenderingContext2D,
  side: Side,
  { x, y, size, turned }: Place,
  { text, ink, seen }: { text: string; ink: string; seen: number },
): void {
  if (!text || seen < 0.15) return;
  const [centre, right, up] = [side.centre, side.right, side.up].map((each) => rotate(turned, each)) as [Vector, Vector, Vector];
  context.save();
  context.transform(right[0] * size, -right[1] * size, -up[0] * size, up[1] * size, x + centre[0] * size, y - centre[1] * size);
  context.font = `800 ${INK_SIZE}px 'Inter Variable', system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.globalAlpha = Math.min(1, seen * 1.4);
  context.fillStyle = ink;
  context.fillText(text, 0, 0.02);
  // As on real dice, a line tells the six from the nine.
  if (text === '6' || text === '9') context.fillRect(-0.13, 0.25, 0.26, 0.045);
  context.restore();
}

/** A side from its corners in order, with `top` up. */
export function sideOf(corners: readonly Vector[], top: Vector): Side {
  const [a, b, c] = corners as [Vector, Vector, Vector];
  const sum = corners.reduce<Vector>(([x, y, z], [p, q, r]) => [x + p, y + q, z + r], [0, 0, 0]);
  const centre: Vector = [sum[0] / corners.length, sum[1] / corners.length, sum[2] / corners.length];
  const outward = normalised(cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - b[0], c[1] - b[1], c[2] - b[2]]));
  const front: Vector = dot(outward, centre) < 0 ? [-outward[0], -outward[1], -outward[2]] : outward;
  const towards: Vector = [top[0] - centre[0], top[1] - centre[1], top[2] - centre[2]];
  const away = dot(towards, front);
  const up = normalised([towards[0] - front[0] * away, towards[1] - front[1] * away, towards[2] - front[2] * away]);
  return { corners, centre, front, up, right: cross(up, front) };
}
