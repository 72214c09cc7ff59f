import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { circle, ellipse, group, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { flipped, gleam, limb } from './strokes';
import * as small from './symbols';

const SKINS = ['#f2c79f', '#d99f6c', '#b97d4f', '#8f5a34'] as const;
const KITS = ['#e0263f', '#1f5fd0', '#12905a', '#f2a52a', '#7a2fc0', '#12889a'] as const;

const kits = (pen: Pen): [string, string] => {
  const [one = KITS[0], two = KITS[1]] = pen.random.some(KITS, 2);
  return [one, two];
};

/** Seen from the side, without a face: hair, an ear, and the way it looks. */
const head = (pen: Pen, x: number, y: number, skin: string): string =>
  circle(x, y, 22, pen.ball(skin)) +
  path(
    `M${x - 22} ${y + 2}C${x - 26} ${y - 30} ${x + 20} ${y - 32} ${x + 20} ${y - 8}C${x + 4} ${y - 12}-2 ${y - 8} ${x - 8} ${y + 4}Z`,
    '#241a22',
  );

function raider(pen: Pen, kit: string): string {
  const skin = pen.random.pick(SKINS);
  return (
    limb(pen, 'M-8 30L-50 50L-92 92L-112 90', skin, 19) +
    limb(pen, 'M-14-30L-58-46L-92-16', skin, 15) +
    path('M-30-48C-6-62 26-56 34-34L22 40C8 48-14 48-24 38Z', pen.tone(kit)) +
    path('M-26 22H26L30 54L6 60L-2 50L-26 62L-34 42Z', pen.tone(darker(kit, 0.35))) +
    limb(pen, 'M16 44L56 50L48 100L70 102', skin, 19) +
    limb(pen, 'M26-36L66-38L104-70', skin, 15) +
    circle(108, -74, 11, skin) +
    head(pen, 18, -80, skin) +
    line('M-20-30L20 20', '#fff', 7, 'opacity=".7"')
  );
}

export const kabaddi: Motif = (pen) => raider(pen, kits(pen)[0]);

export const kabaddiCatch: Motif = (pen) => {
  const [one, two] = kits(pen);
  return (
    ellipse(0, 92, 112, 18, pen.tone('#c98a4a')) +
    placed(-42, 6, 0.74, 0, raider(pen, one)) +
    placed(44, 6, 0.74, 0, flipped(raider(pen, two)))
  );
};

/** A thoroughbred at full stretch, with its rider, running to the right. */
export const horseRace: Motif = (pen) => {
  const coat = pen.random.pick(['#8a4a24', '#4a3040', '#c9854a', '#e8e0d4']);
  const [silk, other] = kits(pen);
  const far = darker(coat, 0.35);
  return (
    line('M-124-40H-86M-128 14H-104M-122 66H-100', '#fff', 6, 'opacity=".7"') +
    limb(pen, 'M36 12L74 26L102 4', far, 13) +
    limb(pen, 'M-48 12L-88 32L-114 70', far, 13) +
    path('M-68-10C-96-28-116-12-126 10C-108 4-92 8-72 12Z', pen.tone(darker(coat, 0.5))) +
    path(
      'M-74 0C-66-32-20-38 22-30C44-30 56-58 74-82L86-96L90-80C104-70 116-56 120-44C116-34 104-34 92-44C86-30 74-2 54 12C16 30-62 34-74 0Z',
      pen.ball(coat),
    ) +
    path('M24-32C42-40 52-66 74-88L62-88C44-78 34-58 16-42Z', pen.tone(darker(coat, 0.5))) +
    limb(pen, 'M44 10L62 50L98 60', coat, 14) +
    limb(pen, 'M-56 10L-66 52L-102 88', coat, 14) +
    circle(92, -66, 5, pen.ink.dark, 'stroke="none"') +
    line('M86-46L104-70M88-48L34-46', silk, 5) +
    path('M-30-36L28-38L20-10H-22Z', pen.tone(other)) +
    limb(pen, 'M-14-44L14-26L0 0', '#fff', 13) +
    path('M-28-44C-34-76 6-92 34-74L40-54L14-40Z', pen.tone(silk)) +
    limb(pen, 'M24-66L44-48L62-50', silk, 11) +
    circle(44, -88, 15, pen.ball('#e8b488')) +
    path('M26-88C26-116 64-116 62-92L74-88C66-84 40-84 26-88Z', pen.tone(other)) +
    placed(-4, -62, 0.2, 0, small.star(pen))
  );
};

/** The winning post: a horse's head in its blinkers, in a shoe with a ribbon. */
export const racehorse: Motif = (pen) => {
  const coat = pen.random.pick(['#8a4a24', '#4a3040', '#b8722f', '#e8e0d4']);
  const [silk, other] = kits(pen);
  return (
    path('M-92 70C-128-20-86-116 0-116C86-116 128-20 92 70L62 60C86-16 56-82 0-82C-56-82-86-16-62 60Z', pen.gold) +
    repeat(7, (at) =>
      circle(Math.cos((at / 6) * 3.4 + 3) * 92, Math.sin((at / 6) * 3.4 + 3) * 96 - 8, 5, pen.ink.dark, 'stroke="none"'),
    ) +
    path('M-30 110C-44 66-30 34-20 8L-46 26C-64 30-78 16-70-2L-18-62L-20-94L8-74C60-66 80-10 76 110Z', pen.ball(coat)) +
    path('M8-74C60-76 98-24 88 56L74 38 78 70 58 44C64 0 40-40 8-74Z', pen.tone(darker(coat, 0.5))) +
    path('M-30-46C-14-66 16-62 18-40C14-16-10-6-30-14Z', pen.tone(silk)) +
    circle(-10, -34, 11, pen.ink.dark) +
    circle(-13, -38, 4, '#fff', 'stroke="none"') +
    line('M-64 2L-26-14L2-4M-26-14L-12 20', other, 8) +
    circle(-56, 8, 5, pen.ink.dark, 'stroke="none"') +
    path('M-96 76C-40 96 40 96 96 76L88 112C40 124-40 124-88 112Z', pen.tone(silk)) +
    placed(0, 102, 0.34, 0, small.star(pen))
  );
};

const wheel = (pen: Pen, x: number, y: number, r = 42): string =>
  circle(x, y, r, 'none', `stroke="${pen.ink.dark}" stroke-width="14"`) +
  circle(x, y, r, 'none', 'stroke="#e6edf8" stroke-width="5"') +
  line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, '#fff', 2, 'opacity=".7"') +
  circle(x, y, 7, '#ffd257', 'stroke-width="3"');

