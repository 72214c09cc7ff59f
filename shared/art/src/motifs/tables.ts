import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, rect, repeat, starPath, d } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

const FACES = ['A', 'K', 'Q', 'J', '10'] as const;
const CHIPS = ['#d8232f', '#1f4fb8', '#12905a', '#2a2a40', '#8a35d0'] as const;

const stack = (pen: Pen, colour: string, high: number): string => {
  const one = pen.stamp(
    path('M-46 0V13C-46 34 46 34 46 13V0Z', pen.across(darker(colour, 0.3), lighter(colour, 0.25), darker(colour, 0.4))) +
      line('M-24 16V28M0 20V32M24 16V28', '#fff', 8) +
      ellipse(0, 0, 46, 17, pen.tone(colour)) +
      ellipse(0, 0, 27, 9, 'none', 'stroke="#fff" stroke-width="4"'),
  );
  return repeat(high, (at) => one(0, -at * 15));
};

const hand = (pen: Pen, count: number, spread: number, size: number): string => {
  const faces = pen.random.some(FACES, count);
  const suit = pen.random.integer(0, 3);
  const same = pen.random.chance(0.5);
  return faces
    .map((face, at) =>
      placed(
        (at - (count - 1) / 2) * spread * 1.5,
        Math.abs(at - (count - 1) / 2) * spread * 0.4,
        size,
        (at - (count - 1) / 2) * spread,
        small.playingCard(pen, same ? suit : suit + at, face),
      ),
    )
    .join('');
};

export const roulette: Motif = (pen) => {
  const rim = pen.random.pick(['#7a3f1a', '#5a1626', '#1d2c50']);
  const pocket = pen.stamp(path('M-11-92H11L8-58H-8Z', '#c9182f'));
  const dark = pen.stamp(path('M-11-92H11L8-58H-8Z', '#16161f'));
  const ball = pen.random.integer(0, 359);
  return (
    circle(0, 0, 108, pen.ball(rim)) +
    circle(0, 0, 96, pen.gold) +
    group(
      'stroke-width="2"',
      around(24, (angle, at) => (at === 0 ? path('M-11-92H11L8-58H-8Z', '#12905a') : (at % 2 ? pocket : dark)(0, 0, 1, angle))),
    ) +
    circle(0, 0, 58, pen.ball(rim)) +
    around(4, (angle) =>
      placed(
        0,
        0,
        1,
        angle + 20,
        path('M-5 0L-4-46H4L5 0Z', pen.gold, 'stroke-width="3"') + circle(0, -47, 7, pen.gold, 'stroke-width="3"'),
      ),
    ) +
    circle(0, 0, 19, pen.gold) +
    circle(0, 0, 8, pen.ball(pen.ink.hero)) +
    placed(0, 0, 1, ball, circle(0, -75, 10, pen.ball('#ffffff'), 'stroke-width="3"')) +
    path('M-70-72C-40-96 0-100 30-94C-10-92-40-80-70-72Z', '#fff', 'stroke="none" opacity=".45"')
  );
};

export const cardHand: Motif = (pen) => {
  const count = pen.random.integer(2, 4);
  return (
    hand(pen, count, count === 2 ? 18 : 17, 1.35) +
    group(
      '',
      placed(-66, 78, 0.62, 0, stack(pen, pen.random.pick(CHIPS), pen.random.integer(2, 4))),
      placed(62, 82, 0.62, 0, stack(pen, pen.random.pick(CHIPS), pen.random.integer(1, 3))),
    )
  );
};

export const chipTowers: Motif = (pen) => {
  const [one = '#d8232f', two = '#1f4fb8', three = '#12905a'] = pen.random.some(CHIPS, 3);
  return (
    placed(-58, 44, 1, 0, stack(pen, one, pen.random.integer(4, 6))) +
    placed(56, 40, 1, 0, stack(pen, two, pen.random.integer(5, 9))) +
    placed(0, 66, 1.15, 0, stack(pen, three, pen.random.integer(2, 5))) +
    placed(-8, -48, 0.8, -16, small.card(pen))
  );
};

export const diceThrow: Motif = (pen) => {
  const coat = pen.random.pick(['#ffffff', '#d8232f', '#f7b733', '#1f4fb8']);
  return (
    placed(-44, 30, 1.15, -18, small.die(pen, coat, pen.random.integer(1, 6))) +
    placed(52, 44, 1, 22, small.die(pen, coat, pen.random.integer(1, 6))) +
    placed(18, -50, 0.95, 8, small.die(pen, pen.random.chance(0.4) ? '#ffffff' : coat, pen.random.integer(1, 6))) +
    line('M-96-60L-70-44M-60-96L-46-72M92-70L70-56', '#fff', 6, 'opacity=".6"')
  );
};

