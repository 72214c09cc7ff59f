import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { circle, ellipse, group, line, path, placed, repeat } from '../svg';
import * as beasts from './beasts';
import type { Motif } from './beasts';
import { eye, gleam, limb } from './strokes';
import * as small from './symbols';

/** Sitting up, its tail about it: the head is the one that the beast has everywhere. */
const seated =
  (head: Motif, coats: readonly string[], tail: 'brush' | 'long' | 'tuft'): Motif =>
  (pen) => {
    const coat = pen.random.pick(coats);
    const tails = {
      brush:
        path('M40 84C90 92 116 50 104 4C92-16 72 0 74 22C76 44 60 56 40 54Z', pen.tone(coat)) +
        path('M104 4C98-12 78-4 75 14C86 8 98 6 105 14Z', '#fff', 'stroke-width="3"'),
      long: limb(pen, 'M40 92C90 104 112 66 96 30C88 10 108-6 116 6', coat, 15),
      tuft: circle(74, 78, 25, pen.ball(lighter(coat, 0.25))),
    };
    return (
      tails[tail] +
      path('M-58 104C-76 52-52 4 0 0C52 4 76 52 58 104C30 114-30 114-58 104Z', pen.ball(coat)) +
      path('M-28 104C-36 60-20 34 0 32C20 34 36 60 28 104C12 110-12 110-28 104Z', lighter(coat, 0.5), 'stroke-width="3"') +
      pen.mirror(
        path('M14 52C30 52 36 80 34 104C34 116 8 116 6 104Z', pen.tone(coat)) + line('M14 104V110M24 104V110', pen.ink.dark, 3),
      ) +
      placed(0, -34, 0.74, 0, head(pen))
    );
  };

export const tigerSeated = seated(beasts.tiger, ['#ff9a2e', '#ffb04a'], 'long');
export const foxSeated = seated(beasts.fox, ['#f0702a', '#e85a2a'], 'brush');
export const wolfSeated = seated(beasts.wolf, ['#8d9bc0', '#6a78a0'], 'brush');
export const pandaSeated = seated(beasts.panda, ['#2a2440'], 'tuft');
export const bearSeated = seated(beasts.bear, ['#9a5b2c', '#7a4420'], 'tuft');
export const monkeySeated = seated(beasts.monkey, ['#a5602c', '#c9803a'], 'long');
export const rabbitSeated = seated(beasts.rabbit, ['#fff0f2', '#ffe0c0'], 'tuft');
export const catSeated = seated(beasts.cat, ['#ffcf7a', '#3d4468', '#fffaf0'], 'long');

/** Afloat on its back, with something that it holds dear. */
const otterFace = (pen: Pen, coat: string): string =>
  pen.mirror(circle(46, -34, 17, pen.ball(coat))) +
  path('M-60-6C-64-66 64-66 60-6C58 34 30 50 0 52C-30 50-58 34-60-6Z', pen.ball(coat)) +
  path('M-44 12C-44-10 44-10 44 12C40 40 20 48 0 48C-20 48-40 40-44 12Z', '#fff0d8', 'stroke-width="3"') +
  pen.mirror(eye(pen, 28, -18, 11) + line('M24 20L62 12M24 26L64 28', pen.ink.dark, 3)) +
  path('M-14-4C-8-12 8-12 14-4C10 8-10 8-14-4Z', '#2a1420') +
  line('M0 6V16M-12 20C-6 26 6 26 12 20', pen.ink.dark, 4);
