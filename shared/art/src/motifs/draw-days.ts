import { darker, lighter } from '../colour';
import { lettered } from '../typeset';
import type { Pen } from '../pen';
import { around, circle, d, ellipse, group, line, path, placed, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import { stall } from './keepsakes';
import { gleam, limb } from './strokes';
import * as small from './symbols';
import { ball, balls, tints } from './balls';

const TRIO = [
  [-62, 54, 0.74],
  [62, 54, 0.74],
  [0, 66, 0.94],
] as const;

const page = (pen: Pen, head: string, sign: string): string =>
  rect(-84, -80, 168, 182, 20, pen.down('#fff', '#e4e8f8')) +
  path('M-84-32V-60C-84-72-76-80-64-80H64C76-80 84-72 84-60V-32Z', pen.tone(head)) +
  line('M-44-98V-64M44-98V-64', '#ffd257', 13) +
  sign;

/** A leaf that is torn off every day. */
export const dailyLeaf: Motif = (pen) => {
  const head = pen.random.pick(['#e0263f', '#1f6fe0', '#12905a', '#7a2fc0']);
  return (
    page(pen, head, lettered(String(pen.random.integer(1, 30)), { y: 62, size: 92, width: 96, fill: darker(head, 0.2) })) +
    ball(pen, 74, 78, 0.72, '#f2a52a') +
    path('M84 102L44 102L84 64Z', '#c8cfe4')
  );
};

export const dayWheel: Motif = (pen) => {
  const day = pen.random.pick(['#ffd257', '#ffb24a']);
  return (
    circle(0, 0, 106, pen.gold) +
    path('M-92 0A92 92 0 0 1 92 0Z', pen.down('#8fd8ff', '#ffe9b0')) +
    path('M-92 0A92 92 0 0 0 92 0Z', pen.down('#2a3a8a', '#0f1440')) +
    around(12, (angle) =>
      placed(0, 0, 1, angle + 15, path(starPath(10, 9, 5), day, `stroke="none" transform="translate(0 -99)"`)),
    ) +
    circle(0, -46, 26, pen.ball('#ffc53d')) +
    path('M14 24C-14 24-26 52-8 70C-30 66-42 40-22 22C-10 12 4 14 14 24Z', '#fff3c8', 'stroke-width="3"') +
    balls(pen, [
      [-52, 0, 0.56],
      [52, 0, 0.56],
      [0, 0, 0.8],
    ])
  );
};

export const weeklyBoard: Motif = (pen) => {
  const head = pen.random.pick(['#e0263f', '#1f6fe0', '#12905a', '#7a2fc0']);
  const chosen = pen.random.integer(0, 6);
  return (
    page(
      pen,
      head,
      repeat(7, (at) => {
        const [x, y] = [-57 + (at % 4) * 38, 2 + Math.floor(at / 4) * 48];
        return at === chosen
          ? ball(pen, x, y, 0.46, '#f2a52a', at + 1)
          : rect(x - 16, y - 18, 32, 36, 7, '#c8d2ee', 'stroke-width="3"') +
              lettered(String(at + 1), { x, y: y + 9, size: 24, fill: '#4a5278' });
      }),
    ) + placed(76, 84, 0.56, 14, small.star(pen))
  );
};

export const sevenBalls: Motif = (pen) =>
  balls(
    pen,
    [
      [0, -78, 0.66],
      [-62, -46, 0.66],
      [62, -46, 0.66],
      [-78, 22, 0.66],
      [78, 22, 0.66],
      [-36, 76, 0.66],
      [36, 76, 0.66],
    ],
    [1, 2, 3, 4, 5, 6, 7],
  ) + placed(0, -2, 1.1, 0, small.star(pen));

/** Friday's leaf, with the crescent over the domes. */
export const fridayLeaf: Motif = (pen) => {
  const head = pen.random.pick(['#0f7a5a', '#12889a', '#2a4fa8']);
  return (
    page(
      pen,
      head,
      path('M-56 88V40H56V88Z', pen.tone(lighter(head, 0.3)), 'stroke-width="3.5"') +
        path('M-30 42C-40 4-8 0 0-20C8 0 40 4 30 42Z', pen.tone(head), 'stroke-width="3.5"') +
        pen.mirror(path('M48 88V18L56 2L64 18V88Z', pen.tone(lighter(head, 0.15)), 'stroke-width="3.5"')) +
        path('M-11 88V68C-11 54 11 54 11 68V88Z', '#fff3b0', 'stroke-width="3"'),
    ) +
    lettered('5', { y: -42, size: 30, fill: '#fff' }) +
    ball(pen, 78, 86, 0.62, '#f2a52a')
  );
};

export const fridayLamp: Motif = (pen) =>
  circle(0, 0, 110, pen.glow('#fff0b0', 0.9), 'stroke="none"') +
  path(
    'M22-116C-50-112-88-50-66 14C-48 62 8 82 54 56C10 60-26 32-28-16C-28-58-8-94 22-116Z',
    pen.down('#fffbe0', '#ffd257', '#e09a2a'),
  ) +
  line('M44-96V-34', '#ffd257', 5) +
  path('M20-26H68L80 22L66 56H22L8 22Z', pen.down('#fff3b0', '#ff9a3a', '#c9302a')) +
  line('M44-26V56M8 22H80', pen.ink.dark, 3.5) +
  path('M26-28L44-48L62-28Z', pen.gold) +
  balls(pen, [
    [-44, 82, 0.6],
    [12, 92, 0.68],
    [70, 88, 0.52],
  ]);

const sunDisc = (pen: Pen, x: number, y: number, r: number): string =>
  around(12, (angle, at) =>
    placed(
      x,
      y,
      1,
      angle,
      path(d`M-8 ${-r - 6}L0 ${-r - (at % 2 ? 26 : 38)}L8 ${-r - 6}Z`, pen.down('#fff0a0', '#ff9a2e'), 'stroke-width="3"'),
    ),
  ) + circle(x, y, r, pen.ball('#ffc53d'));

export const noonSun: Motif = (pen) => sunDisc(pen, 0, -28, 56) + balls(pen, TRIO);

export const noonClock: Motif = (pen) =>
  sunDisc(pen, 0, -4, 80) +
  circle(0, -4, 66, '#fffbec') +
  around(12, (angle) => `<path d="M0-54V-46" transform="translate(0 -4)rotate(${angle})" stroke="#5a3a2a" stroke-width="6"/>`) +
  line('M0-4V-46M0-4V-34', '#2a2440', 8) +
  circle(0, -4, 8, pen.gold) +
  balls(pen, [
    [-66, 74, 0.62],
    [66, 74, 0.62],
    [0, 86, 0.7],
  ]);

/** The sun that goes down behind the river. */
export const eveningRiver: Motif = (pen) =>
  circle(0, -10, 98, pen.down('#ffe08a', '#ff8a3a', '#e0354f')) +
  group('stroke="none"', rect(-96, 22, 192, 8, 0, '#fff', 'opacity=".35"'), rect(-88, 42, 176, 6, 0, '#fff', 'opacity=".3"')) +
  path('M-122 34C-60 24 60 24 122 34V110H-122Z', pen.down('#7a4a9a', '#2a2060')) +
  line('M-60 50H-20M10 58H60M-90 70H-50M40 80H92', '#ffd9a0', 5, 'opacity=".8"') +
  path('M-34 20L-30-34L6 20Z', pen.tone('#fff4dc'), 'stroke-width="3.5"') +
  path('M-52 26H26L12 44H-40Z', pen.tone('#6a3a24')) +
  balls(pen, [
    [-70, 84, 0.6],
    [70, 84, 0.6],
    [2, 92, 0.72],
  ]);

export const eveningTicket: Motif = (pen) => {
  const paper = pen.random.pick(['#e0455f', '#7a4dd0', '#e8862a']);
  return (
    path('M-90-20A90 90 0 0 1 90-20Z', pen.down('#ffe08a', '#ff7a3a')) +
    line('M-108-30L-124-36M-84-82L-98-96M0-116V-132M84-82L98-96M108-30L124-36', '#ffd257', 8) +
    path('M-112-26H112V12A17 17 0 0 0 112 46V86H-112V46A17 17 0 0 0-112 12Z', pen.tone(paper)) +
    path('M-94-10H94V70H-94Z', 'none', 'stroke="#fff" stroke-width="3" stroke-dasharray="8 6" opacity=".8"') +
    lettered(String(pen.random.integer(1000, 9999)), { x: 14, y: 50, size: 54, width: 120, fill: '#fff' }) +
    placed(-72, 30, 0.42, 0, small.star(pen))
  );
};

const crescent = (pen: Pen): string =>
  path(
    'M30-108C-40-104-88-56-80 4C-74 60-14 90 44 66C-6 66-44 30-40-22C-38-62-8-94 30-108Z',
    pen.down('#fffbe0', '#ffe08a', '#e8a63a'),
  );

export const nightMoon: Motif = (pen) =>
  circle(-10, -20, 112, pen.glow('#fff6d0', 0.9), 'stroke="none"') +
  crescent(pen) +
  placed(40, -44, 0.7, 10, small.star(pen)) +
  placed(84, -6, 0.36, 0, small.star(pen)) +
  balls(pen, [
    [-46, 74, 0.66],
    [70, 62, 0.6],
    [18, 84, 0.8],
  ]);

export const nightLamp: Motif = (pen) =>
  circle(0, -40, 104, pen.glow('#ffe9a0', 1), 'stroke="none"') +
  limb(pen, 'M70 108V-70C70-112 4-112 0-84', '#3a4266', 10) +
  path('M-38-78H38L24-44H-24Z', pen.tone('#3a4266')) +
  path('M-24-44H24L84 70H-84Z', pen.veil('#fff3b0', 0.8, 0.05), 'stroke="none"') +
  circle(0, -42, 16, '#fffbd0') +
  balls(pen, [
    [-54, 70, 0.7],
    [30, 78, 0.66],
    [-10, 34, 0.6],
  ]);

/** Rockets over the fair. */
export const fireworks: Motif = (pen) => {
  const colours = tints(pen);
  const burst = (x: number, y: number, r: number, colour: string) =>
    placed(
      x,
      y,
      1,
      0,
      around(
        10,
        (angle) => `<path d="${d`M0 ${-r * 0.35}V${-r}`}" transform="rotate(${angle})" stroke="${colour}" stroke-width="7"/>`,
      ) + around(10, (angle) => `<circle cy="${-r - 8}" r="4" transform="rotate(${angle + 18})" fill="#fff" stroke="none"/>`),
    );
  return (
    burst(-44, -56, 48, colours[0] ?? '#fff') +
    burst(56, -40, 54, colours[1] ?? '#fff') +
    burst(2, -2, 36, '#ffd257') +
    balls(pen, TRIO)
  );
};

export const garlandDraw: Motif = (pen) => {
  const colours = tints(pen);
  return (
    limb(pen, 'M-118-92C-70-40 70-40 118-92', '#c99a5a', 4) +
    repeat(5, (at) => {
      const x = -88 + at * 44;
      const y = -72 + 22 * (1 - ((at - 2) / 2.4) ** 2);
      return (
        line(d`M${x} ${y}v14`, pen.ink.dark, 3) +
        ellipse(x, y + 36, 19, 22, pen.ball(colours[at] ?? '#e0263f')) +
        rect(x - 9, y + 12, 18, 7, 2, pen.gold, 'stroke-width="3"') +
        rect(x - 9, y + 54, 18, 7, 2, pen.gold, 'stroke-width="3"')
      );
    }) +
    balls(pen, [
      [-58, 66, 0.8],
      [58, 66, 0.8],
      [0, 58, 1],
    ])
  );
};

const sheaf = (pen: Pen): string => {
  const ear = pen.stamp(
    limb(pen, 'M0 70V-40', '#d9a03a', 4),
    repeat(4, (at) =>
      pen.mirror(
        ellipse(9, -38 - at * 17, 7, 11, pen.ball('#ffcf4a'), `stroke-width="3" transform="rotate(24 9 ${-38 - at * 17})"`),
      ),
    ) + ellipse(0, -108, 7, 12, pen.ball('#ffcf4a'), 'stroke-width="3"'),
  );
  return (
    [-44, 44, -22, 22, 0].map((turn) => ear(0, 34, 0.94, turn)).join('') +
    path('M-26 30C-10 40 10 40 26 30L22 54C8 62-8 62-22 54Z', pen.tone('#c9302a'))
  );
};

export const harvestSheaf: Motif = (pen) =>
  placed(0, -18, 1, 0, sheaf(pen)) +
  balls(pen, [
    [-62, 68, 0.72],
    [62, 68, 0.72],
    [0, 82, 0.72],
  ]);

export const harvestBasket: Motif = (pen) =>
  placed(0, -46, 0.74, 0, sheaf(pen)) +
  balls(pen, [
    [-54, -4, 0.7],
    [54, -4, 0.7],
    [-18, 4, 0.6],
    [24, 6, 0.6],
  ]) +
  path('M-98 12H98L76 104H-76Z', pen.tone('#b9783a')) +
  line('M-90 40H90M-84 68H84M-50 16L-40 100M0 16V100M50 16L40 100', '#7a4a1c', 5) +
  rect(-106, 2, 212, 20, 9, pen.tone('#d9984a'));

export const grandDrum: Motif = (pen) => {
  const colours = tints(pen);
  return (
    limb(pen, 'M-84 108L-50 40M84 108L50 40', '#ffd257', 10) +
    circle(0, -10, 98, pen.gold) +
    circle(0, -10, 86, pen.ink.sky[0]) +
    circle(0, -10, 86, '#dff2ff', 'fill-opacity=".3"') +
    [
      [-40, 16],
      [8, 34],
      [46, 4],
      [-14, -16],
      [26, -48],
      [-44, -42],
    ]
      .map(([x = 0, y = 0], at) => ball(pen, x, y, 0.52, colours[at] ?? '#e0263f'))
      .join('') +
    line('M-86-10H86M0-96V76M-60-70L60 50M60-70L-60 50', '#ffe9a0', 3, 'opacity=".6"') +
    placed(0, -104, 0.62, 0, small.crown(pen)) +
    limb(pen, 'M98-10H120V20', '#c9d2e6', 7)
  );
};

export const grandCup: Motif = (pen) =>
  balls(pen, [
    [-34, -66, 0.6],
    [36, -66, 0.6],
    [0, -84, 0.7],
  ]) +
  pen.mirror(path('M50-46C92-60 112-28 100 2C90 28 62 40 44 42L46 26C70 20 84-2 82-18C80-34 66-36 52-28Z', pen.gold)) +
  path('M-68-58H68C68 12 44 42 14 52L18 78H-18L-14 52C-44 42-68 12-68-58Z', pen.gold) +
  rect(-78, -68, 156, 18, 8, pen.gold) +
  rect(-50, 76, 100, 28, 8, pen.tone(pen.ink.hero)) +
  placed(0, -6, 0.66, 0, small.star(pen)) +
  gleam('M-52-40C-50-4-40 18-28 32L-36 10Z');

export const marketStall: Motif = (pen) =>
  stall(pen) +
  balls(pen, [
    [-40, 10, 0.46],
    [0, 6, 0.5],
    [42, 10, 0.46],
  ]);

export const marketScales: Motif = (pen) =>
  limb(pen, 'M0-100V86M-92-72H92', '#ffd257', 8) +
  line('M-92-72L-116 0M-92-72L-68 0M92-72L68 0M92-72L116 0', pen.ink.dark, 4) +
  balls(pen, [
    [-92, -14, 0.56],
    [78, -8, 0.42],
    [106, -8, 0.42],
  ]) +
  pen.mirror(path('M54 4H130C126 40 58 40 54 4Z', pen.gold)) +
  circle(0, -104, 12, pen.gold) +
  path('M-52 84H52L66 108H-66Z', pen.tone('#8a4a24')) +
  balls(pen, [[0, 44, 0.7]]);

/** Six, as the name says. */
const SIX = [
  [-58, 56, 0.76],
  [0, 62, 0.76],
  [58, 56, 0.76],
  [-30, -2, 0.76],
  [30, -2, 0.76],
  [0, -60, 0.76],
] as const;
const lotto = (pen: Pen): number[] => Array.from({ length: 6 }, () => pen.random.integer(1, 49));
export const sixPyramid: Motif = (pen) => balls(pen, SIX, lotto(pen));
export const sixRing: Motif = (pen) =>
  balls(
    pen,
    Array.from({ length: 6 }, (_, at) => [74 * Math.sin((at * Math.PI) / 3), -74 * Math.cos((at * Math.PI) / 3), 0.72] as const),
    lotto(pen),
  ) + placed(0, 0, 0.9, 0, small.clover(pen));
export const bigSix: Motif = (pen) =>
  balls(
    pen,
    [
      [-76, -46, 0.52],
      [76, -46, 0.52],
      [-88, 30, 0.52],
      [88, 30, 0.52],
      [0, -84, 0.52],
      [0, 8, 1.6],
    ],
    [11, 23, 34, 45, 9, 6],
  );
