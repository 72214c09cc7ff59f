import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { bird, comb, flyingSpur, head, PLUMAGE } from './roosters';
import { eye, flipped, limb } from './strokes';
import * as small from './symbols';

const plumage = (pen: Pen) => pen.random.pick(PLUMAGE);

/** Seen from the front, as proud as it comes. */
export const roosterFront: Motif = (pen) => {
  const [coat, dark, tail] = plumage(pen);
  const sickle = pen.stamp(
    path('M0 0C-6-50 10-96 48-108C44-70 34-34 16 4Z', pen.down(lighter(tail, 0.35), tail, darker(tail, 0.4))),
  );
  return (
    pen.mirror(sickle(30, 10, 1, 4) + sickle(34, 26, 1, 32) + sickle(28, 42, 0.9, 62)) +
    limb(pen, 'M-20 84L-24 106M20 84L24 106', '#f2a52a', 8) +
    path('M-70 20C-74-20-40-44-30-60H30C40-44 74-20 70 20C72 70 34 96 0 96C-34 96-72 70-70 20Z', pen.ball(coat)) +
    path(
      'M-44-44C-30-56 30-56 44-44L52 6L36-6L30 22L14 4L0 30L-14 4L-30 22L-36-6L-52 6Z',
      pen.down(lighter(coat, 0.5), coat, dark),
    ) +
    pen.mirror(
      path('M44-6C78 10 84 52 60 80C46 60 38 26 44-6Z', pen.tone(dark)) + line('M56 18C64 34 66 48 60 62', lighter(dark, 0.4), 4),
    ) +
    placed(0, -88, 0.95, 0, comb(pen)) +
    circle(0, -62, 34, pen.ball(lighter(coat, 0.15))) +
    pen.mirror(
      ellipse(14, -28, 9, 17, pen.ball('#e0202f'), 'stroke-width="3"') +
        eye(pen, 17, -68, 9, '#ffe14a') +
        line('M6-80L26-76', pen.ink.dark, 5),
    ) +
    path('M-13-62H13L0-34Z', pen.gold)
  );
};

const crowing = (pen: Pen): string => {
  const [coat, dark] = plumage(pen);
  return (
    path(
      'M20-40C64-20 84 40 92 108L66 92 54 110 34 90 16 110-2 90-22 108-30 84-52 92C-46 40-30-10-10-36Z',
      pen.down(lighter(coat, 0.4), coat, dark),
    ) +
    line('M22-10C40 20 50 50 54 84M2 0C10 30 14 56 12 84M38-6C56 24 66 54 72 84', dark, 5, 'opacity=".7"') +
    placed(36, -78, 0.9, 34, comb(pen)) +
    path('M-34-34C-44-80 12-104 42-74C58-50 40-16 8-18C-10-14-28-20-34-34Z', pen.ball(lighter(coat, 0.12))) +
    path('M-30-54C-60-84-88-92-112-86C-96-70-70-52-36-38ZM-34-34C-66-40-84-34-98-18C-74-14-50-18-28-24Z', pen.gold) +
    path('M-34-50L-76-56L-34-36Z', '#8a1026', 'stroke-width="3"') +
    path('M-24-20C-38 0-30 26-18 24C-4 22-6-6-12-18Z', pen.ball('#e0202f')) +
    ellipse(2, -54, 19, 15, '#e8364a', 'stroke="none"') +
    eye(pen, 0, -56, 11, '#ffe14a') +
    line('M-16-70L12-68', pen.ink.dark, 6)
  );
};

const calls = (pen: Pen): string => line('M-104-52C-112-56-116-62-118-72M-118-34C-124-40-128-46-128-56', pen.ink.glow, 6);

/** The call at dawn: the beak wide open, the sun behind. */
export const proudCrow: Motif = (pen) =>
  circle(20, -10, 92, pen.ball('#ffc53d')) +
  around(14, (angle) => placed(20, -10, 1, angle, path('M-7-98L0-120L7-98Z', '#ffdf6a', 'stroke-width="3"'))) +
  crowing(pen) +
  calls(pen);

export const crowOnFence: Motif = (pen) =>
  group('', placed(6, -14, 0.82, 0, crowing(pen))) +
  repeat(5, (at) => path(`M${-112 + at * 48} 112V62L${-96 + at * 48} 44L${-80 + at * 48} 62V112Z`, pen.tone('#b9783a'))) +
  rect(-120, 74, 240, 15, 4, pen.tone('#a8642f')) +
  placed(0, -4, 1, 0, calls(pen));

export const crowOnRoof: Motif = (pen) =>
  path('M-124 112L0 32L124 112Z', pen.tone('#b3402e')) +
  line('M-88 104L-70 78M-52 104L-30 62M-10 104L4 44M34 104L40 66M70 104L74 88', darker('#b3402e', 0.4), 5) +
  placed(14, -30, 0.74, 0, crowing(pen)) +
  placed(-6, -10, 1, 0, calls(pen));