const otterCoat = (pen: Pen): string => pen.random.pick(['#9a6238', '#7a5030', '#b07a4a', '#6a5a58']);
export const otter: Motif = (pen) => {
  const coat = otterCoat(pen);
  return (
    path('M-52 108C-66 60-44 22 0 20C44 22 66 60 52 108Z', pen.ball(coat)) +
    path('M-26 108C-32 70-16 48 0 46C16 48 32 70 26 108Z', '#fff0d8', 'stroke-width="3"') +
    placed(0, -28, 1.2, 0, otterFace(pen, coat)) +
    pen.mirror(limb(pen, 'M44 54L16 72', coat, 16)) +
    path('M-26 78C-12 58 12 58 26 78C20 98-20 98-26 78Z', pen.tone('#ff9ac0')) +
    line('M0 64V90M-12 68L-8 88M12 68L8 88', '#a8305a', 3)
  );
};
export const otterAfloat: Motif = (pen) => {
  const coat = otterCoat(pen);
  return (
    path('M-64 20C-20-6 60-4 96 24L124 12L118 52L92 46C50 72-30 70-64 50Z', pen.ball(coat)) +
    path('M-40 26C0 10 40 12 70 28C40 42-10 44-40 40Z', '#fff0d8', 'stroke-width="3"') +
    limb(pen, 'M-20 32L6 10L24 14M20 36L34 16', coat, 12) +
    placed(28, -4, 0.56, 10, small.star(pen)) +
    placed(-66, -6, 0.9, -16, otterFace(pen, coat)) +
    path(
      'M-124 44C-98 26-80 52-58 42C-38 30-20 52 0 44C20 32 38 52 58 42C80 28 98 50 124 46L112 108H-112Z',
      pen.down('#dff6ff', '#4fb0e0', '#17508a'),
    )
  );
};
export const otterFish: Motif = (pen) => {
  const coat = otterCoat(pen);
  return (
    placed(0, -16, 1.3, 0, otterFace(pen, coat)) +
    placed(
      0,
      60,
      0.7,
      -10,
      path('M-80 0C-40-46 30-46 60 0C30 46-40 46-80 0ZM52 0L92-34V34Z', pen.ball('#8ac0e8')) + eye(pen, -48, -6, 11),
    ) +
    pen.mirror(path('M28 40C46 36 54 54 48 72C36 84 22 72 24 56Z', pen.tone(coat)))
  );
};

const glowBug = (pen: Pen): string =>
  circle(0, 52, 74, pen.glow('#f4ff8a', 1), 'stroke="none"') +
  pen.mirror(
    path('M8-30C50-84 112-70 110-30C104 4 54 14 14-2Z', pen.veil('#fff', 0.9, 0.45)) +
      line('M22-24C50-50 78-54 96-42', '#fff', 3.5) +
      limb(pen, 'M10-70C16-94 30-104 42-104', '#3a2a4a', 3),
  ) +
  path('M-26-14C-30 12-34 30-32 50H32C34 30 30 12 26-14Z', pen.tone('#5a3a5a')) +
  path('M-32 46H32C34 80 16 100 0 104C-16 100-34 80-32 46Z', pen.ball('#f0ff5a')) +
  line('M-31 62H31M-26 80H26', '#a8b81f', 4) +
  circle(0, -42, 34, pen.ball('#7a4a6a')) +
  pen.mirror(eye(pen, 14, -44, 12)) +
  line('M-10-24C-4-18 4-18 10-24', pen.ink.dark, 4);
export const firefly: Motif = (pen) => placed(0, 0, 1, pen.random.integer(-14, 14), glowBug(pen));
export const fireflyJar: Motif = (pen) => {
  const light = (x: number, y: number) =>
    circle(x, y, 28, pen.glow('#f4ff8a', 1), 'stroke="none"') +
    ellipse(x, y, 7, 10, '#f0ff5a', 'stroke-width="3"') +
    path(
      `M${x - 4} ${y - 8}C${x - 22} ${y - 24} ${x - 26} ${y - 8} ${x - 6} ${y - 2}ZM${x + 4} ${y - 8}C${x + 22} ${y - 24} ${x + 26} ${y - 8} ${x + 6} ${y - 2}Z`,
      '#fff',
      'stroke-width="2" opacity=".9"',
    );
  return (
    path(
      'M-50-66C-86-50-84-20-84 10V84C-84 104-70 108-54 108H54C70 108 84 104 84 84V10C84-20 86-50 50-66Z',
      '#eaf8ff',
      'fill-opacity=".35"',
    ) +
    light(-34, 56) +
    light(36, 66) +
    light(0, 14) +
    light(-40, -12) +
    light(44, -4) +
    lid(pen) +
    gleam('M-68 0C-70-24-60-40-46-46C-54-20-56 20-56 60L-68 60Z', '.7')
  );
};
const lid = (pen: Pen): string =>
  path('M-58-96H58V-64H-58Z', pen.gold) + path('M-44-64C-20-48 20-48 44-64', 'none', 'stroke="#c99a5a" stroke-width="5"');
