import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, polygonPath, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { controller, robot, soccerBall, tower } from './contests';
import { flipped, gleam, limb } from './strokes';
import * as small from './symbols';

const TRIM = ['#ff3fa4', '#29e0ff', '#ffd23d', '#b7ff3c', '#ff5a2b', '#8a6bff'] as const;

/** A trebuchet before the walls. */
export const siege: Motif = (pen) =>
  placed(46, -6, 0.86, 0, tower(pen)) +
  limb(pen, 'M-110 92L-70 20L-30 92M-100 66H-38', '#b9783a', 11) +
  limb(pen, 'M-116 52L-20-52', '#d9a05a', 11) +
  circle(-14, -60, 24, pen.ball('#ff8a2f')) +
  placed(-8, -84, 0.7, 20, small.flame(pen)) +
  circle(-96, 98, 17, pen.tone('#8a5a2a')) +
  circle(-42, 98, 17, pen.tone('#8a5a2a'));

/** A helmet with its goggles up and its set on. */
export const trooper: Motif = (pen) => {
  const coat = pen.random.pick(['#5a7048', '#3f4f78', '#7a5f48', '#4a4a58']);
  const lens = pen.random.pick(TRIM);
  return (
    path('M-58 16C-56 70-34 102 0 108C34 102 56 70 58 16Z', pen.tone('#2a2c3c')) +
    line('M-32 74H32M-26 88H26', '#5a6078', 6) +
    path('M-86 18C-92-112 92-112 86 18L62 26H-62Z', pen.ball(coat)) +
    path('M-94 14C-40-6 40-6 94 14L88 34C40 18-40 18-88 34Z', pen.tone(darker(coat, 0.3))) +
    path('M-66 30C-40 16 40 16 66 30C70 58 48 68 18 60L0 50L-18 60C-48 68-70 58-66 30Z', pen.ink.dark) +
    path(
      'M-56 34C-36 24 36 24 56 34C56 52 42 56 20 50L0 40L-20 50C-42 56-56 52-56 34Z',
      pen.down('#fff', lens, darker(lens, 0.4)),
      'stroke="none"',
    ) +
    pen.mirror(rect(74, 0, 26, 56, 10, pen.tone('#2a2c3c'))) +
    limb(pen, 'M-86 52C-80 92-50 96-30 92', '#5a6078', 5) +
    path('M-30-76L0-92L30-76L22-48H-22Z', pen.tone(lens)) +
    placed(0, -68, 0.36, 0, small.star(pen)) +
    gleam('M-70-20C-66-56-44-72-30-76C-46-54-54-34-56-14Z', '.45')
  );
};

/** A field of three lanes between two bases. */
export const threeLanes: Motif = (pen) => {
  const [mine = '#29e0ff', theirs = '#ff3fa4'] = pen.random.some(TRIM, 2);
  const base = (colour: string) =>
    path('M-24 16V-20H-14V-10H-5V-20H5V-10H14V-20H24V16Z', pen.tone(colour)) +
    path('M-7 16V4C-7-4 7-4 7 4V16Z', pen.ink.dark, 'stroke="none"');
  return (
    path('M0-92L122 10L0 112L-122 10Z', pen.tone('#14301f')) +
    path('M0-98L122 4L0 106L-122 4Z', pen.down('#6fce6a', '#2f8f4a')) +
    limb(pen, 'M-92 4L0-74L92 4M-92 4L0 82L92 4M-92 4H92', '#e8cf95', 11) +
    repeat(3, (at) => placed(-30, [-40, 4, 48][at] ?? 0, 0.28, 0, circle(0, 0, 40, pen.ball(mine)))) +
    repeat(3, (at) => placed(30, [-40, 4, 48][at] ?? 0, 0.28, 0, circle(0, 0, 40, pen.ball(theirs)))) +
    placed(-88, -4, 1.25, 0, base(mine)) +
    placed(88, -4, 1.25, 0, base(theirs)) +
    placed(0, 0, 0.62, 0, small.bolt(pen)) +
    placed(-56, 72, 0.44, 0, small.leaf(pen)) +
    placed(58, -64, 0.4, 120, small.leaf(pen))
  );
};

