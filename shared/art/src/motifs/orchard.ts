import { darker, lighter } from '../colour';
import { around, circle, ellipse, group, line, path, placed, repeat } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

export const mango: Motif = (pen) => {
  const fruit = pen.stamp(
    path(
      'M-8-70C40-84 92-50 92 6C92 62 50 96 6 92C-44 88-84 52-78 14C-72-12-44-14-32-34C-24-48-22-64-8-70Z',
      pen.down('#ffe27a', '#ffb02e', '#f0602a'),
    ),
    path('M22-52C54-46 74-20 72 10C60-14 40-32 14-36Z', '#fff', 'stroke="none" opacity=".5"'),
    line('M-6-70C-8-88-2-98 8-106', '#7a4a24', 10),
  );
  const leaf = path('M0 0C28-44 76-48 108-22C84 6 36 22 0 0Z', pen.tone('#3fae4a')) + line('M8-4C36-20 66-26 92-22', '#1f7a34', 4);
  return fruit(44, 18, 0.7, 20) + fruit(-22, 14, 0.96, -6) + placed(-14, -84, 0.86, -8, leaf) + placed(-20, -84, 0.6, -150, leaf);
};

export const pineapple: Motif = (pen) => {
  const blade = pen.stamp(path('M0 0C-20-26-18-62 0-88C18-62 20-26 0 0Z', pen.down('#7ad85a', '#1f8a3f')));
  const skin = pen.pattern(
    26,
    26,
    path('M13 0L26 13 13 26 0 13Z', 'none', 'stroke="#a8560c" stroke-width="3"'),
    circle(13, 13, 3, '#8a3f0a'),
  );
  const body = 'M0-46C52-46 66-4 62 34C58 78 32 106 0 106C-32 106-58 78-62 34C-66-4-52-46 0-46Z';
  return (
    blade(-30, -36, 0.8, -46) +
    blade(30, -36, 0.8, 46) +
    blade(-16, -40, 0.92, -22) +
    blade(16, -40, 0.92, 22) +
    blade(0, -38, 1) +
    path(body, pen.ball('#ffc23a')) +
    path(body, skin) +
    path('M-40-14C-30-34-12-40 0-40C-22-22-34 4-36 36C-46 22-46 0-40-14Z', '#fff', 'stroke="none" opacity=".45"')
  );
};

export const coconut: Motif = (pen) => {
  const frond = pen.stamp(path('M0 0C30-40 80-44 116-12C92-14 84-8 80 2C70-8 58-8 52 4C40-6 22-6 0 0Z', pen.tone('#35b05a')));
  return (
    frond(-6, -58, 0.84, -24) +
    frond(-6, -58, 0.84, -150) +
    frond(-6, -58, 0.7, -88) +
    circle(-40, 10, 60, pen.ball('#7a4a2a')) +
    group(
      'stroke="none" fill="#2a140a"',
      circle(-60, -14, 7, '#2a140a'),
      circle(-36, -22, 7, '#2a140a'),
      circle(-44, 4, 7, '#2a140a'),
    ) +
    line('M-84 20C-70 40-50 50-26 52M-90 0C-84 12-78 20-70 26', '#a87a4a', 4) +
    path('M-26 30C-26 96 110 96 110 30Z', pen.tone('#7a4a2a')) +
    ellipse(42, 30, 68, 24, '#fffbf0') +
    ellipse(42, 32, 52, 16, pen.down('#e6f4ff', '#b8dcf0'), 'stroke-width="3"') +
    line('M58 34L92-34', pen.ink.dark, 15) +
    line('M58 34L92-34', pen.ink.pop, 8) +
    placed(-2, 84, 0.5, -14, small.blossom(pen))
  );
};

