import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, polygonPath, rect, repeat, starPath } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

const speed = (pen: Pen): string => line('M-118-20H-88M-124 6H-92M-112 32H-90', pen.ink.glow, 6, 'opacity=".7"');

export const soccerBall = (pen: Pen): string => {
  const spot = pen.stamp(path('M0-70L-26-92C-10-102 10-102 26-92ZM-14-66L14-66', '#1b2140'));
  return (
    circle(0, 0, 96, pen.ball('#f4f6ff')) +
    path(polygonPath(5, 34), '#1b2140') +
    group(
      'stroke-width="4"',
      around(5, (angle) => `<path d="M0-34V-68" transform="rotate(${angle})"/>`),
    ) +
    around(5, (angle) => spot(0, 4, 1, angle)) +
    ellipse(-36, -52, 24, 12, '#fff', 'stroke="none" opacity=".7" transform="rotate(-35 -36 -52)"')
  );
};

export const football: Motif = (pen) => {
  const kind = pen.random.integer(0, 2);
  if (kind === 0) return `<g transform="rotate(${pen.random.integer(0, 70)})">${soccerBall(pen)}</g>`;
  const net = repeat(6, (at) => line(`M${-100 + at * 40}-100V70M-110 ${-86 + at * 32}H110`, '#fff', 2, 'opacity=".5"'));
  if (kind === 1) return net + line('M-108 90V-104H108V90', '#fff', 12) + placed(10, 30, 0.72, 20, soccerBall(pen));
  return (
    path('M-120 60C-90-20-40-70 40-100C-10-50-30 10-36 70C-60 60-90 60-120 60Z', pen.down(pen.ink.hero, pen.ink.second)) +
    placed(22, 8, 0.86, 30, soccerBall(pen))
  );
};

export const cricket: Motif = (pen) => {
  const bat = pen.stamp(
    path('M-20-40C-20-52 20-52 20-40L24 84C22 100-22 100-24 84Z', pen.across('#f7d79a', '#e0a95a', '#b87a30')) +
      path('M-8-50H8V-106C8-114-8-114-8-106Z', pen.tone(pen.ink.hero)) +
      line('M-8-64H8M-8-78H8M-8-92H8', '#fff', 4) +
      rect(-16, -4, 32, 40, 4, pen.tone(pen.ink.second)),
  );
  const stumps =
    repeat(3, (at) => rect(-38 + at * 32, -60, 12, 160, 5, pen.across('#fff0c8', '#d8a050'))) +
    line('M-40-66H-8M6-66H38', '#fff0c8', 9);
  const ball =
    circle(0, 0, 36, pen.ball('#c9182f')) +
    line('M-24-26C-6-8-6 8-24 26M-12-34C8-10 8 10-12 34', '#ffe0d0', 4, 'stroke-dasharray="6 4"');
  return pen.random.chance(0.5)
    ? stumps + bat(-40, 4, 1, -32) + placed(58, 44, 1.05, 10, ball)
    : bat(-6, 0, 1.12, 38) + bat(6, 0, 1.12, -38) + placed(0, 26, 1.2, 0, ball);
};

export const tennis: Motif = (pen) => {
  const racket = pen.stamp(
    path('M-8 50H8V112H-8Z', pen.tone(pen.ink.hero)) +
      path('M-8 54L-26 30M8 54L26 30', 'none', `stroke="${pen.ink.second}" stroke-width="8"`) +
      group(
        'stroke="#fff" stroke-width="2" opacity=".8"',
        repeat(7, (at) => `<path d="M${-36 + at * 12}-80V16M-46 ${-72 + at * 14}H46"/>`),
      ) +
      ellipse(0, -32, 50, 62, 'none', `stroke="${pen.ink.dark}" stroke-width="15"`) +
      ellipse(0, -32, 50, 62, 'none', `stroke="${pen.ink.second}" stroke-width="8"`),
  );
  return (
    racket(-8, -4, 1.05, 28) +
    placed(54, 50, 1, 0, circle(0, 0, 40, pen.ball('#d4f03a')) + line('M-32-22C-8-14-8 14-32 22M32-22C8-14 8 14 32 22', '#fff', 5))
  );
};

