import { darker, lighter } from '../colour';
import { circle, ellipse, group, line, path, placed, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import { eye, gleam, limb } from './strokes';
import * as small from './symbols';
import { cloths } from './cloth';

export const comet: Motif = (pen) => {
  const tint = pen.random.pick(['#5fe0ff', '#ffb04a', '#c08aff', '#8af0b0']);
  return (
    path('M-126 96C-80 30-30-30 20-70L84-10C30 30-40 80-126 96Z', pen.veil(tint, 0.2, 0.9), 'stroke="none"') +
    path(
      'M-112 44C-70 0-30-40 10-72L30-50C-10-20-60 20-112 44ZM-70 112C-20 90 40 50 80 10L66-6C30 30-20 80-70 112Z',
      pen.veil('#fff', 0.05, 0.8),
      'stroke="none"',
    ) +
    circle(48, -40, 58, pen.ball(tint)) +
    circle(34, -56, 12, darker(tint, 0.2), 'stroke="none" opacity=".6"') +
    circle(70, -24, 15, darker(tint, 0.2), 'stroke="none" opacity=".6"') +
    circle(40, -16, 8, darker(tint, 0.2), 'stroke="none" opacity=".6"') +
    placed(-80, -70, 0.36, 0, small.star(pen)) +
    placed(92, 74, 0.3, 0, small.star(pen))
  );
};

export const cometOrbit: Motif = (pen) => {
  const tint = pen.random.pick(['#5fe0ff', '#ffb04a', '#c08aff']);
  return (
    circle(-20, 40, 56, pen.ball('#5f7ad8')) +
    ellipse(-20, 40, 108, 30, 'none', 'stroke="#fff" stroke-width="4" stroke-dasharray="8 8" transform="rotate(-24 -20 40)"') +
    path('M-110-60C-40-110 30-116 72-84L56-52C20-74-40-76-110-60Z', pen.veil(tint, 0.9, 0.4), 'stroke="none"') +
    circle(70, -66, 34, pen.ball(tint)) +
    path(starPath(4, 22, 5), '#fff', 'transform="translate(60 -78)" stroke="none"')
  );
};

export const star: Motif = (pen) => {
  const tint = pen.random.pick(['#ffc53d', '#5fc8ff', '#ff8ad0', '#8af07a']);
  return (
    circle(0, 0, 116, pen.glow('#fff6c0', 0.9), 'stroke="none"') +
    path(starPath(5, 112, 52), pen.ball(tint)) +
    path(starPath(5, 80, 37), lighter(tint, 0.35), 'stroke="none" opacity=".8"') +
    pen.mirror(eye(pen, 19, -10, 11)) +
    path('M-18 16C-6 30 6 30 18 16C12 38-12 38-18 16Z', '#a81f3a', 'stroke-width="3"')
  );
};

export const starCluster: Motif = (pen) =>
  placed(-58, 36, 1, -14, small.star(pen)) +
  placed(60, 40, 0.9, 16, small.star(pen)) +
  placed(-66, -56, 0.6, 10, small.star(pen)) +
  placed(70, -58, 0.66, -8, small.star(pen)) +
  placed(0, -12, 1.66, 0, small.star(pen)) +
  group('stroke="none"', circle(-96, -6, 5, '#fff'), circle(100, -8, 5, '#fff'), circle(4, 96, 6, '#fff'));

export const maskPair: Motif = (pen) => {
  const [one, other] = cloths(pen);
  const face = (tint: string, mouth: string) =>
    path('M-58-66C-20-80 20-80 58-66C62 10 40 62 0 84C-40 62-62 10-58-66Z', pen.ball(tint)) +
    pen.mirror(path('M14-24C24-40 44-38 48-24C40-12 22-12 14-24Z', pen.ink.dark)) +
    mouth;
  return (
    placed(-40, -14, 0.96, -14, face(one, path('M-28 22C-10 36 10 36 28 22C24 58-24 58-28 22Z', pen.ink.dark))) +
    placed(48, 26, 0.9, 14, face(other, path('M-26 48C-16 24 16 24 26 48C10 40-10 40-26 48Z', pen.ink.dark))) +
    line('M-86-66C-104-20-96 60-110 104M94-26C112 20 100 80 116 112', '#ffd257', 6)
  );
};

export const diamond: Motif = (pen) => {
  const tint = pen.random.pick(['#8adfff', '#f4a0e0', '#a8f0d0', '#ffe08a', '#c0b0ff']);
  return (
    circle(0, 0, 116, pen.glow('#fff', 0.8), 'stroke="none"') +
    placed(0, 6, 2.1, 0, small.jewel(pen, tint)) +
    gleam('M-84-70L-76-84L-68-70L-76-56ZM80-30L90-46L100-30L90-14ZM60 66L68 54L76 66L68 78Z', '.95')
  );
};

export const diamondMine: Motif = (pen) =>
  path('M-116 106L-96-20L-40-90L30-104L90-50L116 106Z', pen.tone('#5a5078')) +
  path('M-70 106V20C-70-44 70-44 70 20V106Z', pen.ink.dark) +
  placed(-34, 66, 0.66, -14, small.jewel(pen, '#8adfff')) +
  placed(34, 70, 0.6, 14, small.jewel(pen, '#c0b0ff')) +
  placed(0, 26, 0.86, 0, small.jewel(pen, '#a8f0d0')) +
  placed(-76, -26, 0.36, 20, small.jewel(pen, '#8adfff')) +
  placed(72, -36, 0.4, -16, small.jewel(pen, '#8adfff')) +
  rect(-80, 10, 20, 98, 4, pen.tone('#8a5a2a')) +
  rect(60, 10, 20, 98, 4, pen.tone('#8a5a2a')) +
  rect(-88, -4, 176, 22, 5, pen.tone('#a8683a'));

export const coinPile: Motif = (pen) => {
  const one = pen.stamp(
    ellipse(0, 8, 40, 15, '#a8610c') +
      ellipse(0, 0, 40, 15, pen.gold) +
      ellipse(0, 0, 26, 8, 'none', 'stroke="#a8610c" stroke-width="3"'),
  );
  return (
    [
      [-66, 5],
      [66, 4],
      [0, 7],
    ]
      .map(([x = 0, high = 0]) => repeat(high, (at) => one(x, 86 - at * 16)))
      .join('') +
    placed(-6, -64, 0.92, 14, small.coin(pen)) +
    gleam('M70-60L78-74L86-60L78-46ZM-92-20L-86-30L-80-20L-86-10Z', '.9')
  );
};

/** A mohur with a portrait-like star, in a dish of others. */
export const mohur: Motif = (pen) =>
  placed(0, -10, 1.9, pen.random.integer(-12, 12), small.coin(pen)) +
  placed(-72, 74, 0.6, -16, small.oldCoin(pen)) +
  placed(0, 90, 0.66, 0, small.oldCoin(pen)) +
  placed(72, 74, 0.6, 16, small.oldCoin(pen));

export const glider: Motif = (pen) => {
  const [coat, other] = cloths(pen);
  return (
    line('M-120 30H-80M-128 56H-96', '#fff', 6, 'opacity=".7"') +
    group(
      'transform="rotate(-12)"',
      path('M-122-30C-60-74 60-74 122-30C60-40 20-36 0-10C-20-36-60-40-122-30Z', pen.tone(coat)) +
        path('M-64-50L-30-26L-4-12L0-62ZM64-50L30-26L4-12L0-62Z', pen.tone(other), 'stroke-width="3"') +
        line('M-60-36L-14 52M60-36L14 52M-16 54H16', pen.ink.dark, 5) +
        limb(pen, 'M-34 36L20 32', '#e8862a', 15) +
        limb(pen, 'M-34 38L-76 50', '#2a3f6a', 12) +
        circle(34, 26, 15, pen.ball('#e0263f')),
    )
  );
};

export const sailplane: Motif = (pen) => {
  const [coat] = cloths(pen);
  return (
    group(
      'transform="rotate(-20)"',
      path('M-14-8L-128-52L-122-32L-6 22Z', pen.tone('#fff')) +
        path('M-96 14L-116-34H-98L-66 4Z', pen.tone(coat)) +
        path('M-112 16C-60-10 30-26 92-10C112-4 116 12 100 20C50 40-50 34-112 16Z', pen.ball('#fff')) +
        path('M34-22C60-30 88-18 94-4C70 4 48 0 34-22Z', pen.down('#dff6ff', '#3a8fd0')) +
        path('M10 10L-20 100L14 84L58 14Z', pen.tone('#fff')) +
        line('M-90 16C-30 26 40 26 96 12', coat, 7),
    ) + line('M-118 78C-90 66-70 88-44 76', '#fff', 6, 'opacity=".7"')
  );
};

export const paperPlane: Motif = (pen) => {
  const [coat] = cloths(pen);
  return (
    line('M-116 100C-90 60-60 76-50 46', '#fff', 6, 'stroke-dasharray="4 13"') +
    path('M118-92L-104-18L-34 16Z', pen.tone('#fff')) +
    path('M118-92L-34 16L-30 84L6 40Z', '#c8d2ee') +
    path('M118-92L6 40L64 72Z', pen.tone(lighter(coat, 0.65))) +
    line('M118-92L-34 16', coat, 4)
  );
};

export const paperFleet: Motif = (pen) =>
  placed(-48, 44, 0.54, 6, paperPlane(pen)) + placed(56, 58, 0.44, -8, paperPlane(pen)) + placed(2, -24, 0.9, 0, paperPlane(pen));

export const skyBoat: Motif = (pen) => {
  const [coat, other] = cloths(pen);
  return (
    path('M0-122C80-122 110-60 70-16C40 8-40 8-70-16C-110-60-80-122 0-122Z', pen.ball(coat)) +
    path('M0-122C34-122 46-60 30-6C12 0-12 0-30-6C-46-60-34-122 0-122Z', pen.tone(other)) +
    line('M-56-6L-70 40M56-6L70 40M-22 0L-26 40M22 0L26 40', pen.ink.dark, 4) +
    path('M-112 28C-80 44 80 44 112 28C106 76 66 104 0 104C-66 104-106 76-112 28Z', pen.tone('#a8602a')) +
    line('M-98 52C-50 66 50 66 98 52', '#ffd257', 6) +
    [-44, 0, 44].map((x) => circle(x, 78, 10, '#ffe9a0')).join('') +
    path('M-112 28L-128 8L-100 24Z', pen.tone(other))
  );
};

export const skySail: Motif = (pen) => {
  const [coat, other] = cloths(pen);
  return (
    limb(pen, 'M0 44V-116', '#8a5a2a', 8) +
    path('M8-112C60-90 84-40 80 14C54 4 28 4 8 14Z', pen.tone(coat)) +
    path('M-8-100C-48-76-70-36-68 8C-46 2-24 2-8 10Z', pen.tone(other)) +
    pen.mirror(path('M70 40C104 0 132 8 128 24C112 30 116 44 98 48C104 60 84 66 74 62Z', pen.tone('#fff'))) +
    path('M-92 30C-60 44 60 44 92 30C84 76 50 92 0 92C-50 92-84 76-92 30Z', pen.tone('#a8602a')) +
    line('M-78 52C-40 64 40 64 78 52', '#ffd257', 5) +
    placed(
      -60,
      104,
      0.6,
      0,
      path('M-60 20C-78 20-78-8-56-8C-54-32-18-34-10-14C4-28 34-22 34-2C58-6 64 20 44 20Z', pen.down('#fff', '#cfd8f5')),
    ) +
    placed(
      66,
      106,
      0.54,
      0,
      path('M-60 20C-78 20-78-8-56-8C-54-32-18-34-10-14C4-28 34-22 34-2C58-6 64 20 44 20Z', pen.down('#fff', '#cfd8f5')),
    )
  );
};