/** A comb so great that it fills the picture. */
export const greatComb: Motif = (pen) => {
  const [coat, dark] = plumage(pen);
  return (
    path(
      'M-70 108C-74 40-60 10-40-6H56C80 30 92 70 96 108L70 92L50 112L26 92L0 112L-26 92L-48 110Z',
      pen.down(lighter(coat, 0.4), coat, dark),
    ) +
    path(
      'M-58-30C-84-66-80-100-62-96C-60-126-30-128-22-104C-14-132 22-132 24-102C38-126 66-116 62-88C86-88 88-56 66-24Z',
      pen.ball('#e8202f'),
    ) +
    path(
      'M-40-40C-52-60-52-80-46-84M-8-46C-12-70-10-90-4-96M28-44C32-66 38-80 44-84',
      'none',
      'stroke="#ff8a8a" stroke-width="6" opacity=".8"',
    ) +
    path('M-64-24C-64-56 66-60 68-18C68 16 40 34 4 34C-34 34-64 12-64-24Z', pen.ball(lighter(coat, 0.12))) +
    path('M-58-24C-86-28-104-12-114 10C-94 6-76 8-54 10Z', pen.gold) +
    path('M-50 18C-64 40-56 70-42 70C-26 68-28 36-32 22Z', pen.ball('#e0202f')) +
    ellipse(-14, -16, 27, 21, '#f0506a', 'stroke="none"') +
    eye(pen, -18, -18, 15, '#ffe14a') +
    line('M-40-38L2-32', pen.ink.dark, 7)
  );
};

export const combCrest: Motif = (pen) =>
  path('M-96-70H96L84 40C60 84 30 104 0 114C-30 104-60 84-84 40Z', pen.gold) +
  path('M-80-56H80L70 34C50 72 26 90 0 98C-26 90-50 72-70 34Z', pen.tone(darker(pen.ink.hero, 0.25))) +
  placed(2, 20, 2, 0, comb(pen)) +
  placed(0, 52, 0.5, 0, small.star(pen));

export const combHead: Motif = (pen) => {
  const [one, other] = pen.random.some(PLUMAGE, 2);
  return placed(-30, 0, 0.82, 0, head(pen, one ?? PLUMAGE[0])) + placed(52, 26, 0.6, 0, flipped(head(pen, other ?? PLUMAGE[3])));
};

/** A scaled leg, armed. */
const armedLeg = (pen: Pen, metal: string): string => {
  const skin = pen.random.pick(['#f2a52a', '#e8c04a', '#d9803a', '#7a8496']);
  return (
    limb(pen, 'M-4 56L-66 92L-92 88M-4 56L-30 104M-4 56L52 96L76 90', skin, 17) +
    path('M-22-30H20L16 60H-18Z', pen.across(darker(skin, 0.3), lighter(skin, 0.35), darker(skin, 0.35))) +
    line('M-16-14H14M-15 4H14M-15 22H13M-14 40H12', darker(skin, 0.45), 5) +
    path('M10 14C50 6 92-24 116-74C120-10 84 46 12 44Z', metal) +
    line('M40 26C72 10 94-14 106-42', '#fff', 4, 'opacity=".8"') +
    rect(-26, 8, 46, 32, 8, pen.tone('#8a2f2a')) +
    line('M-24 18H18M-24 30H18', '#ffd257', 4)
  );
};

export const ironSpur: Motif = (pen) => {
  const [coat, dark] = plumage(pen);
  return (
    placed(0, 14, 1, 0, armedLeg(pen, pen.silver)) +
    path('M-84-118H72C96-84 84-50 40-34L30-6L12-26L-4 0L-18-26L-38-4L-44-32C-84-46-104-84-84-118Z', pen.ball(coat)) +
    line('M-58-92q12 14 24 0q12 14 24 0q12 14 24 0q12 14 24 0M-48-64q12 14 24 0q12 14 24 0q12 14 24 0', dark, 5)
  );
};

export const spurBlades: Motif = (pen) => {
  const cuff = pen.random.pick(['#8a2f2a', '#2a3f8a', '#12755a', '#5a2f8a']);
  const blade = pen.stamp(
    path('M-14 70C-30 10-14-70 52-118C40-60 30 10 20 70Z', pen.silver),
    line('M4 60C0 10 12-44 36-84', '#fff', 5, 'opacity=".8"'),
    rect(-28, 60, 60, 40, 10, pen.tone(cuff)),
    line('M-24 72H28M-24 86H28', '#ffd257', 5),
  );
  return blade(-46, 4, 1, -18) + group('transform="scale(-1 1)"', blade(-46, 4, 1, -18)) + placed(0, 76, 0.6, 0, small.star(pen));
};