export const warHorns: Motif = (pen) => {
  const [mine = '#29e0ff', theirs = '#ff3fa4'] = pen.random.some(TRIM, 2);
  const flag = (colour: string) =>
    limb(pen, 'M0 112V-112', '#d9a05a', 8) +
    path('M4-110C40-122 60-92 100-104V-26C60-14 40-44 4-32Z', pen.tone(colour)) +
    placed(50, -68, 0.44, 0, small.crown(pen));
  return (
    placed(-14, 8, 0.9, 14, flag(mine)) + placed(14, 8, 0.9, -14, flipped(flag(theirs))) + placed(0, 62, 0.95, 0, small.hexGem(pen))
  );
};

const palm = (pen: Pen): string =>
  limb(pen, 'M8 52C4 10-2-20-16-50', '#a8683a', 11) +
  [-150, -105, -60, -15, 40]
    .map((turn) => placed(-18, -52, 1, turn, path('M0-4C24-26 56-22 72 4C48-6 22-2 0 8Z', pen.tone('#2fae5a'))))
    .join('');

/** The last dry ground, a crate that falls from the sky, and the storm that closes in. */
export const lastIsland: Motif = (pen) => {
  const storm = pen.random.pick(TRIM);
  return (
    circle(0, 20, 112, 'none', `stroke="${storm}" stroke-width="10" opacity=".55"`) +
    circle(0, 20, 98, 'none', `stroke="${storm}" stroke-width="4" stroke-dasharray="14 10"`) +
    path('M-104 74C-70 30-30 34-4 40C40 26 84 40 104 74Z', pen.down('#ffe9a8', '#d9a04a')) +
    path('M-66 50C-40 20 20 16 56 46C20 62-30 64-66 50Z', pen.tone('#4fae4a')) +
    placed(-26, 6, 1, 0, palm(pen)) +
    path('M18-58C22-112 104-112 108-58C94-66 84-66 76-58C68-66 58-66 50-58C42-66 30-66 18-58Z', pen.tone(storm)) +
    line('M22-58L56-14M50-58L58-14M76-58L66-14M106-58L72-14', pen.ink.dark, 3) +
    rect(46, -16, 36, 32, 4, pen.tone('#b9783a')) +
    line('M46 0H82M64-16V16', '#6a3f1a', 4) +
    path(
      'M-120 78C-96 60-80 84-58 74C-38 62-20 84 0 76C20 64 40 84 60 74C84 62 98 84 120 76L110 112H-110Z',
      pen.down('#bff2ff', '#2f9fd8', '#17508a'),
    )
  );
};

export const supplyDrop: Motif = (pen) => {
  const [one = '#ff3fa4', two = '#29e0ff'] = pen.random.some(TRIM, 2);
  return (
    path(
      'M-104-26C-104-128 104-128 104-26C86-40 66-40 52-28C36-40 16-40 0-28C-16-40-36-40-52-28C-66-40-86-40-104-26Z',
      pen.tone(one),
    ) +
    path('M-52-28C-44-90-20-112 0-114C20-112 44-90 52-28C36-40 16-40 0-28C-16-40-36-40-52-28Z', pen.tone(two)) +
    line('M-102-28L-40 34M-52-28L-20 34M0-28V34M52-28L20 34M102-28L40 34', pen.ink.dark, 3.5) +
    rect(-50, 32, 100, 76, 8, pen.tone('#b9783a')) +
    rect(-50, 58, 100, 22, 0, pen.tone('#ffd257')) +
    line('M-50 36L50 104M50 36L-50 104', '#6a3f1a', 5) +
    circle(0, 70, 20, pen.gold) +
    placed(0, 70, 0.3, 0, small.star(pen))
  );
};

