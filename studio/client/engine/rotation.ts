/** A point or a direction: x to the right, y up, z towards the player. */
export type Vector = readonly [x: number, y: number, z: number];

/** A rotation, as a unit quaternion. */
export type Rotation = readonly [w: number, x: number, y: number, z: number];

export const NO_ROTATION: Rotation = [1, 0, 0, 0];

export function turnAround([x, y, z]: Vector, angle: number): Rotation {
  const half = angle / 2;
  const sine = Math.sin(half);
  return [Math.cos(half), x * sine, y * sine, z * sine];
}

/** First `second`, then `first`. */
export function combine(first: Rotation, second: Rotation): Rotation {
  const [a, b, c, d] = first;
  const [e, f, g, h] = second;
  return [
    a * e - b * f - c * g - d * h,
    a * f + b * e + c * h - d * g,
    a * g - b * h + c * e + d * f,
    a * h + b * g - c * f + d * e,
  ];
}

export function rotate(rotation: Rotation, [x, y, z]: Vector): Vector {
  const [w, ...axis] = rotation;
  const [, a, b, c] = combine(combine(rotation, [0, x, y, z]), [w, -axis[0], -axis[1], -axis[2]]);
  return [a, b, c];
}

/** The way from one rotation to the other, `share` of it, the shorter way round. */
export function between(from: Rotation, to: Rotation, share: number): Rotation {
  const dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const near = to.map((part) => (dot < 0 ? -part : part));
  const mixed = from.map((part, at) => part + ((near[at] ?? 0) - part) * share);
  const length = Math.hypot(...mixed) || 1;
  const [w = 1, x = 0, y = 0, z = 0] = mixed.map((part) => part / length);
  return [w, x, y, z];
}

/** The rotation that leaves `right`, `up` and `front` of a thing pointing right, up and to the player. */
export function facing(right: Vector, up: Vector, front: Vector): Rotation {
  const trace = right[0] + up[1] + front[2];
  // Of the four ways to read a quaternion from a matrix, one whose divisor is not near zero.
  if (trace > 0) {
    const scale = 2 * Math.sqrt(trace + 1);
    return [scale / 4, (front[1] - up[2]) / scale, (right[2] - front[0]) / scale, (up[0] - right[1]) / scale];
  }
  if (right[0] > up[1] && right[0] > front[2]) {
    const scale = 2 * Math.sqrt(1 + right[0] - up[1] - front[2]);
    return [(front[1] - up[2]) / scale, scale / 4, (up[0] + right[1]) / scale, (front[0] + right[2]) / scale];
  }
  if (up[1] > front[2]) {
    const scale = 2 * Math.sqrt(1 + up[1] - right[0] - front[2]);
    return [(right[2] - front[0]) / scale, (up[0] + right[1]) / scale, scale / 4, (front[1] + up[2]) / scale];
  }
  const scale = 2 * Math.sqrt(1 + front[2] - right[0] - up[1]);
  return [(up[0] - right[1]) / scale, (front[0] + right[2]) / scale, (front[1] + up[2]) / scale, scale / 4];
}

export function normalised([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

export function dot([a, b, c]: Vector, [d, e, f]: Vector): number {
  return a * d + b * e + c * f;
}