export const fireflyNight: Motif = (pen) =>
  limb(pen, 'M-90 112C-70 60-80 20-60-20M-40 112C-30 70-50 40-20 6M90 112C70 70 84 30 66-6', '#2f8a4a', 7) +
  [
    [-60, -40, 0.34, -20],
    [64, -24, 0.38, 16],
  ]
    .map(([x = 0, y = 0, size = 1, turn = 0]) => placed(x, y, size, turn, glowBug(pen)))
    .join('') +
  placed(2, -30, 0.72, 6, glowBug(pen));

const dragonflyBody = (pen: Pen): string => {
  const [body, wing] = pen.random.pick([
    ['#1fa88a', '#c8fff0'],
    ['#e0455f', '#ffe0e8'],
    ['#2a7bd8', '#d8ecff'],
    ['#8a4de8', '#ecdcff'],
  ] as const);
  return (
    pen.mirror(
      path('M8-30C40-70 110-80 124-56C120-34 60-16 10-14Z', pen.veil(wing, 0.95, 0.5)) +
        path('M8-10C50-14 110 6 112 30C100 46 44 24 8 2Z', pen.veil(wing, 0.9, 0.45)) +
        line('M16-28C50-52 84-60 108-56M16-6C50 0 80 12 98 26', '#fff', 3),
    ) +
    path('M-14-36C-18-6-10 60-4 116H4C10 60 18-6 14-36Z', pen.tone(body)) +
    line('M-10 8H10M-9 28H9M-7 48H7M-6 68H6M-5 88H5', lighter(body, 0.55), 4) +
    circle(0, -44, 22, pen.ball(body)) +
    pen.mirror(circle(17, -58, 17, pen.ball(lighter(body, 0.3))) + gleam('M12-66C16-72 24-70 26-64Z', '.9'))
  );
};
export const dragonfly: Motif = (pen) => placed(0, -6, 1, pen.random.pick([-30, -12, 16, 32]), dragonflyBody(pen));
export const dragonflyReed: Motif = (pen) =>
  limb(pen, 'M-60 112C-56 40-64-10-52-60M56 112C50 60 62 20 54-10', '#3f8a4a', 6) +
  path('M-66-60C-68-104-40-104-42-60C-44-40-64-40-66-60ZM42-10C40-50 66-50 66-10C64 8 44 8 42-10Z', pen.tone('#8a4a24')) +
  placed(4, -14, 0.86, 30, dragonflyBody(pen)) +
  ellipse(0, 106, 100, 12, pen.tone('#3a8ac0'));

/** Hooked bill, long tail, and colours that tell its kind. */
const perched = (pen: Pen, coat: string, wing: string, breast: string, bill: string, tail: string): string =>
  limb(pen, 'M-122 78C-60 62 20 92 122 66', '#8a5a34', 12) +
  path('M22 40C44 70 60 96 58 124L40 112L30 126L22 108C12 86 4 66 0 46Z', pen.tone(tail)) +
  path('M-38-92C0-112 40-86 44-46C58-10 52 40 16 66C-14 84-52 66-58 28C-62-4-50-30-56-50C-60-70-54-84-38-92Z', pen.ball(coat)) +
  path('M-56-20C-36 0-26 36-34 66C-52 58-60 40-60 22C-62 4-58-8-56-20Z', breast, 'stroke-width="3"') +
  path('M-4-34C36-34 58 4 52 62C20 56-14 32-18 2C-20-14-16-28-4-34Z', pen.tone(wing)) +
  line('M4-10C22-2 34 16 40 40M-4 8C8 18 18 30 26 46', lighter(wing, 0.5), 5) +
  bill +
  eye(pen, -28, -60, 14) +
  line('M-22 72V88M-2 74V90', '#f2a52a', 8);
