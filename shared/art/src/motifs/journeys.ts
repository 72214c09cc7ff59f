import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';

const wheel = (pen: Pen, rim: string) =>
  pen.stamp(
    circle(0, 0, 42, 'none', `stroke="${pen.ink.dark}" stroke-width="15"`),
    circle(0, 0, 42, 'none', `stroke="${rim}" stroke-width="7"`),
    group(
      'stroke="#fff" stroke-width="2.5" opacity=".85"',
      around(6, (angle) => `<path d="M0-38V38" transform="rotate(${angle / 2})"/>`),
    ),
    circle(0, 0, 9, pen.gold),
  );

export const rickshaw: Motif = (pen) => {
  const hood = pen.random.pick([pen.ink.hero, '#d81f4a', '#7a2fc0', '#12889a']);
  const turn = wheel(pen, '#ffd257');
  return (
    line('M-34 58H40L66 4 90 62M40 58L14 22', pen.ink.dark, 13) +
    line('M-34 58H40L66 4 90 62M40 58L14 22', '#e6edf8', 6) +
    line('M60-16L66 6M48-20L82-24', pen.ink.dark, 11) +
    line('M60-16L66 6M48-20L82-24', '#ffd257', 5) +
    path('M18-2H54C58 4 54 12 46 12H24C16 12 14 4 18-2Z', pen.tone('#6a3a24')) +
    path('M-106 18C-130-70-70-118 4-102C22-98 24-84 12-78C-26-70-48-40-46 18Z', pen.tone(hood)) +
    line('M-88 14C-104-56-58-98 4-92M-68 14C-78-44-44-78 8-84', lighter(hood, 0.55), 4) +
    repeat(5, (at) => circle(-100 + at * 13, 20, 7, at % 2 ? pen.ink.second : '#fff4dc', 'stroke-width="3"')) +
    path('M-108 16H-12L2 44H-98C-106 38-110 26-108 16Z', pen.tone(darker(hood, 0.15))) +
    path('M-54-10H0C8-6 8 8 0 14H-54Z', pen.tone(pen.ink.pop)) +
    placed(-70, -36, 0.58, -30, small.blossom(pen)) +
    placed(-62, 32, 0.36, 0, small.star(pen)) +
    turn(-44, 62) +
    turn(88, 66, 0.86)
  );
};

export const palanquin: Motif = (pen) => {
  const cloth = pen.random.pick([pen.ink.hero, '#c9262f', '#6a2fb0', '#12889a']);
  const curtain = path('M50-34H76C70-4 74 26 84 62H50C60 26 58-4 50-34Z', pen.tone(cloth));
  return (
    path('M-122-66H122V-50H-122Z', pen.tone('#a8632a')) +
    pen.mirror(circle(120, -58, 12, pen.gold) + line('M66-52V-30', '#ffd257', 7)) +
    rect(-80, -40, 160, 104, 6, pen.down(darker(cloth, 0.55), darker(cloth, 0.25))) +
    circle(0, 14, 52, pen.glow('#ffe7a0', 0.9), 'stroke="none"') +
    placed(0, 30, 0.86, 0, small.crown(pen)) +
    pen.mirror(curtain + path('M52 14C62 8 76 10 78 16L76 26C68 20 60 20 54 24Z', pen.gold)) +
    path('M-96-34C-70-96-30-88 0-118C30-88 70-96 96-34Z', pen.tone(cloth)) +
    line('M-62-42C-48-76-20-78 0-106C20-78 48-76 62-42M0-104V-42', lighter(cloth, 0.5), 4) +
    repeat(9, (at) => path(`M${-99 + at * 22}-38h22l-11 20Z`, at % 2 ? pen.ink.second : '#fff4dc', 'stroke-width="3"')) +
    circle(0, -118, 9, pen.gold) +
    rect(-92, 62, 184, 20, 7, pen.gold) +
    pen.mirror(path('M64 82H84L78 108H70Z', pen.gold))
  );
};

