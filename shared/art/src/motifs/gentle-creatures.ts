import { darker, lighter } from '../colour';
import { circle, ellipse, line, path, placed } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

export const elephant: Motif = (pen) => {
  const skin = pen.random.pick(['#8a9ac8', '#b08ac0', '#7fb0b8', '#c8a08a']);
  const cloth = pen.random.pick([pen.ink.hero, '#c9262f', '#5a2fa8']);
  const ear =
    path('M44-50C96-96 128-30 108 20C98 46 66 44 50 24Z', pen.tone(skin)) +
    path('M58-38C92-66 110-22 96 10C88 28 70 26 60 12Z', lighter('#e88a9a', 0.25), 'stroke="none"');
  const look =
    ellipse(32, -18, 11, 13, '#fff') +
    circle(31, -16, 7, pen.ink.dark, 'stroke="none"') +
    circle(28, -19, 2.5, '#fff', 'stroke="none"') +
    path('M18-36C28-46 42-46 50-36', 'none');
  const tusk = path('M26 36C40 50 44 66 34 84C22 74 14 58 14 44Z', pen.down('#fffdf0', '#e8d8b0'));
  return (
    pen.mirror(ear) +
    pen.mirror(tusk) +
    path(
      'M-62-30C-62-100 62-100 62-30C62 10 40 30 26 40C24 66 30 84 44 84C54 84 56 72 48 68C66 62 74 80 68 94C56 116 10 116-6 88C-16 70-22 50-26 40C-44 28-62 10-62-30Z',
      pen.ball(skin),
    ) +
    line('M-16 48H18M-10 64H18M-4 80H24', darker(skin, 0.35), 4) +
    path('M-46-66C-28-96 28-96 46-66L0-18Z', pen.tone(cloth)) +
    path('M-46-66L0-18 46-66', 'none', 'stroke="#ffd257" stroke-width="6"') +
    placed(0, -60, 0.4, 0, small.gem(pen)) +
    pen.mirror(look)
  );
};

export const owl: Motif = (pen) => {
  const coat = pen.random.pick(['#8a5a34', '#6a6fb0', '#c98a3a', '#4a7a8a']);
  const wing = path('M50-20C88-6 96 60 62 92C50 66 44 26 50-20Z', pen.tone(darker(coat, 0.2)));
  const look =
    circle(34, -36, 33, pen.ball(lighter(coat, 0.45))) +
    circle(34, -36, 21, '#fff3b0') +
    circle(32, -36, 12, pen.ink.dark, 'stroke="none"') +
    circle(27, -41, 4, '#fff', 'stroke="none"');
  return (
    pen.mirror(path('M20-70C44-84 70-98 82-108C84-84 78-64 66-52Z', pen.tone(coat))) +
    path('M-70-30C-74-98 74-98 70-30C84 30 60 100 0 102C-60 100-84 30-70-30Z', pen.ball(coat)) +
    path('M-46 10C-30-4 30-4 46 10C50 60 30 92 0 92C-30 92-50 60-46 10Z', lighter(coat, 0.6), 'stroke-width="3"') +
    line(
      'M-28 30q9 12 18 0q9 12 20 0q9 12 18 0M-26 52q9 12 17 0q9 12 18 0q9 12 17 0M-16 72q8 10 16 0q8 10 16 0',
      darker(coat, 0.1),
      4,
    ) +
    pen.mirror(wing) +
    pen.mirror(look) +
    path('M-12-24H12L0 6Z', pen.gold) +
    line('M-26 102V110M-16 104V112M16 104V112M26 102V110', '#f2a52a', 8)
  );
};

export const butterfly: Motif = (pen) => {
  const [upper = '#ff7a3a', lower = '#7a4de8'] = pen.random.some(
    ['#ff7a3a', '#7a4de8', '#2ab8e8', '#f04a8a', '#3ac88a', '#ffc23a'],
    2,
  );
  const wing =
    path('M6-16C30-84 92-112 114-84C128-50 96-2 20 8Z', pen.down(lighter(upper, 0.4), upper, darker(upper, 0.3))) +
    path('M8 6C60 6 96 36 84 72C66 104 24 72 8 24Z', pen.down(lower, darker(lower, 0.35))) +
    path('M26-20C46-62 80-84 96-72C102-50 76-18 32-6Z', lighter(upper, 0.55), 'stroke="none" opacity=".7"') +
    circle(92, -62, 9, pen.ink.dark, 'stroke="none"') +
    circle(66, 58, 10, lighter(lower, 0.6), 'stroke="none"') +
    circle(42, 34, 7, lighter(lower, 0.6), 'stroke="none"');
  return (
    circle(0, 0, 110, pen.glow(pen.ink.glow, 0.6), 'stroke="none"') +
    pen.mirror(wing) +
    pen.mirror(line('M4-48C10-76 24-90 36-92', pen.ink.dark, 5) + circle(37, -92, 6, pen.gold, 'stroke-width="3"')) +
    path('M0-54C16-52 13-20 10 0C12 36 6 66 0 80C-6 66-12 36-10 0C-13-20-16-52 0-54Z', pen.tone('#5a3a4a')) +
    line('M-8 4H8M-8 20H8M-6 36H6', pen.ink.second, 4)
  );
};

/** Those who bite nobody. */
export const GENTLE_CREATURES: readonly Motif[] = [elephant, owl, butterfly];