const hooked = (pen: Pen): string =>
  path('M-48-76C-84-84-98-54-84-28C-76-34-66-40-50-42Z', pen.tone('#e8402f')) +
  path('M-84-40C-78-30-70-34-58-40', 'none', `stroke="${pen.ink.dark}" stroke-width="3.5"`);
export const parrot: Motif = (pen) => {
  const [coat, wing, breast] = pen.random.pick([
    ['#3fb84a', '#1f8a5a', '#ffd23a'],
    ['#4fc85a', '#2a8af0', '#a8e86a'],
    ['#e8304a', '#2a6fd8', '#ffcf3a'],
  ] as const);
  return (
    perched(pen, coat, wing, breast, hooked(pen), wing) +
    path('M-58-44C-40-30-16-30 6-46', 'none', 'stroke="#e0407a" stroke-width="7"')
  );
};
export const parrotFlight: Motif = (pen) => {
  const [coat, wing] = pen.random.pick([
    ['#3fb84a', '#2a8af0'],
    ['#e8304a', '#ffcf3a'],
    ['#2a8af0', '#ffcf3a'],
  ] as const);
  return (
    path('M10 30C30 70 34 100 26 124L10 106L0 122L-12 104L-26 118C-32 90-22 60-10 30Z', pen.tone(wing)) +
    pen.mirror(
      path(
        'M14-24C50-90 104-100 124-74C116-62 120-52 110-46C114-36 104-30 94-30C94-18 80-12 68-16C56 6 34 20 12 20Z',
        pen.down(lighter(coat, 0.3), coat, wing),
      ) + line('M30-26C54-58 80-72 100-70M34-12C56-32 74-42 92-44', '#fff', 4, 'opacity=".6"'),
    ) +
    path('M-26-30C-24-70 24-70 26-30C34 10 18 44 0 46C-18 44-34 10-26-30Z', pen.ball(coat)) +
    circle(0, -56, 32, pen.ball(coat)) +
    path('M-12-54C-14-72 14-72 12-54C12-36 4-26 0-20C-4-26-12-36-12-54Z', pen.tone('#e8402f')) +
    pen.mirror(eye(pen, 19, -64, 9))
  );
};
export const parrotHead: Motif = (pen) => {
  const coat = pen.random.pick(['#3fb84a', '#e8304a', '#2a8af0']);
  return (
    path('M-20 108C-50 60-62 10-40-50C-10-116 80-110 94-40C108 20 96 70 104 108L76 92L52 112L28 92L4 110Z', pen.ball(coat)) +
    path('M-26-66C-84-92-124-50-104 6C-92-4-72-14-40-10Z', pen.tone('#ffb02e')) +
    path('M-102-2C-90 20-66 18-44-2C-62-8-86-8-102-2Z', pen.tone('#3a2a3a')) +
    circle(4, -34, 34, '#fff') +
    eye(pen, 0, -34, 20, '#ffe9a0') +
    path('M30-100C30-132 60-134 70-124C60-116 60-104 62-92Z', pen.tone(darker(coat, 0.2))) +
    line('M24 40C40 54 60 54 76 40M16 66C36 82 60 82 84 66', lighter(coat, 0.5), 6)
  );
};
const longBill = (pen: Pen): string =>
  path('M-50-72L-124-50L-52-42Z', pen.tone('#e8502f')) + line('M-118-51L-54-56', pen.ink.dark, 3.5);
