import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, polygonPath, rect, repeat, starPath, d } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

const REEL_SYMBOLS = [
  small.seven,
  small.cherry,
  small.bell,
  small.gem,
  small.star,
  small.bar,
  small.lemon,
  small.clover,
  small.crown,
  small.melon,
];
const FRUIT = [small.cherry, small.lemon, small.orange, small.grapes, small.melon];
const SWEETS = [small.lollipop, small.sweet, small.donut];

export const reels: Motif = (pen) => {
  const cabinet = pen.random.pick([pen.tone('#c9182f'), pen.gold, pen.tone(pen.ink.hero), pen.tone('#5a2fc0')]);
  const shown = pen.random.chance(0.5) ? Array.from({ length: 3 }, () => small.seven) : pen.random.some(REEL_SYMBOLS, 3);
  const paper = pen.down('#8d93b0', '#fff', '#fff', '#8d93b0');
  return (
    line('M96 10H110V-34', '#c9d2e6', 9) +
    circle(110, -44, 14, pen.ball('#f0263f')) +
    path('M-70-62C-60-112 60-112 70-62Z', cabinet) +
    placed(0, -80, 0.5, 0, small.crown(pen)) +
    rect(-98, -66, 196, 150, 22, cabinet) +
    rect(-84, -50, 168, 104, 10, pen.gold) +
    shown
      .map((symbol, at) => rect(-77 + at * 52, -43, 50, 90, 5, paper) + placed(-52 + at * 52, 2, 0.48, 0, symbol(pen)))
      .join('') +
    rect(-66, 62, 132, 14, 6, pen.ink.dark) +
    repeat(6, (at) => circle(-55 + at * 22, 69, 4.5, at % 2 ? '#ffe14a' : '#fff', 'stroke="none"')) +
    rect(-112, 84, 224, 20, 8, pen.gold)
  );
};

export const sevens: Motif = (pen) => {
  const colours = pen.random.pick([
    ['#ff9a5a', '#e0162f', '#7a0626'],
    ['#fff3b0', '#ffc42e', '#c7690a'],
    ['#b8f5ff', '#2a8af0', '#0b2f8a'],
    ['#ffc0f0', '#d83ac0', '#5a0f70'],
  ]);
  const big = pen.stamp(
    path('M-46-62H52V-30C22 4 12 30 10 66H-36C-32 24-12-4 16-26H-14L-22-8H-46Z', pen.down(...colours), 'stroke-width="9"') +
      path('M-46-62H52V-30C22 4 12 30 10 66H-36C-32 24-12-4 16-26H-14L-22-8H-46Z', 'none', 'stroke="#ffe9a0" stroke-width="4"') +
      line('M-36-52H40', '#fff', 5, 'opacity=".7"'),
  );
  const fire = pen.stamp(small.flame(pen));
  return (
    fire(-72, -52, 1, -16) +
    fire(0, -74, 1.3) +
    fire(72, -52, 1, 16) +
    big(-58, 14, 0.92, -13) +
    big(58, 14, 0.92, 13) +
    big(0, 8, 1.3)
  );
};

export const fruit: Motif = (pen) => {
  const [first, ...others] = pen.random.some(FRUIT, pen.random.integer(3, 4));
  const spread = others.map((symbol, at) => placed(...spot(at, others.length), 0.92, pen.random.integer(-20, 20), symbol(pen)));
  return spread.join('') + placed(0, 24, 1.35, pen.random.integer(-8, 8), (first ?? small.cherry)(pen));
};

function spot(at: number, count: number): [number, number] {
  const angle = Math.PI * (1.15 + (0.7 * at) / Math.max(1, count - 1));
  return [78 * Math.cos(angle), 24 + 92 * Math.sin(angle)];
}

export const candy: Motif = (pen) => {
  const [first = small.sweet, second = small.donut] = pen.random.some(SWEETS, 2);
  return (
    placed(-56, -34, 1, -20, second(pen)) +
    placed(60, -30, 0.95, 24, small.lollipop(pen)) +
    placed(-62, 50, 0.7, 10, small.sweet(pen)) +
    placed(64, 56, 0.66, -16, small.donut(pen)) +
    placed(0, 14, 1.35, -8, first(pen))
  );
};

