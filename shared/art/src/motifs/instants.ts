import { darker, lighter } from '../colour';
import { lettered } from '../typeset';
import type { Pen } from '../pen';
import { around, circle, ellipse, line, path, placed, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import { coinStorm, fortuneWheel, royalCrown } from './riches';
import * as small from './symbols';
import { controller, robot } from './contests';

const trail = (pen: Pen): string =>
  path('M-18 60C-40 90-30 116 0 150C30 116 40 90 18 60Z', pen.down('#fff6a0', '#ff9a1f', '#f0302a'), 'stroke="none"') +
  path('M-9 60C-16 84-12 96 0 114C12 96 16 84 9 60Z', '#fffbe0', 'stroke="none"');

export const rocket: Motif = (pen) => {
  const hull = pen.random.pick(['#f4f6ff', '#ffd23f', '#ff5a6a', '#4ad0f0']);
  const fin = hull === '#ff5a6a' ? '#ffffff' : pen.random.pick(['#f0302a', '#7a3df0', pen.ink.hero]);
  return `<g transform="rotate(${pen.random.integer(18, 40)}) translate(0 -18)">${trail(pen)}${pen.mirror(path('M30 10C62 22 66 60 58 86L30 60Z', pen.tone(fin)))}${path('M0-112C44-80 52 0 34 64H-34C-52 0-44-80 0-112Z', pen.across(darker(hull, 0.3), hull, '#fff', darker(hull, 0.35)))}${path('M0-112C22-96 34-74 38-52H-38C-34-74-22-96 0-112Z', pen.tone(fin))}${circle(0, -18, 23, pen.gold)}${circle(0, -18, 15, pen.ball('#3fb8ff'))}${path('M-9 30H9V84H-9Z', pen.tone(fin))}${rect(-34, 58, 68, 12, 5, pen.gold)}</g>`;
};

export const plane: Motif = (pen) => {
  const hull = pen.random.pick(['#e0263f', '#2a7bf0', '#f2a52a', '#12905a']);
  return `<g transform="rotate(-18)">${line('M-120 40H-70M-128 62H-84', '#fff', 6, 'opacity=".6"')}${path('M-84-12L-106-66H-74L-42-20Z', pen.tone(hull))}${path('M-92 10C-60-34 40-40 92-8C104 2 98 18 84 24C30 44-50 40-92 10Z', pen.ball(hull))}${path('M10-32C24-58 56-54 62-26Z', pen.down('#dff6ff', '#4aa0e0'))}${path('M-26 8L-64 78H-26L34 16Z', pen.tone(lighter(hull, 0.15)))}${path('M-10-36L-34-72H-8L34-34Z', pen.tone(darker(hull, 0.2)))}${ellipse(100, 4, 8, 52, '#fff', 'opacity=".6"')}${circle(100, 4, 12, pen.gold)}${placed(-40, 0, 0.32, 0, small.star(pen))}</g>`;
};

export const balloon: Motif = (pen) => {
  const [one, two] = pen.random.pick([
    [pen.ink.hero, pen.ink.second],
    ['#e0263f', '#fff4dc'],
    ['#7a3df0', '#ff7ab8'],
  ] as const);
  return (
    line('M-44 24L-22 76M44 24L22 76', '#c99a5a', 5) +
    path('M0-118C100-118 104-10 34 34H-34C-104-10-100-118 0-118Z', pen.ball(one)) +
    path('M0-118C44-118 46-10 16 34H-16C-46-10-44-118 0-118Z', pen.tone(two)) +
    path('M0-118C12-118 12-10 5 34H-5C-12-10-12-118 0-118Z', pen.tone(one), 'stroke-width="2"') +
    rect(-26, 74, 52, 36, 8, pen.tone('#b0763a')) +
    line('M-26 86H26', '#7a4a1c', 4) +
    ellipse(-46, -72, 12, 20, '#fff', 'stroke="none" opacity=".5"')
  );
};

export const risingLine: Motif = (pen) =>
  rect(-100, -84, 200, 168, 20, pen.ink.dark, 'fill-opacity=".75"') +
  line('M-80 60H84M-80 60V-66', '#fff', 4, 'opacity=".6"') +
  path('M-78 58C-20 54 30 30 66-50V58Z', pen.veil(pen.ink.pop, 0.8, 0.1), 'stroke="none"') +
  line('M-78 58C-20 54 30 30 66-50', pen.ink.dark, 14) +
  line('M-78 58C-20 54 30 30 66-50', pen.ink.pop, 8) +
  placed(70, -58, 0.5, 12, rocket(pen)) +
  lettered(`×${pen.random.integer(2, 99)}`, { x: -22, y: -18, size: 44, width: 84, fill: '#fff' });

export const mines: Motif = (pen) => {
  const open = new Set(pen.random.some([0, 1, 2, 3, 5, 6, 7, 8], 4));
  const bomb =
    circle(0, 6, 32, pen.ball('#2a2a48')) +
    line('M14-24C24-40 36-34 38-44', '#c99a5a', 6) +
    path(starPath(8, 16, 6), '#ffcf3a', 'transform="translate(38 -46)"');
  return (
    repeat(9, (at) =>
      placed(
        -66 + (at % 3) * 66,
        -66 + Math.floor(at / 3) * 66,
        1,
        0,
        rect(-30, -30, 60, 60, 12, open.has(at) ? pen.ink.dark : pen.tone(pen.ink.hero)) +
          (open.has(at) ? placed(0, 0, 0.5, 0, small.jewel(pen, '#1fb8d8')) : ''),
      ),
    ) + placed(0, 0, 0.95, 0, bomb)
  );
};

export const plinko: Motif = (pen) => {
  const cups = ['#e0263f', '#f2a52a', '#3fc86a', '#f2a52a', '#e0263f'];
  return (
    path('M0-116L112 74H-112Z', pen.ink.dark, 'fill-opacity=".6"') +
    repeat(4, (row) =>
      repeat(row + 2, (at) => circle((at - (row + 1) / 2) * 40, -52 + row * 32, 8, pen.ball('#ffffff'), 'stroke-width="3"')),
    ) +
    cups.map((colour, at) => path(`M${-100 + at * 40} 74h40l-5 32h-30Z`, pen.tone(colour))).join('') +
    circle(pen.random.pick([-18, 18]), -76, 17, pen.ball(pen.ink.pop)) +
    circle(0, -104, 8, pen.gold)
  );
};

export const coinFlip: Motif = (pen) =>
  placed(-46, 20, 1.1, -14, small.coin(pen)) +
  placed(
    40,
    -8,
    1.6,
    12,
    circle(0, 0, 46, pen.silver) +
      circle(0, 0, 35, 'none', 'stroke="#7f8cab" stroke-width="3"') +
      placed(0, 0, 0.52, 0, small.crown(pen)),
  ) +
  line('M-90-60C-60-100 0-112 40-100M90 84C60 108 20 112-20 104', '#fff', 7, 'opacity=".7"');

export const highLow: Motif = (pen) =>
  placed(-36, 0, 1.5, -10, small.card(pen)) +
  placed(58, -44, 1, 0, path('M0-56L46-4H20V50H-20V-4H-46Z', pen.tone('#2fbf6a'))) +
  placed(62, 58, 0.8, 180, path('M0-56L46-4H20V50H-20V-4H-46Z', pen.tone('#e0263f')));

export const scratchCard: Motif = (pen) => {
  const prize = pen.stamp(pen.random.pick([small.star, small.gem, small.seven, small.clover])(pen));
  return (
    `<g transform="rotate(${pen.random.integer(-12, -4)})">${rect(-84, -108, 168, 214, 16, pen.tone(pen.ink.hero))}${rect(-72, -96, 144, 44, 10, pen.gold)}${placed(0, -74, 0.42, 0, small.crown(pen))}${rect(-70, -42, 140, 134, 10, '#fffbe8')}${repeat(9, (at) => prize(-44 + (at % 3) * 44, -18 + Math.floor(at / 3) * 42, 0.36))}${path('M-70 30L-40 10-20 34 10 6 34 30 70 0V82C70 88 66 92 60 92H-60C-66 92-70 88-70 82Z', pen.silver, 'stroke-width="3"')}</g>` +
    placed(70, 62, 0.82, 20, small.coin(pen)) +
    line('M20 40L48 24M30 62L58 40', '#fff', 5, 'opacity=".8"')
  );
};

export const jackpotSign: Motif = (pen) => {
  const digits = repeat(
    5,
    (at) =>
      rect(-88 + at * 36, 8, 32, 46, 5, pen.down('#2a2a44', '#0b0b16')) +
      lettered(String(pen.random.integer(0, 9)), { x: -72 + at * 36, y: 43, size: 34, fill: '#ffe14a' }),
  );
  return (
    around(7, (_, at) =>
      placed(0, 20, 1, (at - 3) * 24, path('M-12-60L0-126 12-60Z', at % 2 ? pen.tone(pen.ink.hero) : pen.gold)),
    ) +
    rect(-108, -32, 216, 106, 24, pen.gold) +
    rect(-98, -22, 196, 86, 16, pen.tone(pen.random.pick(['#b3122e', '#5a1fa0', '#12408a']))) +
    repeat(8, (at) => circle(-84 + at * 24, -10, 5, at % 2 ? '#fff' : '#ffe14a', 'stroke="none"')) +
    digits +
    placed(0, -68, 0.95, 0, small.crown(pen)) +
    placed(-82, 82, 0.6, -12, small.coin(pen)) +
    placed(0, 92, 0.7, 0, small.coin(pen)) +
    placed(82, 82, 0.6, 12, small.coin(pen))
  );
};

export const hoop: Motif = (pen) =>
  rect(-86, -108, 172, 112, 14, pen.down('#fff', '#d0dcf0')) +
  rect(-36, -62, 72, 50, 4, 'none', `stroke="${pen.ink.hero}" stroke-width="7"`) +
  path('M-48 4L-28 78H28L48 4', 'none', 'stroke="#fff" stroke-width="4" stroke-dasharray="7 4"') +
  ellipse(0, 4, 52, 12, 'none', 'stroke="#f0402a" stroke-width="9"') +
  circle(36, 62, 42, pen.ball('#f07a2a')) +
  line('M-4 52C20 62 52 62 76 50M36 22C28 46 28 78 36 102', pen.ink.dark, 4);

export const bubbles: Motif = (pen) => {
  const orb = (colour: string) =>
    pen.stamp(
      circle(0, 0, 30, pen.ball(colour), 'stroke-width="3"') + ellipse(-10, -12, 8, 5, '#fff', 'stroke="none" opacity=".8"'),
    );
  const orbs = [orb(pen.ink.hero), orb(pen.ink.second), orb(pen.ink.pop)];
  return (
    repeat(4, (row) =>
      repeat(
        4 - (row % 2),
        (at) => (orbs[pen.random.integer(0, 2)] ?? orbs[0])?.(-84 + at * 56 + (row % 2) * 28, -84 + row * 48) ?? '',
      ),
    ) +
    path('M-20 110L0 60 20 110Z', pen.gold) +
    circle(0, 84, 26, pen.ball('#fff'))
  );
};

export const CRASH: readonly Motif[] = [rocket, rocket, plane, balloon, risingLine];
export const MINI: readonly Motif[] = [mines, plinko, coinFlip, highLow];
export const ARCADE: readonly Motif[] = [hoop, bubbles, controller, robot];
export const JACKPOT: readonly Motif[] = [jackpotSign, jackpotSign, fortuneWheel, royalCrown, coinStorm];