export const kingfisher: Motif = (pen) =>
  perched(pen, '#1f8ad8', '#1560b0', '#ff8a2e', longBill(pen), '#1560b0') +
  path('M-40-40C-20-34-6-40 4-52', 'none', 'stroke="#fff" stroke-width="9"');
export const kingfisherDive: Motif = (pen) =>
  group(
    'transform="rotate(38)"',
    path('M50-14L120-34L112 0L122 30L52 20Z', pen.tone('#1560b0')) +
      path('M-10-20C10-90 60-110 92-100C84-60 60-20 30-2Z', pen.tone('#2fa8e8')) +
      path('M-70 0C-60-34 40-40 66 0C40 40-60 34-70 0Z', pen.ball('#1f8ad8')) +
      path('M-60 12C-30 30 20 30 50 14C20 46-40 40-60 12Z', '#ff8a2e', 'stroke-width="3"') +
      path('M-62-12L-128 2L-62 12Z', pen.tone('#e8502f')) +
      eye(pen, -40, -8, 12),
  ) +
  path(
    'M-118 84C-92 62-76 90-54 80C-34 68-20 90 0 82C20 70 38 90 56 80C80 66 94 88 118 84L108 116H-108Z',
    pen.down('#dff6ff', '#4fb0e0', '#17508a'),
  ) +
  line('M-86 60L-98 36M-60 56L-62 34M-110 70L-128 54', '#fff', 6);
export const kingfisherCatch: Motif = (pen) =>
  perched(
    pen,
    '#2fa8e8',
    '#1560b0',
    '#ff9a3a',
    longBill(pen) +
      placed(-108, -40, 0.34, 70, path('M-80 0C-40-46 30-46 60 0C30 46-40 46-80 0ZM52 0L92-34V34Z', pen.ball('#d8e6f2'))),
    '#2a7bc0',
  );
const shortBill = (pen: Pen): string => path('M-54-70L-98-56L-54-46Z', pen.tone('#3a3f58'));
export const magpie: Motif = (pen) =>
  perched(pen, '#23264a', '#fff', '#fff', shortBill(pen), '#23264a') +
  path('M8-14C30-4 42 20 46 52', 'none', 'stroke="#23264a" stroke-width="9"');
export const magpieSong: Motif = (pen) =>
  perched(pen, '#1b1f40', '#f4f6ff', '#fff', path('M-54-72L-94-84L-56-58ZM-54-56L-92-44L-54-46Z', pen.tone('#3a3f58')), '#1b1f40') +
  line('M-108-96V-70M-108-96L-96-102V-78', '#ffd257', 6) +
  circle(-113, -68, 7, '#ffd257') +
  circle(-101, -76, 7, '#ffd257');
export const magpieFlight: Motif = (pen) =>
  path('M8 30C20 70 22 100 16 126L0 110L-16 126C-22 100-20 70-8 30Z', pen.tone('#1b1f40')) +
  pen.mirror(
    path('M14-24C50-84 106-92 124-66C112-34 60 16 12 18Z', pen.tone('#1b1f40')) +
      path('M36-28C64-56 92-62 104-54C92-32 64-8 36-4Z', '#fff', 'stroke-width="3"'),
  ) +
  path('M-26-30C-24-66 24-66 26-30C34 10 18 44 0 46C-18 44-34 10-26-30Z', pen.ball('#23264a')) +
  path('M-16 4C-10-8 10-8 16 4C14 34 6 42 0 44C-6 42-14 34-16 4Z', '#fff', 'stroke-width="3"') +
  circle(0, -56, 30, pen.ball('#23264a')) +
  path('M-10-52H10L0-26Z', pen.tone('#8a96b8')) +
  pen.mirror(eye(pen, 14, -64, 9));

