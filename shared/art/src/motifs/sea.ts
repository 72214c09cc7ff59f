import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import { chest } from './riches';
import * as small from './symbols';

const TROPIC = ['#ff8a2b', '#ffcf3d', '#ff4f8a', '#9b5cff', '#2fe0c0', '#f04a3a'] as const;

const fishEye = (pen: Pen, x: number, y: number, r: number): string =>
  circle(x, y, r, '#fff') +
  circle(x - r * 0.15, y, r * 0.58, pen.ink.dark, 'stroke="none"') +
  circle(x - r * 0.4, y - r * 0.3, r * 0.24, '#fff', 'stroke="none"');

export const tropicalFish: Motif = (pen) => {
  const [coat = '#ff8a2b', band = '#fff', fin = '#ffcf3d'] = pen.random.some(TROPIC, 3);
  const white = pen.random.chance(0.5) ? '#fffdf2' : band;
  const bands = pen.random.chance(0.6)
    ? path(
        'M-34-56C-22-20-22 30-36 58L-14 64C0 30 0-24-12-66ZM24-62C34-24 34 30 26 58L46 46C54 20 54-26 44-50Z',
        white,
        'stroke-width="3"',
      )
    : around(3, (_, at) => circle(-20 + at * 32, at % 2 ? 18 : -18, 13, white, 'stroke="none"'));
  const body =
    path('M66 0C88-46 112-56 116-44C104-16 104 16 116 44C112 56 88 46 66 0Z', pen.tone(fin)) +
    path('M-40-50C-10-108 60-92 66-40ZM-20 54C0 96 44 92 52 44Z', pen.tone(fin)) +
    line('M-4-70L6-54M24-80L28-58M46-72L46-54M10 76L16 60M32 74L34 56', darker(fin, 0.35), 4) +
    path('M-104 4C-90-50-30-74 20-64C56-56 76-24 84 0C76 24 56 56 20 64C-30 74-90 52-104 4Z', pen.ball(coat)) +
    bands +
    path('M-4 8C16-10 44 0 46 18C36 34 8 34-4 8Z', pen.tone(fin)) +
    fishEye(pen, -62, -14, 20) +
    line('M-98 20C-86 30-72 28-66 20', pen.ink.dark, 5) +
    path('M-60-44C-30-62 10-62 30-54C0-52-30-48-60-44Z', '#fff', 'stroke="none" opacity=".5"');
  return pen.random.chance(0.5) ? body : group('transform="scale(-1 1)"', body);
};

export const shark: Motif = (pen) => {
  const skin = pen.random.pick(['#5a8ac0', '#7a8aa8', '#2f6f8a', '#8a6fc0']);
  return (
    path('M-26-60C-22-100 10-128 30-130C24-100 34-76 44-56Z', pen.tone(skin)) +
    pen.mirror(path('M54 34C84 30 108 54 114 84C92 76 68 76 46 80Z', pen.tone(skin))) +
    path('M-80 20C-86-90 86-90 80 20C76 80 40 104 0 104C-40 104-76 80-80 20Z', pen.ball(skin)) +
    path('M-72 34C-50 10 50 10 72 34C70 78 36 100 0 100C-36 100-70 78-72 34Z', '#f3f8ff', 'stroke="none"') +
    path('M-60 36C-40 18 40 18 60 36C62 74 34 92 0 92C-34 92-62 74-60 36Z', '#8a1026') +
    path('M-34 82C-20 62 20 62 34 82C14 92-14 92-34 82Z', '#f0707f', 'stroke="none"') +
    path('M-59 36L-50 58-40 28-28 56-16 24 0 54 16 24 28 56 40 28 50 58 59 36C40 18-40 18-59 36Z', '#fff', 'stroke-width="3"') +
    pen.mirror(
      path('M30-22C40-34 58-32 62-20C56-8 38-8 30-22Z', '#fff6c0') +
        circle(47, -20, 6, pen.ink.dark, 'stroke="none"') +
        line('M22-34L66-30', pen.ink.dark, 8) +
        ellipse(13, 4, 5, 3, pen.ink.dark, 'stroke="none"'),
    ) +
    path('M-40-52C-20-66 20-66 40-52C14-58-14-58-40-52Z', '#fff', 'stroke="none" opacity=".45"')
  );
};

