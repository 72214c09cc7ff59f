import { darker, lighter, mix } from '../colour';
import { around, circle, dots, ellipse, group, line, path, rect, repeat, d } from '../svg';

import { light, type Scene, sky, strewn, twinkles } from './light';

export const moonlit: Scene = (pen) => {
  const side = pen.random.pick([62, 238]);
  const ridge = () =>
    `M0 400V${pen.random.integer(230, 270)}C60 ${pen.random.integer(170, 240)} 110 ${pen.random.integer(220, 280)} 160 ${pen.random.integer(200, 250)}S260 ${pen.random.integer(180, 240)} 300 ${pen.random.integer(220, 270)}V400Z`;
  return (
    sky(pen) +
    twinkles(pen, '#fff', 220) +
    circle(side, 70, 80, pen.glow(pen.ink.glow, 0.8)) +
    circle(side, 70, 38, pen.ball(lighter(pen.ink.glow, 0.5))) +
    path(ridge(), pen.ink.far) +
    light(pen, 140, 0.6) +
    path(ridge(), pen.ink.near, 'opacity=".8" transform="translate(0 40)"')
  );
};

export const dunes: Scene = (pen) => {
  const pyramid = pen.stamp(
    path('M0 0L90 130H0Z', mix(pen.ink.sky[2], pen.ink.sky[1], 0.4)) +
      path('M0 0L-90 130H0Z', mix(pen.ink.sky[1], pen.ink.dark, 0.25)),
  );
  return (
    sky(pen) +
    light(pen, 190) +
    circle(150, 138, 92, pen.down(lighter(pen.ink.glow, 0.4), pen.ink.sky[2]), 'opacity=".9"') +
    pyramid(58, 140, pen.random.between(0.8, 1.2)) +
    pyramid(246, 150, pen.random.between(0.8, 1.3)) +
    path('M0 262C70 226 150 270 300 236V400H0Z', pen.ink.sky[1]) +
    path('M0 296C110 256 190 306 300 272V400H0Z', darker(pen.ink.sky[1], 0.35))
  );
};

export const jungle: Scene = (pen) => {
  const frond = pen.stamp(
    path(
      'M0 0C30-40 76-52 128-34C92-34 60-20 34 6C60-6 96-2 118 22C84 6 50 8 22 20Z',
      pen.across(pen.ink.near, mix(pen.ink.sky[1], pen.ink.near, 0.4)),
    ),
  );
  const trunk = (x: number) => rect(x, 0, pen.random.integer(12, 24), 400, 0, pen.ink.far, 'opacity=".7"');
  return (
    sky(pen) +
    trunk(pen.random.integer(20, 60)) +
    trunk(pen.random.integer(220, 260)) +
    light(pen, 180) +
    group('fill="#fff" opacity=".14"', path('M120-10L60 400H130L160-10ZM200-10L200 400H250L222-10Z', '#fff')) +
    frond(-14, 60, 1.1, 10) +
    frond(-20, 170, 1.2, -10) +
    frond(-20, 280, 1.3, -25) +
    frond(314, 40, 1.1, 165) +
    frond(316, 160, 1.2, 190) +
    frond(320, 284, 1.3, 205)
  );
};

export const skyline: Scene = (pen) => {
  const tower = (x: number) => {
    const height = pen.random.integer(90, 210);
    const width = pen.random.integer(26, 44);
    return (
      rect(x, 310 - height, width, 400, 2, pen.down(pen.ink.far, pen.ink.near)) +
      line(
        repeat(
          Math.floor(height / 30),
          (at) => `M${x + 8} ${322 - height + at * 26}v8M${x + width - 10} ${322 - height + at * 26}v8`,
        ),
        pen.ink.glow,
        5,
        'stroke-linecap="butt" opacity=".65"',
      )
    );
  };
  return sky(pen) + light(pen, 180) + repeat(5, (at) => tower(at * 66 - 16)) + light(pen, 110, 0.5);
};