/** Long in the leg and the neck. */
export const crane: Motif = (pen) =>
  limb(pen, 'M-4 40L-12 108L-30 112M14 40L20 72L44 64', '#3a3f58', 6) +
  path('M30 0C70 10 100 40 112 74C80 70 40 60 10 40Z', pen.tone('#2a2f4a')) +
  path('M-46 8C-20-30 50-26 70 14C50 52-20 56-46 8Z', pen.ball('#f8fbff')) +
  limb(pen, 'M-34 6C-60-30-20-60-46-92', '#f8fbff', 15) +
  circle(-48, -96, 18, pen.ball('#f8fbff')) +
  path('M-62-106C-54-120-36-118-34-106Z', pen.tone('#e0263f')) +
  path('M-62-98L-122-84L-62-88Z', pen.tone('#e8b04a')) +
  circle(-52, -96, 4, pen.ink.dark, 'stroke="none"') +
  line('M-10 10C20 0 40 6 58 18M-4 26C16 20 36 22 50 28', '#c0cce4', 5);
export const craneDance: Motif = (pen) =>
  pen.mirror(
    path(
      'M10-10C40-84 104-108 124-86C112-74 116-62 104-58C108-46 96-38 84-40C80-24 54-2 16 14Z',
      pen.down('#fff', '#e4ecf8', '#2a2f4a'),
    ),
  ) +
  limb(pen, 'M-8 50L-14 112M10 50L34 84L28 108', '#3a3f58', 6) +
  path('M-34 0C-30-30 30-30 34 0C40 40 14 60 0 60C-14 60-40 40-34 0Z', pen.ball('#f8fbff')) +
  limb(pen, 'M0-10C18-44-16-60 4-88', '#f8fbff', 14) +
  circle(4, -94, 18, pen.ball('#f8fbff')) +
  path('M-10-106C-2-118 14-116 18-106Z', pen.tone('#e0263f')) +
  path('M18-100L62-112L20-88Z', pen.tone('#e8b04a')) +
  circle(8, -95, 4, pen.ink.dark, 'stroke="none"');
export const craneFlight: Motif = (pen) =>
  circle(20, -20, 86, pen.ball('#ffb04a')) +
  group(
    'transform="rotate(-14)"',
    limb(pen, 'M58 14L124 26', '#3a3f58', 5) +
      limb(pen, 'M-46 4L-104-12', '#f8fbff', 12) +
      path('M-10-4C-10-70 20-116 52-120C56-80 56-40 40 0Z', pen.down('#2a2f4a', '#e4ecf8', '#fff')) +
      path('M-56 4C-30-20 40-20 66 14C40 34-30 34-56 4Z', pen.ball('#f8fbff')) +
      path('M0 10C10 50 36 84 66 92C66 60 56 30 40 8Z', pen.down('#fff', '#c8d4ea')) +
      circle(-108, -13, 14, pen.ball('#f8fbff')) +
      path('M-118-20L-128-36L-100-26Z', pen.tone('#e0263f')) +
      path('M-120-14L-136-6L-118-6Z', pen.tone('#e8b04a')),
  );