export const gems: Motif = (pen) => {
  const [main = '#e8264a', left = '#1fb86b', right = '#2a7bf0'] = pen.random.some(small.JEWELS, 3);
  const shape = pen.random.integer(0, 2);
  const sides = placed(-70, 44, 0.78, -20, small.jewel(pen, left)) + placed(70, 44, 0.78, 20, small.jewel(pen, right));
  if (shape === 0)
    return (
      placed(-46, -48, 0.6, -30, small.jewel(pen, right)) +
      placed(48, -48, 0.6, 28, small.jewel(pen, left)) +
      sides +
      placed(0, 6, 1.75, 0, small.jewel(pen, main))
    );
  if (shape === 1) return sides + brilliant(pen, main);
  return placed(0, -4, 1, 0, crystals(pen, main, left));
};

function brilliant(pen: Pen, colour: string): string {
  const outer = polygonPath(8, 94, -67.5);
  return (
    path(outer, darker(colour, 0.1)) +
    group(
      'stroke="none"',
      around(
        8,
        (angle, at) =>
          `<path d="M0-54L22-50 36-87H-36Z" transform="rotate(${angle})" fill="${[lighter(colour, 0.55), lighter(colour, 0.2), darker(colour, 0.15), darker(colour, 0.4)][Math.min(at, 8 - at) % 4]}"/>`,
      ),
    ) +
    path(polygonPath(8, 56, -67.5), pen.tone(lighter(colour, 0.2)), 'stroke-width="2"') +
    path('M-44-20L-10-44 6-40-34-2Z', '#fff', 'stroke="none" opacity=".65"')
  );
}

function crystals(pen: Pen, colour: string, other: string): string {
  const shard = (tint: string) =>
    pen.stamp(
      path('M0-100L26-66V70L0 92-26 70V-66Z', pen.tone(tint)) +
        group(
          'stroke="none"',
          path('M0-100L26-66 8-54-26-66Z', lighter(tint, 0.6)),
          path('M8-54L26-66V70L8 80Z', darker(tint, 0.35)),
          path('M-20-52L-12-56V40L-20 50Z', '#fff', 'opacity=".6"'),
        ),
    );
  const main = shard(colour);
  const side = shard(other);
  return side(-50, 34, 0.72, -32) + side(52, 34, 0.72, 30) + main(-26, 22, 0.86, -14) + main(28, 24, 0.8, 14) + main(0, 4, 1.05);
}

export const royalCrown: Motif = (pen) => {
  const velvet = pen.random.pick(['#a8182f', '#4a1f9a', '#0f6a5a', '#12408a']);
  return (
    path('M-90-20C-70-96 70-96 90-20L76 40H-76Z', pen.ball(velvet)) +
    path('M-104-44L-78 56H78L104-44 56-4 0-92-56-4Z', pen.gold) +
    rect(-86, 46, 172, 34, 10, pen.gold) +
    [
      [-54, 62],
      [0, 62],
      [54, 62],
    ]
      .map(([x = 0, y = 0], at) => placed(x, y, 0.3, 0, small.jewel(pen, small.JEWELS[at] ?? '#e8264a')))
      .join('') +
    placed(0, 6, 0.62, 0, small.jewel(pen, pen.ink.hero)) +
    circle(0, -98, 14, pen.ball(pen.ink.pop)) +
    pen.mirror(circle(104, -50, 11, pen.ball(pen.ink.pop)) + circle(56, -12, 9, pen.ball('#fff0d0'))) +
    path('M-110 92C-80 76 80 76 110 92C90 112-90 112-110 92Z', pen.tone(velvet)) +
    pen.mirror(circle(110, 96, 9, pen.gold))
  );
};