export const octopus: Motif = (pen) => {
  const skin = pen.random.pick(['#e8407a', '#8a4de8', '#f0702a', '#1fa89a']);
  const arm = path(
    'M20 20C60 30 70 70 100 56C116 48 110 26 96 32C104 40 92 46 82 40C70 20 60-4 30-4ZM4 30C20 60 30 104 62 104C80 102 78 82 66 84C70 92 56 92 50 82C40 60 36 36 24 20Z',
    pen.tone(skin),
  );
  return (
    pen.mirror(
      arm +
        group(
          'stroke="none" fill="#fff" opacity=".65"',
          circle(66, 42, 4, '#fff'),
          circle(80, 50, 4, '#fff'),
          circle(36, 68, 4, '#fff'),
          circle(44, 84, 4, '#fff'),
        ),
    ) +
    path('M-72-30C-74-120 74-120 72-30C70 4 50 20 50 40C20 56-20 56-50 40C-50 20-70 4-72-30Z', pen.ball(skin)) +
    pen.mirror(fishEye(pen, 28, -20, 19) + line('M10-46L46-38', pen.ink.dark, 7)) +
    path('M-22 16C-8 28 8 28 22 16C16 36-16 36-22 16Z', '#6a0a26') +
    group('stroke="none" opacity=".5"', circle(-34, -72, 10, '#fff'), circle(-14, -86, 6, '#fff')) +
    (pen.random.chance(0.5) ? placed(4, -102, 0.62, 6, small.crown(pen)) : '')
  );
};

export const turtle: Motif = (pen) => {
  const shell = pen.random.pick(['#1f9a5a', '#c77a2a', '#2a7bd0', '#d84a5a']);
  const flipper = path(
    'M40-34C70-80 108-76 118-56C98-40 76-20 56-6ZM44 46C70 52 88 76 84 96C64 92 44 80 30 64Z',
    pen.tone('#7ac86a'),
  );
  return (
    pen.mirror(flipper) +
    path('M-24-60C-30-118 30-118 24-60Z', pen.ball('#8fd878')) +
    pen.mirror(circle(13, -92, 7, '#fff') + circle(13, -93, 3.5, pen.ink.dark, 'stroke="none"')) +
    ellipse(0, 8, 76, 84, pen.gold) +
    ellipse(0, 6, 66, 74, pen.ball(shell)) +
    group(
      `fill="${lighter(shell, 0.25)}" fill-opacity=".7" stroke-width="3"`,
      '<path d="M0-36L30-18V20L0 38-30 20V-18Z"/><path d="M0-36V-66M30-18L56-34M30 20L56 40M0 38V78M-30 20L-56 40M-30-18L-56-34"/>',
    ) +
    placed(0, 2, 0.4, 0, small.star(pen))
  );
};

export const crab: Motif = (pen) => {
  const skin = pen.random.pick(['#f0402a', '#ff7a2a', '#3a7be8', '#c23ad0']);
  const side =
    line('M60 40L98 60L104 92M50 56L78 82L78 106M64 22L108 30L118 54', darker(skin, 0.3), 10) +
    line('M54-6C86-10 92-36 88-52', darker(skin, 0.2), 18) +
    path('M84-40C54-60 62-108 100-112C86-96 92-86 100-78C106-88 112-96 122-98C126-66 108-40 84-40Z', pen.tone(skin)) +
    line('M26-30V-56', darker(skin, 0.2), 8) +
    fishEye(pen, 26, -62, 16);
  return (
    pen.mirror(side) +
    path('M-82 14C-84-50 84-50 82 14C78 62 40 74 0 74C-40 74-78 62-82 14Z', pen.ball(skin)) +
    path('M-30 34C-12 52 12 52 30 34C24 62-24 62-30 34Z', '#6a0a16') +
    path('M-18 38L-12 50-4 42Z', '#fff', 'stroke="none"') +
    group('stroke="none" opacity=".5"', ellipse(-40, -12, 14, 8, '#fff'), circle(30, -16, 5, '#fff'), circle(46, -4, 4, '#fff'))
  );
};

