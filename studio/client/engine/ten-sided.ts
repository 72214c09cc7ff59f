import { sideOf, type Solid } from './solid';
import type { Vector } from './rotation';

const POLE = 1.06;
const TENTH_OF_TURN = Math.PI / 5;
/** So high stand the ten corners around the middle, in turn above and below it, that each side is flat. */
const ZIGZAG = (POLE * (1 - Math.cos(TENTH_OF_TURN))) / (1 + Math.cos(TENTH_OF_TURN));

/** A die of ten kite-shaped sides, all alike. */
export const tenSided: Solid = { sides: Array.from({ length: 10 }, (_, at) => kite(at)) };

function kite(at: number): Solid['sides'][number] {
  const upper = at < 5;
  const first = (at % 5) * 2 + (upper ? 0 : 1);
  const pole: Vector = [0, 0, upper ? POLE : -POLE];
  return sideOf([pole, corner(first), corner(first + 1), corner(first + 2)], pole);
}

function corner(at: number): Vector {
  const angle = at * TENTH_OF_TURN;
  return [Math.cos(angle), Math.sin(angle), at % 2 === 0 ? ZIGZAG : -ZIGZAG];
}