export const basket: Motif = (pen) => {
  const [skin, leaf] = pen.random.pick([
    ['#e8405a', '#3fae4a'],
    ['#9ad04a', '#2f9a4a'],
    ['#ff8a5a', '#3fae4a'],
  ] as const);
  const berry = pen.stamp(
    circle(0, 0, 27, pen.ball(skin)),
    ellipse(-9, -10, 7, 5, '#fff', 'stroke="none" opacity=".6"'),
    line('M0-25V-33', '#7a4a24', 5),
  );
  const places = [
    [-52, -24],
    [0, -32],
    [52, -24],
    [-26, -62],
    [26, -62],
    [0, -4],
    [-40, 4],
    [42, 4],
  ] as const;
  return (
    path('M-88 10C-88-124 88-124 88 10', 'none', `stroke="${pen.ink.dark}" stroke-width="21"`) +
    path('M-88 10C-88-124 88-124 88 10', 'none', 'stroke="#d9a05a" stroke-width="12"') +
    placed(-64, -60, 0.7, -40, small.leaf(pen)) +
    places.map(([x, y]) => berry(x, y)).join('') +
    placed(56, -56, 0.6, 30, path('M-40 0C-20-30 20-30 40 0C20 26-20 26-40 0Z', pen.tone(leaf))) +
    path('M-100 10H100L78 104H-78Z', pen.tone('#c98a3f')) +
    line('M-92 36H92M-86 60H86M-80 84H80', '#7a4a1c', 5) +
    repeat(5, (at) => line(`M${-64 + at * 32} 14L${-52 + at * 26} 100`, '#f2cf90', 5)) +
    path('M-108 4C-108-8 108-8 108 4V18C108 28-108 28-108 18Z', pen.tone('#e0ac62'))
  );
};

export const oasis: Motif = (pen) => {
  const frond = pen.stamp(path('M0 0C18-34 56-40 84-14C64-18 56-10 52 0C44-10 30-10 24 2C16-4 8-4 0 0Z', pen.tone('#35b05a')));
  const palm = (x: number, y: number, scale: number) =>
    placed(
      x,
      y,
      scale,
      0,
      path('M-12 96C-4 50-6 10 2-30H14C16 10 14 50 16 96Z', pen.tone('#a8703a')),
      [-14, -60, -120, -166, 26, -206].map((turn) => frond(8, -30, 1, turn)).join(''),
      circle(2, -20, 9, pen.ball('#8a5a2a')) + circle(18, -18, 9, pen.ball('#8a5a2a')),
    );
  return (
    circle(0, -40, 46, pen.ball('#ffd98a')) +
    path('M-124 74C-90 20-40 40-10 52C30 26 90 24 124 74V104H-124Z', pen.tone('#f0bb6a')) +
    palm(-54, -14, 1) +
    palm(64, 8, 0.78) +
    ellipse(4, 82, 92, 24, pen.down('#c8f4ff', '#3fb0e0', '#1f70b8')) +
    line('M-40 80C-28 74-18 84-4 78M20 90C32 84 42 92 54 86', '#fff', 4, 'opacity=".8"')
  );
};

export const volcano: Motif = (pen) => {
  const rock = pen.random.pick(['#6a4a6f', '#5a4a4a', '#7a4a3a', '#4a4a7a']);
  return (
    circle(0, -70, 66, pen.glow('#ffd27a', 1), 'stroke="none"') +
    around(5, (_, at) =>
      path(
        'M-9-58C-14-96-6-104 0-122C6-104 14-96 9-58Z',
        pen.down('#fff0a0', '#ff8a2e', '#f0302a'),
        `transform="translate(0 -4)rotate(${(at - 2) * 24})"`,
      ),
    ) +
    path('M-118 96C-84 70-50 10-34-58H34C50 10 84 70 118 96Z', pen.tone(rock)) +
    path(
      'M-34-58H34C38-40 44-22 50-6C40-20 34-6 28 16C20-8 12-16 6 34C-2-2-10-14-16 8C-22-10-32-16-46 0C-42-20-38-38-34-58Z',
      pen.down('#fff0a0', '#ff9a2e', '#e0302a'),
    ) +
    ellipse(0, -58, 34, 11, '#fff3a0') +
    line('M-66 56L-52 34M62 66L50 40M-20 78L-14 54', darker(rock, 0.5), 6) +
    group(
      '',
      [
        [-66, -84],
        [72, -76],
        [-40, -112],
        [44, -108],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 8, pen.ball('#ff8a3a')))
        .join(''),
    ) +
    path('M-124 98C-60 82 60 82 124 98V110H-124Z', pen.tone(lighter(rock, 0.12)))
  );
};

