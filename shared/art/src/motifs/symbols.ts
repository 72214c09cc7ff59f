import { darker, lighter, mix } from '../colour';
import { lettered } from '../typeset';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, polygonPath, rect, repeat, starPath, d } from '../svg';

/** Small things drawn in a box from -50 to 50. They fill reels, ring heroes and lie in foregrounds. */
export type Symbol = (pen: Pen) => string;

const NO_LINE = 'stroke="none"';
const GLEAM = 'stroke="none" opacity=".55"';
export const JEWELS = ['#e8264a', '#1fb86b', '#2a7bf0', '#9a3df0', '#f7a51e', '#17b6c9', '#f0539b'] as const;

const HEART = 'M0 42C-60 4-48-40-22-40C-8-40 0-30 0-22C0-30 8-40 22-40C48-40 60 4 0 42Z';
const SPADE = 'M0-46C14-18 46-4 46 16C46 38 14 40 6 22L14 46H-14L-6 22C-14 40-46 38-46 16C-46-4-14-18 0-46Z';
const CLUB =
  'M-6 18C-12 34-48 30-46 4C-44-14-24-14-20-10C-30-26-16-46 0-46C16-46 30-26 20-10C24-14 44-14 46 4C48 30 12 34 6 18L14 46H-14Z';
const DIAMOND = 'M0-48L36 0 0 48-36 0Z';

export const heart: Symbol = (pen) => path(HEART, pen.tone('#e8263f')) + ellipse(-22, -22, 9, 6, '#fff', GLEAM);
export const spade: Symbol = (pen) => path(SPADE, pen.tone('#3a4266'));
export const club: Symbol = (pen) => path(CLUB, pen.tone('#2c5c4a'));
export const diamond: Symbol = (pen) => path(DIAMOND, pen.tone('#e8263f')) + path('M0-34L-24 0 0-8Z', '#fff', GLEAM);

export const SUITS = [
  { data: HEART, colour: '#d81e3a' },
  { data: SPADE, colour: '#1b2140' },
  { data: CLUB, colour: '#1b2140' },
  { data: DIAMOND, colour: '#d81e3a' },
] as const;

export const seven: Symbol = (pen) =>
  group(
    '',
    path('M-38-46H40V-22C18 2 10 22 8 48H-26C-24 20-10-2 8-18H-16L-22-6H-38Z', pen.down('#ff8a5c', '#e0162f', '#8c0a2a')),
    line('M-30-38H32', '#fff', 5, 'opacity=".6"'),
  );

export const cherry: Symbol = (pen) =>
  line('M-20 10C-14-20 4-36 22-46C16-20 18-4 24 12', '#3f8f2a', 7) +
  path('M22-46C34-56 50-50 52-34C38-28 26-34 22-46Z', pen.tone('#5cc23a')) +
  circle(-22, 24, 24, pen.ball('#e0182f')) +
  circle(24, 28, 22, pen.ball('#e0182f')) +
  ellipse(-30, 14, 6, 4, '#fff', GLEAM) +
  ellipse(17, 19, 6, 4, '#fff', GLEAM);

export const lemon: Symbol = (pen) =>
  group(
    'transform="rotate(-25)"',
    path('M-50 0C-42-6-38-30 0-32C38-30 42-6 50 0C42 6 38 30 0 32C-38 30-42 6-50 0Z', pen.ball('#ffd42e')),
    path('M8-32C14-50 34-52 42-44C36-32 22-28 8-32Z', pen.tone('#5cc23a')),
  );

export const orange: Symbol = (pen) =>
  circle(0, 6, 40, pen.ball('#ff8f1f')) +
  path('M0-32C4-50 26-54 36-46C32-32 14-26 0-32Z', pen.tone('#4fb93a')) +
  ellipse(-15, -10, 9, 6, '#fff', GLEAM);

export const grapes: Symbol = (pen) => {
  const one = pen.stamp(circle(0, 0, 15, pen.ball('#8a35d8')));
  const rows = [
    [-26, -8],
    [0, -10],
    [26, -8],
    [-14, 12],
    [14, 12],
    [0, 34],
  ] as const;
  return (
    path('M0-18C-26-30-30-46-8-44C0-54 30-54 26-34C20-22 10-20 0-18Z', pen.tone('#4fae3a')) +
    rows.map(([x, y]) => one(x, y)).join('')
  );
};