export const clouds: Scene = (pen) => {
  const tint = lighter(pen.ink.sky[2], 0.3);
  const curl = pen.stamp(
    path('M0 0C-40 0-60-30-30-42C-26-72 24-76 30-46C60-56 84-20 56 0Z', pen.down(lighter(tint, 0.45), tint)) +
      line('M-16-14C-24-30 2-40 8-22M20-18C20-38 46-36 42-20', mix(tint, pen.ink.sky[1], 0.55), 3.5),
  );
  return (
    sky(pen) +
    circle(150, 150, 112, pen.down(lighter(pen.ink.glow, 0.3), pen.ink.sky[2]), 'opacity=".85"') +
    light(pen, 170, 0.8) +
    curl(30, 70, 0.9) +
    curl(268, 54, 0.7) +
    curl(10, 200, 1.1) +
    curl(296, 190, 1.2) +
    curl(66, 290, 1.2) +
    curl(236, 300, 1.4)
  );
};

export const embers: Scene = (pen) => {
  const peak = path('M-20 330L60 170L92 206 118 150 182 146 208 200 246 168 330 330Z', pen.down(pen.ink.far, pen.ink.near));
  return (
    sky(pen) +
    light(pen, 190) +
    peak +
    path('M118 150L132 210 142 176 156 240 168 172 182 146Z', pen.down(lighter(pen.ink.glow, 0.3), pen.ink.pop)) +
    light(pen, 130, 0.8) +
    twinkles(pen, pen.ink.glow, 330) +
    path('M0 320C60 296 110 320 160 304S260 300 300 316V400H0Z', pen.ink.near)
  );
};

export const frostPeaks: Scene = (pen) => {
  const peak = pen.stamp(
    path('M0 0L90 170H-90Z', pen.down(lighter(pen.ink.sky[2], 0.35), pen.ink.sky[1])) +
      path('M0 0L34 64 12 52 0 74-16 50-36 66Z', '#fff', 'opacity=".9"') +
      path('M0 0L90 170H10Z', pen.ink.sky[0], 'opacity=".3"'),
  );
  return (
    sky(pen) +
    light(pen, 180) +
    peak(50, 150, 1.1) +
    peak(256, 130, 1.2) +
    peak(150, 190, 0.9) +
    twinkles(pen, '#fff', 320) +
    path('M0 300C80 270 200 312 300 280V400H0Z', pen.ink.sky[1])
  );
};

export const orbit: Scene = (pen) => {
  const [x, y] = pen.random.pick([
    [60, 66],
    [244, 70],
  ]);
  return (
    sky(pen) +
    twinkles(pen, '#fff', 340) +
    light(pen, 180, 0.8) +
    circle(x, y, 34, pen.ball(pen.ink.pop)) +
    ellipse(x, y, 58, 12, 'none', `stroke="${pen.ink.glow}" stroke-width="4" transform="rotate(-20 ${x} ${y})" opacity=".8"`) +
    circle(330, 330, 130, pen.ball(pen.ink.sky[1])) +
    circle(pen.random.integer(20, 60), 260, 15, pen.ball(pen.ink.second))
  );
};

export const deepWater: Scene = (pen) => {
  const shaft = pen.stamp(path('M0-10L-50 360H20L34-10Z', pen.veil(pen.ink.glow, 0.5, 0)));
  const plant = pen.stamp(path('M-4 0C-26-50 10-70-10-130C16-80 14-50 12 0Z', pen.down(pen.ink.pop, pen.ink.near)));
  const bubbles = repeat(9, () =>
    circle(
      pen.random.integer(10, 290),
      pen.random.integer(20, 290),
      pen.random.between(2, 8),
      '#fff',
      'fill-opacity=".2" stroke="#fff" stroke-opacity=".6"',
    ),
  );
  return (
    sky(pen) +
    rect(0, 0, 300, 400, 0, pen.veil(pen.ink.dark, 0, 0.55)) +
    shaft(70, 0) +
    shaft(150, 0, 1.2, -4) +
    shaft(250, 0, 1, -10) +
    light(pen, 160, 0.75) +
    path('M0 280C30 240 60 262 84 290S190 300 216 268 270 250 300 274V400H0Z', pen.ink.near, 'opacity=".75"') +
    plant(24, 300, 1.1, -6) +
    plant(48, 306, 0.8, 10) +
    plant(270, 300, 1.2, 6) +
    plant(246, 310, 0.7, -12) +
    bubbles
  );
};