/** A croupier seen from the table: hair, dress and stance vary; the face stays a few quiet strokes. */
export const croupier: Motif = (pen) => {
  const skin = pen.random.pick(['#f2c79f', '#d99f6c', '#b97d4f', '#f7d6b8']);
  const hair = pen.random.pick(['#2a1a1c', '#4a2616', '#1d1d30', '#6b3a1c']);
  const dress = pen.random.pick([pen.ink.hero, '#a8182f', '#1b2a5c', '#0f6a50', '#5a1f70']);
  const long = pen.random.chance(0.65);
  const back = long
    ? path('M-48-40C-58-120 58-120 48-40C56 0 66 30 54 60H-54C-66 30-56 0-48-40Z', pen.tone(hair))
    : path('M-44-44C-50-118 50-118 44-44Z', pen.tone(hair));
  const wear = long
    ? path('M-96 112C-92 54-60 38-36 32C-20 62 20 62 36 32C60 38 92 54 96 112Z', pen.tone(dress)) +
      line('M-38 32C-22 66 22 66 38 32', '#ffd257', 4)
    : path('M-100 112C-96 54-60 36-30 28L0 56 30 28C60 36 96 54 100 112Z', '#f7f7fb') +
      path('M-100 112C-98 60-70 42-44 34L0 112ZM100 112C98 60 70 42 44 34L0 112Z', pen.tone(dress)) +
      path('M0 44L-22 32V58ZM0 44L22 32V58Z', pen.tone('#b3122e'));
  return (
    back +
    path('M-20 0H20V34C10 52-10 52-20 34Z', darker(skin, 0.18)) +
    wear +
    path('M-38-48C-40-98 40-98 38-48C38-12 18 10 0 12C-18 10-38-12-38-48Z', pen.down(lighter(skin, 0.3), skin)) +
    (long
      ? path('M-42-38C-44-104-6-104 8-92C30-96 46-74 42-38C34-54 20-66 2-72C-16-66-34-56-42-38Z', pen.tone(hair))
      : path('M-42-46C-48-108 48-112 42-46C36-66 20-72 0-70C-20-72-36-66-42-46Z', pen.tone(hair))) +
    pen.mirror(
      path('M8-38C14-46 26-44 30-36C22-32 14-32 8-38Z', '#fff', 'stroke-width="2"') +
        circle(19, -38, 4.5, '#24130f', 'stroke="none"') +
        line('M7-48C14-54 24-54 31-47', hair, 4) +
        (long ? circle(40, -16, 5, pen.gold, 'stroke-width="2"') : ''),
    ) +
    line('M1-32C3-24 4-20-1-18', darker(skin, 0.35), 3) +
    path('M-13-6C-5-10 5-10 13-6C6 3-6 3-13-6Z', '#c22b45', 'stroke-width="2"') +
    aceAndKing(pen)
  );
};

const aceAndKing = (pen: Pen): string =>
  placed(58, 84, 0.62, 14, small.playingCard(pen, pen.random.integer(0, 3), 'A')) +
  placed(36, 90, 0.62, -8, small.playingCard(pen, pen.random.integer(0, 3), 'K'));

export const domeDice: Motif = (pen) =>
  placed(-30, 22, 0.62, -12, small.die(pen, '#ffffff', pen.random.integer(1, 6))) +
  placed(32, 22, 0.62, 10, small.die(pen, '#ffffff', pen.random.integer(1, 6))) +
  placed(0, -24, 0.62, 20, small.die(pen, '#ffffff', pen.random.integer(1, 6))) +
  path('M-84 52C-92-120 92-120 84 52Z', '#dff4ff', 'fill-opacity=".22"') +
  path('M-62 20C-66-50-34-78-14-82C-36-60-44-20-44 20Z', '#fff', 'stroke="none" opacity=".55"') +
  path('M-104 52H104L84 100H-84Z', pen.gold) +
  rect(-70, 66, 140, 20, 8, pen.tone(pen.ink.hero)) +
  circle(0, -80, 12, pen.gold);

export const duel: Motif = (pen) => {
  const [left, right] = pen.random.pick([
    ['#d8232f', '#1f5fd0'],
    ['#f2a52a', '#7a2fc0'],
    ['#12905a', '#d8232f'],
  ] as const);
  return (
    path('M-8-110L-104-70V20C-104 70-50 100-8 112Z', pen.tone(left)) +
    path('M8-110L104-70V20C104 70 50 100 8 112Z', pen.tone(right)) +
    placed(-54, 0, 0.92, -8, small.playingCard(pen, 0, 'K')) +
    placed(54, 0, 0.92, 8, small.playingCard(pen, 1, 'A')) +
    path('M14-76L-26 14H-2L-16 84 28-16H4Z', pen.gold)
  );
};

