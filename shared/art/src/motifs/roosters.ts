import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

export const PLUMAGE = [
  ['#e8862a', '#8a2418', '#155a5a'],
  ['#f7f1e4', '#d8c9a4', '#3a3f58'],
  ['#2f3350', '#14162a', '#1f8a7a'],
  ['#c9362a', '#6a0f1c', '#1b3a8a'],
  ['#f2b52e', '#b8541a', '#5a1f6a'],
  ['#4aa0a8', '#1a4a6a', '#c9362a'],
] as const;

export const comb = (pen: Pen): string =>
  path('M-26 0C-40-18-34-34-22-30C-22-50-4-52 0-38C6-56 26-52 24-34C38-38 44-18 32 2Z', pen.ball('#e0202f'));

/** The head and ruff in profile, facing left. */
export function head(pen: Pen, plumage: (typeof PLUMAGE)[number]): string {
  const [coat, dark, tail] = plumage;
  return (
    path(
      'M-10-50C50-60 78 0 104 108L82 92 76 110 56 92 44 112 26 92 8 112-6 92-26 108-32 88-52 96C-34 50-50 10-46-20Z',
      pen.down(lighter(coat, 0.4), coat, dark),
    ) +
    line(
      'M30-10C44 20 54 50 58 80M10 0C20 30 24 56 24 84M-10 6C-8 30-8 56-14 84M48-10C64 20 74 44 82 76',
      dark,
      5,
      'opacity=".7"',
    ) +
    placed(2, -66, 1.15, -6, comb(pen)) +
    path('M-56-30C-60-72 30-80 34-34C36-4 10 14-12 12C-36 12-54-4-56-30Z', pen.ball(lighter(coat, 0.12))) +
    path('M-50 2C-66 22-60 50-46 50C-30 48-30 20-34 4Z', pen.ball('#e0202f')) +
    path('M-50-34C-72-40-98-24-108-2C-92-6-76-2-50 2C-46-10-46-24-50-34Z', pen.gold) +
    line('M-104-2C-84-16-66-16-52-14', pen.ink.dark, 3) +
    ellipse(-18, -26, 22, 17, '#e8364a', 'stroke="none"') +
    circle(-22, -28, 12, '#ffe14a') +
    circle(-24, -28, 6, '#14101c', 'stroke="none"') +
    circle(-26, -31, 2.5, '#fff', 'stroke="none"') +
    line('M-38-44L-8-38', pen.ink.dark, 6) +
    ellipse(10, -4, 9, 12, pen.ball(tail), 'stroke-width="3"')
  );
}

export const roosterHead: Motif = (pen) => {
  const drawn = head(pen, pen.random.pick(PLUMAGE));
  return pen.random.chance(0.5) ? drawn : group('transform="scale(-1 1)"', drawn);
};

export const bird = (pen: Pen, [coat, dark, tail]: (typeof PLUMAGE)[number]): string => {
  const sickle = pen.stamp(
    path('M0 0C10-50 50-80 90-56C60-56 36-36 26 10Z', pen.down(lighter(tail, 0.35), tail, darker(tail, 0.4))),
  );
  return (
    sickle(30, 16, 1, -32) +
    sickle(34, 22, 1.05, -6) +
    sickle(36, 32, 1, 22) +
    sickle(30, 40, 0.86, 46) +
    line('M-10 66L-18 100M-18 100L-38 106M-18 100L-2 108M18 64L24 98M24 98L4 106M24 98L42 106', '#f2a52a', 8) +
    path('M-46-56C-20-60-10-36 0-14C20-6 44-2 50 22C54 56 20 76-6 72C-40 70-58 44-54 12C-52-10-54-30-46-56Z', pen.ball(coat)) +
    path('M-52-40C-20-40-8-10-4 20L-16 10-20 28-34 12-44 26-56 8C-56-10-58-24-52-40Z', pen.down(lighter(coat, 0.5), coat)) +
    path('M-8 16C20 0 48 14 46 34C36 56 4 56-14 44C-4 40-8 30-8 16Z', pen.tone(dark)) +
    line('M4 26C18 20 30 24 36 30M4 38C16 36 24 38 32 40', lighter(dark, 0.4), 4) +
    placed(-50, -78, 0.55, -8, comb(pen)) +
    circle(-50, -58, 22, pen.ball(lighter(coat, 0.15))) +
    path('M-68-64C-84-66-94-58-98-50C-88-50-80-48-68-50Z', pen.gold) +
    path('M-62-44C-72-34-68-20-60-22C-52-24-52-36-54-42Z', pen.ball('#e0202f'), 'stroke-width="3"') +
    circle(-54, -60, 6, '#ffe14a', 'stroke-width="2"') +
    circle(-55, -60, 3, '#14101c', 'stroke="none"')
  );
};