export const reef: Scene = (pen) => {
  const branch = pen.stamp(
    path(
      'M-7 0C-4-30-34-34-38-70C-30-60-20-52-14-48C-14-70-10-84-2-100C4-82 4-66 6-50C14-56 24-64 34-78C34-50 8-34 8 0Z',
      pen.down(pen.ink.hero, darker(pen.ink.hero, 0.4)),
    ),
  );
  const brain = pen.stamp(
    path('M-44 0C-48-50 48-50 44 0Z', pen.ball(pen.ink.pop)) +
      line('M-28-8C-24-30-6-28-10-12M6-8C6-32 28-28 26-10', darker(pen.ink.pop, 0.3), 3),
  );
  return (
    sky(pen) +
    path('M0 30C40 10 70 44 110 26S190 10 220 28 280 30 300 16V0H0Z', '#fff', 'opacity=".25"') +
    light(pen, 180, 0.85) +
    branch(36, 300, 1.3) +
    branch(276, 296, 1.2, 6) +
    brain(84, 312, 0.8) +
    brain(228, 316, 1) +
    repeat(8, () =>
      circle(
        pen.random.integer(10, 290),
        pen.random.integer(30, 260),
        pen.random.between(2, 7),
        '#fff',
        'fill-opacity=".2" stroke="#fff" stroke-opacity=".7"',
      ),
    )
  );
};

export const stadium: Scene = (pen) => {
  const mast = pen.stamp(
    rect(-3, 0, 6, 150, 0, pen.ink.near) +
      rect(-26, -20, 52, 28, 4, pen.ink.near) +
      group(
        'fill="#fffbe0"',
        repeat(8, (at) => `<circle cx="${-18 + (at % 4) * 12}" cy="${at < 4 ? -12 : 0}" r="4.5"/>`),
      ) +
      circle(0, -6, 70, pen.glow('#fffbe0', 0.9)),
  );
  const crowd = [pen.ink.hero, pen.ink.second, pen.ink.glow, '#fff']
    .map((colour) => dots(strewn(pen, 12, 236, 194), colour, 5))
    .join('');
  const mown = repeat(5, (at) =>
    path(d`M${-60 + at * 84} 400L${66 + at * 34} 250H${83 + at * 34}L${-18 + at * 84} 400Z`, '#fff', 'opacity=".1"'),
  );
  return (
    sky(pen) +
    path('M0 186C80 164 220 164 300 186V262H0Z', pen.ink.near) +
    group('opacity=".7"', crowd) +
    mast(40, 60) +
    mast(260, 60) +
    light(pen, 160, 0.75) +
    path('M0 252C80 242 220 242 300 252V400H0Z', pen.down('#4fb548', '#14682f')) +
    mown
  );
};

export const arena: Scene = (pen) => {
  const flag = pen.stamp(path('M0 0H22L11 26Z', pen.ink.hero));
  const bunting = repeat(9, (at) => flag(at * 36 - 8, 30 + Math.sin((at / 8) * Math.PI) * 20, 1));
  return (
    sky(pen) +
    light(pen, 190) +
    group(
      'opacity=".35"',
      around(9, (_, at) => `<path d="M150 170L${at * 44 - 30}-30h22Z" fill="${pen.ink.glow}"/>`),
    ) +
    line('M0 28C80 56 220 56 300 28', pen.ink.near, 3) +
    bunting +
    path('M0 220C60 206 240 206 300 220V270H0Z', pen.ink.near) +
    group(
      `fill="${pen.ink.second}" opacity=".6"`,
      repeat(15, (at) => `<rect x="${at * 21}" y="${224}" width="8" height="40"/>`),
    ) +
    ellipse(150, 320, 230, 80, pen.down(pen.ink.sky[2], darker(pen.ink.sky[1], 0.3)))
  );
};
