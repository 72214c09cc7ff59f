import { lettered } from '../typeset';
import type { Pen } from '../pen';
import { around, circle, group, line, path, placed, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';
import { dealt, suit, chips, back, backs, fan } from './dealing';

export const cardGuess: Motif = (pen) => {
  const colour = backs(pen);
  return (
    placed(-70, 12, 1.06, -14, back(pen, colour)) +
    placed(70, 12, 1.06, 14, back(pen, colour)) +
    placed(0, -4, 1.5, 0, back(pen, colour)) +
    circle(0, -4, 42, pen.gold) +
    lettered('?', { y: 24, size: 76, fill: '#5c0a14' })
  );
};

export const redDog: Motif = (pen) =>
  dealt(pen, [-66, -6, 1.14, -8, suit(pen), '4'], [66, -6, 1.14, 8, suit(pen), 'Q']) +
  placed(
    0,
    20,
    0.66,
    0,
    path('M-66-70C-90-40-96 10-72 26L-46-40ZM66-70C90-40 96 10 72 26L46-40Z', pen.tone('#8a1f1f')) +
      path('M-58-60C-50-92 50-92 58-60C64-20 50 10 40 40C30 76-30 76-40 40C-50 10-64-20-58-60Z', pen.ball('#d8432f')) +
      path('M-34 20C-20 6 20 6 34 20C36 60-36 60-34 20Z', '#ffe4c8', 'stroke-width="3"') +
      path('M-16 12C-8 6 8 6 16 12C12 26-12 26-16 12Z', '#1b1426') +
      pen.mirror(circle(24, -24, 10, '#fff', 'stroke-width="3"') + circle(23, -23, 6, '#1b1426', 'stroke="none"')) +
      path('M-10 44H10C12 70-12 70-10 44Z', '#ff6f91'),
  );

export const casinoWar: Motif = (pen) => {
  const blade = pen.stamp(
    path('M-9 30V-90L0-118L9-90V30Z', pen.silver),
    path('M-34 26C-20 38 20 38 34 26L36 40H-36Z', pen.gold),
    rect(-7, 40, 14, 40, 4, pen.tone('#8a1f2f')),
  );
  return (
    blade(0, 4, 1, 44) + blade(0, 4, 1, -44) + dealt(pen, [-30, 6, 1.02, -10, suit(pen), 'K'], [32, 8, 1.02, 10, suit(pen), 'A'])
  );
};

export const warShields: Motif = (pen) =>
  ['#1f5fd0', '#c9182f']
    .map((colour, at) =>
      placed(
        at ? 56 : -56,
        -4,
        0.96,
        0,
        path('M0-96C20-84 40-82 56-82V4C56 50 30 76 0 92C-30 76-56 50-56 4V-82C-40-82-20-84 0-96Z', pen.tone(colour)),
      ),
    )
    .join('') +
  dealt(pen, [-56, -12, 0.84, -6, suit(pen), '9'], [56, -12, 0.84, 6, suit(pen), 'J']) +
  path(starPath(8, 34, 17), pen.gold, 'transform="translate(0 -4)"');

export const wildDeuces: Motif = (pen) =>
  around(4, (angle, at) =>
    placed(0, 6, 1, angle - 45, placed(0, -58, 0.96, 45 - angle + (at - 1.5) * 8, small.playingCard(pen, at, '2'))),
  ) + placed(0, 6, 0.72, 0, small.star(pen));

export const deucesFan: Motif = (pen) =>
  fan(
    pen,
    [0, 1, 2, 3].map((kind) => [kind, '2'] as const),
    1.2,
    17,
  ) + placed(0, 82, 0.6, 0, small.flame(pen));

const joker = (pen: Pen): string =>
  rect(-34, -48, 68, 96, 9, pen.down('#ffffff', '#dfe3f2')) +
  path('M0-14C-8-40-30-40-30-20C-24-26-18-20-16-8H16C18-20 24-26 30-20C30-40 8-40 0-14Z', pen.tone('#8a3df0'), 'stroke-width="3"') +
  circle(-30, -18, 5, pen.gold, 'stroke-width="2"') +
  circle(30, -18, 5, pen.gold, 'stroke-width="2"') +
  circle(0, 8, 16, '#ffe2c0', 'stroke-width="3"') +
  line('M-6 12C-2 18 2 18 6 12M-6 3V4M6 3V4', '#16101c', 3) +
  path('M-16 24H16L8 40H-8Z', pen.tone('#e0263f'), 'stroke-width="3"');

export const jokerPoker: Motif = (pen) =>
  dealt(pen, [-74, 10, 1, -18, 0, 'A'], [74, 10, 1, 18, 1, 'A'], [-40, 0, 1.08, -8, 2, 'A'], [40, 0, 1.08, 8, 3, 'A']) +
  placed(0, -6, 1.46, 0, joker(pen));

export const jokerFan: Motif = (pen) =>
  fan(
    pen,
    [
      [1, 'K'],
      [0, 'K'],
    ],
    1.24,
    34,
  ) +
  placed(0, -2, 1.5, 0, joker(pen)) +
  chips(pen, 0, 92, 0.56);

export const facesPoker: Motif = (pen) =>
  fan(
    pen,
    [
      [0, 'J'],
      [1, 'Q'],
      [0, 'K'],
    ],
    1.3,
    20,
  ) +
  placed(0, -106, 0.6, 0, small.crown(pen)) +
  chips(pen, 0, 90, 0.6);

export const doublePoker: Motif = (pen) => {
  const one = suit(pen);
  return repeat(2, (row) =>
    repeat(5, (at) =>
      placed(
        -72 + at * 36,
        row ? 48 : -50,
        0.82,
        (at - 2) * 5,
        small.playingCard(pen, one + row, (row ? ['A', 'A', 'A', 'K', 'K'] : ['10', 'J', 'Q', 'K', 'A'])[at] ?? 'A'),
      ),
    ),
  );
};

export const doubleUp: Motif = (pen) =>
  dealt(pen, [-26, -10, 1.3, -10, suit(pen), 'A'], [34, -4, 1.3, 12, suit(pen), 'A']) +
  placed(0, 74, 1, 0, circle(0, 0, 40, pen.gold) + lettered('×2', { y: 16, size: 44, width: 58, fill: '#5c0a14' }));

export const drawPoker: Motif = (pen) => {
  const one = suit(pen);
  return (
    fan(
      pen,
      ['10', 'J', 'Q', 'K', 'A'].map((face) => [one, face] as const),
      1.08,
      15,
    ) +
    placed(
      0,
      80,
      1,
      0,
      group('', rect(-50, -16, 100, 34, 10, pen.tone('#c9182f')) + lettered('DRAW', { y: 12, size: 27, width: 84, fill: '#fff' })),
    )
  );
};

export const heldCards: Motif = (pen) =>
  repeat(5, (at) =>
    placed(
      -80 + at * 40,
      at % 2 ? -22 : 2,
      0.86,
      (at - 2) * 4,
      at === 1 || at === 3 ? back(pen, '#1f4fa8') : small.playingCard(pen, at, 'K'),
    ),
  ) + repeat(5, (at) => rect(-96 + at * 40, 58, 34, 24, 7, at % 2 ? pen.tone('#c9182f') : pen.gold));