export const jellyfish: Motif = (pen) => {
  const tint = pen.random.pick(['#ff7ad8', '#7ad8ff', '#b08aff', '#8affc0']);
  const strand = pen.stamp(line('M0 0C-20 24 20 44 0 70S-14 96 4 112', lighter(tint, 0.2), 8, 'opacity=".85"'));
  return (
    circle(0, -30, 110, pen.glow(tint, 0.8), 'stroke="none"') +
    repeat(5, (at) => strand(-56 + at * 28, 0, at % 2 ? 0.8 : 1, (2 - at) * 4)) +
    path(
      'M-84 0C-92-130 92-130 84 0C70 18 56-4 42 10C28 22 14-2 0 12C-14 22-28-2-42 10C-56 18-70-4-84 0Z',
      pen.ball(tint),
      'fill-opacity=".92"',
    ) +
    path('M-56-30C-50-76-10-84 10-82C-20-70-34-50-40-24Z', '#fff', 'stroke="none" opacity=".6"') +
    pen.mirror(ellipse(24, -28, 8, 11, pen.ink.dark) + circle(22, -32, 3, '#fff', 'stroke="none"')) +
    line('M-10-14C-4-8 4-8 10-14', pen.ink.dark, 4)
  );
};

export const seahorse: Motif = (pen) => {
  const skin = pen.random.pick(TROPIC);
  return (
    path('M-34 0C-80-20-84 40-44 50Z', pen.tone(pen.ink.pop)) +
    path(
      'M-8-110C30-120 56-96 54-66L92-58C98-46 86-38 78-40L44-34C70 0 62 52 30 66C6 78 2 104 22 100C34 98 30 84 22 86C40 70 56 100 34 114C-2 128-38 104-20 60C-56 10-22-20-30-60C-34-84-24-104-8-110Z',
      pen.ball(skin),
    ) +
    line('M-16 14C6 4 24 6 40 16M-20 36C4 26 20 30 34 40M-24-8C0-20 20-18 40-10M-14 56C-2 50 10 52 20 60', darker(skin, 0.35), 4) +
    path('M-30-60L-52-70-36-82-50-98-24-98-26-120-4-108Z', pen.tone(pen.ink.second)) +
    fishEye(pen, 24, -74, 13)
  );
};

export const manta: Motif = (pen) => {
  const skin = pen.random.pick(['#3a55c8', '#5a2fa8', '#157a8a', '#b8365a']);
  return (
    line('M0 60C10 90-10 100 14 124', skin, 8) +
    path(
      'M-18-56C-22-86-34-92-40-84C-44-66-60-46-122-10C-80 0-50 20-30 56C-14 76 14 76 30 56C50 20 80 0 122-10C60-46 44-66 40-84C34-92 22-86 18-56C8-62-8-62-18-56Z',
      pen.ball(skin),
    ) +
    pen.mirror(
      group(
        'stroke="none" opacity=".8"',
        circle(44, -10, 7, pen.ink.pop),
        circle(66, -10, 5, pen.ink.pop),
        circle(34, 16, 5, pen.ink.pop),
      ) + fishEye(pen, 28, -42, 10),
    ) +
    line('M-16-36C-6-30 6-30 16-36', pen.ink.dark, 4)
  );
};

export const anchor: Motif = (pen) => {
  const coral = pen.random.pick(TROPIC);
  return (
    line('M-60-90C-100-40 60-10 10 30C-40 60 60 70 70 104', '#c99a5a', 10, 'stroke-dasharray="10 3"') +
    path(
      'M-10-56V60C-50 56-74 30-78 6L-56 14-84-26-108 14-94 10C-90 60-50 96 0 104C50 96 90 60 94 10L108 14 84-26 56 14 78 6C74 30 50 56 10 60V-56Z',
      pen.random.chance(0.5) ? pen.gold : pen.silver,
    ) +
    rect(-50, -52, 100, 18, 7, pen.gold) +
    circle(0, -80, 24, 'none', `stroke="${pen.ink.dark}" stroke-width="18"`) +
    circle(0, -80, 24, 'none', 'stroke="#ffd257" stroke-width="10"') +
    placed(-52, 66, 0.8, -20, small.pearl(pen)) +
    path('M46 100C36 70 50 52 62 46C60 60 68 62 72 52C88 60 84 90 76 100Z', pen.tone(coral))
  );
};

export const seaChest: Motif = (pen) =>
  chest(pen) +
  path('M-118 100C-126 60-104 46-108 20C-90 36-92 60-84 74C-84 54-74 46-70 44C-66 64-80 80-82 100Z', pen.tone(pen.ink.hero)) +
  placed(84, 74, 0.6, 10, small.pearl(pen)) +
  placed(100, 92, 0.5, 20, path(starPath(5, 50, 24), pen.ball('#ff8a4a')));