export const strutting: Motif = (pen) => placed(8, 6, 1.08, 0, bird(pen, pen.random.pick(PLUMAGE)));

export const facing: Motif = (pen) => {
  const [left = PLUMAGE[0], right = PLUMAGE[3]] = pen.random.some(PLUMAGE, 2);
  return (
    placed(-52, 14, 0.74, 0, `<g transform="scale(-1 1)">${bird(pen, left)}</g>`) +
    placed(52, 14, 0.74, 0, bird(pen, right)) +
    placed(0, -62, 0.74, 0, pen.random.pick([small.bolt, small.flame, small.star])(pen))
  );
};

export const featherFan: Motif = (pen) => {
  const [coat, dark, tail] = pen.random.pick(PLUMAGE);
  const one = pen.stamp(small.feathered(pen, coat));
  const other = pen.stamp(small.feathered(pen, tail));
  return (
    repeat(7, (at) => placed(0, 70, 1, (at - 3) * 22, (at % 2 ? other : one)(0, -92, 1.35))) +
    circle(0, 66, 34, pen.gold) +
    circle(0, 66, 24, pen.tone(dark)) +
    placed(0, 66, 0.4, 0, small.star(pen))
  );
};

export const shieldedRooster: Motif = (pen) => {
  const shield = 'M0-110C30-94 66-90 94-92V0C94 56 50 94 0 114C-50 94-94 56-94 0V-92C-66-90-30-94 0-110Z';
  return (
    path(shield, pen.gold) +
    `<g transform="scale(.9)">${path(shield, pen.tone(pen.ink.second === '#f6b235' ? '#1f5a8a' : pen.ink.pop))}</g>` +
    placed(10, 0, 0.78, 0, head(pen, pen.random.pick(PLUMAGE)))
  );
};

export const champion: Motif = (pen) =>
  pen.mirror(
    repeat(6, (at) => placed(0, 6, 1, 38 + at * 22, path('M0-84C-14-96-12-114 0-122C12-114 14-96 0-84Z', pen.tone('#3aa04a')))),
  ) +
  circle(0, 6, 76, pen.gold) +
  circle(0, 6, 64, pen.ball(pen.ink.hero)) +
  placed(14, 12, 0.6, 0, head(pen, pen.random.pick(PLUMAGE))) +
  path('M-70 74C-30 92 30 92 70 74L62 106C30 116-30 116-62 106Z', pen.tone('#b3122e')) +
  placed(0, 96, 0.32, 0, small.star(pen));

export const pitRing: Motif = (pen) =>
  ellipse(0, 60, 112, 46, pen.tone('#8a4a1c')) +
  ellipse(0, 54, 96, 36, pen.down('#f5d79a', '#d09a50')) +
  repeat(9, (at) => rect(-104 + at * 25, 60 + Math.sin((at / 8) * Math.PI) * 38 - 16, 9, 34, 3, pen.tone('#b3122e'))) +
  placed(6, -12, 0.86, 0, bird(pen, pen.random.pick(PLUMAGE)));

export const flyingSpur: Motif = (pen) => {
  const [coat, dark, tail] = pen.random.pick(PLUMAGE);
  const wing =
    path(
      'M16-8C40-70 84-100 120-96C112-80 116-74 104-66C114-62 110-50 98-48C106-40 98-30 86-30C90-20 80-12 66-14C60 6 34 20 14 20Z',
      pen.down(lighter(coat, 0.4), coat, dark),
    ) + line('M34-16C54-50 78-72 98-78M38-6C60-30 76-44 92-52', tail, 5);
  return (
    pen.mirror(wing) +
    around(5, (_, at) => placed(0, 40, 1, (at - 2) * 22 + 180, path('M0 0C-14-30-12-60 0-76C12-60 14-30 0 0Z', pen.tone(tail)))) +
    path('M-34-30C-30-64 30-64 34-30C44 20 26 64 0 66C-26 64-44 20-34-30Z', pen.ball(coat)) +
    placed(0, -82, 0.7, 0, comb(pen)) +
    circle(0, -58, 28, pen.ball(lighter(coat, 0.2))) +
    path('M-12-54H12L0-28Z', pen.gold) +
    path('M-8-32C-10-14 10-14 8-32Z', pen.ball('#e0202f'), 'stroke-width="3"') +
    pen.mirror(
      circle(13, -64, 6, '#ffe14a', 'stroke-width="2"') +
        circle(12, -63, 3, '#14101c', 'stroke="none"') +
        line('M5-74L22-70', pen.ink.dark, 4),
    ) +
    line('M-14 66L-22 96M14 66L22 96', '#f2a52a', 9)
  );
};
