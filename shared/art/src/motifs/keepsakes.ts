import { darker, lighter } from '../colour';
import { around, circle, ellipse, group, line, path, placed, rect, repeat, d } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

export const dhol: Motif = (pen) => {
  const shell = pen.random.pick([pen.ink.hero, '#c9262f', '#12889a', '#8a4a1f']);
  return (
    group(
      'transform="rotate(-24)"',
      path('M-70-60C-30-44 30-44 70-60V60C30 76-30 76-70 60Z', pen.tone(shell)),
      line('M-62-54L-36 66-12-50 12 70 36-50 62 62', pen.ink.dark, 9),
      line('M-62-54L-36 66-12-50 12 70 36-50 62 62', '#fff1d0', 4.5),
      ellipse(-78, 0, 24, 66, pen.tone('#7a3f1f')),
      ellipse(-80, 0, 17, 55, pen.ball('#fff1d8')),
      ellipse(-82, 2, 9, 26, '#4a2a2a', 'stroke="none"'),
      ellipse(78, 0, 24, 66, pen.tone('#7a3f1f')),
      rect(-12, -58, 24, 118, 8, pen.gold),
      placed(0, 0, 0.36, 24, small.blossom(pen)),
    ) +
    line('M-102 92L-34 22', pen.ink.dark, 17) +
    line('M-102 92L-34 22', '#d9a05a', 9) +
    circle(-32, 20, 13, pen.ball('#fff1d8')) +
    line('M104-108L52-48', pen.ink.dark, 16) +
    line('M104-108L52-48', '#d9a05a', 8) +
    circle(50, -46, 12, pen.ball('#e0263f'))
  );
};

export const flute: Motif = (pen) => {
  const reed = pen.random.pick(['#d9963f', '#c9b25a', '#b0603a']);
  const note = pen.stamp(
    path(
      'M-6 24C-22 16-36 40-18 48C-2 54 8 42 6 26V-18L38-28V10C22 4 8 26 24 36C40 42 50 30 50 16V-54L-6-38Z',
      pen.tone(pen.ink.pop),
    ),
  );
  return (
    circle(0, 0, 112, pen.glow(pen.ink.glow, 0.8), 'stroke="none"') +
    note(-64, -54, 0.8, -10) +
    note(66, 62, 0.66, 10) +
    group(
      'transform="rotate(-34)"',
      rect(-124, -16, 248, 34, 15, pen.down(lighter(reed, 0.5), reed, darker(reed, 0.45))),
      repeat(6, (at) => ellipse(-22 + at * 23, -3, 6.5, 5.5, '#3a1d0c', 'stroke-width="2"')),
      ellipse(-86, -3, 9, 6, '#3a1d0c', 'stroke-width="2"'),
      [-110, -58, 108].map((x) => rect(x - 6, -18, 12, 38, 3, pen.gold, 'stroke-width="3"')).join(''),
      path('M112 14C128 40 100 60 118 96C92 78 96 44 100 16Z', pen.tone(pen.ink.hero)),
    ) +
    placed(-78, 68, 0.5, -16, small.feather(pen))
  );
};

export const bell: Motif = (pen) => {
  const cloth = pen.random.pick([pen.ink.hero, '#c9262f', '#2a5fc0']);
  return (
    circle(0, 82, 20, pen.gold) +
    path(
      'M0-92C46-92 62-50 66 0C70 40 82 52 102 70H-102C-82 52-70 40-66 0C-62-50-46-92 0-92Z',
      pen.across('#c9780f', '#ffe08a', '#fff6c4', '#f0a52a', '#a85f0a'),
    ) +
    rect(-106, 62, 212, 22, 11, pen.gold) +
    line('M-62 16C-30 28 30 28 62 16M-60-2C-30 10 30 10 60-2', '#a8610c', 5) +
    placed(0, -34, 0.5, 0, small.gem(pen)) +
    path('M-48-60C-30-76-26-40-34-4C-40-20-50-40-48-60Z', '#fff', 'stroke="none" opacity=".5"') +
    pen.mirror(
      path('M4-96C24-128 70-124 62-100C56-84 26-86 4-92Z', pen.tone(cloth)) +
        path('M8-92C30-80 40-60 34-46C22-54 8-72 4-88Z', pen.tone(darker(cloth, 0.15))),
    ) +
    circle(0, -96, 14, pen.tone(cloth)) +
    line('M-112-14C-124 4-124 26-116 42M112-14C124 4 124 26 116 42', '#fff', 6, 'opacity=".7"')
  );
};

