import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { gleam, limb } from './strokes';
import * as small from './symbols';

const leafy = (pen: Pen, turn: number): string =>
  placed(
    0,
    60,
    1,
    turn,
    path('M0 0C30-30 80-34 112-10C80 16 30 24 0 0Z', pen.tone('#2fa85a')) +
      line('M10 0C40-6 70-10 98-10', '#bff0c0', 4, 'opacity=".6"'),
  );

/** One head of many frilled rings. */
const marigoldHead = (pen: Pen, colour: string): string => {
  const petal = pen.stamp(
    path('M0 0C-20-10-24-30-14-36C-8-40-4-36 0-38C4-36 8-40 14-36C24-30 20-10 0 0Z', pen.tone(colour), 'stroke-width="3.5"'),
  );
  return pen.stamp(
    around(11, (angle) => petal(0, 0, 2.6, angle)),
    around(9, (angle) => petal(0, 0, 1.8, angle + 14)),
    around(7, (angle) => petal(0, 0, 1.1, angle)),
    circle(0, 0, 15, darker(colour, 0.25), 'stroke-width="3"'),
  )(0, 0);
};
const gold = (pen: Pen): string => pen.random.pick(['#ff9a1f', '#ffbf2e', '#f07a1a', '#ffd23a']);
export const marigold: Motif = (pen) => leafy(pen, 20) + leafy(pen, 160) + placed(0, -8, 1.06, 0, marigoldHead(pen, gold(pen)));
export const marigoldGarland: Motif = (pen) => {
  const [one, two] = [gold(pen), '#f0502a'];
  return (
    repeat(11, (at) => {
      const t = (at - 5) / 5;
      return placed(t * 98, -86 + (1 - t * t) * 140, 0.4, at * 20, marigoldHead(pen, at % 2 ? two : one));
    }) +
    placed(0, 74, 0.62, 0, marigoldHead(pen, one)) +
    line('M-98-86V-118M98-86V-118', '#fff1d0', 5)
  );
};
export const marigoldPot: Motif = (pen) =>
  placed(-46, -38, 0.56, 0, marigoldHead(pen, gold(pen))) +
  placed(48, -34, 0.56, 0, marigoldHead(pen, gold(pen))) +
  placed(0, -62, 0.66, 0, marigoldHead(pen, gold(pen))) +
  path('M-70 18H70L54 106H-54Z', pen.tone('#b9532f')) +
  rect(-80, 4, 160, 24, 10, pen.tone('#d9703f')) +
  line('M-58 60H58', '#ffd98a', 6);

const jasmineFlower = (pen: Pen): string => {
  const petal = pen.stamp(path('M0 4C-18-16-16-44 0-58C16-44 18-16 0 4Z', pen.down('#fff', '#f2f6e0', '#d8e8b0')));
  return around(5, (angle) => petal(0, 0, 1, angle)) + circle(0, 0, 9, '#ffd23a', 'stroke-width="3"');
};
export const jasmine: Motif = (pen) =>
  leafy(pen, 200) +
  leafy(pen, -30) +
  leafy(pen, 70) +
  placed(-50, -34, 0.86, 10, jasmineFlower(pen)) +
  placed(52, -40, 0.78, -20, jasmineFlower(pen)) +
  placed(4, 26, 1.14, 4, jasmineFlower(pen));
export const jasmineBraid: Motif = (pen) =>
  line('M-70-112C-110 0-60 100 20 104C90 96 118 20 74-40', pen.ink.dark, 18) +
  line('M-70-112C-110 0-60 100 20 104C90 96 118 20 74-40', '#3f8a4a', 9) +
  [
    [-78, -80],
    [-88, -30],
    [-74, 20],
    [-40, 66],
    [10, 92],
    [60, 72],
    [88, 24],
    [84, -24],
  ]
    .map(([x = 0, y = 0], at) => placed(x, y, 0.54, at * 30, jasmineFlower(pen)))
    .join('') +
  placed(4, -8, 0.9, 12, jasmineFlower(pen));
