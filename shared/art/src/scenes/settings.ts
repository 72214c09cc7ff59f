import { darker, lighter, mix } from '../colour';
import { around, circle, dots, ellipse, group, line, path, rect, repeat, starPath, d } from '../svg';

import { light, type Scene, sky, strewn } from './light';

export const rays: Scene = (pen) => {
  const count = pen.random.pick([10, 12, 16, 20]);
  const half = (Math.PI / count) * 0.5;
  const beam = d`M0 0L${-330 * Math.sin(half)}-330H${330 * Math.sin(half)}Z`;
  const turn = pen.random.integer(0, 30);
  return (
    sky(pen) +
    group(
      `transform="translate(150 158)rotate(${turn})" fill="${lighter(pen.ink.sky[2], 0.12)}" opacity=".75"`,
      around(count, (angle) => `<path d="${beam}" transform="rotate(${angle})"/>`),
    ) +
    light(pen)
  );
};

export const palace: Scene = (pen) => {
  const column = pen.stamp(
    rect(-20, 0, 40, 320, 0, pen.across(pen.ink.near, mix(pen.ink.sky[1], pen.ink.sky[2], 0.5), pen.ink.near)) +
      rect(-27, 0, 54, 18, 4, pen.gold) +
      rect(-27, 262, 54, 18, 4, pen.gold),
  );
  return (
    sky(pen) +
    path(
      'M40 400V170C40 20 260 20 260 170V400Z',
      pen.down(lighter(pen.ink.sky[2], 0.25), pen.ink.sky[1]),
      `stroke="${pen.ink.second}" stroke-width="5"`,
    ) +
    light(pen, 150) +
    group(
      `stroke="${pen.ink.glow}" stroke-width="9" opacity=".14"`,
      around(7, (_, at) => `<path d="M150 158L${20 + at * 43}-20"/>`),
    ) +
    column(16, 0) +
    column(284, 0) +
    path('M0 300H300V400H0Z', pen.ink.near)
  );
};

export const curtains: Scene = (pen) => {
  const drape = pen.stamp(
    path(
      'M0-10H118C112 90 70 170 30 214C36 280 26 340 20 400H0Z',
      pen.across(darker(pen.ink.hero, 0.55), pen.ink.hero, darker(pen.ink.hero, 0.4), pen.ink.hero, darker(pen.ink.hero, 0.5)),
    ) + line('M30 214C18 218 8 220 0 222', pen.ink.second, 8),
  );
  return (
    sky(pen) +
    path('M120-10L30 340H270L180-10Z', pen.veil(pen.ink.glow, 0.75, 0)) +
    light(pen, 150) +
    ellipse(150, 300, 150, 34, pen.ink.sky[2], 'opacity=".55"') +
    drape(0, 0) +
    group('transform="translate(300 0)scale(-1 1)"', drape(0, 0)) +
    path(
      'M0-4H300V26C280 48 262 48 250 28C232 52 214 52 200 30C182 54 164 54 150 30C134 54 118 54 100 30C84 52 66 52 50 28C38 48 18 48 0 26Z',
      pen.down(pen.ink.hero, darker(pen.ink.hero, 0.5)),
      `stroke="${pen.ink.second}" stroke-width="4"`,
    )
  );
};

/** Overlapping fans, as on old tiles and silk. */
export const scallops: Scene = (pen) => {
  const rings = (x: number, y: number) => [30, 21, 12].map((r) => circle(x, y, r, 'none')).join('');
  const tile = pen.pattern(
    60,
    88,
    group(`stroke="${pen.ink.second}" stroke-width="2"`, rings(30, 44), rings(0, 0), rings(60, 0), rings(0, 88), rings(60, 88)),
  );
  return (
    sky(pen) +
    rect(0, 0, 300, 400, 0, tile, 'opacity=".3"') +
    light(pen, 180) +
    path('M0 0H300V400H0Z', pen.veil(pen.ink.dark, 0, 0.5))
  );
};

export const damask: Scene = (pen) => {
  const leaf = (x: number, y: number) =>
    path(d`M${x} ${y - 26}c16 12 16 40 0 52c-16-12-16-40 0-52Z`, pen.ink.second) + circle(x, y, 5, pen.ink.sky[1]);
  const tile = pen.pattern(54, 92, leaf(27, 30), leaf(0, 76), leaf(54, 76));
  return sky(pen) + rect(0, 0, 300, 400, 0, tile, 'opacity=".22"') + light(pen, 175);
};

export const felt: Scene = (pen) => {
  const lamp = pen.stamp(
    path('M-12-20H12L30 16H-30Z', pen.tone(pen.ink.second)) + path('M-30 16H30L90 300H-90Z', pen.veil(pen.ink.glow, 0.55, 0)),
  );
  return (
    sky(pen) +
    rect(0, 0, 300, 210, 0, pen.veil(pen.ink.dark, 0.6, 0)) +
    (pen.random.chance(0.5) ? lamp(150, 10, 1.3) : lamp(66, 6) + lamp(234, 6)) +
    light(pen, 160, 0.8) +
    ellipse(150, 330, 250, 120, pen.gold) +
    ellipse(150, 336, 244, 118, pen.down(pen.ink.sky[2], pen.ink.sky[1])) +
    ellipse(150, 340, 206, 92, 'none', `stroke="${pen.ink.glow}" stroke-width="3" opacity=".6"`)
  );
};