export const shell: Motif = (pen) => {
  const tint = pen.random.pick(['#ff8ab8', '#b08aff', '#ffb04a', '#6ad8e0']);
  const fan =
    'M0 40C-16 30-96 10-104-40C-96-60-76-58-70-54C-72-84-44-96-34-84C-28-112 28-112 34-84C44-96 72-84 70-54C76-58 96-60 104-40C96 10 16 30 0 40Z';
  return (
    path(fan, pen.down(lighter(tint, 0.5), tint)) +
    line('M0 34V-88M-14 32L-38-76M14 32L38-76M-24 28L-74-48M24 28L74-48', darker(tint, 0.25), 4) +
    path('M-96 54C-80 36 80 36 96 54C84 96 40 104 0 104C-40 104-84 96-96 54Z', pen.tone(tint)) +
    ellipse(0, 54, 84, 20, '#5a1040') +
    circle(0, 36, 60, pen.glow('#fff', 0.9), 'stroke="none"') +
    placed(0, 38, 1.05, 0, small.pearl(pen))
  );
};

export const puffer: Motif = (pen) => {
  const skin = pen.random.pick(['#ffc93a', '#ff8a3a', '#5ad08a', '#c08aff']);
  return (
    path(starPath(20, 104, 78), pen.tone(darker(skin, 0.25))) +
    path('M70-10L114-34C106-6 106 6 114 34Z', pen.tone(pen.ink.pop)) +
    circle(0, 0, 82, pen.ball(skin)) +
    path('M-74 24C-50 50 50 50 74 24C60 70 20 82 0 82C-20 82-60 70-74 24Z', '#fffbe6', 'stroke="none"') +
    pen.mirror(fishEye(pen, 34, -20, 20)) +
    ellipse(0, 18, 16, 12, '#b3122e') +
    ellipse(0, 18, 8, 6, pen.ink.dark, 'stroke="none"') +
    group('stroke="none" opacity=".45"', circle(-30, -58, 9, '#fff'), circle(-8, -66, 5, '#fff'))
  );
};

export const cannon: Motif = (pen) => {
  const barrel = pen.random.pick([pen.ink.hero, '#3a4a7a', '#8a2f8a']);
  return (
    circle(0, -88, 46, pen.glow('#fff', 1), 'stroke="none"') +
    path(starPath(10, 44, 20), pen.down('#fff6a0', '#ff8a1f'), 'transform="translate(0 -92)"') +
    path('M-34-66H34L44 40H-44Z', pen.across(darker(barrel, 0.4), lighter(barrel, 0.4), darker(barrel, 0.45))) +
    rect(-42, -78, 84, 22, 8, pen.gold) +
    rect(-46, -10, 92, 16, 6, pen.gold) +
    path('M-88 100C-92 44-50 22 0 22C50 22 92 44 88 100Z', pen.ball(barrel)) +
    circle(0, 66, 30, pen.gold) +
    placed(0, 66, 0.5, 0, small.hexGem(pen)) +
    pen.mirror(rect(56, 20, 26, 56, 10, pen.gold))
  );
};

export const mermaid: Motif = (pen) => {
  const tail = pen.random.pick(['#1fb89a', '#8a4de8', '#e8408a', '#2a8af0']);
  return (
    path(
      'M-8-64C-70-74-104-112-112-108C-108-74-84-44-40-38ZM8-64C70-74 104-112 112-108C108-74 84-44 40-38Z',
      pen.down(lighter(tail, 0.5), tail),
    ) +
    path('M-24-70C0-56 0-56 24-70C30-30 60 0 58 48C54 84 28 104 0 104C-28 104-54 84-58 48C-60 0-30-30-24-70Z', pen.ball(tail)) +
    group(
      `fill="none" stroke="${lighter(tail, 0.5)}" stroke-width="3" opacity=".7"`,
      repeat(
        4,
        (row) => `<path d="M${-44 + row * 4} ${66 - row * 26}q11 16 22 0q11 16 22 0q11 16 22 0${row < 2 ? 'q11 16 20 0' : ''}"/>`,
      ),
    ) +
    path('M-60 50C-30 74 30 74 60 50L56 78C30 96-30 96-56 78Z', pen.gold) +
    placed(0, 76, 0.4, 0, small.gem(pen))
  );
};