export const cycling: Motif = (pen) => {
  const [kit, frame] = kits(pen);
  const skin = pen.random.pick(SKINS);
  return (
    wheel(pen, -64, 60) +
    wheel(pen, 68, 60) +
    limb(pen, 'M-64 60L-32 6L40 4L68 60M-32 6L2 62L40 4M2 62H-64M40 4L36-16L58-18', frame, 6) +
    limb(pen, 'M-38-8H-20', '#2a2440', 8) +
    limb(pen, 'M-26-18L18 10L0 56L16 64', skin, 15) +
    path('M-44-20C-38-58-4-78 36-68L44-50C20-40 0-26-8-2C-26 6-40-2-44-20Z', pen.tone(kit)) +
    path('M-44-16L-6-8L6 10L-18 16C-34 14-44 2-44-16Z', '#2a2440') +
    limb(pen, 'M34-58L44-30L60-18', skin, 13) +
    circle(58, -76, 19, pen.ball(skin)) +
    path('M32-76C26-110 78-114 84-84L78-72C64-80 48-80 32-76Z', pen.tone(frame)) +
    line('M44-98L62-82M58-102L72-86', '#fff', 4, 'opacity=".8"') +
    line('M-126 0H-96M-124 34H-112M-118-36H-84', '#fff', 6, 'opacity=".7"')
  );
};

export const racingBike: Motif = (pen) => {
  const [frame, other] = kits(pen);
  return (
    wheel(pen, -66, 40, 50) +
    wheel(pen, 68, 40, 50) +
    limb(pen, 'M-66 40L-34-28L44-30L68 40M-34-28L0 44L44-30M0 44H-66', frame, 9) +
    limb(pen, 'M44-30L38-58L66-62C84-60 82-38 66-38M-34-28L-40-48M-56-50H-22', other, 8) +
    circle(0, 44, 17, pen.gold) +
    circle(0, 44, 7, pen.ink.dark, 'stroke="none"') +
    limb(pen, 'M0 44L18 70H32', '#c9d2e6', 5) +
    path('M-60-92C-56-124 40-128 58-96L66-80C30-92-30-92-64-78Z', pen.tone(other)) +
    line('M-34-112L-26-90M-4-116V-94M26-112L20-92', pen.ink.dark, 6)
  );
};

const SURF = 'M-122 50C-98 30-80 56-58 46C-38 34-20 56 0 48C20 36 40 56 60 46C84 34 98 56 122 48L112 108H-112Z';