export const spadeCrest: Motif = (pen) => {
  const { data } = small.SUITS[pen.random.integer(0, 3)] ?? small.SUITS[0];
  return (
    pen.mirror(
      around(5, (_, at) => placed(0, 10, 1, 34 + at * 22, path('M0-76C-18-90-16-112 0-122C16-112 18-90 0-76Z', pen.gold))),
    ) +
    placed(
      0,
      2,
      1.85,
      0,
      path(data, pen.tone(pen.random.pick(['#c9182f', '#2a3160', pen.ink.hero])), 'stroke-width="6"') +
        path(data, 'none', 'stroke="#ffd257" stroke-width="2.4" transform="scale(.8)"'),
    ) +
    placed(0, 0, 0.7, 0, small.crown(pen))
  );
};

export const royal: Motif = (pen) => {
  const robe = pen.random.pick(['#a8182f', '#1f4fa8', '#5a1f9a', '#0f7a5a']);
  return (
    rect(-82, -112, 164, 224, 16, pen.down('#fffdf4', '#eadfc4')) +
    rect(-70, -100, 140, 200, 8, 'none', `stroke="${robe}" stroke-width="4"`) +
    path('M-66 96C-62 40-30 26 0 26C30 26 62 40 66 96Z', pen.tone(robe)) +
    path('M-20 26L0 96 20 26Z', '#fff6dc') +
    circle(0, -14, 36, pen.down('#ffe2c0', '#e8b080')) +
    path(
      'M-36-10C-40 46 40 46 36-10C26 8 14 4 0 4C-14 4-26 8-36-10Z',
      pen.tone(pen.random.pick(['#6b3a1c', '#d8d8e0', '#2a1a1c'])),
    ) +
    pen.mirror(ellipse(14, -18, 4, 5, '#1b1030', 'stroke="none"') + line('M6-28L24-27', '#3a1d12', 4)) +
    placed(0, -58, 0.95, 0, small.crown(pen)) +
    placed(-52, -80, 0.3, 0, path(small.SUITS[0].data, '#d81e3a', 'stroke="none"')) +
    placed(52, 80, 0.3, 180, path(small.SUITS[0].data, '#d81e3a', 'stroke="none"'))
  );
};

export const mahjong: Motif = (pen) => {
  const tile = (sign: string) =>
    rect(-34, -40, 68, 96, 10, pen.tone('#12905a')) + rect(-34, -48, 68, 90, 10, pen.down('#ffffff', '#e9e2cf')) + sign;
  const dots =
    circle(0, -4, 26, pen.ball('#1f5fd0'), 'stroke-width="3"') +
    path(starPath(8, 16, 8), '#fff', 'transform="translate(0 -4)" stroke="none"');
  const bamboo = repeat(3, (at) =>
    rect(-22 + at * 17, -30, 10, 52, 5, pen.tone(at === 1 ? '#d8232f' : '#12905a'), 'stroke-width="3"'),
  );
  const flower = placed(0, -4, 0.6, 0, small.blossom(pen));
  const wind = line('M-16-24H16M0-30V22M-18 22H18M-14-2H14', '#c9182f', 7);
  const [a = dots, b = bamboo, c = flower] = pen.random.some([dots, bamboo, flower, wind], 3);
  return placed(-62, 4, 1.05, -14, tile(a)) + placed(62, 4, 1.05, 14, tile(b)) + placed(0, 0, 1.5, 0, tile(c));
};

export const ludo: Motif = (pen) => {
  const quarters = ['#e0263f', '#1fa85c', '#f7b52e', '#2a7bf0'];
  const pawn = (colour: string) =>
    path('M-26 44C-22 10-12 0-12-10H12C12 0 22 10 26 44Z', pen.tone(colour)) +
    circle(0, -24, 19, pen.ball(colour)) +
    ellipse(0, 44, 30, 9, pen.tone(colour));
  return (
    placed(
      0,
      26,
      1,
      0,
      `<g transform="scale(1 .72)rotate(45)">${rect(-82, -82, 164, 164, 14, '#fff8e8')}${quarters.map((colour, at) => rect(at % 2 ? 18 : -76, at < 2 ? -76 : 18, 58, 58, 6, colour)).join('')}${path('M-18-18L0 0 18-18ZM18-18L0 0 18 18ZM18 18L0 0-18 18ZM-18 18L0 0-18-18Z', pen.ink.second)}</g>`,
    ) +
    placed(-58, -6, 0.95, -4, pawn('#e0263f')) +
    placed(58, -2, 0.95, 4, pawn('#2a7bf0')) +
    placed(0, -36, 1.25, 0, pawn(pen.random.pick(['#f7b52e', '#1fa85c']))) +
    placed(10, 66, 0.62, 14, small.die(pen, '#ffffff', 6))
  );
};

