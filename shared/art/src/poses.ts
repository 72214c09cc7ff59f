import type { Pen } from './pen';
import { around, circle, d, ellipse, group, line, path, placed, polygonPath, rect, starPath } from './svg';

/** Where the hero stands: its middle, which plates and fronts leave free. */
const X = 150;
const Y = 152;

/** A drawing of a motif: how it stands, what is set about it, and where the light comes from. */
export type Pose = (pen: Pen, drawn: string, written: boolean) => string;

const outlined = (pen: Pen, drawn: string): string =>
  group(`stroke="${pen.ink.dark}" stroke-width="4.5" stroke-linejoin="round"`, drawn);
const shadow = (pen: Pen, width = 104, y = 274): string => ellipse(X, y, width, 15, pen.ink.dark, 'opacity=".45"');
const beam = (pen: Pen, x: number, y: number, r: number): string => circle(x, y, r, pen.glow('#fff6dc', 0.5));
const turned = (written: boolean, drawn: string): string => (written ? drawn : group('transform="scale(-1 1)"', drawn));

/** Twelve places on a ring, which round line ends make dots of. */
const dotsAround = (first: number): string =>
  around(12, (angle) => {
    const at = ((angle + first) * Math.PI) / 180;
    return d`M${122 * Math.sin(at)} ${-122 * Math.cos(at)}h0`;
  });

/** Upright before a quiet ring. */
const upright: Pose = (pen, drawn) => {
  const { glow, second } = pen.ink;
  const ring = pen.random.pick([
    circle(0, 0, 116, 'none', `stroke="${second}" stroke-width="7" opacity=".8"`) +
      circle(0, 0, 104, 'none', `stroke="${glow}" stroke-width="2" opacity=".7"`),
    group('opacity=".75"', line(dotsAround(0), glow, 10), line(dotsAround(15), glow, 5)),
    path(polygonPath(8, 124, 22.5), pen.ink.dark, `fill-opacity=".3" stroke="${second}" stroke-width="5"`),
  ]);
  return shadow(pen) + placed(X, Y, 1, 0, ring) + placed(X, Y, 1.16, 0, outlined(pen, drawn));
};

/** So near that the edges cut it, lit from the left. */
const near: Pose = (pen, drawn) => beam(pen, 40, 120, 150) + placed(X - 4, Y + 22, 1.44, -3, outlined(pen, drawn));

/** Turned the other way and leaning, before a burst. */
const leaning: Pose = (pen, drawn, written) =>
  shadow(pen, 92) +
  placed(X, Y, 1, pen.random.integer(0, 20), path(starPath(16, 128, 106), pen.ink.glow, 'opacity=".5"')) +
  placed(X, Y + 2, 1.14, written ? 7 : -9, outlined(pen, turned(written, drawn)));

/** With its double in the shade behind it. */
const pair: Pose = (pen, drawn, written) => {
  const one = pen.stamp(outlined(pen, drawn));
  return (
    shadow(pen, 116) +
    group('opacity=".62"', placed(X - 58, Y - 30, 0.66, -10, turned(written, one(0, 0)))) +
    one(X + 16, Y + 12, 1.04)
  );
};

/** On a medal, over its edge. */
const medal: Pose = (pen, drawn) =>
  path(
    `M${X - 92} 236L${X - 122} 292L${X - 84} 280L${X - 62} 306L${X - 50} 246ZM${X + 92} 236L${X + 122} 292L${X + 84} 280L${X + 62} 306L${X + 50} 246Z`,
    pen.ink.hero,
    `stroke="${pen.ink.dark}" stroke-width="4"`,
  ) +
  circle(X, Y, 118, pen.gold, `stroke="${pen.ink.dark}" stroke-width="5"`) +
  circle(X, Y, 104, pen.down(pen.ink.sky[2], pen.ink.sky[0]), 'stroke="#8a5a12" stroke-width="3"') +
  placed(X, Y - 2, 1, 0, outlined(pen, drawn));

/** On a stage, under a lamp. */
const staged: Pose = (pen, drawn) =>
  path('M112-6H188L262 268H38Z', pen.veil(pen.ink.glow, 0.6, 0.1)) +
  ellipse(X, 268, 128, 24, pen.ink.dark) +
  ellipse(X, 260, 122, 22, pen.gold) +
  ellipse(X, 256, 108, 17, pen.tone(pen.ink.hero)) +
  placed(X, Y - 8, 1.06, 3, outlined(pen, drawn));

/** In a leap, with the air in lines behind it. */
const leaping: Pose = (pen, drawn) =>
  shadow(pen, 72, 280) +
  group(
    'opacity=".75"',
    line('M26 252C40 214 52 196 70 178M52 274C70 240 82 222 100 206M20 206C30 182 38 168 50 156', pen.ink.glow, 7),
  ) +
  placed(X + 8, Y - 6, 1.12, 10, outlined(pen, drawn));

/** Three of a kind. */
const trio: Pose = (pen, drawn) => {
  const one = pen.stamp(outlined(pen, drawn));
  return (
    shadow(pen, 128) + group('opacity=".85"', one(X - 82, Y + 30, 0.56, -12) + one(X + 82, Y + 30, 0.56, 12)) + one(X, Y - 4, 0.98)
  );
};

/** In a tall window with a frame of gold, looking out of it. */
const framed: Pose = (pen, drawn) =>
  path('M58 276V130C58 20 242 20 242 130V276Z', pen.gold, `stroke="${pen.ink.dark}" stroke-width="5"`) +
  path('M70 266V132C70 36 230 36 230 132V266Z', pen.down(pen.ink.sky[1], pen.ink.sky[2])) +
  rect(46, 262, 208, 20, 7, pen.tone(pen.ink.second), `stroke="${pen.ink.dark}" stroke-width="4"`) +
  placed(X, Y + 2, 1.08, 0, outlined(pen, drawn));

/** At least six ways in which any motif can stand. */
export const POSES: readonly Pose[] = [upright, near, leaning, medal, pair, staged, leaping, framed, trio];

/** What the title names besides, small at the hero's foot. */
export const beside = (pen: Pen, drawn: string): string => placed(226, 232, 0.46, 8, outlined(pen, drawn));