export const jasmineBranch: Motif = (pen) =>
  limb(pen, 'M-112 92C-60 70-10 20 96-92', '#6a8a3a', 7) +
  [
    [-60, 58, 30],
    [-6, 6, 200],
    [48, -36, 40],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(x, y, 0.6, turn, path('M0 0C30-30 80-34 112-10C80 16 30 24 0 0Z', pen.tone('#2fa85a'))),
    )
    .join('') +
  placed(-38, -12, 0.8, 0, jasmineFlower(pen)) +
  placed(30, 20, 0.94, 20, jasmineFlower(pen)) +
  placed(84, -86, 0.66, 30, jasmineFlower(pen)) +
  placed(-84, 44, 0.5, 10, jasmineFlower(pen));

/** On its pad, with more of them behind. */
const lilyFlower = (pen: Pen, tint: string): string => {
  const petal = pen.stamp(path('M0 44C-22 14-20-40 0-74C20-40 22 14 0 44Z', pen.down('#fff', lighter(tint, 0.35), tint)));
  return (
    petal(0, 0, 0.9, -78) +
    petal(0, 0, 0.9, 78) +
    petal(0, 0, 1, -52) +
    petal(0, 0, 1, 52) +
    petal(0, 0, 1.08, -26) +
    petal(0, 0, 1.08, 26) +
    petal(0, 0, 1.14) +
    ellipse(0, 30, 20, 12, '#ffd23a')
  );
};
const pad = (pen: Pen, x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    0,
    path('M0 0L30-26C70-24 104-14 104 0C104 20 58 34 0 34C-58 34-104 20-104 0C-104-20-58-34-10-34Z', pen.tone('#2f9a5a')) +
      line('M0 0L-80-8M0 0L-50 22M0 0L20 30M0 0L76 14', '#bff0c0', 3.5, 'opacity=".6"'),
  );
export const waterLily: Motif = (pen) =>
  pad(pen, -58, 84, 0.62) +
  pad(pen, 62, 92, 0.56) +
  pad(pen, 0, 64, 0.96) +
  placed(0, 6, 1.26, 0, lilyFlower(pen, pen.random.pick(['#ff9ac0', '#e8e0ff', '#9ab8ff', '#ffd0a0'])));
export const lilyPond: Motif = (pen) =>
  ellipse(0, 50, 120, 58, pen.down('#4fb0d0', '#15507a')) +
  pad(pen, -56, 30, 0.5) +
  pad(pen, 58, 44, 0.54) +
  pad(pen, -10, 82, 0.44) +
  placed(-56, -6, 0.62, 0, lilyFlower(pen, '#ff9ac0')) +
  placed(60, 4, 0.7, 0, lilyFlower(pen, '#e8e0ff')) +
  placed(-6, 46, 0.62, 0, lilyFlower(pen, '#ffd0a0')) +
  limb(pen, 'M4-10C8-50-4-70 2-96', '#3f8a4a', 6) +
  path('M2-124C-18-104-18-82 2-76C22-82 22-104 2-124Z', pen.tone('#ff9ac0'));
export const lilyBunch: Motif = (pen) =>
  [-30, 0, 30]
    .map((turn, at) =>
      placed(
        0,
        104,
        1,
        turn,
        limb(pen, 'M0 0V-120', '#3f8a4a', 7) +
          placed(0, -150, 0.66, 0, lilyFlower(pen, ['#ff9ac0', '#e8e0ff', '#9ab8ff'][at] ?? '#ff9ac0')),
      ),
    )
    .join('') + path('M-30 74C-10 84 10 84 30 74L22 104H-22Z', pen.tone('#e0455f'));

const guavaFruit = (pen: Pen): string =>
  path('M0-62C40-66 62-20 62 14C60 54 30 76 0 76C-30 76-60 54-62 14C-62-20-40-66 0-62Z', pen.ball('#a8d84a')) +
  path('M-10 70L0 60L10 70L0 78Z', '#6a8a2a', 'stroke-width="3"');
const guavaHalf = (pen: Pen): string =>
  circle(0, 0, 62, pen.ball('#a8d84a')) +
  circle(0, 0, 52, pen.ball('#ffd0c8'), 'stroke-width="3"') +
  circle(0, 0, 32, pen.tone('#ff7a86'), 'stroke-width="3"') +
  around(9, (angle) => placed(0, 0, 1, angle, ellipse(0, -22, 4, 6, '#fff3c8', 'stroke-width="2"')));