/** In the air, both blades forward. */
export const spurKick: Motif = (pen) => {
  const blade = path('M14 84C44 92 66 88 84 66C86 100 52 122 16 108Z', pen.silver) + rect(10, 78, 20, 22, 5, pen.tone('#8a2f2a'));
  return placed(0, -12, 0.94, 0, flyingSpur(pen)) + pen.mirror(blade);
};

const longFeather = (pen: Pen, colour: string): string =>
  pen.stamp(
    path(
      'M0 112C-10 60-52 30-46-40C-42-84-14-108 4-122C30-96 48-60 42-14C38 40 8 60 6 112Z',
      pen.down(lighter(colour, 0.4), colour, darker(colour, 0.45)),
    ),
    line('M2 116C-2 40 0-20 4-104', lighter(colour, 0.6), 5),
    line('M-2 20L-32-6M-1-14L-34-40M1-46L-26-72M0 12L30-14M1-20L34-46M3-52L26-72', darker(colour, 0.3), 4),
  )(0, 0);

const quills = (pen: Pen): [string, string] => {
  const [one = '#e0263f', other = '#1f5fd0'] = pen.random.some(
    ['#e0263f', '#1f5fd0', '#12905a', '#f2a52a', '#7a2fc0', '#f4ead8'],
    2,
  );
  return [one, other];
};

export const featherDuel: Motif = (pen) => {
  const [one, other] = quills(pen);
  return (
    placed(-8, 2, 1, -36, longFeather(pen, one)) +
    placed(8, 2, 1, 36, longFeather(pen, other)) +
    placed(0, -8, 0.74, 0, small.bolt(pen))
  );
};

export const featherShield: Motif = (pen) => {
  const [one, other] = quills(pen);
  return (
    placed(-34, -8, 0.94, -50, longFeather(pen, one)) +
    placed(34, -8, 0.94, 50, longFeather(pen, other)) +
    path('M0-60C26-48 50-46 68-46V4C68 48 34 74 0 92C-34 74-68 48-68 4V-46C-50-46-26-48 0-60Z', pen.gold) +
    `<g transform="scale(.82)">${path('M0-60C26-48 50-46 68-46V4C68 48 34 74 0 92C-34 74-68 48-68 4V-46C-50-46-26-48 0-60Z', pen.tone(pen.ink.hero))}</g>` +
    placed(0, 8, 0.72, 0, small.flame(pen))
  );
};

/** Two that leap at each other over the sand. */
export const leapingPair: Motif = (pen) => {
  const [one = PLUMAGE[0], other = PLUMAGE[3]] = pen.random.some(PLUMAGE, 2);
  return (
    ellipse(0, 100, 108, 14, pen.tone('#d9a860')) +
    placed(-50, -4, 0.78, -22, flipped(bird(pen, one))) +
    placed(50, -4, 0.78, 22, bird(pen, other)) +
    line('M-18 92L-30 76M18 92L30 76M0 94V74', '#ffe7b0', 6) +
    placed(0, -34, 0.6, 0, small.bolt(pen))
  );
};

export const pitGate: Motif = (pen) =>
  path(
    'M-118 106V-34C-118-100-60-118 0-118C60-118 118-100 118-34V106H84V-24C84-70 50-82 0-82C-50-82-84-70-84-24V106Z',
    pen.tone('#8a4a24'),
  ) +
  line('M-101 96V-30C-101-86-52-100 0-100C52-100 101-86 101-30V96', '#ffd257', 5, 'stroke-dasharray="3 14"') +
  path('M-84 106V-24C-84-70-50-82 0-82C50-82 84-70 84-24V106Z', pen.down(darker(pen.ink.hero, 0.5), pen.ink.hero)) +
  ellipse(0, 100, 96, 16, pen.tone('#e8bd78')) +
  placed(6, 18, 0.78, 0, bird(pen, plumage(pen))) +
  placed(0, -100, 0.46, 0, small.star(pen));

export const pitFromAbove: Motif = (pen) => {
  const [one = PLUMAGE[0], other = PLUMAGE[3]] = pen.random.some(PLUMAGE, 2);
  return (
    circle(0, 10, 112, pen.tone('#7a3f1c')) +
    around(16, (angle) =>
      placed(0, 10, 1, angle, rect(-9, -110, 18, 24, 4, pen.tone(angle % 45 ? '#b3122e' : '#f2b52e'), 'stroke-width="3"')),
    ) +
    circle(0, 10, 84, pen.down('#f7dca8', '#d9a45a')) +
    circle(0, 10, 60, 'none', 'stroke="#fff" stroke-width="4" stroke-dasharray="10 9" opacity=".8"') +
    placed(-36, 8, 0.5, 0, flipped(bird(pen, one))) +
    placed(38, 8, 0.5, 0, bird(pen, other))
  );
};