export const mirror: Motif = (pen) => {
  const frame = pen.random.chance(0.5) ? pen.gold : pen.silver;
  return (
    rect(-12, 42, 24, 78, 10, frame) +
    circle(0, 116, 10, pen.ball(pen.ink.pop)) +
    around(10, (angle) => placed(0, -26, 1, angle, path('M-15-80C-12-100 12-100 15-80Z', frame))) +
    ellipse(0, -26, 82, 84, frame) +
    ellipse(0, -26, 64, 66, pen.down('#f2fdff', '#8fd0f5', '#3a6fc0')) +
    path(
      'M-50-34C-46-70-10-84 14-80L-38 12C-46 0-52-16-50-34ZM30-76C40-70 50-60 54-48L2 34C-8 36-16 34-24 28Z',
      '#fff',
      'stroke="none" opacity=".55"',
    ) +
    placed(0, 46, 0.5, 0, small.gem(pen)) +
    placed(40, -60, 0.3, 0, small.star(pen)) +
    pen.mirror(placed(82, -26, 0.24, 0, small.pearl(pen)))
  );
};

export const clock: Motif = (pen) => {
  const casing = pen.random.pick([pen.ink.hero, '#c9262f', '#2a5fc0', '#12889a']);
  const hour = pen.random.integer(0, 11) * 30;
  return (
    pen.mirror(
      path('M26-82C40-116 92-96 82-62Z', pen.gold) + line('M58 84L74 108', pen.ink.dark, 20) + line('M58 84L74 108', '#ffd257', 10),
    ) +
    rect(-8, -118, 16, 26, 6, pen.gold) +
    circle(0, 6, 96, pen.tone(casing)) +
    circle(0, 6, 80, pen.gold) +
    circle(0, 6, 68, '#fffbec') +
    around(
      12,
      (angle, at) =>
        `<path d="M0-56V${at % 3 ? -50 : -44}" transform="translate(0 6)rotate(${angle})" stroke="#5a3a2a" stroke-width="${at % 3 ? 4 : 7}"/>`,
    ) +
    group(`transform="translate(0 6)rotate(${hour})"`, path('M-6 8L0-34 6 8Z', '#2a2440', 'stroke-width="2"')) +
    group('transform="translate(0 6)rotate(60)"', path('M-5 12L0-52 5 12Z', '#c9262f', 'stroke-width="2"')) +
    circle(0, 6, 8, pen.gold) +
    path('M-74-16C-66-50-36-72-8-74C-40-60-58-40-66-10Z', '#fff', 'stroke="none" opacity=".5"')
  );
};

export const key: Motif = (pen) => {
  const metal = pen.random.chance(0.65) ? pen.gold : pen.silver;
  return (
    circle(0, -40, 90, pen.glow('#fff6c8', 0.9), 'stroke="none"') +
    group(
      'transform="rotate(28)"',
      rect(-11, -30, 22, 140, 7, metal),
      path('M9 62H48V76H36V86H48V104H9Z', metal),
      rect(-18, -28, 36, 16, 6, metal),
      around(3, (angle) => placed(0, -74, 1, angle, circle(0, -28, 27, metal))),
      circle(0, -74, 34, metal),
      around(3, (angle) => placed(0, -74, 1, angle, circle(0, -30, 12, pen.ink.dark, 'fill-opacity=".75" stroke-width="3"'))),
      placed(0, -74, 0.44, -28, small.gem(pen)),
      line('M-5-8V92', '#fff', 5, 'opacity=".6"'),
    ) +
    placed(74, -64, 0.36, 0, small.star(pen)) +
    placed(-74, 40, 0.3, 0, small.star(pen))
  );
};

export const map: Motif = (pen) =>
  group(
    'transform="rotate(-6)"',
    path('M-104-76L-40-92 36-74 104-92V74L36 92-40 74-104 92Z', pen.down('#fff3cf', '#f0d49a', '#d9ae68')),
    path('M-40-92L36-74V92L-40 74Z', '#c99a5a', 'fill-opacity=".28"'),
    path(
      'M-92-30C-70-60-44-40-26-52C-10-40-24-14-46-10C-66 4-94-4-92-30ZM18 20C34-2 70-4 84 16C92 44 60 66 34 58C16 54 8 36 18 20Z',
      pen.tone('#4fae7a'),
      'stroke-width="3"',
    ),
    line('M-64 46C-40 20-22 48 0 22C18 0 40 8 52-28', '#c9262f', 6, 'stroke-dasharray="4 13"'),
    line('M-76 34L-52 58M-52 34L-76 58', pen.ink.dark, 16),
    line('M-76 34L-52 58M-52 34L-76 58', '#e0263f', 9),
    placed(58, -46, 0.5, 6, path('M0 48C-44 0-36-46 0-46C36-46 44 0 0 48Z', pen.ball(pen.ink.pop)), circle(0, -12, 15, '#fff')),
    placed(60, 38, 0.3, 6, small.star(pen)),
  );