export const basketball: Motif = (pen) =>
  `<g transform="rotate(${pen.random.integer(-30, 40)})">${circle(0, 4, 94, pen.ball('#f07a2a'))}${line('M0-90V98M-94 4H94M-66-64C-24-24-24 32-66 70M66-64C24-24 24 32 66 70', pen.ink.dark, 6)}</g>` +
  ellipse(-36, -46, 22, 12, '#fff', 'stroke="none" opacity=".5" transform="rotate(-35 -36 -46)"') +
  (pen.random.chance(0.5) ? speed(pen) : placed(0, -96, 0.7, 0, small.crown(pen)));

export const crest: Motif = (pen) => {
  const [main, other] = pen.random.pick([
    [pen.ink.hero, pen.ink.second],
    ['#c9182f', '#1b2a6b'],
    ['#12804f', '#f2c22e'],
    ['#2a5fd0', '#ffffff'],
  ] as const);
  const device = pen.random.pick([soccerBall, small.star, small.crown, small.bolt, small.flame]);
  const shield = 'M0-108C30-90 66-86 92-88V0C92 56 50 92 0 112C-50 92-92 56-92 0V-88C-66-86-30-90 0-108Z';
  return (
    path(shield, pen.gold) +
    `<g transform="scale(.88)">${path(shield, pen.tone(main))}${pen.random.chance(0.5) ? path('M0-108C30-90 66-86 92-88V0C92 56 50 92 0 112Z', pen.tone(other)) : path('M-92-30L92-30V14L-92 14Z', pen.tone(other))}</g>` +
    placed(0, 2, device === soccerBall ? 0.52 : 1.1, 0, device(pen)) +
    repeat(3, (at) => placed(-34 + at * 34, -74 + Math.abs(at - 1) * 6, 0.24, 0, small.star(pen)))
  );
};

export const trophy: Motif = (pen) => {
  const cup = pen.random.chance(0.7) ? pen.gold : pen.silver;
  return (
    pen.mirror(path('M50-78C92-92 112-60 100-30C90-4 62 8 44 10L46-6C70-12 84-34 82-50C80-66 66-68 52-60Z', cup)) +
    path('M-62-98H62C62-20 44 24 14 36L18 62H-18L-14 36C-44 24-62-20-62-98Z', cup) +
    rect(-72, -108, 144, 16, 7, cup) +
    path('M-46 62H46L58 104H-58Z', pen.tone(pen.ink.hero)) +
    rect(-30, 74, 60, 18, 4, pen.gold) +
    placed(0, -36, 0.7, 0, pen.random.pick([small.star, small.crown, small.hexGem])(pen)) +
    line('M-46-80C-46-40-36-10-24 6', '#fff', 7, 'opacity=".7"')
  );
};

export const boxing: Motif = (pen) => {
  const glove = (colour: string) =>
    path('M-34 86L-42 26C-76-10-66-82-16-88C40-96 62-50 50-4C46 14 36 22 34 30L32 86Z', pen.ball(colour)) +
    path('M-42 26C-66 18-74-18-54-34C-40-44-22-34-18-18C-14 2-24 22-42 26Z', pen.ball(lighter(colour, 0.1))) +
    rect(-40, 74, 78, 34, 8, pen.tone('#fff4e0')) +
    line('M-20-70C-4-78 16-76 26-66', '#fff', 7, 'opacity=".6"');
  return (
    placed(-38, 4, 0.86, -18, glove(pen.ink.hero === '#f5f5f5' ? '#d8232f' : pen.ink.hero)) +
    placed(44, 0, 0.86, 18, `<g transform="scale(-1 1)">${glove(pen.random.pick(['#d8232f', '#1f5fd0']))}</g>`)
  );
};

