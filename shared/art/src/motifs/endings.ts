import { darker } from '../colour';
import { around, circle, ellipse, group, line, path, placed, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import { coinPile } from './skies';
import { palaceDomes } from './sights';
import { elephant } from './gentle-creatures';
import { moon } from './heavens';
import { swordStone } from './relics';
import { lanterns } from './riches';
import { limb } from './strokes';
import * as small from './symbols';

const hue = ['#c9262f', '#1f5fb0', '#12889a', '#7a2fb0', '#e8862a', '#0f7a5a'] as const;

export const riches: Motif = (pen) =>
  placed(0, 22, 0.8, 0, coinPile(pen)) +
  placed(-66, 8, 0.6, -20, small.gem(pen)) +
  placed(66, 4, 0.64, 18, small.gem(pen)) +
  placed(0, -74, 1, 0, small.ingot(pen));
export const compass: Motif = (pen) =>
  circle(0, 0, 106, pen.gold) +
  circle(0, 0, 90, pen.tone('#6a3a1a')) +
  circle(0, 0, 78, '#fff6dc') +
  around(
    12,
    (angle, at) =>
      `<path d="M0-72V${at % 3 ? -64 : -56}" transform="rotate(${angle})" stroke="#6a3a1a" stroke-width="${at % 3 ? 4 : 7}"/>`,
  ) +
  group(
    `transform="rotate(${pen.random.integer(10, 80)})"`,
    path('M0-62L15 0H-15Z', pen.tone('#e0263f')) + path('M0 62L15 0H-15Z', pen.tone('#2a3f6a')),
  ) +
  circle(0, 0, 11, pen.gold);
export const parade: Motif = (pen) =>
  placed(0, 22, 0.84, 0, elephant(pen)) +
  path('M-62-58C-50-110 50-110 62-58Z', pen.tone(pen.random.pick(hue))) +
  line('M0-96V-124', '#ffd257', 6) +
  path('M3-124L34-114L3-104Z', pen.tone('#e0263f')) +
  repeat(5, (at) => path(`M${-62 + at * 25}-58h24l-12 20Z`, at % 2 ? '#ffd257' : '#fff', 'stroke-width="3"'));
export const legend: Motif = (pen) =>
  placed(0, 0, 0.94, 0, swordStone(pen)) + circle(0, -20, 100, pen.glow('#fff6c8', 0.5), 'stroke="none"');
export const nights: Motif = (pen) =>
  placed(0, -14, 0.86, 0, moon(pen)) +
  path('M-122 112V66H-96V40H-70V66H-46C-44 30-16 30-14 10C-12 30 16 30 18 66H46V28H74V66H122V112Z', pen.tone('#2a2560')) +
  [-84, -32, 4, 58, 92].map((x, at) => rect(x - 6, 78 + (at % 2) * 8, 12, 16, 4, '#ffe08a', 'stroke="none"')).join('');
export const dreams: Motif = (pen) =>
  placed(
    0,
    18,
    1.3,
    0,
    path('M-70 30C-96 30-96-8-66-8C-62-46-10-48 0-20C20-42 60-32 58-2C92-6 98 30 68 30Z', pen.down('#fff', '#dcd0f8')),
  ) +
  path('M-10-104C-44-96-58-58-38-30C-24-8 6-6 22-22C-4-20-24-38-26-62C-26-80-20-94-10-104Z', pen.gold) +
  placed(48, -70, 0.5, 12, small.star(pen)) +
  placed(84, -34, 0.34, -10, small.star(pen)) +
  placed(-86, -50, 0.32, 0, small.star(pen)) +
  line('M-40 22C-30 30-18 30-8 22M12 22C22 30 34 30 44 22', '#6a4a9a', 6);
export const party: Motif = (pen) =>
  path('M-96 108L-30-34L60 56Z', pen.tone(pen.random.pick(hue))) +
  line('M-72 60L-34 88M-52 14L12 74', '#ffd257', 9) +
  repeat(14, (at) =>
    rect(
      -30 + ((at * 47) % 140),
      -112 + ((at * 61) % 130),
      13,
      13,
      3,
      ['#ffd257', '#5fe0d0', '#ff6f91', '#8a6bff'][at % 4] ?? '#fff',
      `stroke-width="3" transform="rotate(${(at * 37) % 90} ${-24 + ((at * 47) % 140)} ${-106 + ((at * 61) % 130)})"`,
    ),
  ) +
  line('M-6-20C10-60-20-80 6-108M30 10C60-10 60-50 96-48M44 36C80 24 92 50 118 34', '#fff', 6) +
  path(starPath(5, 24, 11), pen.gold, 'transform="translate(70 -84)"');
export const ferrisWheel: Motif = (pen) =>
  limb(pen, 'M0 0L-62 112M0 0L62 112M-84 112H84', '#8a96b8', 9) +
  circle(0, -10, 92, 'none', `stroke="${pen.ink.dark}" stroke-width="17"`) +
  circle(0, -10, 92, 'none', 'stroke="#ffd257" stroke-width="9"') +
  around(4, (angle) => line('M0-90V90', '#fff', 4, `transform="translate(0 -10)rotate(${angle / 2})"`)) +
  repeat(8, (at) => {
    const t = (at * Math.PI) / 4;
    return placed(
      92 * Math.sin(t),
      -10 - 92 * Math.cos(t),
      0.9,
      0,
      path('M-18-6H18C18 24-18 24-18-6Z', pen.tone(hue[at % 6] ?? hue[0])) + path('M-22-6L0-24L22-6Z', pen.tone('#fff4dc')),
    );
  }) +
  circle(0, -10, 20, pen.gold);
export const trail: Motif = (pen) =>
  path('M-124 112L-70-20C-40-60 40-60 70-20L124 112Z', pen.tone('#3fa05a')) +
  path('M-20 112C-70 70 50 50-10 20C-40 2 10-20 4-44L14-44C26-16-4 0 22 20C80 56-20 76 50 112Z', pen.tone('#f0d49a')) +
  limb(pen, 'M0 40V-96', '#8a5a2a', 11) +
  path('M-70-104H50L76-84L50-62H-70Z', pen.tone('#d9984a')) +
  path('M70-44H-40L-66-26L-40-6H70Z', pen.tone('#b9783a')) +
  line('M-50-84H36M-26-26H52', '#fff3d0', 5);
export const secretDoor: Motif = (pen) =>
  path('M-84 112V-24C-84-128 84-128 84-24V112Z', pen.tone('#6f7898')) +
  path('M-62 112V-20C-62-98 62-98 62-20V112Z', pen.down('#fff3a0', '#ffb52e', '#7a2a5a')) +
  path('M-62 112V-20C-62-80 0-90 26-78L10 112Z', pen.tone(pen.random.pick(hue))) +
  line('M-40 100V-40M-14 104V-66', pen.ink.dark, 4, 'opacity=".5"') +
  circle(2, 20, 9, pen.gold) +
  path('M-6 44C-14 30 8 24 8 38L12 62H-2Z', pen.ink.dark, 'stroke="none"') +
  placed(0, -100, 0.5, 0, small.gem(pen));
export const gathering: Motif = (pen) =>
  placed(0, -20, 0.78, 0, lanterns(pen)) +
  [-70, 0, 70]
    .map((x, at) =>
      placed(
        x,
        84,
        0.9,
        0,
        circle(0, -30, 19, pen.ball(['#d99f6c', '#f2c79f', '#b97d4f'][at] ?? '#d99f6c')) +
          path('M-34 24C-34-10 34-10 34 24Z', pen.tone(hue[at] ?? hue[0])),
      ),
    )
    .join('');
export const bounty: Motif = (pen) =>
  placed(-48, -22, 0.86, 0, small.orange(pen)) +
  placed(48, -20, 0.86, 0, small.melon(pen)) +
  placed(0, -52, 0.86, 0, small.grapes(pen)) +
  placed(2, -2, 0.6, 0, small.coin(pen)) +
  path('M-106 8H106C94 70 60 104 0 104C-60 104-94 70-106 8Z', pen.tone('#c9783a')) +
  rect(-112, 0, 224, 20, 9, pen.gold) +
  line('M-84 40C-40 56 40 56 84 40M-66 70C-30 82 30 82 66 70', '#7a4a1c', 5);
export const castle: Motif = (pen) => placed(0, 16, 0.84, 0, palaceDomes(pen)) + placed(0, -96, 0.8, 0, small.crown(pen));
export const echo: Motif = (pen) =>
  path('M-124 112L-76-40L-30 112ZM124 112L76-40L30 112Z', pen.tone('#5a6fb0')) +
  path('M-76-40L-62 6L-78-8L-92 8ZM76-40L62 6L78-8L92 8Z', '#f6fbff', 'stroke-width="3"') +
  [26, 52, 80]
    .map((r) => path(`M${-r} -20A${r} ${r} 0 0 1 ${r} -20`, 'none', `stroke="${pen.ink.glow}" stroke-width="8"`))
    .join('') +
  placed(0, 26, 1, 0, small.bell(pen)) +
  path('M-124 112C-60 84 60 84 124 112Z', pen.tone('#2f8a5a'));
export const song: Motif = (pen) => {
  const wood = pen.random.pick(['#c9783a', '#a8502f', '#d9984a']);
  return (
    placed(
      0,
      0,
      1,
      32,
      rect(-9, -124, 18, 110, 5, pen.tone(darker(wood, 0.3))) +
        rect(-17, -132, 34, 24, 6, pen.gold) +
        path('M-40-20C-70 0-50 30-60 54C-70 96 70 96 60 54C50 30 70 0 40-20C24-32-24-32-40-20Z', pen.ball(wood)) +
        ellipse(0, 18, 21, 21, pen.ink.dark) +
        line('M-5-112V64M5-112V64', '#fff3d0', 2.5) +
        rect(-24, 60, 48, 10, 4, pen.tone('#3a1d0c')),
    ) + path('M-96-40C-104-46-112-36-104-30C-98-26-92-32-92-38V-78L-76-70', 'none', `stroke="${pen.ink.glow}" stroke-width="8"`)
  );
};
