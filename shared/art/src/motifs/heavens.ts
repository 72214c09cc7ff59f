import { darker, lighter } from '../colour';
import { around, circle, group, line, path, placed, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

export const moon: Motif = (pen) => {
  const cloud = pen.stamp(
    path('M-60 20C-78 20-78-8-56-8C-54-32-18-34-10-14C4-28 34-22 34-2C58-6 64 20 44 20Z', pen.down('#fff', '#cfd8f5')),
  );
  return (
    circle(0, -10, 118, pen.glow('#fff6d0', 0.9), 'stroke="none"') +
    path(
      'M34-108C-40-104-92-56-84 8C-78 72-10 104 52 78C82 64 98 40 102 20C74 50 14 46-6 4C-24-38-8-84 34-108Z',
      pen.down('#fffbe6', '#ffe08a', '#e8a63a'),
    ) +
    group(
      'stroke="none" opacity=".35"',
      circle(-52, -6, 11, '#a8701a'),
      circle(-34, 42, 15, '#a8701a'),
      circle(10, 66, 8, '#a8701a'),
    ) +
    placed(48, -46, 0.86, 10, small.star(pen)) +
    placed(84, -2, 0.42, -12, small.star(pen)) +
    placed(14, -8, 0.34, 20, small.star(pen)) +
    cloud(-44, 82, 0.9) +
    cloud(58, 96, 0.76)
  );
};

export const sun: Motif = (pen) => {
  const ray = pen.stamp(path('M-17-72C-12-92-8-100 0-122C8-100 12-92 17-72Z', pen.down('#fff0a0', '#ff9a2e')));
  const lick = pen.stamp(path('M-12-74C-20-92 4-96-6-112C16-102 18-88 12-74Z', pen.down('#ffd257', '#f0502f')));
  return (
    circle(0, 0, 124, pen.glow('#fff0a8', 0.9), 'stroke="none"') +
    around(16, (angle, at) => (at % 2 ? lick : ray)(0, 0, 1, angle)) +
    circle(0, 0, 74, pen.ball('#ffbf2e')) +
    circle(0, 0, 62, 'none', 'stroke="#fff1b0" stroke-width="4" opacity=".8"') +
    pen.mirror(
      path('M12-16C22-28 38-26 44-14C36-6 20-6 12-16Z', '#fff') +
        circle(29, -16, 7, pen.ink.dark, 'stroke="none"') +
        line('M10-30C20-40 36-38 46-28', '#a8500c', 5) +
        circle(46, 14, 11, '#ff7a4a', 'stroke="none" opacity=".75"'),
    ) +
    line('M-4-8C-10 6-10 12 2 14', '#a8500c', 4) +
    path('M-28 26C-12 38 12 38 28 26C20 50-20 50-28 26Z', '#b3221f')
  );
};

export const shootingStar: Motif = (pen) => {
  const tint = pen.random.pick(['#ffd23a', '#5fe0ff', '#ff8ad0', '#a8f07a']);
  return (
    path('M-116 104C-70 60-40 20-16-8L30 34C-10 56-60 84-116 104Z', pen.veil(tint, 0.95, 0.15), 'stroke="none"') +
    path(
      'M-84 112C-40 84 0 62 34 40L46 52C10 76-40 100-84 112ZM-122 62C-90 26-60-6-30-30L-18-16C-50 8-90 40-122 62Z',
      pen.veil('#fff', 0.7, 0.05),
      'stroke="none"',
    ) +
    placed(
      26,
      -26,
      1,
      12,
      path(starPath(5, 92, 42), pen.ball(tint)),
      path(starPath(5, 62, 29), lighter(tint, 0.35), 'stroke="none" opacity=".8"'),
      pen.mirror(circle(17, -6, 8, pen.ink.dark, 'stroke="none"') + circle(15, -9, 3, '#fff', 'stroke="none"')),
      path('M-14 12C-6 22 6 22 14 12C10 28-10 28-14 12Z', '#a81f3a', 'stroke-width="3"'),
    ) +
    placed(-74, -72, 0.36, 0, small.star(pen)) +
    placed(94, 74, 0.42, 20, small.star(pen))
  );
};

export const mountain: Motif = (pen) => {
  const rock = pen.random.pick(['#5a6fb0', '#7a5fa8', '#3f8a86', '#b0704a']);
  return (
    circle(46, -70, 34, pen.ball('#ffd98a')) +
    path('M-122 84L-62-38 4 84Z', pen.tone(lighter(rock, 0.15))) +
    path('M8 84L70-26 124 84Z', pen.tone(lighter(rock, 0.25))) +
    path('M-82 84L-4-112 80 84Z', pen.tone(rock)) +
    path('M-4-112L80 84H16L-14 18 10-18Z', darker(rock, 0.35), 'stroke="none" opacity=".6"') +
    path('M-4-112L30-34 12-46 2-26-12-48-26-30-36-32Z', '#f6fbff') +
    path('M-62-38L-44-4-56-12-64 2-76-10Z', '#f6fbff', 'stroke-width="3"') +
    path('M70-26L86 6 74 0 64 12 54 2Z', '#f6fbff', 'stroke-width="3"') +
    repeat(7, (at) => path(`M${-114 + at * 36} 94l15-46 15 46Z`, pen.tone(at % 2 ? '#1f8a5a' : '#2aa86a'))) +
    path('M-124 92C-60 80 60 80 124 92V108H-124Z', pen.tone('#1f7a4a'))
  );
};

export const waterfall: Motif = (pen) => {
  const rock = pen.random.pick(['#6a7a98', '#8a6a4a', '#4a7a6a']);
  const cliff = path('M34-104C70-112 112-90 116-56C126-10 110 30 118 84H40C52 40 26 10 38-34C42-60 30-80 34-104Z', pen.tone(rock));
  return (
    path('M-40-100H40L46 84H-46Z', pen.down('#f2fdff', '#7fd6f5', '#2f95d8')) +
    line('M-22-92C-26-40-18 20-26 76M0-94V70M22-92C26-40 16 20 26 76', '#fff', 6, 'opacity=".8"') +
    pen.mirror(cliff) +
    pen.mirror(line('M60-60C74-54 86-58 98-50M58-4C72 2 86-4 104 4M62 48C78 52 92 48 108 54', darker(rock, 0.45), 5)) +
    pen.mirror(path('M28-102C40-128 70-120 76-112C92-122 120-108 118-90C96-80 50-88 28-102Z', pen.tone('#2aa85a'))) +
    path(
      'M-118 92C-96 66-70 88-54 76C-40 62-22 80 0 74C22 80 40 62 54 76C70 88 96 66 118 92C108 116-108 116-118 92Z',
      pen.down('#fff', '#8fdcf8', '#2f8fd0'),
    ) +
    placed(-62, 92, 0.4, 0, small.blossom(pen)) +
    placed(70, 96, 0.32, 0, small.blossom(pen)) +
    group('stroke="none" opacity=".8"', circle(-18, 58, 6, '#fff'), circle(12, 64, 8, '#fff'), circle(34, 54, 4, '#fff'))
  );
};

export const rainbow: Motif = (pen) => {
  const bands = ['#f0405a', '#ff9a2e', '#ffd93a', '#3fc86a', '#2a9af0', '#8a4df0'];
  const cloud = pen.stamp(path('M-46 28C-72 28-70-8-42-8C-38-40 10-40 16-12C44-18 56 28 24 28Z', pen.down('#fff', '#d5def5')));
  return (
    bands.map((tint, at) => circle(0, 46, 112 - at * 13, tint, 'stroke-width="3"')).join('') +
    circle(0, 46, 34, pen.down(pen.ink.sky[1], pen.ink.sky[2]), 'stroke-width="3"') +
    path('M-118 92C-112 58 112 58 118 92C122 166-122 166-118 92Z', pen.tone('#2fa85a')) +
    cloud(-76, 66, 0.9) +
    cloud(84, 66, 0.9) +
    placed(0, 64, 0.7, 0, small.oldCoin(pen))
  );
};