export const shuttle: Motif = (pen) => {
  const plume = pen.stamp(path('M0 0L-20-112C-8-122 8-122 20-112Z', pen.down('#ffffff', '#cfd8ee')));
  return `<g transform="rotate(${pen.random.pick([24, -24, 36])})">${repeat(5, (at) => plume(0, 40, 1.05, (at - 2) * 17))}${line('M-40-22C-14-32 14-32 40-22M-28 4C-10-4 10-4 28 4', pen.ink.hero, 6)}${path('M-32 40H32C40 92-40 92-32 40Z', pen.ball('#f5e3c4'))}${rect(-33, 34, 66, 14, 6, pen.tone(pen.ink.second))}</g>`;
};

export const racer: Motif = (pen) => {
  const coat = pen.random.pick([pen.ink.hero, pen.ink.second, '#d8232f', '#2a5fd0']);
  return (
    path('M-92 40C-104-70-50-108 6-106C70-104 104-50 96 40C94 70 70 84 40 84H-40C-74 84-90 70-92 40Z', pen.ball(coat)) +
    path(
      'M-22-22C20-40 76-36 98-14C100 10 98 24 94 36C60 44 10 44-18 34C-30 16-30-6-22-22Z',
      pen.down('#8fe0ff', '#1d3a78', '#0b1230'),
    ) +
    path('M-4-14C20-22 44-22 60-18L44 4C24 0 8 2-6 6Z', '#fff', 'stroke="none" opacity=".5"') +
    path('M-16-106C-30-60-44-20-50 84L-76 78C-80 20-66-60-40-100Z', '#fff', 'stroke-width="3" opacity=".9"') +
    path('M-40 84H40C70 84 92 70 94 46L20 56Z', darker(coat, 0.35)) +
    placed(-62, 20, 0.42, 0, small.star(pen)) +
    speed(pen)
  );
};

export const horse: Motif = (pen) => {
  const coat = pen.random.pick(['#8a4a24', '#3a2a38', '#e8e0d4', '#b8722f']);
  return (
    path('M-40 108C-60 60-46 20-30-6L-60 14C-80 20-96 4-88-14L-30-84-34-116 0-98C60-90 88-20 84 108Z', pen.ball(coat)) +
    path('M0-98C60-100 108-30 96 60L80 40 84 72 64 44 62 68C70 10 44-50 0-98Z', pen.tone(darker(coat, 0.5))) +
    line('M-78-16L-28-40L10-70M-28-40L-14 8', pen.ink.hero, 8) +
    circle(-28, -40, 8, pen.gold) +
    circle(-22, -66, 8, pen.ink.dark, 'stroke="none"') +
    circle(-24, -69, 3, '#fff', 'stroke="none"') +
    ellipse(-76, -4, 5, 4, pen.ink.dark, 'stroke="none"') +
    speed(pen)
  );
};

export const unicorn: Motif = (pen) =>
  path('M-38-72L-104-122-16-94Z', pen.gold) + line('M-52-80L-42-92M-68-92L-58-102', '#a8610c', 4) + horse(pen);

export const controller: Motif = (pen) => {
  const shell = pen.random.pick([pen.ink.hero, '#2a2f4a', '#f4f4fa', pen.ink.second]);
  return (
    circle(0, 0, 100, pen.glow(pen.ink.glow, 0.6), 'stroke="none"') +
    path(
      'M-60-56C-20-48 20-48 60-56C100-60 118 30 110 66C98 92 70 76 54 40C30 30-30 30-54 40C-70 76-98 92-110 66C-118 30-100-60-60-56Z',
      pen.ball(shell),
    ) +
    path('M-72-34H-56V-22H-44V-6H-56V6H-72V-6H-84V-22H-72Z', '#16162a') +
    [
      [64, -34, '#ffcf3a'],
      [64, 6, '#3fe07a'],
      [44, -14, '#3fb8ff'],
      [84, -14, '#ff4a6a'],
    ]
      .map(([x, y, colour]) => circle(Number(x), Number(y), 10, pen.ball(String(colour))))
      .join('') +
    pen.mirror(circle(28, 18, 17, '#16162a') + circle(28, 16, 11, pen.tone('#4a4f6e'), 'stroke="none"')) +
    path(starPath(4, 14, 5), pen.ink.glow, 'transform="translate(0 -22)" stroke="none"') +
    line('M-84-46C-60-50-20-40 0-40', '#fff', 5, 'opacity=".5"')
  );
};