export const guava: Motif = (pen) =>
  placed(20, -22, 1.06, 8, guavaFruit(pen) + path('M2-62C0-86 30-104 66-94C60-66 30-58 2-62Z', pen.tone('#2fa85a'))) +
  placed(-40, 42, 0.94, 0, guavaHalf(pen)) +
  gleam('M36-60C58-56 66-34 66-20C52-36 44-46 36-60Z');
export const guavaBranch: Motif = (pen) =>
  limb(pen, 'M-112-84C-50-104 40-96 112-112', '#7a5a2a', 8) +
  placed(-44, 20, 0.94, -8, guavaFruit(pen)) +
  placed(52, 0, 0.8, 10, guavaFruit(pen)) +
  limb(pen, 'M-48-40V-88M50-50V-98', '#7a5a2a', 5) +
  [
    [-80, -84, 40],
    [0, -94, 70],
    [84, -104, 60],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(x, y, 0.66, turn, path('M0 0C20-34 70-34 96 0C70 24 20 20 0 0Z', pen.tone('#2fa85a'))),
    )
    .join('');

const lycheeFruit = (pen: Pen): string =>
  circle(0, 0, 44, pen.ball('#e8405a')) +
  line('M-26-22l6 6M0-32l5 5M22-20l5 5M-34 4l6 6M-8-4l6 6M16 4l6 6M-18 24l6 6M8 26l5 5', '#a81f3f', 6);
const lycheeOpen = (pen: Pen): string =>
  circle(0, 0, 46, pen.ball('#e8405a')) +
  path('M-46-6C-30-24-14-8 0-20C14-8 30-24 46-6C46 30 26 48 0 48C-26 48-46 30-46-6Z', pen.ball('#fff6f0')) +
  ellipse(4, 20, 13, 17, pen.ball('#6a3018'), 'stroke-width="3"');
export const lychee: Motif = (pen) =>
  limb(pen, 'M0-116C-4-84-40-70-46-30M0-100C6-74 44-60 48-26M0-110V-20', '#7a5a2a', 6) +
  path('M4-108C40-132 88-120 104-92C68-80 28-84 4-108ZM-4-104C-40-120-80-108-98-78C-64-70-28-78-4-104Z', pen.tone('#2fa85a')) +
  placed(-50, 6, 1, 0, lycheeFruit(pen)) +
  placed(52, 8, 1, 20, lycheeFruit(pen)) +
  placed(0, 48, 1.2, 0, lycheeOpen(pen));
export const lycheeBowl: Motif = (pen) =>
  [
    [-54, -14, 0.78],
    [54, -12, 0.78],
    [0, -28, 0.84],
    [-28, -68, 0.7],
    [30, -66, 0.7],
  ]
    .map(([x = 0, y = 0, size = 1], at) => placed(x, y, size, at * 40, at === 2 ? lycheeOpen(pen) : lycheeFruit(pen)))
    .join('') +
  path('M-108 12H108C100 76 60 104 0 104C-60 104-100 76-108 12Z', pen.tone('#2f8ac0')) +
  rect(-114, 6, 228, 20, 9, pen.tone('#7fc8f0')) +
  placed(0, 62, 0.56, 0, small.blossom(pen));

const jackSkin = (pen: Pen): string =>
  path('M0-96C50-100 84-44 80 14C76 72 40 108 0 108C-40 108-76 72-80 14C-84-44-50-100 0-96Z', pen.ball('#a8b83a')) +
  line(
    'M-40-60l8 6M-10-74l8 6M22-64l8 6M48-38l8 6M-62-24l8 6M-30-36l8 6M2-42l8 6M28-22l8 6M56-4l8 6M-68 12l8 6M-40-2l8 6M-10-8l8 6M18 14l8 6M48 30l8 6M-60 46l8 6M-30 30l8 6M-4 26l8 6M24 48l8 6M-40 68l8 6M-8 62l8 6M14 84l8 6',
    '#5f7a1f',
    8,
  );
export const jackfruit: Motif = (pen) =>
  limb(pen, 'M0-96V-120', '#7a5a2a', 11) +
  path('M4-108C34-134 78-126 96-100C66-86 28-88 4-108Z', pen.tone('#2fa85a')) +
  jackSkin(pen) +
  gleam('M-56-30C-50-62-30-80-14-84C-34-60-42-40-46-16Z', '.4');