export const falconDive: Motif = (pen) => {
  const coat = pen.random.pick(['#6b4a2f', '#4a5278', '#8a5a3a']);
  return group(
    'transform="rotate(20)"',
    pen.mirror(
      path(
        'M14-30C60-80 108-70 124-20C108-24 104-14 94-16C96-4 84 0 76-6C70 14 40 30 14 30Z',
        pen.down(lighter(coat, 0.25), coat, darker(coat, 0.4)),
      ) + line('M34-26C64-44 88-42 104-28M34-8C56-18 72-18 86-12', '#ffe9c8', 4),
    ) +
      path('M-16 30L-26 96L0 116L26 96L16 30Z', pen.tone(darker(coat, 0.15))) +
      path('M-28-24C-26-64 26-64 28-24C34 20 16 50 0 52C-16 50-34 20-28-24Z', pen.ball('#f4e6cc')) +
      line('M-12 4L-8 8M0 8L4 12M10 2L14 6M-6 24L-2 28M8 24L12 28', coat, 5) +
      path('M-34-58C-36-108 36-108 34-58C30-40 14-36 0-36C-14-36-30-40-34-58Z', pen.ball(coat)) +
      path('M-9-60H9L4-36C2-30-2-30-4-36Z', pen.gold) +
      pen.mirror(eye(pen, 17, -68, 9, '#ffe14a') + line('M6-82L28-74', pen.ink.dark, 6)),
  );
};
export const falconGlove: Motif = (pen) => {
  const coat = pen.random.pick(['#6b4a2f', '#4a5278', '#8a5a3a']);
  return (
    path('M-112 112L-70 66C-40 50 20 52 44 62C60 70 56 88 36 90L-10 96L-40 112Z', pen.tone('#a8642f')) +
    line('M-76 78L-52 100', '#ffd257', 6) +
    path('M10 60L24 118L40 108L48 60Z', pen.tone(darker(coat, 0.2))) +
    path('M-30-50C10-80 60-40 58 20C56 56 30 72 4 70C-24 68-36 40-34 4Z', pen.ball('#f4e6cc')) +
    path('M10-40C56-40 74 10 60 72C30 66 2 40 0 4C-2-18 0-34 10-40Z', pen.tone(coat)) +
    line('M16-14C36-2 46 20 48 48M10 8C24 20 32 34 36 54', '#ffe9c8', 4) +
    path('M-46-62C-50-112 26-118 28-66C26-40-4-36-20-36C-36-38-46-48-46-62Z', pen.ball(coat)) +
    path('M-42-70C-68-72-74-52-62-38C-56-44-48-48-38-48Z', pen.gold) +
    eye(pen, -16, -72, 12, '#ffe14a') +
    line('M-36-84L-4-82', pen.ink.dark, 6) +
    limb(pen, 'M-14 66L-18 80M14 68L14 80', '#f2a52a', 7)
  );
};

/** The horse from the side, at a gallop or rearing. */
const sideHorse = (pen: Pen): string => {
  const coat = pen.random.pick(['#8a4a24', '#4a3040', '#c9854a', '#f0e8dc']);
  const dark = darker(coat, 0.45);
  return (
    limb(pen, 'M34 14L76 20L92 48', darker(coat, 0.25), 14) +
    limb(pen, 'M-48 14L-84 44L-110 46', darker(coat, 0.25), 14) +
    path('M-66-14C-100-34-124-6-118 34C-104 14-90 10-70 14Z', pen.tone(dark)) +
    path(
      'M-72-2C-66-34-20-38 20-32C40-36 44-64 58-92L62-112L76-98C96-88 108-66 114-50C108-38 96-38 84-48C80-26 70 2 52 18C16 34-58 36-72-2Z',
      pen.ball(coat),
    ) +
    path('M18-32C24-70 36-100 62-108C50-90 54-70 44-50L52-48C40-40 30-34 18-32Z', pen.tone(dark)) +
    limb(pen, 'M44 14L54 56L84 88', coat, 15) +
    limb(pen, 'M-56 12L-50 58L-82 92', coat, 15) +
    circle(84, -74, 5, pen.ink.dark, 'stroke="none"') +
    circle(106, -54, 3, pen.ink.dark, 'stroke="none"')
  );
};
export const horseGallop: Motif = (pen) => line('M-124 84H-96M-60 110H-20M40 108H96', '#fff', 7, 'opacity=".6"') + sideHorse(pen);
export const horseRearing: Motif = (pen) =>
  placed(-6, 0, 0.94, -36, sideHorse(pen)) + ellipse(0, 108, 92, 12, pen.ink.dark, 'stroke="none" opacity=".4"');
export const unicornLeap: Motif = (pen) =>
  path('M76-94L116-124L88-80Z', pen.gold) +
  sideHorse(pen) +
  repeat(4, (at) => placed(-104 + at * 26, 76 - at * 12 + (at % 2) * 20, 0.24, at * 20, small.star(pen)));