export const swimming: Motif = (pen) => {
  const [cap, suit] = kits(pen);
  const skin = pen.random.pick(SKINS);
  return (
    limb(pen, 'M40 30L84-30L40-92', skin, 22) +
    circle(36, -96, 14, pen.ball(skin)) +
    path('M-84 60C-80 14-30 6 0 10C44 12 76 30 84 64Z', pen.tone(suit)) +
    circle(-14, -10, 46, pen.ball(skin)) +
    path('M-62-18C-64-80 36-84 34-20C4-34-34-34-62-18Z', pen.tone(cap)) +
    line('M-40-50C-24-62 0-62 14-52', '#fff', 7, 'opacity=".6"') +
    limb(pen, 'M-58-8H30', '#2a2440', 6) +
    ellipse(-34, -6, 19, 14, pen.down('#e8fbff', '#3a9fe0')) +
    ellipse(8, -6, 19, 14, pen.down('#e8fbff', '#3a9fe0')) +
    ellipse(-14, 24, 11, 8, '#7a1f2f') +
    path(SURF, pen.down('#eafcff', '#4fc0f0', '#1468b8')) +
    circle(-90, 8, 8, '#dff6ff') +
    circle(-104, -20, 5, '#dff6ff') +
    circle(98, -10, 7, '#dff6ff') +
    gleam('M-96 66C-70 56-50 74-24 66C-40 82-80 82-96 66Z')
  );
};

export const swimLanes: Motif = (pen) => {
  const [cap, kit] = kits(pen);
  const skin = pen.random.pick(SKINS);
  const floats = (y: number) => repeat(9, (at) => rect(-112 + at * 25, y, 22, 12, 6, at % 2 ? '#fff' : kit, 'stroke-width="3"'));
  return (
    rect(-118, -66, 236, 172, 22, pen.down('#9fe8ff', '#2f9fe8', '#1558a8')) +
    floats(-52) +
    floats(80) +
    limb(pen, 'M-24 14L-66 20L-104 44M-24 14L-70 4L-112-6', skin, 13) +
    path('M-50 10C-20-16 30-12 52 6C30 34-20 40-50 10Z', pen.tone(kit)) +
    limb(pen, 'M34 10L70 44L92 52', skin, 14) +
    limb(pen, 'M36 4L72-34L112-44', skin, 14) +
    circle(72, 4, 24, pen.ball(skin)) +
    path('M50 2C48-30 96-32 98 0C88-10 66-8 50 2Z', pen.tone(cap)) +
    line('M-96-20q12-12 24 0t24 0M10 60q12-12 24 0t24 0', '#fff', 5, 'opacity=".7"')
  );
};

/** The long boats of the monsoon races: a curved hull, a crew that pulls as one. */
export const boatRace: Motif = (pen) => {
  const [one, two] = kits(pen);
  const skin = pen.random.pick(SKINS);
  const rower = pen.stamp(
    limb(pen, 'M6-14L34 6L52 44', '#b9783a', 6),
    path('M-14 22C-16-14 10-24 20-8L18 22Z', pen.tone(two)),
    limb(pen, 'M8-6L28 2', skin, 8),
    circle(8, -30, 13, pen.ball(skin)),
    path('M-6-32C-6-50 22-50 22-34Z', pen.tone(one)),
  );
  return (
    path('M-126-52C-118-10-96 8-70 14H76C100 8 112-14 124-70C134-10 116 46 70 54H-70C-112 48-134 6-126-52Z', pen.tone(one)) +
    line('M-112 12C-60 40 60 40 112 4', '#ffd257', 6) +
    [-78, -42, -6, 30].map((x) => rower(x, 0)).join('') +
    limb(pen, 'M86 14L88-34M88-22L70-40M88-22L108-36', two, 11) +
    circle(88, -54, 14, pen.ball(skin)) +
    path(
      'M-122 62C-98 42-80 68-58 58C-38 46-20 68 0 60C20 48 40 68 60 58C84 46 98 68 122 60L112 110H-112Z',
      pen.down('#dff6ff', '#4fb0e0', '#17508a'),
    ) +
    group('stroke="none"', placed(-118, -56, 0.3, -20, small.blossom(pen)), placed(120, -72, 0.3, 20, small.blossom(pen)))
  );
};

export const oars: Motif = (pen) => {
  const [one, two] = kits(pen);
  const oar = (colour: string) =>
    pen.stamp(
      limb(pen, 'M0 112V-40', '#d9a05a', 9),
      path('M-8-34C-26-60-24-104 0-122C24-104 26-60 8-34Z', pen.tone(colour)),
      line('M0-112V-48', lighter(colour, 0.5), 4),
    );
  return (
    oar(one)(-6, 0, 1, 40) +
    oar(two)(6, 0, 1, -40) +
    path('M-108 6C-60 34 60 34 108 6C104 44 60 70 0 72C-60 70-104 44-108 6Z', pen.tone(one)) +
    line('M-92 28C-40 48 40 48 92 28', '#ffd257', 6) +
    placed(0, 52, 0.34, 0, small.star(pen)) +
    path(
      'M-118 80C-92 60-76 84-54 76C-34 64-20 84 0 78C20 66 38 84 56 76C80 64 94 84 118 78L108 116H-108Z',
      pen.down('#eafcff', '#4fb0e0', '#17508a'),
    )
  );
};