export const chest: Motif = (pen) => {
  const wood = pen.random.pick(['#8a4a1f', '#6b2f4a', '#2f4a7a']);
  const coin = pen.stamp(small.coin(pen));
  const pile = [
    [-58, -10],
    [-22, -22],
    [18, -20],
    [56, -8],
    [-40, -34],
    [2, -46],
    [40, -34],
  ] as const;
  return (
    path('M-88-24C-96-104 96-104 88-24Z', pen.tone(wood)) +
    path('M-74-28C-78-86 78-86 74-28Z', pen.ink.dark) +
    circle(0, -30, 84, pen.glow('#fff3a0'), 'stroke="none"') +
    pile.map(([x, y], at) => coin(x, y, 0.5, at * 25)).join('') +
    placed(-24, -48, 0.42, -12, small.jewel(pen, '#e8264a')) +
    placed(30, -52, 0.42, 12, small.jewel(pen, '#1fb86b')) +
    path('M-96-10H96L86 88H-86Z', pen.tone(wood)) +
    line('M-92 24H92M-90 56H90', darker(wood, 0.5), 4) +
    path('M-100-16H100V4H-100ZM-78 4H-54L-52 88H-74ZM78 4H54L52 88H74Z', pen.gold) +
    path('M-22-20H22V26C22 46-22 46-22 26Z', pen.gold) +
    circle(0, 8, 8, pen.ink.dark, 'stroke="none"') +
    path('M-4 10H4L7 28H-7Z', pen.ink.dark, 'stroke="none"')
  );
};

export const pot: Motif = (pen) => {
  const clay = pen.random.pick(['#2f2a4a', '#a8272f', '#1f7a5a', '#b8862a']);
  const coin = pen.stamp(small.oldCoin(pen));
  return (
    [
      [-54, -34],
      [54, -34],
      [-20, -46],
      [22, -48],
      [0, -74],
      [-38, -64],
      [40, -66],
    ]
      .map(([x = 0, y = 0], at) => coin(x, y, 0.56, at * 14))
      .join('') +
    placed(0, -32, 0.7, 0, small.ingot(pen)) +
    path('M-88 0C-100 76-60 100 0 100C60 100 100 76 88 0Z', pen.ball(clay)) +
    rect(-94, -22, 188, 30, 14, pen.gold) +
    placed(0, 48, 0.68, 0, pen.random.pick([small.clover, small.oldCoin, small.star, small.gem])(pen)) +
    line('M-72 20C-72 46-62 66-50 76', '#fff', 7, 'opacity=".5"')
  );
};

export const lanterns: Motif = (pen) => {
  const shade = pen.random.pick([
    ['#ffb04a', '#e0261f', '#8a0a1c'],
    ['#fff0a0', '#ffb02e', '#d8600a'],
    ['#ffc0e0', '#e83a8a', '#7a0f5a'],
    ['#c0fff0', '#1fb89a', '#0a5a5a'],
  ]);
  const one = pen.stamp(
    line('M0-110V-56M0 56V72', '#ffd257', 5) +
      path('M-3 70L-8 104H8L3 70Z', '#f0402a') +
      ellipse(0, 0, 58, 52, pen.down(...shade)) +
      group('fill="none" stroke-width="3" opacity=".55"', '<ellipse rx="36" ry="52"/><ellipse rx="13" ry="52"/>') +
      rect(-26, -60, 52, 14, 4, pen.gold) +
      rect(-26, 46, 52, 14, 4, pen.gold) +
      ellipse(-24, -20, 9, 16, '#fff', 'stroke="none" opacity=".5"'),
  );
  const inset = pen.random.pick([small.blossom, small.oldCoin, small.clover, small.star])(pen);
  return (
    one(-72, -34, 0.66, pen.random.integer(-5, 5)) +
    one(74, -40, 0.62) +
    circle(0, 10, 90, pen.glow('#ffd27a', 0.7), 'stroke="none"') +
    one(0, 16, 1.18) +
    placed(0, 16, 0.7, 0, inset)
  );
};