export const riverboat: Motif = (pen) => {
  const sail = pen.random.pick([pen.ink.hero, '#e0452f', '#f2a52a', '#7a4de8', '#1f9a8a']);
  const hull = pen.random.pick(['#7a3f1f', '#2f4a7a', '#8a2f3a']);
  return (
    rect(-6, -118, 10, 150, 4, pen.tone('#b0763a')) +
    path('M6-112C70-96 98-40 88 14C58 2 34 4 6 16C26-22 26-72 6-112Z', pen.tone(sail)) +
    path('M-10-96C-44-76-64-34-72 14C-50 4-30 6-10 14Z', pen.tone(lighter(sail, 0.45))) +
    line('M24-66C44-60 66-44 82-22M26-24C46-22 68-16 88-2', lighter(sail, 0.45), 5) +
    path('M-118 26C-98 40-70 46-40 46H48C80 46 104 36 122 16C116 62 88 86 48 86H-48C-86 86-110 66-118 26Z', pen.tone(hull)) +
    path('M-118 26C-98 40-70 46-40 46H48C80 46 104 36 122 16L120 30C102 50 80 58 48 58H-42C-76 58-102 50-116 38Z', pen.gold) +
    path('M-62 44C-60 8-14 8-10 44Z', pen.tone('#d9a05a')) +
    line('M-54 32H-16M-58 40H-12', '#8a5a24', 3) +
    placed(92, 46, 0.3, 0, small.star(pen)) +
    path(
      'M-124 88C-100 70-84 92-62 84C-40 70-24 92 0 84C24 70 40 92 62 84C84 70 100 92 124 88C112 112-112 112-124 88Z',
      pen.down('#dff6ff', '#3fa8e0'),
    ) +
    line('M-90 98C-78 92-70 98-58 96M28 98C40 92 50 98 62 96', '#fff', 4, 'opacity=".8"')
  );
};

export const train: Motif = (pen) => {
  const body = pen.random.pick(['#1f7a5a', '#b3202f', '#2a4fa8', '#6a2f8a']);
  return (
    group('stroke="none" opacity=".9"', circle(-30, -112, 17, '#fff'), circle(-8, -104, 24, '#fff'), circle(26, -112, 14, '#fff')) +
    path('M-22-90H22L14-50H-14Z', pen.tone('#3a4266')) +
    rect(-28, -98, 56, 16, 5, pen.gold) +
    path('M-78-42C-78-62 78-62 78-42V66H-78Z', pen.tone(darker(body, 0.3))) +
    circle(0, 4, 66, pen.ball(body)) +
    circle(0, 4, 66, 'none', `stroke="${pen.ink.dark}" stroke-width="12"`) +
    circle(0, 4, 66, 'none', 'stroke="#ffd257" stroke-width="6"') +
    circle(0, -12, 30, pen.glow('#fffbd0', 1), 'stroke="none"') +
    circle(0, -12, 22, pen.ball('#fff6b0')) +
    rect(-30, 24, 60, 24, 6, pen.tone('#2a2440')) +
    placed(0, 36, 0.24, 0, small.star(pen)) +
    pen.mirror(circle(62, -40, 12, pen.ball('#ffdf6a'))) +
    rect(-92, 58, 184, 22, 8, pen.tone('#d8323c')) +
    path('M-74 80H74L56 112H-56Z', pen.silver) +
    line('M-44 82L-34 110M-14 82L-10 110M14 82L10 110M44 82L34 110', '#5a6690', 5)
  );
};

export const kite: Motif = (pen) => {
  const [one = '#e0263f', two = '#ffc53d'] = pen.random.some(
    ['#e0263f', '#ffc53d', '#2a8af0', '#7a3df0', '#1fb87a', pen.ink.hero],
    2,
  );
  const bow = pen.stamp(path('M0 0C-22-16-26 14 0 0C22-16 26 14 0 0Z', pen.tone(two), 'stroke-width="3"'));
  return group(
    'transform="rotate(14)"',
    line('M0 62C-44 78 30 92-14 124', '#fff', 4) + bow(-18, 84, 1, 20) + bow(6, 100, 0.9, -20) + bow(-8, 120, 0.8, 30),
    path('M0-118L84-26 0 70-84-26Z', pen.tone(one)),
    path('M0-118V-26H-84ZM0 70V-26H84Z', pen.tone(two)),
    circle(0, -26, 34, '#fff4dc'),
    placed(0, -26, 0.56, -14, pen.random.pick([small.star, small.blossom, small.oldCoin])(pen)),
    line('M0-118V70M-84-26C-40-52 40-52 84-26', pen.ink.dark, 4, 'opacity=".5"'),
    pen.mirror(path('M84-26L116-40 112-8Z', pen.tone(one))),
  );
};