export const suits: Scene = (pen) => {
  const signs = ['♠', '♥', '♣', '♦'].map((sign, at) => `<text x="${at % 2 ? 70 : 35}" y="${at * 50 + 40}">${sign}</text>`).join('');
  const tile = pen.pattern(
    70,
    200,
    group(
      `font-size="44" fill="${pen.ink.glow}" font-family="DejaVu Sans,Segoe UI Symbol,serif"`,
      signs,
      signs.replaceAll('x="70"', 'x="0"'),
    ),
  );
  return sky(pen) + rect(0, 0, 300, 400, 0, tile, 'opacity=".17"') + light(pen, 180);
};

export const bokeh: Scene = (pen) => {
  const tints = [pen.ink.glow, pen.ink.second, pen.ink.pop];
  return (
    sky(pen) +
    group(
      'opacity=".38"',
      repeat(14, (at) =>
        circle(
          pen.random.integer(0, 300),
          pen.random.integer(0, 300),
          pen.random.between(8, 34),
          tints[at % 3] ?? '#fff',
          at % 2 ? '' : 'opacity=".6"',
        ),
      ),
    ) +
    light(pen, 170) +
    path('M0 300H300V400H0Z', pen.veil(pen.ink.near, 0.4, 1))
  );
};

export const bolts: Scene = (pen) => {
  const band = (x: number, width: number, colour: string) =>
    path(`M${x} 0H${x + width}L${x + width - 150} 400H${x - 150}Z`, colour, 'opacity=".5"');
  return (
    sky(pen) +
    band(90, 26, pen.ink.hero) +
    band(130, 8, pen.ink.second) +
    band(330, 40, pen.ink.hero) +
    band(290, 10, pen.ink.glow) +
    light(pen, 180) +
    repeat(6, (row) =>
      dots(
        Array.from({ length: 6 - row }, (_, at) => [at * 16 + 10, row * 16 + 10]),
        pen.ink.glow,
        10 - row,
        'opacity=".25"',
      ),
    )
  );
};

export const hexGrid: Scene = (pen) => {
  const cell = 'M26 0L52 15V45L26 60 0 45V15ZM26 60V90';
  const lit = repeat(5, () =>
    path(
      'M0-30L26-15V15L0 30-26 15V-15Z',
      pen.ink.second,
      `opacity="${pen.random.pick(['.2', '.3', '.45'])}" transform="translate(${pen.random.integer(0, 5) * 52 + 26} ${pen.random.integer(0, 3) * 90 + 30})"`,
    ),
  );
  return (
    sky(pen) + rect(0, 0, 300, 400, 0, pen.pattern(52, 90, line(cell, pen.ink.second, 2)), 'opacity=".4"') + lit + light(pen, 180)
  );
};

export const gridRoad: Scene = (pen) => {
  const floor = line(
    repeat(7, (at) => d`M0 ${232 + at * at * 4}H300`) + repeat(13, (at) => d`M${114 + at * 6} 232L${-240 + at * 65} 400`),
    pen.ink.hero,
    2,
    'opacity=".7"',
  );
  return (
    sky(pen) +
    circle(150, 146, 104, pen.down(lighter(pen.ink.second, 0.3), pen.ink.hero)) +
    group(
      `fill="${pen.ink.sky[1]}" opacity=".55"`,
      repeat(5, (at) => `<rect x="40" y="${156 + at * 16}" width="220" height="${3 + at * 1.5}"/>`),
    ) +
    light(pen, 160, 0.5) +
    rect(0, 232, 300, 168, 0, pen.ink.near) +
    floor
  );
};

export const confetti: Scene = (pen) => {
  const tints = [pen.ink.hero, pen.ink.second, pen.ink.pop, '#fff'];
  return (
    rays(pen) +
    tints
      .map((colour) =>
        line(
          strewn(pen, 7, 300)
            .map(([x, y]) => `M${x} ${y}l${pen.random.integer(-6, 6)} ${pen.random.integer(-6, 6)}`)
            .join(''),
          colour,
          6,
        ),
      )
      .join('')
  );
};

export const starburst: Scene = (pen) =>
  sky(pen) +
  group(
    'transform="translate(150 158)"',
    path(starPath(pen.random.pick([14, 18]), 220, 150, pen.random.integer(0, 20)), pen.ink.sky[2], 'opacity=".8"'),
    path(starPath(14, 165, 118, 8), lighter(pen.ink.sky[2], 0.25), 'opacity=".8"'),
  ) +
  light(pen, 150);
