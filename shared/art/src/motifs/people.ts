import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { circle, ellipse, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { hilsa } from './sea-people';
import { eye, limb } from './strokes';
import * as small from './symbols';

const SKINS = ['#f2c79f', '#d99f6c', '#b97d4f', '#8f5a34'] as const;
const HAIR = ['#241a22', '#4a2a1a', '#1d2036'] as const;
const GREY = '#e8e4ee';

interface Figure {
  readonly wear: (pen: Pen, colour: string) => string;
  readonly top: (pen: Pen, colour: string) => string;
  readonly tool: (pen: Pen, colour: string) => string;
  readonly back?: (pen: Pen, hair: string) => string;
  readonly beard?: 'full' | 'long' | 'moustache';
}

const beardOf = (kind: Figure['beard'], hair: string): string => {
  if (kind === 'moustache')
    return path('M-24 8C-14-2-4 0 0 4C4 0 14-2 24 8C14 14 4 12 0 8C-4 12-14 14-24 8Z', hair, 'stroke-width="3"');
  if (kind === undefined) return line('M-12 10C-5 17 5 17 12 10', '#8a2f32', 4);
  const long = kind === 'long' ? 70 : 40;
  return (
    path(`M-42-16C-40 10-30 ${long}0 ${long + 6}C30 ${long} 40 10 42-16C30 4 16-2 0 0C-16-2-30 4-42-16Z`, hair) +
    path('M-10 12C-4 18 4 18 10 12C6 20-6 20-10 12Z', '#a83a3a', 'stroke-width="2"')
  );
};

/** Head and shoulders with what the trade wears and holds. */
function person(figure: Figure): Motif {
  return (pen) => {
    const skin = pen.random.pick(SKINS);
    const colour = pen.random.pick(['#c9262f', '#1f5fb0', '#12889a', '#7a2fb0', '#e8862a', '#0f7a5a']);
    const hair = figure.beard === 'long' ? GREY : pen.random.pick(HAIR);
    return (
      (figure.back?.(pen, hair) ?? '') +
      path('M-94 112C-92 62-60 44-26 38H26C60 44 92 62 94 112Z', pen.tone(colour)) +
      path('M-20 10H20V42C10 58-10 58-20 42Z', darker(skin, 0.18)) +
      figure.wear(pen, colour) +
      path('M-44-34C-46-86 46-86 44-34C44 6 22 30 0 32C-22 30-44 6-44-34Z', pen.down(lighter(skin, 0.25), skin)) +
      pen.mirror(
        ellipse(45, -22, 8, 12, skin, 'stroke-width="3"') +
          eye(pen, 17, -22, 8.5) +
          line('M7-38C13-43 23-42 28-37', hair === GREY ? '#b8b0c0' : hair, 5),
      ) +
      line('M0-16C3-8 4-4-2-2', darker(skin, 0.35), 3) +
      beardOf(figure.beard, hair) +
      figure.top(pen, colour) +
      figure.tool(pen, colour)
    );
  };
}

const turban = (pen: Pen, colour: string): string =>
  path('M-54-38C-66-112 66-112 54-38C34-60-34-60-54-38Z', pen.tone(lighter(colour, 0.3))) +
  line('M-46-48C-20-84 20-92 48-64M-52-62C-26-92 10-100 34-94', darker(colour, 0.2), 4);
const cap = (fill: string, brim: string) =>
  path('M-50-46C-50-106 50-106 50-46Z', fill) + path('M-50-48C-20-62 40-60 72-44C50-34-30-36-50-48Z', brim);
const long = (pen: Pen, hair: string): string =>
  path('M-52-44C-64-120 64-120 52-44C58 0 70 40 62 66H-62C-70 40-58 0-52-44Z', pen.tone(hair));
const fringe = (pen: Pen, hair: string): string =>
  path('M-48-36C-50-96 50-96 48-36C38-58 20-66 0-66C-20-66-38-58-48-36Z', pen.tone(hair));
const scarf = (pen: Pen, colour: string): string =>
  path('M-40 40C-16 62 16 62 40 40L48 60C16 84-16 84-48 60Z', pen.tone(lighter(colour, 0.45)));
const apron = (pen: Pen): string =>
  path('M-40 112L-30 56H30L40 112Z', pen.tone('#fff6e4')) + line('M-30 56L-20 34M30 56L20 34', '#fff', 6);

export const boatman = person({
  wear: scarf,
  beard: 'moustache',
  top: (pen) =>
    path('M-92-44C-60-60-40-100 0-112C40-100 60-60 92-44C40-58-40-58-92-44Z', pen.tone('#e8c46a')) +
    line('M-58-58C-30-70 30-70 58-58M-34-82C-14-90 14-90 34-82', '#a8702a', 4),
  tool: (pen, colour) =>
    limb(pen, 'M72 112L96-96', '#b9783a', 9) +
    placed(97, -104, 1, 6, path('M-15 30C-22-4-14-24 0-30C14-24 22-4 15 30Z', pen.tone(colour))),
});
export const sultan = person({
  wear: (pen) => line('M-50 52C-20 92 20 92 50 52', '#ffd257', 8) + placed(0, 88, 0.4, 0, small.gem(pen)),
  beard: 'full',
  top: (pen, colour) =>
    turban(pen, colour) +
    placed(0, -72, 0.46, 0, small.gem(pen)) +
    path('M-6-88C-26-118-4-134 14-122C4-116 6-100 6-88Z', pen.tone('#fff')),
  tool: (pen) => placed(80, 64, 0.6, 14, small.coin(pen)),
});
export const queen = person({
  back: long,
  wear: (pen) => line('M-34 46C-20 70 20 70 34 46', '#ffd257', 7) + placed(0, 70, 0.36, 0, small.gem(pen)),
  top: (pen) => fringe(pen, '#3a2018') + placed(0, -86, 1.1, 0, small.crown(pen)),
  tool: (pen) => limb(pen, 'M78 112V-30', '#ffd257', 7) + placed(78, -48, 0.5, 0, small.gem(pen)),
});
export const prince = person({
  back: (pen, hair) => path('M-50-40C-60-104 60-104 50-40C58-10 54 10 46 20H-46C-54 10-58-10-50-40Z', pen.tone(hair)),
  wear: (pen, colour) =>
    path('M-30 44L0 78L30 44L40 58L0 108L-40 58Z', pen.tone(lighter(colour, 0.4))) + circle(0, 82, 9, pen.gold),
  top: (pen) =>
    path('M-46-50L-54-96L-26-74L0-104L26-74L54-96L46-50C20-60-20-60-46-50Z', pen.gold) + circle(0, -70, 8, pen.ball('#e0263f')),
  tool: (pen) => limb(pen, 'M-84 112L-96-30', '#e8f0ff', 8) + limb(pen, 'M-112 48L-66 42', '#ffd257', 7),
});
export const wizard = person({
  wear: (pen) => [-40, 44, 4].map((x, at) => placed(x, 84 + (at % 2) * 10, 0.24, 0, small.star(pen))).join(''),
  beard: 'long',
  top: (pen, colour) =>
    path('M-78-40C-40-54-26-90 4-130C14-104 30-70 78-40C30-52-30-52-78-40Z', pen.tone(colour)) +
    line('M-44-56C-14-66 14-66 44-56', '#ffd257', 8) +
    placed(6, -84, 0.28, 12, small.star(pen)),
  tool: (pen) =>
    limb(pen, 'M84 112V-20', '#8a5a2a', 8) +
    circle(84, -42, 22, pen.ball('#5fe0ff')) +
    circle(84, -42, 44, pen.glow('#5fe0ff', 0.8), 'stroke="none"'),
});
export const alchemist = person({
  wear: apron,
  beard: 'full',
  top: (pen, colour) =>
    path('M-50-44C-54-110 54-110 50-44C20-58-20-58-50-44Z', pen.tone(darker(colour, 0.3))) +
    pen.mirror(circle(20, -58, 17, pen.gold) + circle(20, -58, 11, '#8adfff')),
  tool: (pen) =>
    placed(
      78,
      40,
      0.74,
      12,
      path('M-14-52H14V-20C44 6 48 48 0 52C-48 48-44 6-14-20Z', '#eaf6ff', 'fill-opacity=".6"') +
        path('M-34 16C-10 4 10 28 34 16C40 44 20 50 0 50C-20 50-40 44-34 16Z', pen.tone('#5fe07a')) +
        rect(-20, -62, 40, 14, 5, pen.gold),
    ),
});
export const acrobat = person({
  wear: (pen, colour) =>
    path('M-60 112L0 46L60 112H26L0 82L-26 112Z', pen.tone(lighter(colour, 0.45))) + placed(0, 66, 0.26, 0, small.star(pen)),
  top: (pen, colour) =>
    path('M-48-40C-50-98 50-98 48-40C20-56-20-56-48-40Z', pen.tone(colour)) +
    path('M0-78C-10-110 14-128 24-116C14-108 10-92 6-78Z', pen.tone('#ffd257')),
  tool: (pen) =>
    [-88, 88].map((x, at) => circle(x, -36 - at * 30, 19, pen.ball(at ? '#e0263f' : '#1fa85c'))).join('') +
    circle(-52, -100, 17, pen.ball('#ffd257')) +
    circle(58, -112, 15, pen.ball('#2a8af0')),
});
export const chef = person({
  wear: (pen) =>
    path('M-60 112C-60 66-40 46-26 40L0 62L26 40C40 46 60 66 60 112Z', pen.tone('#fff')) +
    repeat(
      3,
      (at) => circle(-12, 78 + at * 14, 4, '#c9a46a', 'stroke="none"') + circle(12, 78 + at * 14, 4, '#c9a46a', 'stroke="none"'),
    ),
  beard: 'moustache',
  top: (pen) =>
    path('M-44-48V-74C-84-84-66-130-30-116C-14-136 14-136 30-116C66-130 84-84 44-74V-48C20-58-20-58-44-48Z', pen.tone('#fff')) +
    line('M-20-60V-84M0-62V-88M20-60V-84', '#c8cfe0', 4),
  tool: (pen) => placed(82, 46, 1, 10, ellipse(0, -34, 18, 26, pen.silver) + limb(pen, 'M0-8V64', '#8a5a2a', 7)),
});
export const weaver = person({
  back: long,
  wear: scarf,
  top: (pen, colour) =>
    fringe(pen, '#241a22') +
    path('M-56-40C-66-112 66-112 56-40C48-74 20-84 0-84C-20-84-48-74-56-40Z', pen.tone(lighter(colour, 0.25))),
  tool: (pen, colour) =>
    placed(
      74,
      66,
      0.9,
      16,
      rect(-30, -34, 60, 68, 8, pen.tone(lighter(colour, 0.4))) +
        line('M-30-18H30M-30-2H30M-30 14H30', darker(colour, 0.1), 6) +
        rect(-38, -46, 76, 14, 6, pen.tone('#b9783a')) +
        rect(-38, 32, 76, 14, 6, pen.tone('#b9783a')),
    ),
});
export const potter = person({
  wear: apron,
  top: turban,
  tool: (pen) =>
    placed(
      -76,
      70,
      0.8,
      0,
      path('M-20-46H20C14-30 46-10 44 16C42 40 20 46 0 46C-20 46-42 40-44 16C-46-10-14-30-20-46Z', pen.ball('#c9623a')) +
        line('M-36 4C-14 14 14 14 36 4', '#ffd98a', 6) +
        rect(-26, -56, 52, 14, 6, pen.tone('#d97a4a')),
    ) +
    placed(
      80,
      82,
      0.56,
      0,
      path('M-20-46H20C14-30 46-10 44 16C42 40 20 46 0 46C-20 46-42 40-44 16C-46-10-14-30-20-46Z', pen.ball('#a8502f')),
    ),
});
export const goldsmith = person({
  wear: apron,
  beard: 'full',
  top: (pen, colour) =>
    cap(pen.tone(colour), pen.tone(darker(colour, 0.2))) + circle(17, -22, 18, 'none', 'stroke="#ffd257" stroke-width="6"'),
  tool: (pen) =>
    limb(pen, 'M-96 96L-64 8', '#8a5a2a', 9) +
    placed(-60, -4, 1, -20, rect(-34, -16, 68, 30, 5, pen.silver)) +
    placed(
      78,
      72,
      0.62,
      10,
      circle(0, 10, 32, 'none', `stroke="${pen.ink.dark}" stroke-width="20"`) +
        circle(0, 10, 32, 'none', 'stroke="#f2b233" stroke-width="12"') +
        placed(0, -34, 0.5, 0, small.gem(pen)),
    ),
});
export const astronaut: Motif = (pen) => {
  const trim = pen.random.pick(['#e0263f', '#1f6fe0', '#ff8a2b', '#12a08a']);
  const skin = pen.random.pick(SKINS);
  return (
    path('M-92 112C-92 60-60 44-30 42H30C60 44 92 60 92 112Z', pen.tone('#f2f5ff')) +
    rect(-26, 70, 52, 34, 7, pen.tone('#8a96b8')) +
    circle(-12, 87, 6, '#3fe07a') +
    circle(10, 87, 6, trim) +
    circle(0, -22, 82, pen.ball('#f4f7ff')) +
    circle(0, -18, 64, pen.down('#2a4a8a', '#101838')) +
    path('M-36-20C-38-60 38-60 36-20C36 10 18 28 0 30C-18 28-36 10-36-20Z', pen.ball(skin)) +
    path('M-38-26C-40-66 40-66 38-26C24-44-24-44-38-26Z', '#241a22') +
    pen.mirror(eye(pen, 14, -10, 7)) +
    line('M-10 10C-4 16 4 16 10 10', '#8a2f32', 4) +
    path('M-50-46C-40-70-16-78 4-76C-18-64-32-44-36-20L-52-18Z', '#fff', 'stroke="none" opacity=".35"') +
    pen.mirror(rect(70, -46, 22, 50, 9, pen.tone(trim))) +
    line('M82-50V-96', pen.ink.dark, 6) +
    circle(82, -100, 9, pen.ball(trim))
  );
};
export const captain = person({
  wear: (pen) =>
    path('M-26 42L0 70L26 42L18 112H-18Z', '#fff') +
    [-52, 52].map((x) => rect(x - 22, 52, 44, 12, 5, pen.gold)).join('') +
    repeat(3, (at) => circle(0, 80 + at * 13, 4, '#ffd257', 'stroke="none"')),
  beard: 'full',
  top: (pen) =>
    path('M-60-56C-70-106 70-106 60-56C30-70-30-70-60-56Z', pen.tone('#fff')) +
    path('M-54-58C-30-70 30-70 54-58V-42C30-54-30-54-54-42Z', pen.tone('#1d2a55')) +
    path('M-50-44C-20-56 40-54 62-36C30-34-30-32-50-44Z', '#10142a') +
    placed(0, -72, 0.3, 0, small.star(pen)),
  tool: (pen) =>
    placed(
      80,
      60,
      0.78,
      0,
      circle(0, 0, 40, 'none', `stroke="${pen.ink.dark}" stroke-width="20"`) +
        circle(0, 0, 40, 'none', 'stroke="#b9783a" stroke-width="12"') +
        limb(pen, 'M-58 0H58M0-58V58', '#b9783a', 6) +
        circle(0, 0, 12, pen.gold),
    ),
});
export const pirate = person({
  back: long,
  wear: scarf,
  beard: 'full',
  top: (pen) =>
    path('M-96-44C-70-118 70-118 96-44C60-66-60-66-96-44Z', pen.tone('#23243a')) +
    line('M-84-54C-54-72 54-72 84-54', '#ffd257', 5) +
    placed(0, -78, 0.42, 0, small.skull(pen)) +
    path('M4-30C14-38 32-36 34-22C30-8 12-8 6-16Z', '#16101c') +
    line('M-44-46L40-38', '#16101c', 5),
  tool: (pen) => path('M86 100C120 40 116-20 92-64C96-10 84 40 66 90Z', pen.silver) + limb(pen, 'M52 84L96 104', '#ffd257', 8),
});
export const genie: Motif = (pen) => {
  const skin = pen.random.pick(['#4fa8e8', '#8a6bf0', '#3fc0a0', '#e86aa8']);
  return (
    path(
      'M-60 40C-100 70-40 92-10 96C30 100 60 112 20 122C80 122 90 84 40 78C100 74 92 44 60 40Z',
      pen.down(lighter(skin, 0.2), skin, '#fff'),
    ) +
    path('M-64 50C-76 0-30-10 0-10C30-10 76 0 64 50C40 70-40 70-64 50Z', pen.ball(skin)) +
    limb(pen, 'M-58 20L-20 42L34 30M58 20L20 46L-30 34', skin, 17) +
    circle(0, -50, 42, pen.ball(skin)) +
    pen.mirror(circle(46, -40, 9, pen.gold) + eye(pen, 16, -54, 9) + line('M6-72C14-78 24-76 30-70', pen.ink.dark, 5)) +
    path('M-22-36C-8-22 8-22 22-36C16-12-16-12-22-36Z', '#fff') +
    path('M-6-10C-10 6 10 6 6-10Z', '#16101c') +
    path('M-14-90C-20-124 20-140 30-116C20-118 14-106 14-90Z', pen.tone('#16101c')) +
    rect(-16, -94, 32, 10, 4, pen.gold) +
    [-84, 86].map((x, at) => placed(x, -70 + at * 20, 0.3, 0, small.star(pen))).join('')
  );
};
export const merchant = person({
  wear: (pen, colour) => path('M-26 42L0 112L26 42L44 50L30 112H-30L-44 50Z', pen.tone(lighter(colour, 0.45))),
  beard: 'moustache',
  top: turban,
  tool: (pen) =>
    placed(
      -76,
      68,
      0.86,
      -8,
      path('M-20-40C-8-46 8-46 20-40L12-24H-12ZM-12-24H12C50 0 52 50 24 52H-24C-52 50-50 0-12-24Z', pen.ball('#b9783a')) +
        line('M-14-24H14', '#ffd257', 7) +
        placed(0, 22, 0.4, 0, small.coin(pen)),
    ) +
    placed(82, 50, 0.54, 10, small.coin(pen)) +
    placed(70, 92, 0.5, -10, small.coin(pen)),
});
export const archer = person({
  back: long,
  wear: (pen, colour) => path('M-60 112L20 44L46 52L-20 112Z', pen.tone(darker(colour, 0.35))),
  top: (pen, colour) =>
    path('M-62 0C-74-110 74-110 62 0C54-50 30-66 0-66C-30-66-54-50-62 0Z', pen.tone(darker(colour, 0.2))) +
    path('M-62 0C-74-110 74-110 62 0L70-10C80-124-80-124-70-10Z', pen.tone(colour)),
  tool: (pen) =>
    limb(pen, 'M72-104C128-50 128 60 72 108', '#8a5a2a', 8) +
    line('M72-104L58 2L72 108', '#fff', 3) +
    limb(pen, 'M20 2H120', '#e8c98a', 5) +
    path('M112-14L142 2L112 18Z', pen.silver),
});
export const storyteller = person({
  back: (pen) => circle(0, -100, 24, pen.tone(GREY)) + long(pen, GREY),
  wear: scarf,
  top: (pen) =>
    fringe(pen, GREY) +
    pen.mirror(circle(17, -22, 16, 'none', 'stroke="#ffd257" stroke-width="5"')) +
    line('M-3-24H3', '#ffd257', 5),
  tool: (pen, colour) =>
    placed(
      0,
      92,
      0.84,
      0,
      pen.mirror(
        path('M0 24C20 12 56 12 86 20V-30C56-40 20-36 0-22Z', pen.tone(colour)) +
          path('M0 14C20 2 52 4 78 10V-36C52-46 20-40 0-28Z', '#fff6dc') +
          line('M16-20C32-28 50-28 66-24M16-6C32-14 50-14 66-10', '#a8814a', 4),
      ),
    ),
});
export const fisherman = person({
  wear: scarf,
  beard: 'full',
  top: (pen) =>
    path('M-88-40C-60-54-50-102 0-104C50-102 60-54 88-40C50-56-50-56-88-40Z', pen.tone('#e8c46a')) +
    line('M-58-56C-20-68 20-68 58-56', '#c9302a', 8),
  tool: (pen) =>
    limb(pen, 'M-70 112L-104-84', '#b9783a', 6) +
    line('M-104-84C-128-60-122 0-116 22', '#fff', 3) +
    placed(74, 72, 0.56, -30, hilsa(pen)),
});
export const gardener = person({
  wear: apron,
  top: (pen, colour) =>
    path('M-84-42C-60-54-48-98 0-100C48-98 60-54 84-42C48-56-48-56-84-42Z', pen.tone('#f0d98a')) +
    line('M-54-58C-20-68 20-68 54-58', colour, 8) +
    placed(44, -66, 0.34, 0, small.blossom(pen)),
  tool: (pen) =>
    placed(
      -72,
      72,
      0.8,
      0,
      path('M-40-20H30L24 46H-34Z', pen.tone('#5fb8e0')) +
        limb(pen, 'M30 20L62-22', '#5fb8e0', 8) +
        path('M50-34L76-22L66-8L48-20Z', pen.silver),
    ) + placed(82, 66, 0.56, 0, small.blossom(pen)),
});