export const hourglass: Motif = (pen) => {
  const sand = pen.random.pick(['#ffc53d', '#ff8a5a', '#5fe0d0', '#ff8ad0']);
  return (
    path(
      'M-62-78H62C62-30 16-16 10 0C16 16 62 30 62 80H-62C-62 30-16 16-10 0C-16-16-62-30-62-78Z',
      '#eaf8ff',
      'fill-opacity=".5"',
    ) +
    path('M-48-44C-24-36 24-36 48-44C38-22 12-14 6 2H-6C-12-14-38-22-48-44Z', pen.tone(sand), 'stroke-width="3"') +
    path('M-56 78C-54 50-24 34 0 30C24 34 54 50 56 78Z', pen.tone(sand), 'stroke-width="3"') +
    line('M0 0V32', sand, 6) +
    path('M-50-70C-48-42-30-28-20-18', 'none', 'stroke="#fff" stroke-width="7" opacity=".8"') +
    pen.mirror(path('M70-84H86V86H70Z', pen.tone('#8a4a1f')) + circle(78, 0, 12, pen.gold)) +
    rect(-102, -106, 204, 28, 12, pen.gold) +
    rect(-102, 80, 204, 28, 12, pen.gold) +
    placed(0, -92, 0.3, 0, small.gem(pen)) +
    placed(0, 94, 0.3, 0, small.gem(pen))
  );
};

export const bangles: Motif = (pen) => {
  const [one = '#e0263f', two = '#2a8af0'] = pen.random.some(['#e0263f', '#1fb87a', '#2a8af0', '#9a3df0', pen.ink.hero], 2);
  const hoop = (y: number, tint: string) =>
    ellipse(0, y, 88, 46, 'none', `stroke="${pen.ink.dark}" stroke-width="30"`) +
    ellipse(0, y, 88, 46, 'none', `stroke="${tint}" stroke-width="21"`) +
    ellipse(0, y - 4, 88, 46, 'none', 'stroke="#fff" stroke-width="4" opacity=".55"') +
    [0, 8, 12, 8, 0].map((drop, at) => placed(-60 + at * 30, y + 33 + drop, 0.17, 0, small.pearl(pen))).join('');
  return (
    circle(0, -6, 116, pen.glow('#fff6c8', 0.6), 'stroke="none"') +
    hoop(42, one) +
    hoop(4, '#f2b233') +
    hoop(-34, two) +
    placed(0, 18, 0.56, 0, small.jewel(pen, one)) +
    placed(84, -84, 0.42, 0, small.star(pen))
  );
};

export const chilli: Motif = (pen) => {
  const pod = (tint: string) =>
    pen.stamp(
      path('M-30-66C-4-86 34-76 38-44C46 10 26 74-44 106C-8 66-18 20-36-10C-48-34-46-56-30-66Z', pen.ball(tint)),
      path('M-18-50C-2-56 14-46 18-22C20 8 12 34-2 54C4 20-4-16-18-50Z', '#fff', 'stroke="none" opacity=".45"'),
      path('M-38-58C-24-92 22-96 38-54C20-62 14-56 2-64C-8-56-22-64-38-58Z', pen.tone('#3fae4a')),
      path('M-6-78C-10-96-2-112 14-116L20-106C8-102 6-92 8-80Z', pen.tone('#2f8a3a')),
    );
  const flame = pen.stamp(small.flame(pen));
  const hot = pod('#e8202f');
  return (
    flame(-70, 8, 1.05, -16) +
    flame(76, 20, 1, 14) +
    flame(0, -56, 1.35) +
    pod(pen.random.pick(['#ff8a1f', '#3fb84a', '#ffc53d']))(44, 12, 0.86, -26) +
    hot(-22, 8, 1)
  );
};