export const melon: Symbol = (pen) =>
  path('M-50-16H50C46 30 20 44 0 44C-20 44-46 30-50-16Z', pen.tone('#2fa04c')) +
  path('M-40-16H40C36 20 16 34 0 34C-16 34-36 20-40-16Z', pen.down('#ff7d74', '#ee2c48'), 'stroke="#eaffd0" stroke-width="4"') +
  group(
    'fill="#3b0d18" stroke="none"',
    ...[
      [-18, 0],
      [0, 4],
      [18, 0],
      [-8, 18],
      [9, 18],
    ].map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="5"/>`),
  );

export const bell: Symbol = (pen) =>
  circle(0, 38, 11, pen.tone('#c4701a')) +
  path(
    'M0-48C-8-48-10-40-8-36C-30-30-30-6-34 12C-36 20-46 24-46 32H46C46 24 36 20 34 12C30-6 30-30 8-36C10-40 8-48 0-48Z',
    pen.gold,
  ) +
  line('M-18-16C-20-6-20 4-22 16', '#fff', 5, 'opacity=".7"');

export const gem: Symbol = (pen) => jewel(pen, pen.random.pick(JEWELS));

export function jewel(pen: Pen, colour: string): string {
  const pale = lighter(colour, 0.6);
  return pen.stamp(
    path('M-28-36H28L50-8 0 46-50-8Z', colour),
    group(
      NO_LINE,
      path('M-28-36H28L20-8H-20Z', pale),
      path('M-28-36L-20-8H-50Z', lighter(colour, 0.3)),
      path('M28-36L50-8H20Z', darker(colour, 0.12)),
      path('M-50-8H-20L0 46Z', darker(colour, 0.15)),
      path('M20-8H50L0 46Z', darker(colour, 0.42)),
      path('M-18-31H2L-8-13Z', '#fff', 'opacity=".7"'),
    ),
  )(0, 0);
}

export const coin: Symbol = (pen) =>
  circle(0, 0, 44, pen.gold) +
  circle(0, 0, 32, pen.down('#e69a1c', '#ffd968'), 'stroke="#a8610c" stroke-width="3"') +
  path(starPath(5, 20, 9), '#fff3b0', 'stroke="#a8610c" stroke-width="3"');

export const oldCoin: Symbol = (pen) =>
  circle(0, 0, 44, pen.gold) +
  circle(0, 0, 34, 'none', 'stroke="#a8610c" stroke-width="3"') +
  rect(-13, -13, 26, 26, 2, pen.ink.dark, 'stroke="#a8610c" stroke-width="4"') +
  line('M0-30V-20M0 20V30M-30 0H-20M20 0H30', '#a8610c', 5);

export const ingot: Symbol = (pen) =>
  path('M-50-14C-40-20-30-12-26-2H26C30-12 40-20 50-14C48 12 36 32 26 32H-26C-36 32-48 12-50-14Z', pen.gold) +
  path('M-30 0C-26-30 26-30 30 0C20 12-20 12-30 0Z', pen.ball('#ffcf45'));

export const star: Symbol = (pen) => path(starPath(5, 48, 22), pen.gold) + path('M0-34L-8-12-26-10Z', '#fff', GLEAM);

export const crown: Symbol = (pen) =>
  path('M-46 36L-50-22-24 2 0-40 24 2 50-22 46 36Z', pen.gold) +
  rect(-46, 26, 92, 16, 4, pen.tone('#d88a18')) +
  circle(0, 12, 9, pen.ball('#e0263f')) +
  group(
    '',
    circle(-50, -24, 7, pen.ball(pen.ink.hero)),
    circle(50, -24, 7, pen.ball(pen.ink.hero)),
    circle(0, -42, 7, pen.ball(pen.ink.second)),
  );

export const clover: Symbol = (pen) => {
  const leaf = pen.stamp(path('M0 0C-26-10-34-42-14-44C-4-44 0-36 0-32C0-36 4-44 14-44C34-42 26-10 0 0Z', pen.tone('#37b34a')));
  return line('M0 0C4 20 10 34 22 46', '#1f7a34', 7) + around(4, (angle) => leaf(0, 0, 1, angle + 45));
};

export const horseshoe: Symbol = (pen) =>
  path('M-42 46L-20 42C-30 4-22-24 0-24C22-24 30 4 20 42L42 46C58-6 40-48 0-48C-40-48-58-6-42 46Z', pen.tone(pen.ink.second)) +
  group(
    'fill="#fff" stroke="none"',
    ...[
      [-34, 14],
      [-32, -12],
      [-16, -34],
      [16, -34],
      [32, -12],
      [34, 14],
    ].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="4"/>`),
  );