/** A street car from the side, low and fast. */
export const streetCar: Motif = (pen) => {
  const coat = pen.random.pick([...TRIM, '#e0263f', '#f4f4fa']);
  const rim = (x: number) =>
    circle(x, 52, 31, pen.tone('#23243a')) +
    circle(x, 52, 17, pen.silver) +
    around(5, (angle) => `<path d="M0-4V-14" transform="translate(${x} 52)rotate(${angle})" stroke="#3a3f58" stroke-width="5"/>`);
  return (
    line('M-128-22H-92M-130 8H-116M-126 84H-92', '#fff', 6, 'opacity=".7"') +
    ellipse(0, 84, 112, 10, pen.ink.glow, 'stroke="none" opacity=".6"') +
    path('M-112-26L-82-40L-70-22', 'none', `stroke="${pen.ink.dark}" stroke-width="9"`) +
    path('M-118 52C-124 14-104-4-72-8C-46-40-20-52 16-52C46-52 66-32 84-8C112-2 122 12 120 44L112 56H-110Z', pen.ball(coat)) +
    path('M-54-8C-36-30-18-40-4-40V-8ZM6-40H18C40-38 52-26 64-8H6Z', pen.down('#dff6ff', '#3a6fb0', '#0f1c40')) +
    path('M-116 32H118L116 46H-114Z', darker(coat, 0.35), 'stroke="none"') +
    path('M92 2C108 6 114 14 114 22L92 18Z', '#fff6b0') +
    line('M-100 12H86', '#fff', 5, 'opacity=".7"') +
    rim(-66) +
    rim(70) +
    placed(-18, 14, 0.36, 0, small.bolt(pen))
  );
};

/** The same car as whom it overtakes sees it. */
export const carFront: Motif = (pen) => {
  const coat = pen.random.pick([...TRIM, '#e0263f', '#f4f4fa']);
  return (
    pen.mirror(path('M54 50H94V96H60Z', pen.tone('#23243a'))) +
    path('M-64-34C-54-74-30-80 0-80C30-80 54-74 64-34L84-20H-84Z', pen.tone(darker(coat, 0.15))) +
    path('M-52-32C-44-62-26-68 0-68C26-68 44-62 52-32Z', pen.down('#dff6ff', '#3a6fb0', '#0f1c40')) +
    path('M-112 62C-118 6-96-18-64-30H64C96-18 118 6 112 62L96 80H-96Z', pen.ball(coat)) +
    path('M-18-30H18L26 40H-26Z', '#fff', 'stroke-width="3" opacity=".9"') +
    pen.mirror(
      path('M40 8C66 2 92 4 102 14C98 30 62 34 44 26Z', '#fffbd0') + circle(76, 17, 34, pen.glow('#fff6b0', 0.9), 'stroke="none"'),
    ) +
    path('M-60 44H60L50 70H-50Z', pen.ink.dark) +
    line('M-44 54H44', '#5a6078', 4) +
    path('M-100 84H100L84 100H-84Z', pen.tone('#23243a'))
  );
};

/** A fighting machine from head to foot. */
export const mech: Motif = (pen) => {
  const steel = pen.random.pick(['#c8d2ea', '#f2b52e', '#e0455f', '#7a8ad0', '#4fae8a']);
  const glow = pen.random.pick(TRIM);
  const side =
    path('M40 40L58 56L52 104H84L78 48L58 26Z', pen.tone(darker(steel, 0.2))) +
    path('M52-58C84-74 112-58 112-28L92-14L58-20Z', pen.ball(steel)) +
    path('M76-16H112L106 38L116 66H68L80 38Z', pen.tone(darker(steel, 0.25))) +
    circle(94, 12, 9, glow, 'stroke="none"');
  return (
    pen.mirror(side) +
    path('M-60-56H60L44 44H-44Z', pen.ball(steel)) +
    path('M-44 44H44L30 66H-30Z', pen.tone('#2a2c3c')) +
    circle(0, -6, 26, pen.ink.dark) +
    circle(0, -6, 18, pen.ball(glow)) +
    circle(0, -6, 40, pen.glow(glow, 0.8), 'stroke="none"') +
    path('M-32-62C-34-108 34-108 32-62L22-50H-22Z', pen.tone(lighter(steel, 0.1))) +
    path('M-24-78H24L18-64H-18Z', glow) +
    line('M0-102V-120', pen.ink.dark, 7) +
    line('M-34 20H-22M22 20H34', pen.ink.dark, 5)
  );
};