export const fortuneWheel: Motif = (pen) => {
  const parts = pen.random.pick([8, 10, 12]);
  const tints = [pen.ink.hero, pen.ink.second, '#fff4dc', pen.ink.pop];
  const slice = 360 / parts;
  const edge = (slice * Math.PI) / 360;
  return (
    circle(0, 0, 104, pen.gold) +
    circle(0, 0, 90, pen.ink.dark) +
    around(
      parts,
      (angle, at) =>
        `<path d="${d`M0 0L${-86 * Math.sin(edge)} ${-86 * Math.cos(edge)}A86 86 0 0 1 ${86 * Math.sin(edge)} ${-86 * Math.cos(edge)}Z`}" transform="rotate(${num1(angle)})" fill="${tints[at % tints.length] ?? '#fff'}" stroke-width="2"/>`,
    ) +
    circle(0, 0, 86, pen.glow('#fff', 0.5), 'stroke="none"') +
    around(12, (angle) => placed(0, 0, 1, angle, circle(0, -97, 4.5, '#fffbd0', 'stroke="none"'))) +
    circle(0, 0, 28, pen.gold) +
    placed(0, 0, 0.4, 0, small.star(pen)) +
    path('M-20-116H20L0-76Z', pen.tone('#e0263f'))
  );
};

const num1 = (value: number): string => String(Math.round(value * 10) / 10);

export const lotus: Motif = (pen) => {
  const tint = pen.random.pick(['#ff7ab0', '#b06aff', '#5ad0e8', '#ffb04a']);
  const petal = pen.stamp(path('M0 40C-40 10-36-50 0-90C36-50 40 10 0 40Z', pen.down('#fff4f8', tint, darker(tint, 0.25))));
  return (
    circle(0, -20, 90, pen.glow('#fffbd8', 0.9), 'stroke="none"') +
    petal(-62, 26, 0.86, -62) +
    petal(62, 26, 0.86, 62) +
    petal(-40, 14, 1, -36) +
    petal(40, 14, 1, 36) +
    petal(-20, 6, 1.1, -16) +
    petal(20, 6, 1.1, 16) +
    petal(0, 20, 1.1) +
    placed(0, 14, 0.62, 0, pen.random.pick([small.pearl, small.gem, small.oldCoin])(pen)) +
    ellipse(0, 84, 104, 16, pen.tone('#1f9a6a')) +
    line('M-80 84H80', '#fff', 3, 'opacity=".4"')
  );
};

export const fan: Motif = (pen) => {
  const cloth = pen.random.pick([pen.ink.hero, '#c9262f', '#1f5fb0', '#6a2fb0']);
  const rib = pen.stamp(path('M0 0L-17-128C-6-134 6-134 17-128Z', pen.down(lighter(cloth, 0.3), cloth)));
  const dark = pen.stamp(path('M0 0L-17-128C-6-134 6-134 17-128Z', pen.down(cloth, darker(cloth, 0.35))));
  return (
    repeat(9, (at) => (at % 2 ? rib : dark)(0, 74, 1.1, (at - 4) * 16)) +
    repeat(9, (at) => placed(0, 74, 1, (at - 4) * 16, rect(-4, -52, 8, 56, 3, pen.gold, 'stroke-width="2"'))) +
    placed(-46, -22, 0.74, -24, small.blossom(pen)) +
    placed(0, -40, 0.9, 0, pen.random.pick([small.blossom, small.oldCoin, small.gem])(pen)) +
    placed(46, -22, 0.74, 24, small.blossom(pen)) +
    circle(0, 74, 14, pen.gold) +
    line('M0 88V110', pen.ink.second, 6)
  );
};

export const potion: Motif = (pen) => {
  const brew = pen.random.pick(['#3fe07a', '#c04df0', '#f04d8a', '#3fb8f0']);
  return (
    path(
      'M-18-78H18V-34C60-20 84 14 80 46C74 84 40 100 0 100C-40 100-74 84-80 46C-84 14-60-20-18-34Z',
      '#eaf6ff',
      'fill-opacity=".35"',
    ) +
    path(
      'M-72 28C-40 12-10 40 20 24C44 12 60 20 72 28C84 74 44 94 0 94C-44 94-84 74-72 28Z',
      pen.down(lighter(brew, 0.4), brew, darker(brew, 0.4)),
    ) +
    rect(-26, -90, 52, 16, 5, pen.gold) +
    rect(-18, -114, 36, 26, 6, pen.tone('#b0763a')) +
    group(
      'stroke="none" fill="#fff" opacity=".6"',
      '<circle cx="-30" cy="54" r="9"/><circle cx="14" cy="70" r="6"/><circle cx="34" cy="44" r="11"/><circle cx="0" cy="0" r="6"/>',
    ) +
    placed(0, 58, 0.56, 0, pen.random.pick([small.skull, small.star, small.gem, small.clover])(pen)) +
    line('M-58 6C-64 20-66 34-62 48', '#fff', 8, 'opacity=".8"')
  );
};