export const bar: Symbol = (pen) =>
  rect(-50, -24, 100, 48, 8, pen.gold) +
  rect(-43, -17, 86, 34, 4, pen.tone('#3a1d8a')) +
  lettered('BAR', { y: 11, size: 32, width: 72, fill: '#fff' });

export const blossom: Symbol = (pen) => {
  const petal = pen.stamp(path('M0 0C-20-14-20-40-6-46L0-38 6-46C20-40 20-14 0 0Z', pen.down('#fff0f4', '#ff9dbb')));
  return around(5, (angle) => petal(0, 0, 1, angle)) + circle(0, 0, 8, '#ffcf3f');
};

export const leaf: Symbol = (pen) =>
  path('M-44 30C-40-20-4-46 46-44C46 4 20 40-30 36Z', pen.tone(mix('#3aa04a', pen.ink.pop, 0.25))) +
  line('M-44 44C-20 10 6-10 34-32', '#fff', 4, 'opacity=".35"');

export const feather: Symbol = (pen) => feathered(pen, pen.random.pick([pen.ink.hero, pen.ink.second, pen.ink.pop]));

export function feathered(pen: Pen, colour: string): string {
  return (
    path('M0 50C-26 20-26-24 0-50C26-24 26 20 0 50Z', pen.tone(colour)) +
    line('M0 60V-34M0 4L-12-8M0 4L12-8M0 22L-12 10M0 22L12 10', '#fff', 3, 'opacity=".5"')
  );
}

export const flame: Symbol = (pen) =>
  path(
    'M0 50C-40 48-44 8-22-14C-22 0-12 2-10-6C-12-26-4-40 8-50C6-28 40-14 36 20C34 38 22 50 0 50Z',
    pen.down('#ffdf5a', '#ff8a1f', '#e0241a'),
  ) + path('M0 46C-20 44-18 22-4 8C-2 18 16 18 14 32C12 42 8 46 0 46Z', '#fff3a0', NO_LINE);

export const bolt: Symbol = (pen) => path('M12-50L-34 8H-6L-14 50 34-12H4Z', pen.down('#fffbd0', '#ffd02e', '#f08a14'));

export const bubble: Symbol = () =>
  circle(0, 0, 36, '#fff', 'fill-opacity=".14" stroke="#fff" stroke-width="4" stroke-opacity=".7"') +
  ellipse(-13, -13, 8, 6, '#fff', 'stroke="none" opacity=".85"');

export const pearl: Symbol = (pen) => circle(0, 0, 34, pen.ball('#f3e6f2')) + ellipse(-11, -12, 9, 6, '#fff', NO_LINE);

export function playingCard(pen: Pen, suit: number, face: string): string {
  const { data, colour } = SUITS[suit % 4] ?? SUITS[0];
  return (
    rect(-34, -48, 68, 96, 9, pen.down('#ffffff', '#dfe3f2')) +
    lettered(face, { x: -20, y: -22, size: 28, width: 24, fill: colour, face: 'carved' }) +
    placed(6, 10, 0.56, 0, path(data, colour, NO_LINE))
  );
}

export const card: Symbol = (pen) => playingCard(pen, pen.random.integer(0, 3), pen.random.pick(['A', 'K', 'Q', 'J', '10']));

export function casinoChip(pen: Pen, colour: string): string {
  const notch = pen.stamp(path('M-9-46H9V-33H-9Z', '#fff', NO_LINE));
  return (
    circle(0, 0, 46, pen.ball(colour)) +
    around(6, (angle) => notch(0, 0, 1, angle)) +
    circle(0, 0, 29, pen.tone(lighter(colour, 0.1)), 'stroke="#fff" stroke-width="4"')
  );
}

export const chip: Symbol = (pen) => {
  const colour = pen.random.pick([pen.ink.hero, '#1f2a55', '#c21f35', '#0f8a5a', '#7a2fc0']);
  return casinoChip(pen, colour) + path(starPath(5, 16, 7), '#fff', NO_LINE);
};

