import { darker, lighter } from './colour';
import * as small from './motifs/symbols';
import type { Pen } from './pen';
import { circle, group, line, path, repeat, starPath } from './svg';

/** What stands in front of the hero's feet, just above the title. */
export type Front = (pen: Pen) => string;

const OUTLINED = 'stroke-width="4" stroke-linejoin="round"';
const scattered = (pen: Pen, symbol: small.Symbol, places: readonly (readonly [number, number, number])[]): string => {
  const one = pen.stamp(symbol(pen));
  return group(
    `stroke="${pen.ink.dark}" ${OUTLINED}`,
    places.map(([x, y, scale]) => one(x, y, scale, pen.random.integer(-40, 40))).join(''),
  );
};

const CORNERS = [
  [28, 250, 0.62],
  [64, 268, 0.42],
  [274, 246, 0.6],
  [240, 266, 0.44],
] as const;
const HEAP = [
  [18, 262, 0.5],
  [52, 250, 0.56],
  [86, 264, 0.44],
  [216, 264, 0.46],
  [250, 250, 0.58],
  [284, 262, 0.5],
] as const;
const AIR = [
  [34, 96, 0.34],
  [268, 120, 0.4],
  [40, 214, 0.44],
  [36, 40, 0.28],
  [264, 228, 0.36],
] as const;

export const none: Front = () => '';
export const coins: Front = (pen) => scattered(pen, pen.random.pick([small.coin, small.oldCoin]), HEAP);
export const jewels: Front = (pen) => scattered(pen, small.gem, CORNERS);
export const petals: Front = (pen) =>
  scattered(pen, pen.random.pick([small.blossom, small.leaf]), [...CORNERS.slice(0, 3), ...AIR.slice(0, 3)]);
export const airborne =
  (...choices: small.Symbol[]): Front =>
  (pen) =>
    scattered(pen, pen.random.pick(choices), AIR);
export const corners =
  (...choices: small.Symbol[]): Front =>
  (pen) =>
    scattered(pen, pen.random.pick(choices), CORNERS);
export const heap =
  (...choices: small.Symbol[]): Front =>
  (pen) =>
    scattered(pen, pen.random.pick(choices), HEAP);

export const mist: Front = (pen) => {
  const puff = lighter(pen.ink.sky[2], 0.35);
  return path(
    'M-10 300C0 262 40 262 54 280C66 256 104 262 108 284C130 268 166 268 184 286C196 262 232 258 246 282C262 262 300 266 310 300V400H-10Z',
    pen.veil(puff, 0.95, 0),
  );
};

export const waves: Front = (pen) => {
  const crest = pen.stamp(
    path('M0 40C0 0 44-14 60 14C50 4 34 8 34 22C44 34 60 34 66 40V90H0Z', pen.down(lighter(pen.ink.sky[2], 0.5), pen.ink.sky[1])),
  );
  return group(
    `stroke="${pen.ink.dark}" stroke-width="3"`,
    repeat(6, (at) => crest(at * 58 - 30, 258, 1)),
  );
};

export const sparkles: Front = (pen) => {
  const glint = pen.stamp(path(starPath(4, 15, 2.6), '#fff'));
  return repeat(7, () => glint(pen.random.integer(20, 280), pen.random.integer(30, 262), pen.random.between(0.4, 1.1)));
};

export const smoke: Front = (pen) =>
  group(
    `fill="${darker(pen.ink.sky[0], 0.2)}"`,
    repeat(7, (at) => circle(at * 52 - 8, 290 + (at % 2) * 8, 34, darker(pen.ink.sky[0], at % 2 ? 0.1 : 0.3), 'opacity=".85"')),
  );

export const ribbons: Front = (pen) =>
  line('M-6 230C30 250 10 276 48 290M306 224C270 246 292 272 252 292', pen.ink.hero, 9) +
  line('M-6 250C24 262 20 286 60 300M306 246C276 262 282 284 240 300', pen.ink.second, 5);