export const jester: Motif = (pen) => {
  const [left, right] = pen.random.pick([
    [pen.ink.hero, pen.ink.second],
    ['#d81f3a', '#2a2a6b'],
    ['#7a2fc0', '#f2b52e'],
    ['#12956a', '#e83a5a'],
  ] as const);
  return (
    path('M0-40C-20-100-80-104-104-52C-108-30-96-16-92-10C-84-40-60-44-56 4Z', pen.tone(left)) +
    path('M0-40C20-100 80-104 104-52C108-30 96-16 92-10C84-40 60-44 56 4Z', pen.tone(right)) +
    path('M-40-10C-40-70-20-104 0-120C20-104 40-70 40-10Z', pen.tone(lighter(right, 0.25))) +
    [
      [-92, -2],
      [92, -2],
      [0, -120],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 12, pen.gold))
      .join('') +
    path('M-56 0C-60 60-30 96 0 104C30 96 60 60 56 0Z', pen.ball('#fff1dc')) +
    path('M-62 8C-40-18 40-18 62 8C40 0-40 0-62 8Z', pen.gold) +
    pen.mirror(
      path('M12 26C20 14 38 16 42 28C34 36 20 36 12 26Z', pen.ink.dark) +
        path('M27 8L34 26 27 44 20 26Z', left, 'stroke="none" opacity=".5"') +
        circle(38, 54, 9, '#f0707a', 'stroke="none" opacity=".7"'),
    ) +
    path('M-34 58C-16 72 16 72 34 58C26 88-26 88-34 58Z', '#b3122e') +
    circle(0, 46, 11, pen.ball('#f0263f'))
  );
};

export const coinStorm: Motif = (pen) => {
  const coin = pen.stamp(pen.random.pick([small.coin, small.oldCoin])(pen));
  const turn = pen.random.integer(0, 40);
  return (
    around(8, (angle, at) =>
      coin(
        82 * Math.cos(((angle + turn) * Math.PI) / 180),
        82 * Math.sin(((angle + turn) * Math.PI) / 180),
        at % 2 ? 0.5 : 0.66,
        angle,
      ),
    ) +
    coin(0, 0, 1.55) +
    path(starPath(4, 30, 6), '#fff', 'stroke="none" transform="translate(-34 -38)"')
  );
};

export const skullKing: Motif = (pen) =>
  around(10, (angle) =>
    placed(
      0,
      6,
      1,
      angle,
      path('M0-66C-24-76-22-108 0-108C22-108 24-76 0-66Z', pen.tone(angle % 72 ? pen.ink.hero : pen.ink.second)),
    ),
  ) +
  placed(0, 12, 1.75, 0, small.skull(pen)) +
  placed(0, -66, 0.9, 0, small.crown(pen)) +
  pen.mirror(placed(30, 5, 0.3, 0, small.star(pen)));

export const luck: Motif = (pen) =>
  placed(0, 6, 2, 0, pen.random.pick([small.horseshoe, small.clover, small.bell])(pen)) +
  placed(0, 20, 0.8, 0, pen.random.pick([small.star, small.oldCoin, small.gem])(pen));

/** What a reel may stop at, and what it may win. */
export const RICHES: readonly Motif[] = [
  reels,
  sevens,
  fruit,
  candy,
  gems,
  royalCrown,
  chest,
  pot,
  lanterns,
  fortuneWheel,
  lotus,
  fan,
  potion,
  jester,
  coinStorm,
  skullKing,
  luck,
];