export const jackfruitOpen: Motif = (pen) =>
  placed(-24, -8, 0.9, -10, jackSkin(pen)) +
  placed(
    44,
    26,
    0.8,
    14,
    path('M0-96C50-100 84-44 80 14C76 72 40 108 0 108C-40 108-76 72-80 14C-84-44-50-100 0-96Z', pen.ball('#a8b83a')) +
      path('M0-80C40-84 68-36 66 12C62 62 32 92 0 92C-32 92-62 62-66 12C-68-36-40-84 0-80Z', '#fff0b0') +
      [
        [-26, -40],
        [20, -44],
        [-38, 4],
        [2, -2],
        [38, 2],
        [-24, 46],
        [22, 48],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 19, 22, pen.ball('#ffb52e'), 'stroke-width="3.5"'))
        .join(''),
  );

const slice = (pen: Pen): string =>
  path('M-100-30C-90 60-40 96 0 96C40 96 90 60 100-30Z', pen.tone('#2fa04c')) +
  path('M-84-30C-76 44-34 78 0 78C34 78 76 44 84-30Z', pen.down('#ff7d74', '#ee2c48'), 'stroke="#eaffd0" stroke-width="7"') +
  [
    [-44, -2],
    [-14, 10],
    [18, 4],
    [46, -4],
    [-24, 40],
    [8, 46],
    [30, 34],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 5, 8, '#3b0d18', 'stroke="none"'))
    .join('');
const whole = (pen: Pen): string =>
  circle(0, 0, 74, pen.ball('#3fb85a')) +
  line('M-52-52C-70-16-66 30-42 60M-22-72C-34-20-30 30-14 72M14-72C28-24 24 34 8 74M46-58C66-20 62 30 38 64', '#1f7a3a', 9);
export const watermelon: Motif = (pen) => placed(-22, -34, 0.94, 0, whole(pen)) + placed(22, 34, 0.86, -10, slice(pen));
export const melonSlices: Motif = (pen) =>
  placed(-40, -36, 0.66, -30, slice(pen)) + placed(46, -30, 0.62, 26, slice(pen)) + placed(0, 30, 0.96, 0, slice(pen));

/** A tree heavy with fruit. */
export const orchardTree: Motif = (pen) => {
  const fruit = pen.random.pick(['#ff9a1f', '#e8304a', '#ffd23a', '#b04af0']);
  return (
    path('M-20 104C-10 60-14 30-20 0H20C14 30 10 60 20 104Z', pen.tone('#8a5a2a')) +
    circle(-56, -20, 48, pen.ball('#2f9a4a')) +
    circle(56, -20, 48, pen.ball('#2f9a4a')) +
    circle(0, -64, 58, pen.ball('#3fb85a')) +
    circle(0, -10, 46, pen.ball('#35a850')) +
    [
      [-66, -26],
      [-30, -8],
      [-34, -70],
      [4, -92],
      [32, -52],
      [62, -28],
      [34, -2],
      [0, -36],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 13, pen.ball(fruit), 'stroke-width="3.5"'))
      .join('') +
    ellipse(0, 106, 96, 13, pen.tone('#3f8a3a'))
  );
};
export const orchardCrate: Motif = (pen) =>
  placed(-50, -28, 0.92, 0, small.orange(pen)) +
  placed(50, -24, 0.9, 0, small.lemon(pen)) +
  placed(0, -50, 1, 0, small.cherry(pen)) +
  placed(-4, -8, 0.9, 0, small.grapes(pen)) +
  path('M-104 14H104V102H-104Z', pen.tone('#b9783a')) +
  line('M-104 44H104M-104 74H104', '#6a3f1a', 5) +
  line('M-84 14V102M84 14V102', '#6a3f1a', 8);

/** Hedges, a path and a gate. */
export const gardenGate: Motif = (pen) =>
  pen.mirror(
    circle(86, 46, 44, pen.ball('#2f9a4a')) +
      circle(100, 84, 34, pen.ball('#3fb85a')) +
      placed(84, 30, 0.42, 0, small.blossom(pen)) +
      placed(106, 66, 0.34, 0, small.blossom(pen)),
  ) +
  path('M-72 104V-20C-72-116 72-116 72-20V104', 'none', `stroke="${pen.ink.dark}" stroke-width="25" stroke-linecap="butt"`) +
  path('M-72 104V-20C-72-116 72-116 72-20V104', 'none', 'stroke="#5fbf6a" stroke-width="16" stroke-linecap="butt"') +
  [
    [-72, 40],
    [-70, -10],
    [-52, -62],
    [0, -92],
    [52, -62],
    [70, -10],
    [72, 40],
  ]
    .map(([x = 0, y = 0]) => placed(x, y, 0.34, 0, small.blossom(pen)))
    .join('') +
  path('M-24 106C-20 60-8 40-10 10H10C8 40 20 60 24 106Z', pen.tone('#f0d9a8')) +
  placed(0, -22, 0.7, 0, small.gem(pen));