export const archBridge: Motif = (pen) => {
  const stone = pen.random.pick(['#d84a3a', '#c9965a', '#7a8ac0', '#3f9a86']);
  const post =
    path('M44-24H58V-66H44ZM84 2H98V-40H84Z', pen.tone(darker(stone, 0.1))) +
    circle(51, -72, 9, pen.gold) +
    circle(91, -46, 9, pen.gold);
  return (
    circle(0, -46, 76, pen.glow('#fff3b0', 0.9), 'stroke="none"') +
    circle(0, -56, 40, pen.ball('#ffe9a8')) +
    path('M-122 60C-80-44 80-44 122 60H72C48 0-48 0-72 60Z', pen.tone(stone)) +
    line('M-108 44C-70-34 70-34 108 44', lighter(stone, 0.5), 6) +
    line('M-98-44L-44-70C-16-78 16-78 44-70L98-44', pen.ink.dark, 14) +
    line('M-98-44L-44-70C-16-78 16-78 44-70L98-44', lighter(stone, 0.2), 7) +
    pen.mirror(post) +
    path('M-11-26H11V-72H-11Z', pen.tone(darker(stone, 0.1))) +
    circle(0, -80, 10, pen.gold) +
    path(
      'M-124 62C-100 48-84 68-62 60C-40 48-24 68 0 60C24 48 40 68 62 60C84 48 100 68 124 62L112 104H-112Z',
      pen.down('#bfeaff', '#2a8ac8', '#17508a'),
    ) +
    placed(-46, 82, 0.34, 0, small.blossom(pen)) +
    placed(52, 88, 0.28, 0, small.blossom(pen)) +
    line('M-16 82C-4 76 8 84 22 80', '#fff', 4, 'opacity=".8"')
  );
};

export const lighthouse: Motif = (pen) => {
  const band = pen.random.pick([pen.ink.hero, '#d8323c', '#2a5fc0', '#12889a']);
  return (
    path('M0-82L-126-118V-34ZM0-82L126-118V-34Z', pen.glow('#fff6b0', 0.95), 'stroke="none"') +
    path('M-34 84L-24-58H24L34 84Z', pen.across('#cfd6e6', '#fff', '#fff', '#b9c2d8')) +
    path('M-27-16L-24.5-46H24.5L27-16ZM-32 50L-29.5 16H29.5L32 50Z', pen.tone(band), 'stroke-width="3"') +
    rect(-38, -66, 76, 13, 4, pen.tone('#3a4266')) +
    rect(-22, -98, 44, 34, 4, pen.down('#fffbd0', '#ffc53d')) +
    line('M-8-98V-66M8-98V-66', '#8a5a12', 3) +
    path('M-30-96C-22-116 22-116 30-96Z', pen.tone(band)) +
    circle(0, -116, 8, pen.gold) +
    path('M-9 84V62C-9 50 9 50 9 62V84Z', pen.tone('#5a3a2a')) +
    path('M-92 108C-96 84-62 70-40 82C-22 70 22 70 40 82C62 70 96 84 92 108Z', pen.tone('#6f7a98')) +
    path(
      'M-122 100C-98 84-84 106-60 98C-40 86-22 106 0 98C22 86 40 106 60 98C84 86 98 106 122 100L112 118H-112Z',
      pen.down('#c8f0ff', '#2f95d0'),
    ) +
    ellipse(-62, 88, 9, 4, '#fff', 'stroke="none" opacity=".5"')
  );
};

export const camel: Motif = (pen) => {
  const cloth = pen.random.pick([pen.ink.hero, '#c9562f', '#8a2fa8', '#12889a']);
  const hill = (y: number, tint: string) =>
    path(`M-124 ${y}C-70 ${y - 40}-20 ${y + 6} 30 ${y - 18}C70 ${y - 36} 100 ${y - 20} 124 ${y}V108H-124Z`, pen.tone(tint));
  return (
    circle(38, -60, 40, pen.ball('#ffd257')) +
    hill(34, '#f0b862') +
    path(
      'M-88 62C-92 20-74-8-54-10L-58-40C-60-58-34-60-34-44L-30-18C-22-34-6-36 2-20C8-34 30-32 34-12C60-6 66 30 60 64H46L42 30H22L18 64H4L0 32H-34L-40 64H-54L-58 30L-70 64Z',
      pen.tone('#b87a3f'),
    ) +
    path('M-58-40C-84-48-86-30-78-24L-56-28Z', pen.tone('#b87a3f')) +
    circle(-68, -36, 4, pen.ink.dark, 'stroke="none"') +
    path('M-32-14C-14-30 20-30 38-8L32 18H-26Z', pen.tone(cloth)) +
    line('M-28 8H34', '#ffd257', 6) +
    repeat(5, (at) => circle(-22 + at * 13, 20, 4.5, pen.ink.second, 'stroke-width="2"')) +
    hill(86, '#d98a3a') +
    line('M-84 88C-50 74-30 92 0 84M20 96C44 84 66 96 90 88', '#fff1c8', 4, 'opacity=".6"')
  );
};

/** One behind the other over the dunes. */
export const caravan: Motif = (pen) =>
  placed(-46, -30, 0.56, 0, camel(pen)) + placed(40, 26, 0.8, 0, camel(pen)) + placed(-84, -92, 0.4, 0, small.star(pen));