export const mechClash: Motif = (pen) =>
  placed(-44, 4, 0.74, -6, mech(pen)) + placed(46, 4, 0.74, 6, flipped(robot(pen))) + placed(0, -62, 0.9, 0, small.bolt(pen));

const screen = (pen: Pen, frame: string, ...shown: string[]): string =>
  path('M-24 74H24L38 106H-38Z', pen.tone('#2a2c3c')) +
  rect(-114, -92, 228, 168, 18, pen.tone('#23243a')) +
  rect(-102, -80, 204, 144, 10, pen.down('#5fc86a', '#1c7a3c')) +
  line('M-102-8H102M0-80V64', '#fff', 3, 'opacity=".5"') +
  rect(-102, -80, 204, 144, 10, 'none', `stroke="${frame}" stroke-width="5"`) +
  shown.join('') +
  gleam('M-98-76H-30L-98 10Z', '.2');

export const virtualFootball: Motif = (pen) => {
  const frame = pen.random.pick(TRIM);
  return screen(
    pen,
    frame,
    circle(0, -8, 30, 'none', 'stroke="#fff" stroke-width="3" opacity=".5"'),
    placed(14, 6, 0.66, 20, soccerBall(pen)),
    line('M-84 40H-56M-92 20H-62', frame, 7),
  );
};

export const footballPad: Motif = (pen) =>
  placed(0, 32, 0.94, 0, controller(pen)) +
  placed(0, -54, 0.58, 12, soccerBall(pen)) +
  line('M-84-80L-62-66M84-80L62-66M0-122V-116', pen.ink.glow, 7);

const bat = (pen: Pen, grip: string): string =>
  path('M-20-40C-20-52 20-52 20-40L24 84C22 100-22 100-24 84Z', pen.across('#f7d79a', '#e0a95a', '#b87a30')) +
  path('M-8-50H8V-106C8-114-8-114-8-106Z', pen.tone(grip)) +
  line('M-8-66H8M-8-80H8', '#fff', 4);

const leather = (pen: Pen): string =>
  circle(0, 0, 36, pen.ball('#c9182f')) +
  line('M-24-26C-6-8-6 8-24 26M-12-34C8-10 8 10-12 34', '#ffe0d0', 4, 'stroke-dasharray="6 4"');

export const virtualCricket: Motif = (pen) => {
  const frame = pen.random.pick(TRIM);
  return screen(
    pen,
    frame,
    placed(-26, -6, 0.86, -34, bat(pen, frame)),
    placed(50, 10, 0.9, 0, leather(pen)),
    line('M84-30L98-42M90-6H112', frame, 6),
  );
};

export const cricketPad: Motif = (pen) =>
  placed(0, 40, 0.86, 0, controller(pen)) +
  placed(-20, -34, 0.84, 42, bat(pen, pen.random.pick(TRIM))) +
  placed(50, -62, 0.9, 0, leather(pen));

const spellCard = (pen: Pen, colour: string, sign: string): string =>
  rect(-36, -52, 72, 104, 10, pen.gold) +
  rect(-29, -45, 58, 90, 6, pen.down(lighter(colour, 0.3), darker(colour, 0.5))) +
  path(polygonPath(6, 25), darker(colour, 0.55), 'stroke-width="3"') +
  placed(0, 0, 0.44, 0, sign);