export const tower: Motif = (pen) => {
  const stone = pen.random.pick(['#7a86b0', '#b09a7a', '#6f7f74']);
  const flag = pen.random.pick([pen.ink.hero, pen.ink.pop]);
  return (
    line('M0-70V-126', '#ffd257', 6) +
    path('M3-124L52-110 3-94Z', pen.tone(flag)) +
    path('M-44 104L-36-30H36L44 104Z', pen.across(darker(stone, 0.35), lighter(stone, 0.35), darker(stone, 0.3))) +
    path('M-60-30V-76H-38V-60H-12V-76H12V-60H38V-76H60V-30L40-12H-40Z', pen.tone(stone)) +
    pen.mirror(path('M48 104V34H96V104ZM48 34V14H62V24H82V14H96V34Z', pen.tone(stone)) + rect(64, 50, 16, 26, 8, pen.ink.glow)) +
    path('M-18 104V66C-18 42 18 42 18 66V104Z', pen.ink.dark) +
    path('M0-6L16 14 0 38-16 14Z', pen.down('#fff', pen.ink.pop)) +
    circle(0, 14, 50, pen.glow(pen.ink.pop, 0.6), 'stroke="none"') +
    line('M-28 56H-12M14 74H30M-30 84H-16', darker(stone, 0.45), 4)
  );
};

export const blades: Motif = (pen) => {
  const hilt = pen.random.pick([pen.ink.hero, '#7a1f2a', '#1f3a8a']);
  const sword = pen.stamp(
    path('M-12 26V-84L0-122 12-84V26Z', pen.silver) +
      line('M0-104V24', '#8a96b8', 4) +
      path('M-44 20C-30 34 30 34 44 20L48 36C30 52-30 52-48 36Z', pen.gold) +
      rect(-8, 40, 16, 44, 4, pen.tone(hilt)) +
      circle(0, 92, 13, pen.gold),
  );
  const shield =
    path('M0-66C24-54 44-52 62-52V4C62 44 30 64 0 78C-30 64-62 44-62 4V-52C-44-52-24-54 0-66Z', pen.gold) +
    `<g transform="scale(.82)">${path('M0-66C24-54 44-52 62-52V4C62 44 30 64 0 78C-30 64-62 44-62 4V-52C-44-52-24-54 0-66Z', pen.tone(hilt))}</g>` +
    placed(0, 0, 0.75, 0, pen.random.pick([small.star, small.flame, small.crown, small.hexGem, small.bolt])(pen));
  return (
    sword(0, 4, 1.05, 42) +
    sword(0, 4, 1.05, -42) +
    (pen.random.chance(0.75) ? placed(0, 16, 1, 0, shield) : placed(0, 12, 0.9, 0, small.hexGem(pen)))
  );
};

export const visor: Motif = (pen) => {
  const coat = pen.random.pick([pen.ink.hero, '#3a4468', pen.ink.second, '#d8dcf0']);
  return (
    pen.mirror(path('M60-50L108-108 92-10Z', pen.tone(pen.ink.pop))) +
    path('M-78-20C-82-112 82-112 78-20L66 60 30 104H-30L-66 60Z', pen.ball(coat)) +
    path('M-66-22L-10-6H10L66-22 60 20 16 34H-16L-60 20Z', pen.ink.dark) +
    path('M-58-14L-12 2V20L-52 12ZM58-14L12 2V20L52 12Z', pen.down('#fff', pen.ink.glow, pen.ink.second), 'stroke="none"') +
    path('M-10-104H10L14-30 0-16-14-30Z', pen.gold) +
    line('M-30 56H30M-24 70H24M-18 84H18', pen.ink.dark, 6) +
    line('M-56-46C-50-70-34-82-18-86', '#fff', 6, 'opacity=".6"')
  );
};

