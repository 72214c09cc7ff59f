import { randomInt } from 'node:crypto';

/** How far each point is moved. */
export type Ripple = (x: number, y: number) => readonly [x: number, y: number];

/** From a source that nobody can foresee. */
export function random(from: number, to: number): number {
  return from + ((to - from) * randomInt(2 ** 32)) / 2 ** 32;
}

/** Waves in directions of their own, up to `height` each way and about `length` apart. */
export function createRipple(height: number, length: number): Ripple {
  const wave = () => {
    const [direction, long, start] = [random(0, 2 * Math.PI), length * random(0.8, 1.3), random(0, 2 * Math.PI)];
    const [alongX, alongY] = [(Math.cos(direction) * 2 * Math.PI) / long, (Math.sin(direction) * 2 * Math.PI) / long];
    return (x: number, y: number) => Math.sin(x * alongX + y * alongY + start);
  };
  const [first, second, third, fourth] = [wave(), wave(), wave(), wave()];
  return (x, y) => [(height * (first(x, y) + second(x, y))) / 2, (height * (third(x, y) + fourth(x, y))) / 2];
}
