import { darker, lighter } from '../colour';
import { circle, ellipse, group, line, path, placed, repeat } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

export const deer: Motif = (pen) => {
  const coat = pen.random.pick(['#c9803a', '#e0a55a', '#b0624a', '#8a9ac8']);
  const antler = 'M18-66C30-90 26-108 22-122M28-88C44-92 56-104 58-120M28-76C52-76 72-84 84-104';
  return (
    pen.mirror(line(antler, pen.ink.dark, 17) + line(antler, '#f2d9a0', 9)) +
    pen.mirror(
      path('M36-46C70-72 108-60 114-40C98-20 66-18 46-24Z', pen.tone(coat)) +
        path('M54-42C74-54 92-50 98-40C86-30 70-28 58-32Z', '#ffc7c0', 'stroke="none"'),
    ) +
    path('M-52-40C-56-86 56-86 52-40C50-4 44 24 34 56C28 84 14 94 0 94C-14 94-28 84-34 56C-44 24-50-4-52-40Z', pen.ball(coat)) +
    path('M-26 30C-14 14 14 14 26 30C30 62 22 90 0 92C-22 90-30 62-26 30Z', '#fff4e2', 'stroke="none"') +
    path('M-12 48C-6 40 6 40 12 48C12 60 4 66 0 66C-4 66-12 60-12 48Z', '#3a1a2a') +
    line('M0 66V76M-12 80C-6 86 6 86 12 80', pen.ink.dark, 4) +
    pen.mirror(
      ellipse(28, -10, 12, 14, '#fff') +
        circle(27, -8, 9, '#3a1d0c', 'stroke="none"') +
        circle(23, -13, 3.5, '#fff', 'stroke="none"') +
        line('M14-30C24-38 38-36 46-26', pen.ink.dark, 5),
    ) +
    group(
      'stroke="none" opacity=".75"',
      circle(0, -50, 6, '#fff4e2'),
      circle(-16, -62, 4.5, '#fff4e2'),
      circle(16, -62, 4.5, '#fff4e2'),
    ) +
    placed(-40, -72, 0.44, -20, small.blossom(pen)) +
    placed(44, -70, 0.36, 16, small.blossom(pen))
  );
};

export const swan: Motif = (pen) => {
  const coat = pen.random.pick(['#fffdf6', '#e8f0ff', '#ffe6ee']);
  const shade = darker(coat, 0.14);
  return (
    circle(10, -20, 106, pen.glow('#fff', 0.7), 'stroke="none"') +
    path(
      'M-64-92C-44-112-14-96-16-66C-18-38-46-22-44 6C-40 26-14 26 6 12L16 58H-50C-84 40-92 6-72-24C-62-40-48-56-50-68C-52-76-60-76-66-72Z',
      pen.tone(coat),
    ) +
    path('M-64-92L-100-72C-98-60-84-58-66-66Z', pen.tone('#ff8a2e')) +
    path('M-70-88C-62-92-58-78-66-70L-74-72Z', pen.ink.dark, 'stroke-width="2"') +
    circle(-46, -84, 5, pen.ink.dark, 'stroke="none"') +
    path(
      'M-62 44C-40 6 20-30 70-74C72-56 66-46 62-38C76-42 92-52 104-62C104-40 96-28 88-18C98-20 110-26 120-34C116 30 76 78 16 84C-30 86-62 72-62 44Z',
      pen.ball(coat),
    ) +
    line('M-14 40C14 28 40 8 62-18M2 54C30 44 60 24 84-2M20 66C46 58 76 42 100 18', shade, 6) +
    placed(-42, -104, 0.42, -12, small.crown(pen)) +
    path(
      'M-122 84C-100 66-80 88-56 78C-34 66-16 88 8 78C32 66 50 88 72 78C94 68 108 80 122 84C112 108-112 108-122 84Z',
      pen.down('#e4f8ff', '#4fa8e0'),
    ) +
    placed(-86, 88, 0.4, 0, small.blossom(pen)) +
    placed(84, 92, 0.34, 0, small.blossom(pen))
  );
};

export const rhino: Motif = (pen) => {
  const skin = pen.random.pick(['#8a9ab0', '#a08ab8', '#7a9a94', '#b09a86']);
  return (
    pen.mirror(
      path('M46-66C54-106 84-108 92-88C94-66 80-50 62-46Z', pen.tone(skin)) +
        path('M60-68C66-90 78-92 82-82C82-70 74-62 66-58Z', '#e8a0a0', 'stroke="none"'),
    ) +
    path('M-70-40C-72-92 72-92 70-40C72-6 60 18 58 48C56 92 28 108 0 108C-28 108-56 92-58 48C-60 18-72-6-70-40Z', pen.ball(skin)) +
    path('M-54 48C-30 34 30 34 54 48C52 88 26 104 0 104C-26 104-52 88-54 48Z', lighter(skin, 0.25), 'stroke-width="3"') +
    path('M0-52C12-22 20 18 24 44C8 52-8 52-24 44C-20 18-12-22 0-52Z', pen.down('#fffdf0', '#f0dcb0', '#b8966a')) +
    path('M0-84C8-70 12-60 14-48C4-44-4-44-14-48C-12-60-8-70 0-84Z', pen.down('#fffdf0', '#e0c898')) +
    pen.mirror(
      ellipse(40, -18, 11, 12, '#fff') +
        circle(38, -16, 7, pen.ink.dark, 'stroke="none"') +
        circle(35, -19, 2.5, '#fff', 'stroke="none"') +
        line('M26-36C36-42 50-38 58-28', darker(skin, 0.5), 6) +
        ellipse(28, 70, 8, 6, darker(skin, 0.6), 'stroke="none"') +
        line('M52 6C60 12 62 20 62 28', darker(skin, 0.35), 4),
    ) +
    line('M-26 90C-10 98 10 98 26 90', pen.ink.dark, 5) +
    repeat(3, (at) => placed(-26 + at * 26, -70 - (at % 2) * 4, 0.16, 0, small.pearl(pen)))
  );
};
