import { darker, lighter } from '../colour';
import { lettered } from '../typeset';
import type { Pen } from '../pen';
import { around, circle, ellipse, line, path, placed, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import { gleam, limb } from './strokes';
import * as small from './symbols';

const HUES = ['#e0263f', '#f2a52a', '#1fa85c', '#1f6fe0', '#8a3df0', '#f0407a', '#12a0b8'] as const;
const hues = (pen: Pen): string[] => pen.random.some(HUES, HUES.length);

/** Floors to climb, one open door on each. */
export const towers: Motif = (pen) => {
  const [wall = '#1f6fe0'] = hues(pen);
  return (
    repeat(4, (floor) => {
      const y = 62 - floor * 46;
      const open = pen.random.integer(0, 2);
      return (
        rect(-88 + floor * 7, y, 176 - floor * 14, 44, 8, pen.tone(floor % 2 ? lighter(wall, 0.12) : wall)) +
        repeat(
          3,
          (at) =>
            rect(
              -64 + floor * 5 + at * (44 - floor * 3),
              y + 7,
              36 - floor * 2,
              31,
              7,
              at === open ? '#fff3b0' : pen.ink.dark,
              'stroke-width="3"',
            ) + (at === open ? placed(-46 + floor * 4 + at * (44 - floor * 3), y + 22, 0.26, 0, small.gem(pen)) : ''),
        )
      );
    }) +
    path('M-64-80L0-122L64-80Z', pen.tone('#e0263f')) +
    placed(0, -98, 0.34, 0, small.star(pen))
  );
};
export const towerClimb: Motif = (pen) => {
  const [wall = '#8a3df0', other = '#f2a52a'] = hues(pen);
  return (
    repeat(
      5,
      (floor) =>
        rect(-104 + floor * 24, 70 - floor * 40, 104, 38, 8, pen.tone(floor % 2 ? other : wall)) +
        line(`M${-92 + floor * 24} ${80 - floor * 40}h60`, '#fff', 5, 'opacity=".5"'),
    ) +
    placed(66, -106, 0.62, 0, small.crown(pen)) +
    line('M-84 40L-60 10L-36-20L-10-52', pen.ink.glow, 7, 'stroke-dasharray="2 14"')
  );
};

const cup = (pen: Pen, colour: string): string =>
  path('M-34-46H34L46 46H-46Z', pen.across(darker(colour, 0.4), lighter(colour, 0.35), darker(colour, 0.4))) +
  ellipse(0, -46, 34, 10, pen.tone(lighter(colour, 0.2))) +
  rect(-48, 28, 96, 14, 6, pen.gold) +
  line('M-30-12H30', '#ffd257', 5);
export const shellCups: Motif = (pen) => {
  const [colour = '#e0263f'] = hues(pen);
  return (
    ellipse(0, 84, 116, 24, pen.tone('#8a4a24')) +
    placed(-70, 34, 0.88, 0, cup(pen, colour)) +
    placed(70, 34, 0.88, 0, cup(pen, colour)) +
    circle(0, 66, 21, pen.ball('#fff6e8')) +
    placed(0, -34, 0.94, -14, cup(pen, colour))
  );
};
export const shellShuffle: Motif = (pen) => {
  const [colour = '#1f6fe0'] = hues(pen);
  return (
    [-66, 0, 66].map((x, at) => placed(x, at === 1 ? 44 : 10, 0.92, (at - 1) * 6, cup(pen, colour))).join('') +
    line('M-70-62C-40-104 40-104 66-66M66-66L70-88M66-66L46-72', '#fff', 8, 'opacity=".85"') +
    circle(0, -44, 18, pen.ball('#ffcf4a'))
  );
};

/** Rows of bricks, a ball, and what sends it back. */
export const bricks: Motif = (pen) => {
  const colours = hues(pen);
  const missing = pen.random.integer(9, 13);
  return (
    repeat(4, (row) =>
      repeat(5, (at) =>
        row * 5 + at === missing || row * 5 + at === missing + 2
          ? ''
          : rect(-112 + at * 45, -104 + row * 29, 42, 25, 6, pen.tone(colours[row] ?? '#e0263f'), 'stroke-width="3.5"'),
      ),
    ) +
    line('M20 62L4 28L22 4', '#fff', 5, 'stroke-dasharray="2 10"') +
    circle(18, 58, 17, pen.ball('#fff')) +
    rect(-50, 84, 104, 22, 11, pen.tone(colours[5] ?? '#12a0b8')) +
    rect(-36, 84, 12, 22, 0, '#fff', 'opacity=".5" stroke="none"') +
    rect(28, 84, 12, 22, 0, '#fff', 'opacity=".5" stroke="none"')
  );
};
export const brickBurst: Motif = (pen) => {
  const colours = hues(pen);
  return (
    repeat(3, (row) =>
      repeat(4, (at) =>
        row === 1 && (at === 1 || at === 2)
          ? ''
          : rect(-108 + at * 54 + (row % 2) * 8, -86 + row * 46, 50, 40, 6, pen.tone(row % 2 ? '#c9623a' : '#d97a4a')),
      ),
    ) +
    path(starPath(9, 52, 24), pen.down('#fff6a0', '#ff8a1f'), 'transform="translate(4 -16)"') +
    circle(4, -16, 24, pen.ball('#fff')) +
    rect(-58, 80, 116, 24, 12, pen.tone(colours[0] ?? '#1f6fe0'))
  );
};

const bumper = (pen: Pen, x: number, y: number, colour: string): string =>
  circle(x, y, 29, pen.tone('#fff')) + circle(x, y, 21, pen.ball(colour)) + circle(x, y, 8, '#fff', 'stroke="none"');
export const pinball: Motif = (pen) => {
  const [one = '#e0263f', two = '#1f6fe0', three = '#f2a52a'] = hues(pen);
  return (
    path('M-100 108V-50C-100-132 100-132 100-50V108Z', pen.down('#2a2c60', '#141430')) +
    path('M-100 108V-50C-100-132 100-132 100-50V108', 'none', 'stroke="#ffd257" stroke-width="6"') +
    bumper(pen, -40, -44, one) +
    bumper(pen, 42, -44, two) +
    bumper(pen, 0, 6, three) +
    pen.mirror(path('M88 46L62 84L22 96L16 84L48 70Z', pen.tone('#e0263f'))) +
    circle(6, 62, 15, pen.silver) +
    line('M6 40V24M-76-10L-66 4M76-10L66 4', '#fff', 5, 'opacity=".7"')
  );
};
export const pinballCabinet: Motif = (pen) => {
  const [one = '#8a3df0', two = '#f2a52a'] = hues(pen);
  return (
    path('M-70-20H70L104 84L92 112H-92L-104 84Z', pen.tone(one)) +
    path('M-58-12H58L84 76H-84Z', pen.down('#1b1d48', '#3a3f90')) +
    rect(-82, -116, 164, 96, 12, pen.tone(two)) +
    rect(-70, -104, 140, 72, 8, '#1b1230') +
    lettered(String(pen.random.integer(100, 999)), { y: -50, size: 50, width: 110, fill: '#ff8a3a' }) +
    circle(-26, 14, 14, pen.ball('#e0263f')) +
    circle(26, 14, 14, pen.ball('#1fa85c')) +
    pen.mirror(limb(pen, 'M52 64L18 70', '#ffd257', 7)) +
    circle(2, 48, 10, pen.silver)
  );
};

/** A claw over a heap of prizes. */
const prizes = (pen: Pen): string =>
  placed(-60, 76, 0.7, -12, small.gem(pen)) + placed(60, 78, 0.7, 14, small.star(pen)) + placed(0, 82, 0.76, 0, small.coin(pen));
const claw = (pen: Pen): string =>
  limb(pen, 'M0-118V-52', '#c9d2e6', 8) +
  rect(-24, -66, 48, 28, 8, pen.tone('#e0263f')) +
  limb(pen, 'M-16-38L-46-12L-34 26M16-38L46-12L34 26M0-38V0', '#c9d2e6', 9);
export const clawCatch: Motif = (pen) => placed(0, 36, 0.9, 0, small.gem(pen)) + claw(pen) + prizes(pen);
export const clawMachine: Motif = (pen) => {
  const [coat = '#f0407a'] = hues(pen);
  return (
    rect(-98, -112, 196, 222, 18, pen.tone(coat)) +
    rect(-82, -82, 164, 130, 8, pen.down('#bfe8ff', '#5a8fd8')) +
    placed(0, 4, 0.66, 0, claw(pen)) +
    placed(0, -6, 0.6, 0, prizes(pen)) +
    placed(0, 14, 0.46, 0, small.gem(pen)) +
    gleam('M-76-76H-30L-76 0Z', '.4') +
    rect(-82, 58, 164, 40, 8, pen.tone(darker(coat, 0.3))) +
    circle(-40, 70, 11, pen.ball('#ffd257')) +
    limb(pen, 'M-40 84V66', '#2a2c3c', 5) +
    rect(10, 66, 56, 24, 5, '#16101c')
  );
};

export const shooter: Motif = (pen) => {
  const [colour = '#e0263f'] = hues(pen);
  return (
    circle(0, 0, 102, pen.tone('#fff')) +
    circle(0, 0, 82, pen.tone(colour)) +
    circle(0, 0, 60, '#fff') +
    circle(0, 0, 40, pen.tone(colour)) +
    circle(0, 0, 18, '#ffe14a') +
    limb(pen, 'M4-4L84-84', '#b9783a', 7) +
    path('M66-66L96-122L104-104L122-96Z', pen.tone('#1f6fe0'))
  );
};
export const blaster: Motif = (pen) => {
  const [colour = '#1f6fe0', light = '#f0407a'] = hues(pen);
  return (
    path('M-104-36H58C80-36 92-22 92-6C92 10 80 22 58 22H-18L-30 98H-76L-64 22H-104Z', pen.ball(colour)) +
    path('M-4 22C-4 52-34 60-46 48', 'none', `stroke="${pen.ink.dark}" stroke-width="9"`) +
    rect(-92, -62, 88, 26, 8, pen.tone(light)) +
    path('M92-26H116V14H92Z', pen.gold) +
    circle(18, -8, 20, pen.ball(light)) +
    circle(58, -8, 11, '#fff') +
    line('M122-30L134-44M126-6H140M122 18L134 32', '#ffe14a', 7)
  );
};

export const racerKart: Motif = (pen) => {
  const [coat = '#e0263f', trim = '#f2a52a'] = hues(pen);
  const tyre = (x: number, r: number) => circle(x, 62, r, pen.tone('#23243a')) + circle(x, 62, r * 0.5, pen.silver);
  return (
    line('M-130-10H-98M-132 34H-110', '#fff', 7, 'opacity=".7"') +
    path('M-108 58L-96 8H-52L-30-16H20L44 16C84 16 112 30 116 58Z', pen.ball(coat)) +
    path('M-100-30H-60V8H-100Z', pen.tone(trim)) +
    limb(pen, 'M-104-34H-52', darker(coat, 0.3), 9) +
    circle(-6, -42, 34, pen.ball(trim)) +
    path('M-6-52H30C32-38 26-30 18-28H0Z', pen.down('#dff6ff', '#1d3a78')) +
    limb(pen, 'M34-10L48 12', '#23243a', 6) +
    tyre(-72, 38) +
    tyre(74, 32) +
    lettered('7', { x: -14, y: 52, size: 42, fill: '#fff' })
  );
};
export const raceFlags: Motif = (pen) => {
  const flag = pen.stamp(
    limb(pen, 'M0 112V-104', '#d9a05a', 7),
    path('M4-102H92V-34H4Z', '#fff'),
    repeat(12, (at) =>
      (at + Math.floor(at / 4)) % 2
        ? rect(4 + (at % 4) * 22, -102 + Math.floor(at / 4) * 22.6, 22, 22.6, 0, '#16161f', 'stroke="none"')
        : '',
    ),
  );
  return (
    flag(-14, 0, 1, 16) +
    `<g transform="scale(-1 1)">${flag(-14, 0, 1, 16)}</g>` +
    placed(0, 66, 0.8, 0, circle(0, 0, 46, pen.gold) + lettered('1', { y: 22, size: 60, fill: '#5c0a14' }))
  );
};

/** Numbers marked on a slip, with the pencil that marked them. */
export const kenoSlip: Motif = (pen) => {
  const marked = new Set(
    pen.random.some(
      Array.from({ length: 20 }, (_, at) => at),
      5,
    ),
  );
  const [head = '#1f6fe0'] = hues(pen);
  return (
    placed(
      0,
      0,
      1,
      -6,
      rect(-88, -108, 176, 214, 12, '#fffaf0') +
        rect(-88, -108, 176, 42, 12, pen.tone(head)) +
        lettered('KENO', { y: -76, size: 32, fill: '#fff' }) +
        repeat(20, (at) => {
          const [x, y] = [-66 + (at % 5) * 33, -40 + Math.floor(at / 5) * 38];
          return (
            rect(x - 13, y - 14, 26, 28, 5, marked.has(at) ? head : '#e6e9f5', 'stroke-width="2.5"') +
            (marked.has(at)
              ? line(`M${x - 7} ${y - 7}l14 14M${x + 7} ${y - 7}l-14 14`, '#fff', 5)
              : lettered(String(at + 1), { x, y: y + 7, size: 18, width: 20, fill: '#4a5278' }))
          );
        }),
    ) +
    placed(
      66,
      54,
      1,
      -38,
      rect(-11, -58, 22, 96, 4, pen.tone('#f2a52a')) +
        path('M-11 38H11L0 64Z', '#f7dca8') +
        rect(-11, -70, 22, 16, 5, pen.tone('#e0455f')),
    )
  );
};
export const kenoBlower: Motif = (pen) => {
  const colours = hues(pen);
  return (
    path('M-64 64H64L84 110H-84Z', pen.tone('#2a2c3c')) +
    path('M-70 64C-116-20-78-112 0-112C78-112 116-20 70 64Z', '#dff2ff', 'fill-opacity=".3"') +
    [
      [-36, 34],
      [8, 42],
      [44, 20],
      [-14, 0],
      [26, -24],
      [-46, -30],
      [0, -62],
    ]
      .map(([x = 0, y = 0], at) =>
        placed(x, y, 0.46, 0, small.numberBall(pen, colours[at % 7] ?? '#e0263f', pen.random.integer(1, 80))),
      )
      .join('') +
    gleam('M-70-20C-66-62-40-90-16-98C-40-70-50-40-50-10Z', '.55') +
    rect(-70, 56, 140, 18, 8, pen.gold)
  );
};

export const hiLoGauge: Motif = (pen) =>
  path('M-104 60A104 104 0 0 1 104 60H56A56 56 0 0 0-56 60Z', pen.across('#1fa85c', '#f2c22e', '#e0263f')) +
  limb(pen, `M0 60L${pen.random.pick(['46-14', '-46-14', '14-34', '-20-30'])}`, '#fff', 8) +
  circle(0, 60, 20, pen.gold) +
  // On the dial: below it stands the title of a cover.
  lettered('HI', { x: 78, y: 50, size: 24, fill: '#fff' }) +
  lettered('LO', { x: -78, y: 50, size: 24, fill: '#fff' }) +
  placed(0, -76, 0.66, 0, small.playingCard(pen, pen.random.integer(0, 3), pen.random.pick(['7', '8', 'J'])));
export const coinSpin: Motif = (pen) =>
  ellipse(0, 92, 80, 14, pen.ink.dark, 'stroke="none" opacity=".5"') +
  ellipse(0, -4, 52, 92, pen.gold) +
  ellipse(0, -4, 38, 74, pen.down('#e69a1c', '#ffd968'), 'stroke="#a8610c" stroke-width="3"') +
  placed(0, -4, 0.72, 0, small.crown(pen)) +
  line('M-78-66C-96-30-96 20-78 58M78-66C96-30 96 20 78 58', '#fff', 7, 'opacity=".75"');
export const pegBoard: Motif = (pen) => {
  const [one = '#1f6fe0', two = '#f0407a'] = hues(pen);
  return (
    rect(-98, -112, 196, 222, 20, pen.tone(darker(one, 0.35))) +
    repeat(5, (row) =>
      repeat(4 + (row % 2), (at) => circle((at - (3 + (row % 2)) / 2) * 42, -84 + row * 32, 7, '#fff', 'stroke-width="3"')),
    ) +
    repeat(5, (at) => rect(-92 + at * 37, 66, 34, 36, 6, pen.tone([two, '#f2a52a', '#1fa85c', '#f2a52a', two][at] ?? two))) +
    line('M4-100L-16-70L6-38L-14-6L8 26L0 56', pen.ink.glow, 5, 'stroke-dasharray="2 11"') +
    circle(0, 48, 17, pen.ball('#ffe14a'))
  );
};
export const mineCart: Motif = (pen) =>
  path('M-100-24H100L80 60H-80Z', pen.tone('#5a6078')) +
  rect(-108, -36, 216, 22, 8, pen.gold) +
  around(3, (_, at) => placed(-52 + at * 52, -50 - (at % 2) * 16, 0.72, (at - 1) * 14, small.gem(pen))) +
  circle(-52, 78, 25, pen.tone('#2a2c3c')) +
  circle(52, 78, 25, pen.tone('#2a2c3c')) +
  circle(-52, 78, 9, pen.silver) +
  circle(52, 78, 9, pen.silver) +
  line('M-120 106H120', '#8a5a2a', 9) +
  placed(
    0,
    22,
    0.7,
    0,
    circle(0, 6, 32, pen.ball('#2a2a48')) +
      line('M14-24C24-40 36-34 38-44', '#c99a5a', 6) +
      path(starPath(8, 16, 6), '#ffcf3a', 'transform="translate(38 -46)"'),
  );
