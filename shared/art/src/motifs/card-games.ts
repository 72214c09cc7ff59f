import { darker, lighter } from '../colour';
import { lettered } from '../typeset';
import type { Pen } from '../pen';
import { around, circle, ellipse, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { flipped, limb } from './strokes';
import * as small from './symbols';
import { dealt, suit, chips, back, backs, fan } from './dealing';

/** Runs and sets laid out. */
export const rummy: Motif = (pen) => {
  const one = suit(pen);
  return dealt(
    pen,
    [-72, -48, 0.86, -4, one, '4'],
    [-30, -50, 0.86, 0, one, '5'],
    [12, -50, 0.86, 0, one, '6'],
    [54, -48, 0.86, 4, one, '7'],
    [-44, 46, 0.96, -6, one + 1, 'K'],
    [2, 44, 0.96, 0, one + 2, 'K'],
    [48, 46, 0.96, 6, one + 3, 'K'],
  );
};

export const rummyFan: Motif = (pen) => {
  const one = suit(pen);
  return (
    fan(
      pen,
      ['3', '4', '5', '6', '7'].map((face) => [one, face] as const),
      1.1,
      15,
    ) + placed(0, 82, 0.62, 0, small.star(pen))
  );
};

export const callBridge: Motif = (pen) =>
  around(4, (angle, at) =>
    placed(0, 0, 1, angle, placed(0, -66, 0.92, 0, small.playingCard(pen, at, ['A', 'K', 'Q', 'J'][at] ?? 'A'))),
  ) +
  circle(0, 0, 32, pen.gold) +
  placed(0, 0, 0.46, 0, small.spade(pen));

export const bridgeCall: Motif = (pen) =>
  fan(
    pen,
    [
      [1, 'A'],
      [1, 'K'],
      [0, 'Q'],
      [2, 'J'],
    ],
    1.14,
    15,
  ) +
  path(
    'M28-122H112C122-122 126-114 126-106V-70C126-60 120-54 110-54H70L46-34L50-54H28C18-54 14-62 14-70V-106C14-116 20-122 28-122Z',
    '#fff',
  ) +
  lettered('5', { x: 48, y: -72, size: 44, fill: '#1b2140' }) +
  placed(92, -88, 0.44, 0, small.spade(pen));

export const twentyNine: Motif = (pen) =>
  dealt(pen, [-44, -20, 1.3, -12, 1, 'J'], [46, -16, 1.3, 12, pen.random.pick([0, 2, 3]), '9']) +
  path('M-74 44H74L60 106H-60Z', pen.tone('#12755a')) +
  lettered('29', { y: 96, size: 58, width: 96, fill: '#ffe9a0' });

export const twentyNineTrump: Motif = (pen) =>
  placed(0, 10, 1, 0, circle(0, 0, 92, pen.gold) + circle(0, 0, 80, pen.tone(pen.random.pick(['#7a1f2f', '#1f4fa8', '#12755a'])))) +
  lettered('29', { y: 6, size: 84, width: 122, fill: '#fff' }) +
  [small.spade, small.heart, small.club, small.diamond].map((sign, at) => placed(-48 + at * 32, 44, 0.36, 0, sign(pen))).join('') +
  dealt(pen, [-70, -70, 0.66, -24, 1, 'J'], [72, -70, 0.66, 24, 2, '9']);

export const hazari: Motif = (pen) =>
  repeat(13, (at) =>
    placed(
      0,
      104,
      1,
      (at - 6) * 9,
      placed(0, -112, 0.96, 0, small.playingCard(pen, at, ['A', 'K', 'Q', 'J', '10'][at % 5] ?? 'A')),
    ),
  ) +
  placed(0, 84, 1, 0, path('M-66-24H66L54 26H-54Z', pen.gold) + lettered('1000', { y: 15, size: 38, width: 96, fill: '#5c0a14' }));

export const hazariRows: Motif = (pen) =>
  repeat(3, (row) =>
    repeat(3 + (row === 2 ? 1 : 0), (at) =>
      placed(
        (at - (row === 2 ? 1.5 : 1)) * 46,
        -62 + row * 56,
        0.8,
        0,
        small.playingCard(pen, row + at, ['A', 'K', 'Q', 'J'][(at + row) % 4] ?? 'A'),
      ),
    ),
  ) + placed(84, -76, 0.6, 0, small.crown(pen));

export const holdem: Motif = (pen) => {
  const one = suit(pen);
  return (
    repeat(5, (at) =>
      placed(
        -84 + at * 42,
        -44 + Math.abs(at - 2) * 4,
        0.72,
        (at - 2) * 4,
        small.playingCard(pen, one + at, ['10', 'J', 'Q', 'K', 'A'][at] ?? 'A'),
      ),
    ) +
    dealt(pen, [-28, 48, 1.08, -10, one, 'A'], [32, 48, 1.08, 10, one + 1, 'A']) +
    chips(pen, -94, 66, 0.5) +
    chips(pen, 96, 66, 0.5)
  );
};

export const allIn: Motif = (pen) =>
  dealt(pen, [-30, -44, 1.2, -12, 1, 'A'], [34, -40, 1.2, 12, 0, 'A']) +
  repeat(5, (at) => placed(-88 + at * 44, 62 + (at % 2) * 14, 0.62, 0, small.chip(pen))) +
  repeat(4, (at) => placed(-66 + at * 44, 90, 0.62, 0, small.chip(pen)));

/** Tiles with pips. */
const domino = (pen: Pen, top: number, low: number, coat: string): string => {
  const ink = coat === '#23243a' ? '#fff' : '#23243a';
  const spots = [
    [],
    [[0, 0]],
    [
      [-14, -14],
      [14, 14],
    ],
    [
      [-15, -15],
      [0, 0],
      [15, 15],
    ],
    [
      [-14, -14],
      [14, -14],
      [-14, 14],
      [14, 14],
    ],
    [
      [-15, -15],
      [15, -15],
      [0, 0],
      [-15, 15],
      [15, 15],
    ],
    [
      [-14, -17],
      [14, -17],
      [-14, 0],
      [14, 0],
      [-14, 17],
      [14, 17],
    ],
  ];
  const half = (count: number, y: number) =>
    (spots[count] ?? []).map(([x = 0, dy = 0]) => circle(x, y + dy, 6.5, ink, 'stroke="none"')).join('');
  return (
    rect(-34, -66, 68, 136, 12, darker(coat, 0.3)) +
    rect(-34, -70, 68, 134, 12, pen.tone(coat)) +
    line('M-24-3H24', ink, 4) +
    circle(0, -3, 5, '#ffd257', 'stroke="none"') +
    half(top, -37) +
    half(low, 31)
  );
};

const tile = (pen: Pen, coat: string): string => domino(pen, pen.random.integer(0, 6), pen.random.integer(1, 6), coat);

const coats = (pen: Pen): string => pen.random.pick(['#fffaf0', '#23243a', '#f3e2bd', '#e9f4ff']);

export const dominoes: Motif = (pen) => {
  const coat = coats(pen);
  return (
    placed(-58, 8, 1, -20, tile(pen, coat)) +
    placed(58, 8, 1, 20, tile(pen, coat)) +
    placed(0, -6, 1.24, 0, domino(pen, 6, 6, coat))
  );
};

export const dominoFall: Motif = (pen) => {
  const coat = coats(pen);
  return (
    repeat(4, (at) => placed(-84 + at * 50, 30 - at * 12, 0.92, 34 - at * 11, tile(pen, coat))) +
    line('M-122-30C-112-56-96-70-76-78', '#fff', 7, 'opacity=".8"')
  );
};

export const dominoLine: Motif = (pen) => {
  const coat = coats(pen);
  return (
    placed(-62, -46, 0.9, 90, tile(pen, coat)) +
    placed(62, -46, 0.9, 90, tile(pen, coat)) +
    placed(0, 36, 0.96, 0, tile(pen, coat)) +
    placed(-78, 52, 0.74, 24, tile(pen, coat)) +
    placed(80, 54, 0.74, -24, tile(pen, coat))
  );
};

/** A face that gives nothing away. */
export const bluff: Motif = (pen) => {
  const colour = backs(pen);
  return (
    placed(0, -8, 2, 0, back(pen, colour)) +
    path(
      'M-104-40C-60-64-30-40 0-36C30-40 60-64 104-40C104 6 66 30 34 14C14 2 8-4 0-4C-8-4-14 2-34 14C-66 30-104 6-104-40Z',
      pen.tone('#23243a'),
    ) +
    pen.mirror(path('M24-20C38-34 66-32 76-20C66-6 38-4 24-20Z', '#fff') + circle(56, -19, 8, pen.ink.dark, 'stroke="none"')) +
    line('M-96-32C-60-48-30-30 0-26C30-30 60-48 96-32', '#ffd257', 5) +
    chips(pen, -62, 84, 0.52) +
    chips(pen, 62, 84, 0.52)
  );
};

export const bluffHand: Motif = (pen) => {
  const colour = backs(pen);
  return (
    repeat(5, (at) =>
      placed(0, 100, 1, (at - 2) * 14, placed(0, -100, 1.1, 0, at === 2 ? small.playingCard(pen, 0, 'Q') : back(pen, colour))),
    ) +
    circle(0, 66, 36, pen.gold) +
    lettered('?', { y: 88, size: 62, fill: '#5c0a14' })
  );
};

export const chessDuel: Motif = (pen) => {
  const [light, dark] = pen.random.pick([
    ['#f7ead0', '#3a2a48'],
    ['#ffd98a', '#2a3f6a'],
    ['#fff', '#7a1f2f'],
  ] as const);
  const king = (colour: string) =>
    path('M-44 104H44L34 76H-34ZM-30 76C-26 30-44 8-40-18C-20-36 20-36 40-18C44 8 26 30 30 76Z', pen.tone(colour)) +
    rect(-46, -30, 92, 15, 7, pen.tone(colour)) +
    path('M-6-30V-56H-22V-72H-6V-88H6V-72H22V-56H6V-30Z', pen.gold);
  return placed(-46, 4, 0.94, 0, king(light)) + placed(48, 10, 0.88, 0, king(dark)) + placed(2, -62, 0.6, 0, small.bolt(pen));
};

export const chessBoard: Motif = (pen) => {
  const dark = pen.random.pick(['#7a4a24', '#2a5f4a', '#3a3f68', '#7a1f2f']);
  const pawn = (colour: string) =>
    path('M-26 44C-22 12-12 2-12-8H12C12 2 22 12 26 44Z', pen.tone(colour)) +
    circle(0, -24, 19, pen.ball(colour)) +
    ellipse(0, 44, 31, 9, pen.tone(colour));
  return (
    `<g transform="translate(0 34)scale(1 .62)rotate(45)">${rect(-88, -88, 176, 176, 10, pen.tone(darker(dark, 0.3)))}${repeat(16, (at) => rect(-80 + (at % 4) * 40, -80 + Math.floor(at / 4) * 40, 40, 40, 0, (at + Math.floor(at / 4)) % 2 ? dark : '#f7ead0', 'stroke-width="2"'))}</g>` +
    placed(-58, 2, 0.86, 0, pawn('#f7ead0')) +
    placed(60, 4, 0.86, 0, pawn('#3a2a48')) +
    placed(
      0,
      -18,
      1,
      0,
      path('M-40 84H40L30 58H-30ZM-26 58C-22 20-36-10-34-30H-22V-18H-8V-30H8V-18H22V-30H34C36-10 22 20 26 58Z', pen.gold),
    )
  );
};

/** A board, a ladder, and what lies in wait on it. */
const squares = (pen: Pen): string => {
  const [one, two] = pen.random.pick([
    ['#ffd98a', '#5fb8e8'],
    ['#fff0c8', '#ff8a7a'],
    ['#d8f5c0', '#f2b84a'],
    ['#ffe0f0', '#8a7af0'],
  ] as const);
  return (
    rect(-100, -100, 200, 200, 16, pen.tone('#6a3216')) +
    repeat(25, (at) =>
      rect(-88 + (at % 5) * 35.2, -88 + Math.floor(at / 5) * 35.2, 35.2, 35.2, 0, at % 2 ? one : two, 'stroke-width="2"'),
    )
  );
};

const ladder = (pen: Pen): string =>
  limb(pen, 'M-14 90V-90M14 90V-90', '#d9984a', 6) +
  line(
    repeat(6, (at) => `M-14 ${-70 + at * 28}H14`),
    pen.ink.dark,
    10,
  ) +
  line(
    repeat(6, (at) => `M-14 ${-70 + at * 28}H14`),
    '#ffd98a',
    4,
  );

const snake = (pen: Pen, skin: string): string =>
  limb(pen, 'M56-78C-10-92-30-30 20-14C70 4 70 50 20 52C-14 54-30 70-34 96', skin, 20) +
  line('M50-74C6-80-14-36 26-18C66-2 62 40 22 42', lighter(skin, 0.5), 5, 'stroke-dasharray="2 14"') +
  ellipse(64, -76, 22, 17, pen.ball(skin)) +
  line('M84-74L102-68M84-74L100-80', '#e0263f', 4) +
  circle(64, -84, 6, '#fff', 'stroke-width="2"') +
  circle(66, -84, 3, '#16101c', 'stroke="none"');

export const snakesAndLadders: Motif = (pen) =>
  placed(0, 0, 1, pen.random.integer(-8, 8), squares(pen)) +
  placed(-46, 0, 1, 16, ladder(pen)) +
  placed(26, 0, 1, 0, snake(pen, pen.random.pick(['#2fae5a', '#e0455f', '#8a4de8'])));

export const snakeRace: Motif = (pen) =>
  placed(-34, -4, 1.16, 10, ladder(pen)) +
  placed(34, 4, 1.1, 0, flipped(snake(pen, pen.random.pick(['#2fae5a', '#f0802a', '#2a8ae0'])))) +
  placed(70, 74, 0.62, 14, small.die(pen, '#ffffff', pen.random.integer(1, 6)));

/** A ticket of numbers, some of them called. */
export const bingoCard: Motif = (pen) => {
  const head = pen.random.pick(['#e0263f', '#1f6fe0', '#12905a', '#8a3df0']);
  const called = new Set(
    pen.random.some(
      Array.from({ length: 20 }, (_, at) => at),
      6,
    ),
  );
  return (
    placed(
      0,
      0,
      1,
      pen.random.integer(-6, 6),
      rect(-96, -112, 192, 222, 16, pen.tone(head)) +
        [...'BINGO'].map((sign, at) => lettered(sign, { x: -70 + at * 35, y: -74, size: 36, fill: '#fff' })).join('') +
        rect(-86, -62, 172, 162, 8, '#fffaf0') +
        repeat(20, (at) => {
          const [x, y] = [-69 + (at % 5) * 34.5, -42 + Math.floor(at / 5) * 40];
          return called.has(at)
            ? circle(x, y, 15, head, 'stroke-width="3" fill-opacity=".85"')
            : lettered(String(pen.random.integer(1, 75)), { x, y: y + 9, size: 24, width: 26, fill: '#4a4a68' });
        }),
    ) + placed(76, 84, 0.62, 12, small.lottoBall(pen))
  );
};

export const bingoBalls: Motif = (pen) =>
  [...'BINGO']
    .map((sign, at) =>
      placed(
        -84 + at * 42,
        at % 2 ? -30 : 4,
        0.66,
        (at - 2) * 6,
        circle(0, 0, 46, pen.ball(['#e0263f', '#f2a52a', '#1fa85c', '#1f6fe0', '#8a3df0'][at] ?? '#e0263f')) +
          circle(0, 0, 27, '#fff', 'stroke="none"') +
          lettered(sign, { y: 14, size: 40, fill: '#1b2140' }),
      ),
    )
    .join('') +
  path('M-104 44H104L88 92H-88Z', pen.gold) +
  placed(0, 68, 0.42, 0, small.star(pen));

const crestOf =
  (sign: number, colour: string): Motif =>
  (pen) =>
    placed(
      0,
      4,
      2,
      0,
      path(small.SUITS[sign]?.data ?? '', pen.tone(colour), 'stroke-width="6"') +
        path(small.SUITS[sign]?.data ?? '', 'none', 'stroke="#ffd257" stroke-width="2.4" transform="scale(.8)"'),
    ) + placed(0, 0, 0.72, 0, small.crown(pen));

const trumps =
  (sign: number): Motif =>
  (pen) =>
    fan(
      pen,
      [
        [sign, 'Q'],
        [sign, 'K'],
        [sign, 'A'],
      ],
      1.28,
      20,
    ) + placed(0, 80, 0.72, 0, [small.heart, small.spade][sign]?.(pen) ?? '');

const court =
  (sign: number, face: string): Motif =>
  (pen) =>
    dealt(pen, [-46, 8, 1.2, -16, sign, '2'], [46, 8, 1.2, 16, sign, '3'], [0, -6, 1.6, 0, sign, face]);

export const spades: readonly [Motif, Motif, Motif] = [crestOf(1, '#3a4480'), trumps(1), court(1, 'A')];

export const hearts: readonly [Motif, Motif, Motif] = [crestOf(0, '#e0263f'), trumps(0), court(0, 'Q')];
