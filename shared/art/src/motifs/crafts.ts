import { darker } from '../colour';
import type { Pen } from '../pen';
import { circle, ellipse, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { eye, gleam, limb } from './strokes';
import * as small from './symbols';
import { cloths } from './cloth';

/** On its strings, mid-dance. */
export const puppet: Motif = (pen) => {
  const [coat, other] = cloths(pen);
  return (
    limb(pen, 'M-70-116H70M0-128V-104', '#b9783a', 9) +
    line('M-62-112L-74 0M62-112L80-24M-20-112L-16-72M20-112L16-72', '#fff', 3) +
    limb(pen, 'M-22-6L-56 12L-76-2', '#f2c79f', 12) +
    limb(pen, 'M22-6L52 4L80-26', '#f2c79f', 12) +
    limb(pen, 'M-12 56L-26 84L-22 106M12 56L30 78L54 92', other, 13) +
    path('M-30-16C-10-28 10-28 30-16L44 60C16 74-16 74-44 60Z', pen.tone(coat)) +
    line('M-38 44C-12 56 12 56 38 44M0-20V60', '#ffd257', 5) +
    circle(0, -52, 32, pen.ball('#f2c79f')) +
    path('M-40-58C-34-104 34-104 40-58L52-66L44-44C16-62-16-62-44-44L-52-66Z', pen.tone(other)) +
    pen.mirror(eye(pen, 12, -52, 7)) +
    line('M-10-36C-4-30 4-30 10-36', '#a81f3a', 4) +
    circle(0, -96, 8, pen.gold)
  );
};

export const puppetStage: Motif = (pen) => {
  const [coat, other] = cloths(pen);
  return (
    rect(-104, -96, 208, 200, 12, pen.tone('#6a2a1a')) +
    rect(-84, -70, 168, 142, 6, pen.down('#2a1a4a', '#e8a04a')) +
    placed(0, 12, 0.66, 0, puppet(pen)) +
    pen.mirror(path('M30-70H84V72H66C62 20 50-30 30-70Z', pen.tone(coat))) +
    repeat(6, (at) => path(`M${-96 + at * 32}-76h32c0 26-32 26-32 0Z`, pen.tone(at % 2 ? other : coat), 'stroke-width="3.5"')) +
    rect(-112, 74, 224, 24, 8, pen.gold) +
    placed(0, -96, 0.5, 0, small.star(pen))
  );
};

export const puppetHands: Motif = (pen) => {
  const [coat, other] = cloths(pen);
  const one = (colour: string, hat: string) =>
    path('M-36 108C-40 60-24 30 0 20C24 30 40 60 36 108Z', pen.tone(colour)) +
    limb(pen, 'M-24 50L-48 28M24 50L48 28', '#f2c79f', 12) +
    circle(0, -8, 32, pen.ball('#f2c79f')) +
    path('M-36-14L-20-64L0-40L20-64L36-14C12-26-12-26-36-14Z', pen.tone(hat)) +
    pen.mirror(eye(pen, 12, -6, 7)) +
    path('M-12 8C-4 18 4 18 12 8C8 24-8 24-12 8Z', '#a81f3a', 'stroke-width="3"');
  return placed(-50, 0, 0.94, -8, one(coat, other)) + placed(50, 0, 0.94, 8, one(other, coat));
};

const paper = (pen: Pen): string => pen.down('#fff6dc', '#f0d9a0', '#d9b06a');

export const scroll: Motif = (pen) => {
  const [ribbon] = cloths(pen);
  return (
    path('M-76-84H76V78H-76Z', paper(pen)) +
    line('M-52-56H52M-52-34H52M-52-12H30M-52 10H46', '#8a6a3a', 5) +
    rect(-100, -106, 200, 32, 16, pen.tone('#e8c98a')) +
    rect(-100, 70, 200, 32, 16, pen.tone('#e8c98a')) +
    pen.mirror(circle(104, -90, 14, pen.gold) + circle(104, 86, 14, pen.gold)) +
    path('M20 30L36 100L48 84L62 96L52 26Z', pen.tone(ribbon)) +
    circle(36, 34, 25, pen.ball('#b3122e')) +
    placed(36, 34, 0.3, 0, small.star(pen))
  );
};

export const scrollRolled: Motif = (pen) => {
  const [ribbon, other] = cloths(pen);
  const roll = (y: number) =>
    rect(-104, y, 208, 44, 22, paper(pen)) +
    ellipse(92, y + 22, 14, 20, '#c99a5a') +
    ellipse(92, y + 22, 6, 10, '#fff3d0', 'stroke-width="3"');
  return placed(
    0,
    0,
    1,
    -14,
    roll(-82) +
      roll(30) +
      roll(-26) +
      rect(-24, -86, 48, 164, 6, pen.tone(ribbon)) +
      placed(0, -4, 0.62, 0, path('M0 0C-40-40-60 10 0 10C60 10 40-40 0 0Z', pen.tone(other)) + circle(0, 2, 14, pen.gold)),
  );
};

export const scrollOpen: Motif = (pen) =>
  path('M-100-60C-60-40-40-70 0-52C40-34 60-62 100-44V66C60 48 40 78 0 60C-40 42-60 70-100 50Z', paper(pen)) +
  line('M-64-22C-40-12-20-26 0-18M-64 6C-40 16-20 2 0 10M22-8C40-2 60-16 78-8', '#8a6a3a', 5) +
  [-104, 104]
    .map((x) => rect(x - 14, -84, 28, 170, 12, pen.tone('#b9683a')) + circle(x, -92, 12, pen.gold) + circle(x, 92, 12, pen.gold))
    .join('') +
  path('M30-104C64-96 88-56 70 0L58 26L48-4C30-40 26-76 30-104Z', pen.tone('#fff')) +
  line('M34-96C50-60 58-24 58 26', '#8a96b8', 4);

/** It flies, of course. */
export const flyingCarpet: Motif = (pen) => {
  const [coat, other] = cloths(pen);
  return (
    path('M-122 26C-84-26-40-6 0-30C40-54 84-10 122-48L96 62C60 88 30 52-10 74C-50 96-70 52-112 88Z', pen.tone(coat)) +
    path(
      'M-100 30C-70-2-34 10 0-10C34-30 76 2 100-22L86 46C56 64 26 36-10 54C-44 70-66 40-96 62Z',
      'none',
      'stroke="#ffd257" stroke-width="5"',
    ) +
    path('M-44 26L-10-2L40 14L6 44Z', pen.tone(other)) +
    placed(-2, 20, 0.42, -10, small.star(pen)) +
    line('M-118 92L-126 106M-100 86L-106 104M98 66L104 82M112 56L122 70M-84 78L-88 96M82 74L86 90', '#ffd257', 5) +
    placed(
      -74,
      -60,
      0.5,
      0,
      path('M-60 20C-78 20-78-8-56-8C-54-32-18-34-10-14C4-28 34-22 34-2C58-6 64 20 44 20Z', pen.down('#fff', '#cfd8f5')),
    ) +
    placed(78, -84, 0.4, 0, small.star(pen))
  );
};

const weave = (pen: Pen, coat: string, other: string): string =>
  rect(-84, -112, 168, 224, 4, pen.tone(coat)) +
  rect(-68, -96, 136, 192, 2, 'none', 'stroke="#ffd257" stroke-width="6"') +
  path('M0-70L46 0L0 70L-46 0Z', pen.tone(other)) +
  path('M0-44L28 0L0 44L-28 0Z', pen.gold) +
  pen.mirror(circle(50, -76, 11, other) + circle(50, 76, 11, other)) +
  line(
    repeat(9, (at) => `M${-80 + at * 20}-112v-14M${-80 + at * 20} 112v14`),
    '#fff1d0',
    4,
  );

export const carpetHung: Motif = (pen) => {
  const [coat, other] = cloths(pen);
  return placed(0, 0, 0.92, pen.random.pick([-10, 8]), weave(pen, coat, other));
};

export const carpetRoll: Motif = (pen) => {
  const [coat, other] = cloths(pen);
  return (
    path('M-112 96L-60-40H96L116 96Z', pen.tone(coat)) +
    path('M-88 84L-46-20H80L94 84Z', 'none', 'stroke="#ffd257" stroke-width="5"') +
    path('M-10 10L30-10L60 20L24 62Z', pen.tone(other)) +
    rect(-76, -74, 184, 44, 22, pen.tone(darker(coat, 0.15))) +
    ellipse(96, -52, 15, 21, '#ffd98a') +
    path('M96-66C110-66 110-40 96-40C88-40 88-56 96-54', 'none', `stroke="${pen.ink.dark}" stroke-width="4"`) +
    placed(-30, -84, 0.6, 0, small.oldCoin(pen))
  );
};

const gemTint = (pen: Pen): string => pen.random.pick(small.JEWELS);

export const necklace: Motif = (pen) => {
  const tint = gemTint(pen);
  return (
    line('M-84-104C-96 20-40 60 0 64C40 60 96 20 84-104', pen.ink.dark, 16) +
    line('M-84-104C-96 20-40 60 0 64C40 60 96 20 84-104', '#ffd257', 8) +
    [
      [-86, -40],
      [-70, 8],
      [-40, 44],
      [40, 44],
      [70, 8],
      [86, -40],
    ]
      .map(([x = 0, y = 0], at) => placed(x, y, 0.34, 0, at % 2 ? small.jewel(pen, tint) : small.pearl(pen)))
      .join('') +
    placed(0, 74, 0.86, 0, small.jewel(pen, tint)) +
    gleam('M-8 46L8 46L0 60Z', '.8')
  );
};

export const pearlRope: Motif = (pen) => {
  const rope = (drop: number, count: number) =>
    repeat(count, (at) => {
      const t = (at / (count - 1)) * Math.PI;
      return circle(-92 * Math.cos(t), -70 + drop * Math.sin(t), 12, pen.ball('#fff3ee'), 'stroke-width="3.5"');
    });
  return (
    rope(90, 13) +
    rope(150, 16) +
    placed(0, 84, 0.62, 0, small.jewel(pen, gemTint(pen))) +
    placed(0, 20, 0.5, 0, small.jewel(pen, gemTint(pen)))
  );
};

export const necklaceBust: Motif = (pen) => {
  const [velvet] = cloths(pen);
  return (
    path(
      'M-34-112H34C34-70 96-60 104 12C110 70 60 104 0 108C-60 104-110 70-104 12C-96-60-34-70-34-112Z',
      pen.ball(darker(velvet, 0.25)),
    ) +
    line('M-58-54C-50 20-20 44 0 46C20 44 50 20 58-54', pen.ink.dark, 14) +
    line('M-58-54C-50 20-20 44 0 46C20 44 50 20 58-54', '#ffd257', 7) +
    placed(0, 58, 0.62, 0, small.jewel(pen, gemTint(pen))) +
    placed(-36, 26, 0.36, 20, small.jewel(pen, '#ffffff')) +
    placed(36, 26, 0.36, -20, small.jewel(pen, '#ffffff'))
  );
};

export const ring: Motif = (pen) =>
  circle(0, 34, 68, 'none', `stroke="${pen.ink.dark}" stroke-width="30"`) +
  circle(0, 34, 68, 'none', 'stroke="#f2b233" stroke-width="21"') +
  path('M-58 0C-40-34 10-40 30-28', 'none', 'stroke="#fff3b0" stroke-width="6"') +
  path('M-40-26L-26-48H26L40-26L26-10H-26Z', pen.gold) +
  placed(0, -66, 1.12, 0, small.jewel(pen, gemTint(pen))) +
  gleam('M-92-86L-84-98L-76-86L-84-74ZM76-50L84-62L92-50L84-38Z', '.9');

export const ringBox: Motif = (pen) => {
  const [velvet] = cloths(pen);
  return (
    path('M-88-24L-70-104H70L88-24Z', pen.tone(velvet)) +
    path('M-70-32L-56-90H56L70-32Z', '#fff4e6') +
    path('M-98-24H98L84 100H-84Z', pen.tone(darker(velvet, 0.15))) +
    ellipse(0, -20, 78, 20, '#fff4e6') +
    circle(0, 4, 38, 'none', `stroke="${pen.ink.dark}" stroke-width="19"`) +
    circle(0, 4, 38, 'none', 'stroke="#f2b233" stroke-width="11"') +
    path('M-98-6H98L95 24H-95Z', pen.tone(velvet)) +
    placed(0, -48, 0.74, 0, small.jewel(pen, gemTint(pen))) +
    circle(0, 54, 12, pen.gold)
  );
};

export const twoRings: Motif = (pen) =>
  [-40, 40]
    .map(
      (x, at) =>
        circle(x, 24, 58, 'none', `stroke="${pen.ink.dark}" stroke-width="25"`) +
        circle(x, 24, 58, 'none', `stroke="${at ? '#dfe6f2' : '#f2b233'}" stroke-width="17"`),
    )
    .join('') +
  line('M-64-22C-40-34-20-28-6-14', '#fff3b0', 5) +
  placed(-40, -56, 0.66, 0, small.jewel(pen, gemTint(pen))) +
  placed(40, -56, 0.66, 0, small.jewel(pen, gemTint(pen)));
