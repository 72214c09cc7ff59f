import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { flipped, gleam, limb } from './strokes';
import * as small from './symbols';

const TEAM = ['#e0263f', '#1f5fd0', '#12905a', '#f2a52a', '#7a2fc0'] as const;
const two = (pen: Pen): [string, string] => {
  const [one = TEAM[0], other = TEAM[1]] = pen.random.some(TEAM, 2);
  return [one, other];
};
const speed = (pen: Pen): string => line('M-120-44H-84M-126-14H-92M-118 16H-94', pen.ink.glow, 6, 'opacity=".8"');

const hockeyStick = (pen: Pen, grip: string): string =>
  pen.stamp(
    path('M-9-116H9V44C9 78 44 84 54 58L70 68C58 110-9 112-9 56Z', pen.across('#f7d79a', '#d9984a', '#a8682a')),
    path('M-9-116H9V-58H-9Z', pen.tone(grip)),
    line('M-7-66L7-76M-7-82L7-92M-7-98L7-108', '#fff', 4),
    line('M4 90C26 104 52 94 62 74', grip, 7),
  )(0, 0);

const hockeyBall = (pen: Pen): string =>
  circle(0, 0, 32, pen.ball('#fff')) +
  group(
    'stroke="none" fill="#9aa6c0"',
    ...[
      [-12, -8],
      [8, -14],
      [14, 8],
      [-6, 12],
      [-20, 8],
    ].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="3.5"/>`),
  );

export const hockey: Motif = (pen) => {
  const [one, other] = two(pen);
  return (
    placed(-4, -4, 1, 32, flipped(hockeyStick(pen, one))) +
    placed(4, -4, 1, -32, hockeyStick(pen, other)) +
    placed(0, 66, 1.1, 0, hockeyBall(pen))
  );
};

export const hockeyShot: Motif = (pen) => {
  const [grip, net] = two(pen);
  return (
    limb(pen, 'M20 84V-76H116V84', '#fff', 8) +
    line('M36-64V84M56-64V84M76-64V84M96-64V84M24-44H112M24-18H112M24 8H112M24 34H112M24 60H112', '#fff', 2, 'opacity=".55"') +
    placed(-40, 4, 1.08, 18, hockeyStick(pen, grip)) +
    placed(62, 58, 1, 0, hockeyBall(pen)) +
    line('M6 62H24M0 80H20', net, 7)
  );
};

export const volleyBall = (pen: Pen): string => {
  const [one, other] = pen.random.pick([
    ['#ffd23a', '#1f5fd0'],
    ['#fff', '#e0263f'],
    ['#fff', '#12905a'],
    ['#ffd23a', '#7a2fc0'],
  ] as const);
  const panel = pen.stamp(
    path('M0 0C-30-22-44-56-36-86C-6-98 28-94 50-80C24-66 4-38 0 0Z', other, 'stroke-width="4"'),
    line('M-16-18C-22-44-18-70-6-92M6-40C10-60 22-76 36-88', lighter(other, 0.6), 4),
  );
  return (
    circle(0, 0, 94, pen.ball(one)) +
    around(3, (angle) => panel(0, 0, 1, angle)) +
    gleam('M-66-44C-54-70-30-82-14-84C-30-70-46-54-54-36Z')
  );
};

export const volleyball: Motif = (pen) => placed(0, 2, 1, pen.random.integer(-30, 60), volleyBall(pen));

export const volleyNet: Motif = (pen) => {
  const [band] = two(pen);
  return (
    limb(pen, 'M-108-40V104M108-40V104', '#c9d2e6', 9) +
    rect(-108, -26, 216, 76, 0, '#fff', 'fill-opacity=".12"') +
    line(
      repeat(8, (at) => `M${-84 + at * 24}-26V50`) + repeat(3, (at) => `M-108 ${-8 + at * 20}H108`),
      '#fff',
      2.5,
      'opacity=".75"',
    ) +
    rect(-110, -40, 220, 16, 4, pen.tone(band)) +
    rect(-110, 46, 220, 10, 3, '#fff') +
    placed(14, -50, 0.66, 0, volleyBall(pen)) +
    line('M-52-104C-40-90-40-70-50-56M-74-96C-64-84-64-70-70-60', '#fff', 6, 'opacity=".8"')
  );
};

const paddle = (pen: Pen, rubber: string): string =>
  pen.stamp(
    path('M-14 40H14L18 112C18 122-18 122-18 112Z', pen.across('#f7d79a', '#d9984a', '#a8682a')),
    line('M0 66V108', '#a8682a', 3),
    circle(0, -22, 68, pen.ball(rubber)),
    path('M-50 24C-26 38 26 38 50 24L22 52H-22Z', pen.tone('#e8b06a')),
    gleam('M-46-44C-38-68-18-78-2-78C-18-66-30-48-34-30Z', '.45'),
  )(0, 0);

const pingPong = (pen: Pen): string => circle(0, 0, 25, pen.ball('#fff6e0')) + gleam('M-14-8C-10-16-2-18 4-18L-8-2Z', '.9');

export const tableTennis: Motif = (pen) => {
  const [one, other] = two(pen);
  return (
    placed(-34, 4, 0.9, -34, paddle(pen, one)) + placed(34, 4, 0.9, 34, paddle(pen, other)) + placed(0, -84, 1, 0, pingPong(pen))
  );
};

export const tableTennisRally: Motif = (pen) => {
  const [rubber, table] = two(pen);
  return (
    path('M-122 92L-84 34H84L122 92Z', pen.tone(table)) +
    line('M-116 86H116M0 36V90', '#fff', 4) +
    rect(-104, 30, 208, 26, 3, '#fff', 'fill-opacity=".35"') +
    line('M-104 30H104', '#fff', 6) +
    placed(-26, -24, 0.86, -28, paddle(pen, rubber)) +
    placed(62, -44, 1.15, 0, pingPong(pen)) +
    line('M92-76C100-90 112-98 122-100M96-52L122-58M88-18L108-6', '#fff', 5, 'opacity=".8"')
  );
};

export const racketDuel: Motif = (pen) => {
  const [one, other] = two(pen);
  const racket = (colour: string) =>
    pen.stamp(
      limb(pen, 'M0 36V70', '#c9d2e6', 6),
      path('M-8 66H8V116H-8Z', pen.tone(colour)),
      group(
        'stroke="#fff" stroke-width="2" opacity=".8"',
        repeat(6, (at) => `<path d="M${-30 + at * 12}-84V26M-38 ${-70 + at * 17}H38"/>`),
      ),
      ellipse(0, -28, 44, 60, 'none', `stroke="${pen.ink.dark}" stroke-width="14"`),
      ellipse(0, -28, 44, 60, 'none', `stroke="${colour}" stroke-width="7"`),
    );
  return racket(one)(-6, 2, 1, -36) + racket(other)(6, 2, 1, 36);
};

/** Crossed rackets with the ball, or the shuttle, that belongs to them. */
export const tennisCrossed: Motif = (pen) =>
  racketDuel(pen) +
  placed(0, 40, 0.95, 0, circle(0, 0, 40, pen.ball('#d4f03a')) + line('M-32-22C-8-14-8 14-32 22M32-22C8-14 8 14 32 22', '#fff', 5));

export const badmintonCrossed: Motif = (pen) => {
  const plume = pen.stamp(path('M0 0L-16-74C-6-82 6-82 16-74Z', pen.down('#ffffff', '#cfd8ee'), 'stroke-width="3.5"'));
  const shuttlecock =
    repeat(5, (at) => plume(0, 0, 1, (at - 2) * 17)) +
    line('M-28-40C-10-48 10-48 28-40', '#e0263f', 5) +
    path('M-22-6H22C28 30-28 30-22-6Z', pen.ball('#f5e3c4'));
  return racketDuel(pen) + placed(0, 60, 0.95, 0, shuttlecock);
};

export const dunk: Motif = (pen) => {
  const glass = pen.random.pick(['#e0263f', '#1f5fd0', '#12905a']);
  return (
    rect(-88, -112, 176, 116, 14, pen.down('#fff', '#d0dcf0')) +
    rect(-36, -66, 72, 54, 4, 'none', `stroke="${glass}" stroke-width="8"`) +
    path('M-50 10L-30 88C-10 96 10 96 30 88L50 10', 'none', 'stroke="#fff" stroke-width="4" stroke-dasharray="9 4"') +
    line('M-46 24L34 84M46 24L-34 84M-24 14L40 60M24 14L-40 60', '#fff', 3.5) +
    ellipse(0, 8, 54, 13, 'none', `stroke="${pen.ink.dark}" stroke-width="16"`) +
    ellipse(0, 8, 54, 13, 'none', 'stroke="#ff6a2a" stroke-width="8"') +
    placed(
      8,
      -46,
      0.52,
      20,
      circle(0, 0, 94, pen.ball('#f07a2a'), 'stroke-width="9"') +
        line('M0-94V94M-94 0H94M-66-68C-24-28-24 28-66 66M66-68C24-28 24 28 66 66', pen.ink.dark, 10),
    )
  );
};

export const boxingBelt: Motif = (pen) => {
  const [strap] = two(pen);
  return (
    path(
      'M-124-6C-90-40-60-44-40-44H40C60-44 90-40 124-6V44C90 14 60 14 40 14H-40C-60 14-90 14-124 44Z',
      pen.tone(darker(strap, 0.2)),
    ) +
    pen.mirror(circle(94, 4, 20, pen.gold) + placed(94, 4, 0.3, 0, small.star(pen))) +
    path('M-56-58C-30-84 30-84 56-58C78-30 78 14 56 42C30 66-30 66-56 42C-78 14-78-30-56-58Z', pen.gold) +
    circle(0, -8, 50, pen.tone(strap)) +
    circle(0, -8, 50, 'none', 'stroke="#fff3b0" stroke-width="4" stroke-dasharray="2 8"') +
    placed(0, -10, 0.72, 0, small.crown(pen)) +
    placed(0, 78, 0.5, 0, small.star(pen)) +
    placed(-44, 70, 0.32, -12, small.star(pen)) +
    placed(44, 70, 0.32, 12, small.star(pen))
  );
};

/** Gloves on the ropes of a ring. */
export const boxingRing: Motif = (pen) => {
  const [one, other] = two(pen);
  const glove = (colour: string) =>
    path('M-34 60L-42 6C-70-24-60-88-12-92C42-96 58-50 48-14C46 4 36 10 34 18L32 60Z', pen.ball(colour)) +
    path('M-42 6C-64 0-72-34-52-46C-38-52-22-44-18-28C-16-10-26 6-42 6Z', pen.ball(lighter(colour, 0.12))) +
    rect(-40, 48, 78, 30, 8, pen.tone('#fff4e0'));
  return (
    speed(pen) +
    limb(pen, 'M-124 36H124', '#fff', 8) +
    limb(pen, 'M-124 70H124', other, 8) +
    limb(pen, 'M-124 102H124', '#1f5fd0', 8) +
    limb(pen, 'M104 16V112', '#c9d2e6', 18) +
    placed(-6, -6, 1.1, 30, glove(one))
  );
};