export const carrom: Motif = (pen) => {
  const puck = (colour: string) =>
    pen.stamp(circle(0, 0, 17, pen.ball(colour)) + circle(0, 0, 9, 'none', 'stroke="#fff" stroke-width="2" opacity=".6"'));
  const light = puck('#f5d9a0');
  const dark = puck('#2a2030');
  return (
    `<g transform="rotate(${pen.random.integer(-14, 14)})">${rect(-98, -98, 196, 196, 18, pen.tone('#6b3216'))}${rect(-80, -80, 160, 160, 4, pen.down('#f7dca8', '#e0b068'))}${[
      [-66, -66],
      [66, -66],
      [-66, 66],
      [66, 66],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 14, '#16101c'))
      .join(
        '',
      )}${circle(0, 0, 44, 'none', 'stroke="#b3122e" stroke-width="4"')}${line('M-44-62H44M-44 62H44M-62-44V44M62-44V44', '#b3122e', 4)}</g>` +
    around(6, (angle, at) =>
      (at % 2 ? light : dark)(34 * Math.cos((angle * Math.PI) / 180), 34 * Math.sin((angle * Math.PI) / 180)),
    ) +
    puck('#e0263f')(0, 0) +
    circle(36, 76, 24, pen.ball(pen.ink.hero)) +
    placed(36, 76, 0.3, 0, small.star(pen))
  );
};

export const knight: Motif = (pen) => {
  const coat = pen.random.pick([pen.gold, pen.silver, pen.tone('#3a3f68'), pen.tone(pen.ink.hero)]);
  return (
    path('M-70 104H70L60 74H-60Z', coat) +
    rect(-66, 62, 132, 18, 8, pen.gold) +
    path('M-50 62C-50 10-6-6-10-34L-52-8C-74-6-82-26-70-42L-26-84-24-114 4-92C60-84 74-10 50 62Z', coat) +
    path('M4-92C60-84 74-10 50 62L36 62C52 0 40-60 4-92Z', '#000', 'stroke="none" opacity=".25"') +
    circle(-20, -62, 8, pen.ink.dark, 'stroke="none"') +
    circle(-22, -64, 3, '#fff', 'stroke="none"') +
    line('M-66-30L-58-28', pen.ink.dark, 5)
  );
};

export const pokerTable: Motif = (pen) => {
  const cloth = pen.random.pick(['#12804f', '#1a4fa0', '#98182f']);
  return (
    ellipse(0, 34, 116, 70, pen.tone('#5a2a14')) +
    ellipse(0, 28, 104, 60, pen.gold) +
    ellipse(0, 28, 98, 55, pen.ball(cloth)) +
    ellipse(0, 28, 76, 38, 'none', 'stroke="#fff" stroke-width="3" opacity=".5"') +
    placed(0, -38, 1, 0, hand(pen, 3, 18, 1.05)) +
    placed(-66, 28, 0.46, 0, stack(pen, '#d8232f', 4)) +
    placed(66, 28, 0.46, 0, stack(pen, '#2a2a40', 5)) +
    placed(0, 52, 0.5, 0, stack(pen, pen.ink.hero, 2))
  );
};

export const fiveCards: Motif = (pen) => {
  const suit = pen.random.integer(0, 3);
  return (
    repeat(5, (at) =>
      placed(
        (at - 2) * 38,
        Math.abs(at - 2) * 9 - 14,
        1.02,
        (at - 2) * 12,
        small.playingCard(pen, suit, ['10', 'J', 'Q', 'K', 'A'][at] ?? 'A'),
      ),
    ) +
    path('M-98 58H98L84 96H-84Z', pen.tone(pen.ink.hero)) +
    repeat(5, (at) => rect(-76 + at * 31, 66, 26, 20, 5, at % 2 ? pen.gold : '#fff7e0'))
  );
};

export const bullseyeChip: Motif = (pen) =>
  placed(0, 0, 2.2, pen.random.integer(0, 40), small.casinoChip(pen, pen.random.pick([...CHIPS, pen.ink.hero]))) +
  placed(0, 0, 0.95, 0, pen.random.pick([small.spade, small.heart, small.club, small.diamond, small.crown, small.star])(pen)) +
  line(d`M-78-46C-66-72-40-86-16-90`, '#fff', 7, 'opacity=".6"');