export const headset: Motif = (pen) =>
  line('M-78 10C-84-110 84-110 78 10', pen.ink.dark, 26) +
  line('M-78 10C-84-110 84-110 78 10', pen.ink.hero, 16) +
  pen.mirror(
    rect(50, -18, 52, 94, 22, pen.tone(pen.ink.hero)) +
      rect(42, -10, 24, 78, 12, '#1b1b30') +
      circle(84, 28, 14, pen.ball(pen.ink.glow)),
  ) +
  line('M-70 74C-60 108-20 108 4 100', pen.ink.dark, 12) +
  line('M-70 74C-60 108-20 108 4 100', pen.ink.second, 6) +
  rect(0, 88, 30, 22, 10, '#1b1b30') +
  placed(0, 16, 0.66, 0, pen.random.pick([small.bolt, small.crown, small.hexGem])(pen));

export const target: Motif = (pen) =>
  circle(0, 0, 98, 'none', `stroke="${pen.ink.dark}" stroke-width="20"`) +
  circle(0, 0, 98, 'none', `stroke="${pen.ink.second}" stroke-width="11"`) +
  around(4, (angle) => placed(0, 0, 1, angle, path('M-9-124H9L5-62H-5Z', pen.tone(pen.ink.hero)))) +
  circle(0, 0, 62, pen.ink.dark, 'fill-opacity=".55"') +
  placed(0, 0, 1.1, 0, pen.random.pick([small.skull, small.hexGem, small.bolt, small.flame])(pen));

export const emblem: Motif = (pen) =>
  pen.mirror(
    path(
      'M20-10C50-60 90-78 122-80C116-56 104-44 92-38C104-38 108-32 106-28C96-10 84-6 72-4C82 0 84 4 80 8C66 22 40 26 20 30Z',
      pen.down('#fff', pen.ink.second, pen.ink.hero),
    ) + line('M34-8C56-36 80-52 100-60M36 8C56-8 74-18 88-22', pen.ink.dark, 4),
  ) +
  path(polygonPath(6, 62), pen.gold) +
  path(polygonPath(6, 49), pen.tone(pen.ink.hero)) +
  placed(0, 0, 0.85, 0, pen.random.pick([small.star, small.crown, small.skull, small.bolt, small.flame])(pen)) +
  placed(0, 86, 0.5, 0, small.hexGem(pen));

export const robot: Motif = (pen) => {
  const steel = pen.random.pick(['#c8d2ea', '#f2b52e', pen.ink.hero, '#7a8ad0']);
  return (
    line('M0-80V-104', '#8a96b8', 8) +
    circle(0, -110, 12, pen.ball(pen.ink.pop)) +
    pen.mirror(rect(70, -30, 30, 56, 10, pen.tone(pen.ink.second))) +
    rect(-76, -82, 152, 132, 34, pen.ball(steel)) +
    rect(-58, -56, 116, 66, 24, pen.ink.dark) +
    pen.mirror(circle(28, -24, 19, pen.ball(pen.ink.glow)) + circle(28, -24, 8, '#fff', 'stroke="none"')) +
    rect(-34, 22, 68, 16, 8, pen.ink.dark) +
    line('M-16 22V38M0 22V38M16 22V38', steel, 4) +
    path('M-60 60H60L78 104H-78Z', pen.tone(darker(steel, 0.2))) +
    placed(0, 82, 0.42, 0, small.bolt(pen))
  );
};

export const portal: Motif = (pen) =>
  circle(0, 0, 104, pen.glow(pen.ink.pop), 'stroke="none"') +
  path(starPath(12, 108, 92), pen.tone('#4a5078')) +
  circle(0, 0, 84, pen.ink.dark) +
  circle(0, 0, 78, pen.ball(pen.ink.pop)) +
  group(
    'fill="none" stroke="#fff" stroke-width="7"',
    '<path opacity=".8" d="M0-60C50-60 60 0 20 20C-10 34-30 0-6-8"/><path opacity=".5" d="M0 60C-50 60-60 0-20-20"/>',
  ) +
  around(6, (angle) => placed(0, 0, 1, angle + 15, placed(0, -94, 0.3, 0, small.jewel(pen, pen.ink.hero))));