export const spellHand: Motif = (pen) => {
  const [one = '#ff3fa4', two = '#29e0ff', three = '#ffd23d'] = pen.random.some(TRIM, 3);
  const [a = small.bolt, b = small.flame, c = small.skull] = pen.random.some(
    [small.bolt, small.flame, small.skull, small.crown, small.gem, small.clover],
    3,
  );
  return (
    circle(0, 0, 108, pen.glow(pen.ink.glow, 0.6), 'stroke="none"') +
    placed(-58, 12, 1.2, -22, spellCard(pen, one, a(pen))) +
    placed(58, 12, 1.2, 22, spellCard(pen, two, c(pen))) +
    placed(0, -4, 1.5, 0, spellCard(pen, three, b(pen)))
  );
};

/** A board of cards laid out against another. */
export const spellTable: Motif = (pen) => {
  const [one = '#ff3fa4', two = '#29e0ff'] = pen.random.some(TRIM, 2);
  const row = (y: number, colour: string, signs: readonly small.Symbol[]) =>
    signs.map((sign, at) => placed(-66 + at * 66, y, 0.78, 0, spellCard(pen, colour, sign(pen)))).join('');
  return (
    path('M-96-106H96L122 106H-122Z', pen.tone('#2a2148')) +
    line('M-110 2H110', pen.ink.glow, 5, 'stroke-dasharray="10 8"') +
    row(-54, one, [small.skull, small.bolt, small.flame]) +
    row(56, two, [small.crown, small.gem, small.clover]) +
    placed(0, 2, 0.6, 0, small.bolt(pen))
  );
};

const jetBody = (pen: Pen, coat: string, trim: string): string =>
  path('M-13 84L0 126L13 84Z', pen.down('#fff6a0', '#ff7a1f'), 'stroke="none"') +
  pen.mirror(
    path('M12-20L110 44V66L16 46ZM12 58L48 86V100L10 88Z', pen.tone(coat)) +
      path('M52 14L78 32L74 44L48 30Z', trim, 'stroke="none"') +
      rect(92, 20, 8, 40, 3, pen.tone('#3a3f58')),
  ) +
  path(
    'M0-118C16-84 20-40 18 60L12 90H-12L-18 60C-20-40-16-84 0-118Z',
    pen.across(darker(coat, 0.3), lighter(coat, 0.35), darker(coat, 0.3)),
  ) +
  path('M0-70C10-54 11-36 9-18H-9C-11-36-10-54 0-70Z', pen.down('#e8fbff', '#2f8fe0', '#12305a')) +
  line('M-10 12H10M-11 34H11', trim, 5);

export const jet: Motif = (pen) =>
  placed(0, -2, 1, 0, jetBody(pen, pen.random.pick(['#c8d2ea', '#5a6690', '#e0455f', '#3fae9a']), pen.random.pick(TRIM)));

export const dogfight: Motif = (pen) => {
  const [one = '#ff3fa4', two = '#29e0ff'] = pen.random.some(TRIM, 2);
  return (
    line('M-100 104L40-70M100 104L-40-70', '#fff', 7, 'opacity=".35" stroke-dasharray="2 14"') +
    placed(-44, -12, 0.7, 38, jetBody(pen, '#c8d2ea', one)) +
    placed(46, -8, 0.7, -38, jetBody(pen, '#5a6690', two)) +
    placed(0, 66, 0.7, 0, path('M0-50L12-14 50-24 22 4 44 40 6 24-20 50-18 14-50 4-16-10Z', pen.down('#fff6a0', '#ff7a1f')))
  );
};

