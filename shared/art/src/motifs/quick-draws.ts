import { darker, lighter } from '../colour';
import { lettered } from '../typeset';
import type { Pen } from '../pen';
import { around, circle, d, ellipse, group, line, path, placed, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import { eye, gleam, limb } from './strokes';
import * as small from './symbols';

const HUES = ['#e0263f', '#f2a52a', '#1fa85c', '#1f6fe0', '#8a3df0', '#f0407a', '#12a0b8'] as const;
const hues = (pen: Pen): string[] => pen.random.some(HUES, HUES.length);
const numbered = (pen: Pen, x: number, y: number, scale: number, colour: string, number: number): string =>
  placed(x, y, scale, pen.random.integer(-12, 12), small.numberBall(pen, colour, number));
const plain = (pen: Pen, x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, pen.ball(colour)) + ellipse(x - r * 0.34, y - r * 0.42, r * 0.3, r * 0.18, '#fff', 'stroke="none" opacity=".8"');

const speedLines = (pen: Pen): string => line('M-124-50H-88M-130-16H-96M-126 18H-92M-120 52H-90', pen.ink.glow, 7, 'opacity=".85"');

const row = (pen: Pen, count: number, y: number, size: number, step: number): string => {
  const colours = hues(pen);
  return repeat(count, (at) =>
    numbered(
      pen,
      (at - (count - 1) / 2) * step,
      y + (at % 2 ? -14 : 14),
      size,
      colours[at % 7] ?? '#e0263f',
      pen.random.integer(1, 36),
    ),
  );
};

/** A watch that stops at once. */
const stopwatch = (pen: Pen, casing: string, face: string): string =>
  rect(-14, -122, 28, 26, 6, pen.gold) +
  pen.mirror(placed(66, -78, 1, 42, rect(-9, -14, 18, 28, 5, pen.gold))) +
  circle(0, 0, 98, pen.tone(casing)) +
  circle(0, 0, 84, pen.gold) +
  circle(0, 0, 74, '#fffdf2') +
  around(
    12,
    (angle, at) =>
      `<path d="M0-64V${at % 3 ? -57 : -50}" transform="rotate(${angle})" stroke="#4a4a68" stroke-width="${at % 3 ? 4 : 7}"/>`,
  ) +
  face;

export const minuteWatch: Motif = (pen) => {
  const casing = pen.random.pick(HUES);
  const turn = pen.random.pick([60, 90, 120, 200, 240]);
  const [x, y] = [60 * Math.sin((turn * Math.PI) / 180), -60 * Math.cos((turn * Math.PI) / 180)];
  return stopwatch(
    pen,
    casing,
    path(d`M0 0V-60A60 60 0 ${turn > 180 ? 1 : 0} 1 ${x} ${y}Z`, lighter(casing, 0.35), 'stroke="none"') +
      line(d`M0 0L${x} ${y}`, '#2a2440', 8) +
      circle(0, 0, 11, pen.gold) +
      lettered('60', { y: 46, size: 34, fill: darker(casing, 0.2) }),
  );
};

export const minuteSand: Motif = (pen) => {
  const [one = '#e0263f', two = '#1f6fe0', three = '#1fa85c'] = hues(pen);
  return (
    path(
      'M-60-84H60C60-34 14-16 10 0C14 16 60 34 60 84H-60C-60 34-14 16-10 0C-14-16-60-34-60-84Z',
      '#eaf8ff',
      'fill-opacity=".5"',
    ) +
    plain(pen, -20, -46, 19, one) +
    plain(pen, 22, -48, 19, two) +
    plain(pen, 0, -22, 15, three) +
    plain(pen, 0, 20, 11, two) +
    plain(pen, -26, 60, 19, three) +
    plain(pen, 24, 62, 19, one) +
    rect(-92, -108, 184, 26, 11, pen.gold) +
    rect(-92, 82, 184, 26, 11, pen.gold) +
    gleam('M-50-74C-48-46-30-30-22-22L-30-44Z', '.8')
  );
};

export const quickThree: Motif = (pen) => speedLines(pen) + row(pen, 3, 4, 0.9, 76);
export const quickThreeWatch: Motif = (pen) => {
  const colours = hues(pen);
  return (
    placed(
      0,
      -28,
      0.74,
      0,
      stopwatch(pen, colours[3] ?? '#1f6fe0', line('M0 0V-50M0 0L30 20', '#2a2440', 9) + circle(0, 0, 10, pen.gold)),
    ) + [-66, 0, 66].map((x, at) => numbered(pen, x, 66 + (at % 2) * 12, 0.72, colours[at] ?? '#e0263f', at + 1)).join('')
  );
};
export const speedFive: Motif = (pen) => {
  const colours = hues(pen);
  return (
    speedLines(pen) +
    [
      [-52, -40, 0.66],
      [52, -40, 0.66],
      [-66, 44, 0.66],
      [66, 44, 0.66],
      [0, 4, 1.05],
    ]
      .map(([x = 0, y = 0, size = 1], at) =>
        numbered(pen, x, y, size, colours[at] ?? '#e0263f', at === 4 ? 5 : pen.random.integer(1, 36)),
      )
      .join('')
  );
};
export const speedFiveComet: Motif = (pen) => {
  const colours = hues(pen);
  return (
    repeat(5, (at) =>
      path(
        d`M${-128 + at * 20} ${92 - at * 34}L${-10 + at * 22} ${40 - at * 36}L${4 + at * 22} ${66 - at * 34}Z`,
        colours[at] ?? '#fff',
        'stroke="none" opacity=".6"',
      ),
    ) + repeat(5, (at) => numbered(pen, -12 + at * 22, 64 - at * 34, 0.56 + at * 0.06, colours[at] ?? '#e0263f', at + 1))
  );
};

/** Twelve, with leaves of luck. */
export const luckyTwelve: Motif = (pen) =>
  around(12, (angle, at) => placed(0, 0, 1, angle, plain(pen, 0, -94, 15, HUES[at % 7] ?? '#e0263f'))) +
  circle(0, 0, 74, pen.gold) +
  circle(0, 0, 62, pen.tone('#1f8a4a')) +
  lettered('12', { y: 30, size: 78, width: 90, fill: '#fff' });
export const twelveClover: Motif = (pen) =>
  placed(0, -6, 2.2, 0, small.clover(pen)) +
  placed(0, -6, 1.15, 0, small.numberBall(pen, '#f2a52a', 12)) +
  placed(-80, 70, 0.5, 0, small.star(pen)) +
  placed(82, 66, 0.42, 0, small.star(pen));

const hull = (pen: Pen, colour: string): string =>
  path('M-124-16C-108 12-92 22-70 24H70C92 22 108 12 124-16C122 46 92 80 60 84H-60C-92 80-122 46-124-16Z', pen.tone(colour)) +
  line('M-106 34C-60 52 60 52 106 34', '#ffd257', 6);
const WAVES = 'M-124 78C-98 60-80 84-58 76C-38 64-20 84 0 78C20 66 38 84 58 76C80 62 98 82 124 78L112 114H-112Z';

/** Ten balls aboard. */
export const boatTen: Motif = (pen) => {
  const colours = hues(pen);
  return (
    [
      [-70, 8],
      [-36, 2],
      [0, 0],
      [36, 2],
      [70, 8],
      [-52, -24],
      [-18, -30],
      [18, -30],
      [52, -24],
      [0, -58],
    ]
      .map(([x = 0, y = 0], at) => numbered(pen, x, y, 0.42, colours[at % 7] ?? '#e0263f', at + 1))
      .join('') +
    hull(pen, pen.random.pick(HUES)) +
    path(WAVES, pen.down('#dff6ff', '#4fb0e0', '#17508a'))
  );
};
export const sailTen: Motif = (pen) => {
  const cloth = pen.random.pick(HUES);
  return (
    limb(pen, 'M-6 20V-118', '#b9783a', 8) +
    path('M4-112C70-96 96-40 92 8H4Z', pen.down('#fff', lighter(cloth, 0.5))) +
    path('M-14-92C-50-70-80-30-92 6H-14Z', pen.tone(cloth)) +
    lettered('10', { x: 42, y: -8, size: 62, width: 68, fill: darker(cloth, 0.15) }) +
    hull(pen, '#8a4a24') +
    path(WAVES, pen.down('#dff6ff', '#4fb0e0', '#17508a'))
  );
};

/** Colours and no numbers. */
export const colourBalls: Motif = (pen) => {
  const colours = hues(pen);
  return (
    around(6, (angle, at) =>
      plain(pen, 70 * Math.sin((angle * Math.PI) / 180), -70 * Math.cos((angle * Math.PI) / 180), 36, colours[at] ?? '#e0263f'),
    ) + plain(pen, 0, 0, 40, '#fff4dc')
  );
};
export const palette: Motif = (pen) =>
  path(
    'M-10-100C70-104 116-50 108 6C104 48 64 40 44 44C22 50 34 78 20 94C-6 116-108 86-110-2C-110-58-70-98-10-100Z',
    pen.down('#f7dca8', '#d9a45a'),
  ) +
  circle(26, 14, 17, pen.ink.sky[1]) +
  [
    [-62, -44],
    [-16, -66],
    [36, -56],
    [72, -14],
    [-76, 8],
    [-50, 56],
  ]
    .map(([x = 0, y = 0], at) => plain(pen, x, y, 20, HUES[at] ?? '#e0263f'))
    .join('');
export const colourFan: Motif = (pen) =>
  repeat(6, (at) =>
    placed(0, 96, 1, (at - 2.5) * 22, path('M-26-34L-44-188C-20-204 20-204 44-188L26-34Z', pen.tone(HUES[at] ?? '#e0263f'))),
  ) +
  circle(0, 84, 30, pen.gold) +
  placed(0, 84, 0.4, 0, small.star(pen));

/** A wheel whose fields are numbered. */
const numbers = (pen: Pen, parts: number): string => {
  const edge = Math.PI / parts;
  const tints = hues(pen);
  const field = d`M0 0L${-88 * Math.sin(edge)} ${-88 * Math.cos(edge)}A88 88 0 0 1 ${88 * Math.sin(edge)} ${-88 * Math.cos(edge)}Z`;
  return around(parts, (angle, at) =>
    placed(
      0,
      0,
      1,
      angle,
      path(field, tints[at % Math.min(parts, 4)] ?? '#e0263f', 'stroke-width="2.5"') +
        lettered(String(at + 1), { y: -60, size: 26, width: 30, fill: '#fff' }),
    ),
  );
};
export const numberWheel: Motif = (pen) =>
  circle(0, 0, 106, pen.gold) +
  circle(0, 0, 92, pen.ink.dark) +
  numbers(pen, pen.random.pick([8, 10])) +
  circle(0, 0, 28, pen.gold) +
  placed(0, 0, 0.4, 0, small.star(pen)) +
  path('M-18-124H18L0-82Z', pen.tone('#fff4dc'));
export const wheelOnStand: Motif = (pen) =>
  limb(pen, 'M0 10L-66 108M0 10L66 108M-80 108H80', '#8a4a24', 12) +
  placed(
    0,
    -20,
    0.86,
    0,
    circle(0, 0, 106, pen.tone('#8a4a24')) +
      numbers(pen, 8) +
      around(8, (angle) => placed(0, 0, 1, angle + 22.5, circle(0, -97, 6, '#fff6c8', 'stroke-width="3"'))) +
      circle(0, 0, 24, pen.gold),
  ) +
  path('M-15-124H15L0-88Z', pen.tone('#ffd257'));

const bead = (pen: Pen, x: number, y: number, colour: string): string =>
  ellipse(x, y, 17, 20, pen.ball(colour)) +
  gleam(d`M${x - 9} ${y - 8}C${x - 7} ${y - 15} ${x} ${y - 16} ${x + 4} ${y - 15}Z`, '.8');
export const beadString: Motif = (pen) => {
  const colours = hues(pen);
  return (
    line('M-104-96C-110 40-60 92 0 92C60 92 110 40 104-96', '#ffd257', 5) +
    repeat(13, (at) => {
      const t = -1.36 + (at * 2.72) / 12;
      return bead(pen, 100 * Math.sin(t), -26 + 112 * Math.cos(t), colours[at % 4] ?? '#e0263f');
    }) +
    placed(0, -14, 0.9, 0, small.jewel(pen, colours[4] ?? '#8a3df0'))
  );
};
export const abacus: Motif = (pen) => {
  const colours = hues(pen);
  return (
    rect(-112, -98, 224, 200, 18, pen.tone('#8a4a24')) +
    rect(-94, -80, 188, 164, 8, pen.ink.sky[0]) +
    repeat(
      4,
      (rowAt) =>
        line(`M-94 ${-56 + rowAt * 40}H94`, '#ffe9b0', 4) +
        repeat(5, (at) => bead(pen, (at < 2 + (rowAt % 3) ? -76 : -14) + at * 23, -56 + rowAt * 40, colours[rowAt] ?? '#e0263f')),
    )
  );
};
export const beadBowl: Motif = (pen) => {
  const colours = hues(pen);
  return (
    [
      [-60, -8],
      [-28, -22],
      [6, -28],
      [40, -20],
      [68, -4],
      [-44, -40],
      [-8, -54],
      [28, -48],
      [10, -78],
    ]
      .map(([x = 0, y = 0], at) => bead(pen, x, y, colours[at % 7] ?? '#e0263f'))
      .join('') +
    path('M-106 0H106C100 70 60 100 0 100C-60 100-100 70-106 0Z', pen.tone('#12889a')) +
    rect(-112, -6, 224, 20, 9, pen.gold) +
    group('', placed(0, 54, 0.6, 0, small.blossom(pen)))
  );
};

/** Ten, and it smiles. */
const smile = (pen: Pen, colour: string): string =>
  circle(0, 0, 96, pen.ball(colour)) +
  pen.mirror(eye(pen, 34, -34, 16) + circle(58, 2, 13, '#ff7a6a', 'stroke="none" opacity=".6"')) +
  path('M-48 14C-24 26 24 26 48 14C42 66-42 66-48 14Z', '#8a1026') +
  lettered('10', { y: -48, size: 34, fill: '#fff' });
export const happyTen: Motif = (pen) =>
  smile(pen, pen.random.pick(['#ffc53d', '#ff9a3a', '#5fd08a', '#5fb8ff', '#ff8ab8'])) +
  gleam('M-70-40C-60-68-36-82-18-86C-36-68-52-52-58-34Z');
export const happyTenTrio: Motif = (pen) =>
  placed(-56, 30, 0.56, -12, smile(pen, '#5fb8ff')) +
  placed(56, 30, 0.56, 12, smile(pen, '#ff8ab8')) +
  placed(0, -8, 0.82, 0, smile(pen, '#ffc53d'));
export const tenParty: Motif = (pen) =>
  placed(0, 18, 0.86, 6, smile(pen, pen.random.pick(['#ffc53d', '#5fd08a', '#ff9a3a']))) +
  placed(
    6,
    -92,
    1,
    8,
    path('M-36 24L0-44L36 24C14 34-14 34-36 24Z', pen.tone('#8a3df0')) +
      circle(0, -44, 11, pen.gold) +
      line('M-20 10L14 20M-8-12L16-2', '#fff', 5),
  ) +
  path(starPath(5, 16, 7), '#ffd257', 'transform="translate(-96 -50)" stroke-width="3"') +
  path(starPath(5, 14, 6), '#5fe0d0', 'transform="translate(98 -20)" stroke-width="3"');

/** Three dice and nothing else. */
const three = (pen: Pen): [string, string, string] => {
  const coat = pen.random.pick(['#ffffff', '#d8232f', '#1f6fe0', '#12905a']);
  return [1, 2, 3].map(() => small.die(pen, coat, pen.random.integer(1, 6))) as [string, string, string];
};
export const diceThree: Motif = (pen) => {
  const [one, two, last] = three(pen);
  return placed(-52, 40, 1.05, -14, one) + placed(54, 44, 1.05, 16, two) + placed(0, -46, 1.05, 8, last);
};
export const diceRow: Motif = (pen) =>
  three(pen)
    .map((face, at) => placed(-74 + at * 74, at % 2 ? -18 : 14, 0.84, (at - 1) * 12, face))
    .join('') +
  path('M-118 58H118L104 92H-104Z', pen.gold) +
  placed(0, 74, 0.3, 0, small.star(pen));
export const diceCup: Motif = (pen) => {
  const [one, two, last] = three(pen);
  return (
    placed(
      0,
      -34,
      1,
      -24,
      path('M-56-70H56L44 56H-44Z', pen.across('#5a2a14', '#b9683a', '#5a2a14')) +
        rect(-60, -82, 120, 22, 9, pen.gold) +
        ellipse(0, 56, 44, 14, '#2a120a') +
        line('M-50-20H50', '#ffd257', 7),
    ) +
    placed(26, 56, 0.72, 14, one) +
    placed(78, 74, 0.68, -18, two) +
    placed(-24, 84, 0.68, 30, last)
  );
};