export const gardenFountain: Motif = (pen) =>
  line('M0-70C-20-112-60-104-66-50M0-70C20-112 60-104 66-50M0-70C-8-104-28-110-34-70M0-70C8-104 28-110 34-70', '#bff2ff', 6) +
  rect(-10, -66, 20, 90, 4, pen.tone('#c9d2e6')) +
  path('M-54-26H54C50-4 30 6 0 6C-30 6-50-4-54-26Z', pen.tone('#e6edf8')) +
  path('M-100 26H100C94 62 60 80 0 80C-60 80-94 62-100 26Z', pen.tone('#e6edf8')) +
  ellipse(0, 28, 88, 15, pen.down('#9fe8ff', '#2f8fd0')) +
  rect(-34, 76, 68, 30, 6, pen.tone('#b0bad0')) +
  placed(-96, 82, 0.6, 0, small.blossom(pen)) +
  placed(98, 84, 0.6, 0, small.blossom(pen));
export const gardenBed: Motif = (pen) =>
  [
    [-72, -30, 0.7],
    [0, -62, 0.9],
    [70, -26, 0.72],
    [-36, 10, 0.66],
    [38, 14, 0.66],
  ]
    .map(
      ([x = 0, y = 0, size = 1], at) => limb(pen, `M${x} ${y}V80`, '#3f8a4a', 6) + placed(x, y, size, at * 20, small.blossom(pen)),
    )
    .join('') +
  pen.mirror(path('M10 78C20 40 60 30 84 40C70 66 40 80 10 78Z', pen.tone('#2fa85a'))) +
  path('M-112 70H112L98 108H-98Z', pen.tone('#b9532f')) +
  line('M-104 88H104', '#ffd98a', 5);

/** Great leaves and what looks out between them. */
export const jungleLeaves: Motif = (pen) => {
  const frond = pen.stamp(
    path('M0 0C-30-30-36-80 0-124C36-80 30-30 0 0Z', pen.tone('#2f9a4a')),
    line('M0-4V-108M0-30L-20-50M0-30L20-50M0-60L-20-80M0-60L20-80', '#bff0a0', 4, 'opacity=".6"'),
  );
  return (
    [-100, 100, -66, 66, -34, 34].map((turn) => frond(0, 70, 1, turn)).join('') +
    circle(0, 12, 50, pen.ink.dark) +
    pen.mirror(ellipse(20, 6, 14, 11, '#ffe14a') + ellipse(20, 6, 4, 10, pen.ink.dark, 'stroke="none"')) +
    frond(-50, 118, 0.84, -24) +
    frond(50, 118, 0.84, 24) +
    placed(0, 86, 0.6, 0, small.blossom(pen))
  );
};
export const jungleVines: Motif = (pen) =>
  pen.mirror(path('M60-120H116V112H84C70 60 92 0 60-120Z', pen.tone('#6a4a2a')) + line('M92-100V100', '#3a2412', 5)) +
  circle(0, -6, 76, pen.down('#fff0b0', '#7fd0a0')) +
  path('M-76 20C-40-8-20 20 0 6C20-8 40 20 76 20C70 60 30 76 0 76C-30 76-70 60-76 20Z', pen.tone('#2f8a4a')) +
  limb(pen, 'M-84-104C-50-20 50-20 84-104', '#4fae4a', 8) +
  [
    [-50, -50],
    [0, -42],
    [50, -50],
  ]
    .map(([x = 0, y = 0], at) => placed(x, y, 0.5, at * 40, small.leaf(pen)))
    .join('') +
  placed(0, 44, 0.72, 0, small.blossom(pen)) +
  path('M-120 112C-70 78 70 78 120 112Z', pen.tone('#23803c'));