export function die(pen: Pen, colour: string, face: number): string {
  const places = [
    [],
    [[0, 0]],
    [
      [-20, -20],
      [20, 20],
    ],
    [
      [-22, -22],
      [0, 0],
      [22, 22],
    ],
    [
      [-20, -20],
      [20, -20],
      [-20, 20],
      [20, 20],
    ],
    [
      [-22, -22],
      [22, -22],
      [0, 0],
      [-22, 22],
      [22, 22],
    ],
    [
      [-20, -24],
      [20, -24],
      [-20, 0],
      [20, 0],
      [-20, 24],
      [20, 24],
    ],
  ];
  const pip = colour === '#ffffff' ? (face === 1 || face === 4 ? '#d81e3a' : '#1b2140') : '#fff';
  const pips = (places[face] ?? []).map(([x = 0, y = 0]) => circle(x, y, 9, pip, NO_LINE));
  return rect(-44, -44, 88, 88, 18, pen.down(lighter(colour, 0.35), colour, darker(colour, 0.25))) + pips.join('');
}

export const dice: Symbol = (pen) => die(pen, pen.random.pick(['#ffffff', '#d8232f', pen.ink.hero]), pen.random.integer(1, 6));

export function numberBall(pen: Pen, colour: string, number: number): string {
  const face = pen.stamp(
    circle(0, 0, 25, '#fff', NO_LINE) +
      ellipse(-18, -28, 12, 6, '#fff', 'stroke="none" opacity=".6" transform="rotate(-30 -18 -28)"'),
  );
  return `${circle(0, 0, 46, pen.ball(colour))}${face(0, 0)}${lettered(String(number), { y: 11, size: 32, width: 40, fill: '#1b2140' })}`;
}

export const lottoBall: Symbol = (pen) =>
  numberBall(pen, pen.random.pick([pen.ink.hero, pen.ink.second, pen.ink.pop, '#7a3df0', '#1fa85c']), pen.random.integer(1, 49));

export const skull: Symbol = (pen) =>
  path('M-40-4C-44-60 44-60 40-4C40 12 28 16 26 22V42H-26V22C-28 16-40 12-40-4Z', pen.down('#fffbe8', '#d8c9a4')) +
  group(
    'fill="#2a1430" stroke="none"',
    `<ellipse cx="-17" cy="-4" rx="11" ry="13"/><ellipse cx="17" cy="-4" rx="11" ry="13"/><path d="M0 10L7 22H-7Z"/>`,
  ) +
  line('M-9 42V32M0 42V30M9 42V32', '#2a1430', 4);

export const lollipop: Symbol = (pen) =>
  line('M12 16L34 50', '#fff', 8) +
  circle(-6, -10, 36, pen.ball(pen.ink.hero)) +
  line('M-6-10C-2-20 12-12 8 0C2 14-24 10-26-10C-26-32 0-40 18-28', '#fff', 7, 'opacity=".9"');

export const sweet: Symbol = (pen) => {
  const colour = pen.random.pick([pen.ink.hero, pen.ink.second, pen.ink.pop]);
  return (
    pen.mirror(path('M22 0L50-22C46-8 46 8 50 22Z', pen.tone(colour))) +
    circle(0, 0, 30, pen.ball(colour)) +
    line('M-16-22C-4-8-4 8-16 22M4-28C16-10 16 10 4 28', '#fff', 6, 'opacity=".7"')
  );
};

export const donut: Symbol = (pen) =>
  circle(0, 0, 44, pen.ball('#d8954a')) +
  circle(0, -2, 38, pen.ball(pen.ink.pop), NO_LINE) +
  circle(0, 0, 15, pen.ink.sky[1]) +
  repeat(7, (at) => line(d`M${26 * Math.cos(at)} ${26 * Math.sin(at)}l5 4`, at % 2 ? '#fff' : '#ffe14a', 5));

export const hexGem: Symbol = (pen) => {
  const colour = pen.random.pick(JEWELS);
  return (
    path(polygonPath(6, 46), pen.tone(colour)) +
    path(polygonPath(6, 26), lighter(colour, 0.45), NO_LINE) +
    path('M0-46V-26M40-23L23-13M-40-23L-23-13', 'none', 'stroke="#fff" stroke-width="3" opacity=".5"')
  );
};