export const stall: Motif = (pen) => {
  const [one, two] = pen.random.pick([
    [pen.ink.hero, '#fff4dc'],
    ['#e0263f', '#ffd257'],
    ['#12889a', '#fff4dc'],
    ['#7a3df0', '#ffc0e0'],
  ] as const);
  return (
    pen.mirror(rect(84, -40, 12, 140, 4, pen.tone('#8a5a2a'))) +
    rect(-84, -30, 168, 76, 2, pen.down('#5a2a3a', '#8a4a3a')) +
    circle(0, 6, 76, pen.glow('#ffe08a', 0.9), 'stroke="none"') +
    placed(-46, 14, 0.62, 0, small.orange(pen)) +
    placed(0, 8, 0.7, 0, small.grapes(pen)) +
    placed(48, 14, 0.62, 0, small.cherry(pen)) +
    path('M-104 40H104L92 106H-92Z', pen.tone('#a8632a')) +
    line('M-98 62H98M-94 84H94', '#5a3014', 4) +
    path('M-84-104H84L116-40H-116Z', pen.tone(one)) +
    [-1, 1].map((side) => path(`M${side * 28}-104H${side * 56}L${side * 77}-40H${side * 39}Z`, two, 'stroke-width="3"')).join('') +
    repeat(6, (at) => path(d`M${-116 + at * 38.6}-42h38.6c0 34-38.6 34-38.6 0Z`, at % 2 ? two : one)) +
    placed(-104, -4, 0.3, 0, small.star(pen)) +
    placed(104, -4, 0.3, 0, small.star(pen)) +
    placed(0, 76, 0.5, 0, small.oldCoin(pen))
  );
};

export const bigTop: Motif = (pen) => {
  const [one, two] = pen.random.pick([
    [pen.ink.hero, '#fff4dc'],
    ['#e0263f', '#fff4dc'],
    ['#2a5fc0', '#ffd257'],
    ['#8a2fa8', '#ffe0a0'],
  ] as const);
  return (
    line('M0-96V-122', '#c99a5a', 6) +
    path('M2-122L40-112 2-100Z', pen.tone(pen.ink.pop)) +
    path('M-92-14H92L102 100H-102Z', pen.tone(two)) +
    path('M-92-14H-56L-62 100H-102ZM92-14H56L62 100H102ZM-20-14H20L22 100H-22Z', pen.tone(one), 'stroke-width="3"') +
    path('M-30 100C-28 50-14 22 0 12C14 22 28 50 30 100Z', pen.down('#2a0f2f', '#6a2a3f')) +
    circle(0, 84, 34, pen.glow('#ffe08a', 1), 'stroke="none"') +
    path('M0-100C30-54 70-34 116-22H-116C-70-34-30-54 0-100Z', pen.tone(one)) +
    path('M0-100C-16-54-34-34-50-22H-14C-6-44-2-70 0-100ZM0-100C16-54 34-34 50-22H14C6-44 2-70 0-100Z', two, 'stroke-width="3"') +
    repeat(7, (at) => path(d`M${-116 + at * 33.1}-24h33.1c0 26-33.1 26-33.1 0Z`, at % 2 ? two : one, 'stroke-width="3"')) +
    placed(0, 84, 0.5, 0, small.star(pen)) +
    rect(-112, 98, 224, 12, 5, pen.gold)
  );
};

export const teaGarden: Motif = (pen) => {
  const row = (y: number, tint: string) =>
    repeat(7, (at) => ellipse(-108 + at * 36, y + (at % 2) * 3, 25, 19, pen.ball(tint), 'stroke-width="3"'));
  return (
    circle(-52, -66, 38, pen.ball('#ffd98a')) +
    path('M-124 30C-90-50-40-60-10-20C20-70 80-60 124 26V60H-124Z', pen.tone('#5fae7a')) +
    path('M70-6C60-40 60-70 68-92C76-70 80-40 82-6Z', pen.tone('#8a5a2a')) +
    group(
      '',
      ellipse(76, -88, 40, 24, pen.tone('#2f9a4a')),
      ellipse(48, -72, 24, 17, pen.tone('#3fb85a')),
      ellipse(102, -70, 22, 16, pen.tone('#3fb85a')),
    ) +
    row(36, '#3fae5a') +
    row(66, '#2f9a4a') +
    row(96, '#23803c') +
    placed(-34, 62, 0.36, 0, small.blossom(pen)) +
    placed(58, 92, 0.34, 0, small.blossom(pen)) +
    placed(0, 20, 0.86, -10, small.leaf(pen))
  );
};