/** A standing stone whose sign has woken. */
export const runeStone: Motif = (pen) => {
  const light = pen.random.pick(TRIM);
  const sign = pen.random.pick([
    'M0-54V40M0-54L28-28M0-22L28 4',
    'M-22-50V40M22-50V40M-22-50L22-4M22-50L-22-4',
    'M0-56L26-18L0 20L-26-18ZM0 20V48',
    'M-22 44V-50L22-18M22 44V-50',
  ]);
  return (
    circle(0, -4, 112, pen.glow(light, 0.7), 'stroke="none"') +
    pen.mirror(path('M70 98L78 16L100 6L118 98Z', pen.tone('#5a627e')) + line('M92 40L100 66', light, 5)) +
    path('M-54 100L-62-62L-24-112L34-102L62-54L56 100Z', pen.tone('#6f7898')) +
    path('M34-102L62-54L56 100H26L40-40Z', '#2a2f48', 'stroke="none" opacity=".45"') +
    line(sign, pen.ink.dark, 20, 'stroke-linejoin="round"') +
    line(sign, light, 11, 'stroke-linejoin="round"') +
    line(sign, '#fff', 4, 'stroke-linejoin="round"') +
    ellipse(0, 102, 112, 13, pen.tone('#3a405a')) +
    group('stroke="none"', circle(-80, -60, 6, light), circle(86, -76, 5, light), circle(-92, -14, 4, light))
  );
};

export const runeRing: Motif = (pen) => {
  const light = pen.random.pick(TRIM);
  const stone = pen.stamp(path('M-15 14L-12-32L4-40L15-28L16 14Z', pen.tone('#7a84a8')), line('M0-26V4M0-26L8-16', light, 4));
  return (
    ellipse(0, 40, 116, 58, pen.tone('#3a405a')) +
    ellipse(0, 36, 100, 46, pen.ball(light), 'fill-opacity=".8"') +
    ellipse(0, 36, 66, 28, 'none', 'stroke="#fff" stroke-width="5" stroke-dasharray="16 8"') +
    path('M-34 36L-16-118H16L34 36Z', pen.veil('#fff', 0, 0.8), 'stroke="none"') +
    around(9, (angle) => stone(104 * Math.cos((angle * Math.PI) / 180), 40 + 50 * Math.sin((angle * Math.PI) / 180), 1.1)) +
    placed(0, -34, 0.95, 0, small.hexGem(pen))
  );
};

/** A tear in the air, and who steps through it. */
export const rift: Motif = (pen) => {
  const light = pen.random.pick(TRIM);
  const cloak = pen.random.pick(['#a8182f', '#1f4fa8', '#5a1f9a', '#0f7a5a']);
  return (
    circle(0, 0, 116, pen.glow(light, 0.9), 'stroke="none"') +
    path(
      'M8-124L34-70L18-50L56 0L26 26L44 70L-4 122L-34 60L-14 34L-54-8L-22-40L-40-72Z',
      pen.down('#fff', light, darker(light, 0.3)),
    ) +
    path('M-40 104C-46 40-34 2 0-10C34 2 46 40 40 104Z', pen.tone(cloak)) +
    path('M-22 100C-24 50-14 22 0 16C14 22 24 50 22 100Z', pen.tone('#2a2c3c')) +
    circle(0, -30, 24, pen.ball('#2a2c3c')) +
    path('M-26-24C-32-64 32-64 26-24L14-34H-14Z', pen.silver) +
    line('M-10-26H-3M3-26H10', light, 5) +
    limb(pen, 'M58 108V-40', '#e8f0ff', 9) +
    limb(pen, 'M40 40H76', '#ffd257', 7)
  );
};

export const riftGate: Motif = (pen) => {
  const light = pen.random.pick(TRIM);
  return (
    path('M-104 106V-30C-104-134 104-134 104-30V106H62V-24C62-78-62-78-62-24V106Z', pen.tone('#6f7898')) +
    path('M-62 106V-24C-62-78 62-78 62-24V106Z', pen.down('#fff', light, darker(light, 0.45))) +
    path('M10-62L-18-10L8 2L-22 62L4 66L-8 104L30 50L4 44L30-8L6-16Z', '#fff', 'stroke-width="3"') +
    [-84, 84].map((x) => line(`M${x}-20V10M${x} 40V76`, light, 6)).join('') +
    placed(0, -98, 0.5, 0, small.gem(pen)) +
    path('M-116 98H116V114H-116Z', pen.tone('#4a5170'))
  );
};