export const quilt: Motif = (pen) => {
  const [ground = '#c9262f', edge = '#2a5fc0'] = pen.random.some([pen.ink.hero, '#c9262f', '#2a5fc0', '#7a2fa8', '#12806a'], 2);
  const petal = pen.stamp(path('M0-12C-16-26-14-44 0-56C14-44 16-26 0-12Z', '#ffd257', 'stroke-width="3"'));
  return group(
    'transform="rotate(-8)"',
    repeat(11, (at) => line(`M${-90 + at * 18} -92V-112M${-90 + at * 18} 92V112`, '#ffd257', 7)),
    path('M-106-94H106V94H-106Z', pen.tone(edge)),
    path('M-86-74H86V74H-86Z', pen.tone(ground)),
    path('M-76-64H76V64H-76Z', 'none', 'stroke="#fff1d0" stroke-width="4" stroke-dasharray="7 9"'),
    around(8, (angle) => petal(0, 0, 1, angle)),
    circle(0, 0, 15, pen.ball(pen.ink.pop)),
    [
      [-58, -46, 0],
      [58, -46, 90],
      [58, 46, 180],
      [-58, 46, 270],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(x, y, 0.5, turn, path('M-30-30C10-30 30-10 30 30C4 24-24-4-30-30Z', '#fff1d0', 'stroke-width="4"')),
      )
      .join(''),
    repeat(9, (at) => placed(-96 + at * 24, -84, 1, 0, path('M0-7L7 0 0 7-7 0Z', '#ffd257', 'stroke="none"'))),
    repeat(9, (at) => placed(-96 + at * 24, 84, 1, 0, path('M0-7L7 0 0 7-7 0Z', '#ffd257', 'stroke="none"'))),
  );
};

export const bee: Motif = (pen) => {
  const wing =
    path('M10-30C30-96 92-104 106-66C108-34 58-10 10-16Z', pen.down('#ffffff', '#bfe6ff'), 'fill-opacity=".85"') +
    path('M12-12C50-20 84 0 78 24C60 40 26 16 10-2Z', pen.down('#ffffff', '#a8d8ff'), 'fill-opacity=".85"');
  return (
    around(6, (angle) =>
      placed(0, 8, 1, angle, path('M0-96L22-84V-60L0-48-22-60V-84Z', pen.tone('#f2a52a'), 'fill-opacity=".55" stroke-width="3"')),
    ) +
    pen.mirror(wing) +
    path('M-50 26C-54-30-30-56 0-56C30-56 54-30 50 26C46 70 22 94 0 108C-22 94-46 70-50 26Z', pen.ball('#ffc93a')) +
    path(
      'M-51 2C-20 14 20 14 51 2L51 26C20 40-20 40-51 26ZM-46 50C-20 64 20 64 46 50L36 74C14 84-14 84-36 74Z',
      '#3a2420',
      'stroke="none"',
    ) +
    circle(0, -48, 38, pen.ball('#ffdf7a')) +
    pen.mirror(
      line('M14-82C18-100 30-108 40-108', pen.ink.dark, 6) +
        circle(42, -108, 8, pen.gold) +
        ellipse(16, -50, 9, 12, pen.ink.dark, 'stroke="none"') +
        circle(13, -55, 3.5, '#fff', 'stroke="none"') +
        circle(28, -34, 6, '#ff8a6a', 'stroke="none"'),
    ) +
    path('M-10-32C-4-24 4-24 10-32C8-18-8-18-10-32Z', '#a81f3a', 'stroke-width="3"')
  );
};
