import { darker, lighter } from '../colour';
import { lettered } from '../typeset';
import type { Pen } from '../pen';
import { circle, ellipse, group, line, path, placed, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

const tints = (pen: Pen): string[] =>
  pen.random.some([pen.ink.hero, pen.ink.second, pen.ink.pop, '#8a3df0', '#1fa85c', '#f0407a'], 6);

const text = (value: string, y: number, size: number, fill: string, width: number): string =>
  lettered(value, { y, size, fill, width });

export const ballCluster: Motif = (pen) => {
  const colours = tints(pen);
  const places = pen.random.pick([
    [
      [-52, -44, 0.8],
      [54, -40, 0.84],
      [-70, 34, 0.86],
      [70, 42, 0.8],
      [0, 8, 1.3],
    ],
    [
      [0, -74, 0.78],
      [-62, -20, 0.8],
      [62, -20, 0.8],
      [-40, 54, 0.96],
      [44, 52, 0.96],
      [0, -6, 0.9],
    ],
    [
      [-66, -10, 0.9],
      [66, -10, 0.9],
      [0, 30, 1.5],
    ],
  ] as const);
  return places
    .map(([x, y, scale], at) =>
      placed(
        x,
        y,
        scale,
        pen.random.integer(-16, 16),
        small.numberBall(pen, colours[at % 6] ?? pen.ink.hero, pen.random.integer(1, 49)),
      ),
    )
    .join('');
};

export const drum: Motif = (pen) => {
  const colours = tints(pen);
  const small6 = [
    [-34, 12],
    [30, 18],
    [0, 40],
    [-10, -14],
    [34, -18],
    [-36, -26],
    [8, -48],
  ] as const;
  return (
    path('M-60 70L-84 108H84L60 70Z', pen.tone(pen.ink.hero)) +
    circle(0, -8, 92, pen.gold) +
    circle(0, -8, 82, pen.ink.sky[0]) +
    circle(0, -8, 82, '#dff2ff', 'fill-opacity=".25"') +
    small6
      .map(([x, y], at) =>
        placed(x, y, 0.46, at * 17 - 40, small.numberBall(pen, colours[at % 6] ?? pen.ink.hero, pen.random.integer(1, 49))),
      )
      .join('') +
    path('M-62-34C-54-66-24-80 0-80C-30-66-44-40-46-14Z', '#fff', 'stroke="none" opacity=".5"') +
    pen.mirror(rect(86, -26, 22, 36, 8, pen.gold)) +
    rect(-26, 74, 52, 22, 8, pen.gold)
  );
};

export const ticket: Motif = (pen) => {
  const [one = '#ff5a4a', two = '#2ec4f0'] = tints(pen);
  const shape = 'M-100-52H100V-14A16 16 0 0 0 100 18V56H-100V18A16 16 0 0 0-100-14Z';
  const slip = (colour: string, body: string) =>
    path(shape, pen.tone(colour)) +
    path('M-86-40H86V44H-86Z', 'none', 'stroke="#fff" stroke-width="3" stroke-dasharray="7 5" opacity=".8"') +
    body;
  const number = String(pen.random.integer(100, 999));
  return (
    placed(6, -34, 0.86, 14, slip(two, '')) +
    placed(
      0,
      14,
      1,
      -10,
      slip(
        one,
        placed(-56, 2, 0.55, 0, small.star(pen)) + `<g transform="translate(24 0)">${text(number, 20, 56, '#fff', 100)}</g>`,
      ),
    ) +
    placed(70, 70, 0.66, 10, small.coin(pen))
  );
};

export const numberStar: Motif = (pen) => {
  const digit = String(pen.random.integer(2, 9) * pen.random.pick([1, 11]));
  return (
    path(starPath(pen.random.pick([5, 8, 10]), 112, 78), pen.gold, 'stroke-width="6"') +
    circle(0, 4, 66, pen.tone(pen.ink.hero)) +
    circle(0, 4, 56, 'none', 'stroke="#fff" stroke-width="3" stroke-dasharray="2 7"') +
    text(digit, 34, 84, '#fff', digit.length > 1 ? 84 : 46) +
    placed(-76, -64, 0.4, -14, small.star(pen)) +
    placed(80, 62, 0.46, 14, small.star(pen))
  );
};

export const ballRow: Motif = (pen) => {
  const colours = tints(pen);
  return (
    path('M-112 20H112L100 62H-100Z', pen.gold) +
    rect(-104, 56, 208, 34, 12, pen.tone(pen.ink.hero)) +
    repeat(7, (at) => circle(-84 + at * 28, 73, 5, at % 2 ? '#ffe14a' : '#fff', 'stroke="none"')) +
    repeat(3, (at) =>
      placed(-64 + at * 64, -4, 0.86, 0, small.numberBall(pen, colours[at] ?? pen.ink.hero, pen.random.integer(0, 9))),
    ) +
    placed(0, -70, 0.8, 0, pen.random.pick([small.crown, small.star, small.clover])(pen))
  );
};

export const luckyEnvelope: Motif = (pen) => {
  const paper = pen.random.pick(['#d81f2f', '#e8a51e', '#12905a']);
  return (
    placed(-46, -58, 0.7, -14, small.oldCoin(pen)) +
    placed(44, -62, 0.76, 12, small.oldCoin(pen)) +
    placed(0, -80, 0.8, 0, small.oldCoin(pen)) +
    rect(-78, -54, 156, 162, 16, pen.tone(paper)) +
    path('M-78-40C-78-54-62-54-62-54H62C78-54 78-40 78-40L0 20Z', pen.tone(lighter(paper, 0.12))) +
    circle(0, 12, 30, pen.gold) +
    placed(0, 12, 0.42, 0, small.star(pen)) +
    line('M-56 92H56M-60 76H-40M40 76H60', '#ffd257', 5)
  );
};

export const kenoGrid: Motif = (pen) => {
  const hits = new Set(
    pen.random.some(
      Array.from({ length: 16 }, (_, at) => at),
      5,
    ),
  );
  const colours = tints(pen);
  const cell = pen.stamp(rect(-17, -17, 34, 34, 8, pen.tone(pen.ink.sky[1]), 'stroke-width="1.7"'));
  return (
    rect(-98, -98, 196, 196, 22, pen.gold) +
    rect(-88, -88, 176, 176, 16, pen.ink.sky[0]) +
    repeat(16, (at) =>
      placed(
        -63 + (at % 4) * 42,
        -63 + Math.floor(at / 4) * 42,
        hits.has(at) ? 0.44 : 1,
        0,
        hits.has(at)
          ? small.numberBall(pen, colours[at % 6] ?? pen.ink.hero, at + 1)
          : cell(0, 0) + text(String(at + 1), 6, 17, '#fff', at > 8 ? 20 : 10),
      ),
    )
  );
};

export const megaphone: Motif = (pen) =>
  path('M-80-20L50-84V72L-80 24Z', pen.tone(pen.ink.hero)) +
  ellipse(50, -6, 30, 80, pen.gold) +
  ellipse(50, -6, 20, 66, darker(pen.ink.hero, 0.4)) +
  path('M-56 30L-40 92H-10L-24 42Z', pen.tone(pen.ink.second)) +
  rect(-100, -28, 30, 60, 10, pen.gold) +
  placed(62, -8, 0.66, 0, small.numberBall(pen, pen.ink.pop, pen.random.integer(1, 49))) +
  line('M92-70L112-90M102-10H126M92 54L112 74', '#fff', 8);

export const tumbler: Motif = (pen) => {
  const colours = tints(pen);
  return (
    repeat(5, (at) =>
      placed(
        -58 + at * 29,
        58 - Math.abs(at - 2) * 14 - 120 + at * 4,
        0.52,
        at * 20,
        small.numberBall(pen, colours[at] ?? pen.ink.hero, pen.random.integer(1, 36)),
      ),
    ) +
    path(
      'M-72-14H72L52 104H-52Z',
      pen.across(darker(pen.ink.hero, 0.35), lighter(pen.ink.hero, 0.35), darker(pen.ink.hero, 0.35)),
    ) +
    path('M-72-14H72L64 30H-64Z', pen.gold) +
    repeat(4, (at) => path(starPath(5, 12, 5), '#fff', `stroke="none" transform="translate(${-42 + at * 28} 9)"`)) +
    placed(0, 68, 0.6, 0, small.clover(pen))
  );
};

export const calendar: Motif = (pen) =>
  rect(-84, -78, 168, 176, 20, pen.down('#fff', '#e4e8f8')) +
  path('M-84-30V-58C-84-70-76-78-64-78H64C76-78 84-70 84-58V-30Z', pen.tone(pen.ink.hero)) +
  line('M-44-94V-62M44-94V-62', '#ffd257', 13) +
  text(String(pen.random.integer(1, 30)), 62, 92, darker(pen.ink.hero, 0.15), 92) +
  placed(72, 76, 0.7, 14, small.numberBall(pen, pen.ink.pop, pen.random.integer(1, 9))) +
  group('', placed(-76, 84, 0.6, -14, small.star(pen)));
