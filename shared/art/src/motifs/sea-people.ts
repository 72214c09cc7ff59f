import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { circle, ellipse, group, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { eye, flipped, gleam, limb } from './strokes';
import * as small from './symbols';

const CORAL = ['#ff5b6f', '#ff8a2b', '#c85aff', '#ffcf3d', '#ff4f9a', '#2fe0c0'] as const;
const WAVES = 'M-124 70C-98 50-80 76-58 66C-38 54-20 76 0 68C20 56 38 76 58 66C80 52 98 74 124 70L112 114H-112Z';
const water = (pen: Pen): string => path(WAVES, pen.down('#dff6ff', '#4fb0e0', '#17508a'));
const bubbles = (...places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => circle(x, y, r, '#fff', 'fill-opacity=".25" stroke="#fff" stroke-width="3"')).join('');

/** The river's own fish: long, silver, with a dark back. */
export const hilsa: Motif = (pen) => {
  const back = pen.random.pick(['#3f6f9a', '#4a7a6a', '#6a5a9a', '#8a6a4a']);
  return (
    path('M66 0L120-52C112-18 112 18 120 52Z', pen.tone(darker(back, 0.1))) +
    path('M-10-44C6-84 44-74 50-38ZM-6 42C6 72 34 66 36 36Z', pen.tone(back)) +
    path(
      'M-116 6C-98-40-40-60 14-52C52-44 74-20 84 0C74 22 52 44 14 52C-40 60-96 48-116 6Z',
      pen.down(back, '#f4faff', '#cfdcec'),
    ) +
    group(
      `fill="none" stroke="${lighter(back, 0.2)}" stroke-width="3" opacity=".7"`,
      repeat(4, (at) => `<path d="M${-38 + at * 26}-36q16 18 0 36q16 18 0 34"/>`),
    ) +
    path('M-70-30C-56-12-56 18-68 36', 'none', `stroke="${back}" stroke-width="5"`) +
    path('M-40 12C-20 4 2 14 4 28C-14 36-34 28-40 12Z', pen.tone('#f0b8a0')) +
    eye(pen, -82, -8, 14, '#ffe9a0') +
    line('M-112 16C-102 22-94 22-88 18', pen.ink.dark, 4) +
    gleam('M-60-36C-30-48 10-46 36-38C4-40-30-36-60-36Z', '.7')
  );
};

export const hilsaPair: Motif = (pen) => placed(-6, -34, 0.84, -10, hilsa(pen)) + placed(8, 48, 0.7, 8, flipped(hilsa(pen)));

/** Caught in a net that is drawn up. */
export const hilsaNet: Motif = (pen) =>
  placed(0, -4, 0.86, 18, hilsa(pen)) +
  line(
    'M-100-90C-90 60-40 104 0 104C40 104 90 60 100-90M-64-96C-56 40-24 88 0 104C24 88 56 40 64-96M-22-100C-18 20-8 80 0 104C8 80 18 20 22-100M-98-50H98M-92-8H92M-78 34H78M-52 70H52',
    '#fff1d0',
    3,
    'opacity=".85"',
  ) +
  limb(pen, 'M-108-94C-50-112 50-112 108-94', '#c99a5a', 8);

export const lobster: Motif = (pen) => {
  const shell = pen.random.pick(['#e8402f', '#ff6a3a', '#3a7be8', '#c23a7a']);
  const claw = path(
    'M44-30C64-40 74-56 70-70C54-84 54-112 78-122C76-110 80-104 88-98C94-108 104-114 114-112C120-88 104-66 86-62C88-40 70-18 50-12Z',
    pen.tone(shell),
  );
  return (
    pen.mirror(
      line('M18-72C40-110 64-122 104-126', darker(shell, 0.2), 4) +
        line('M34 6L78 2L98 22M34 22L76 30L90 52', darker(shell, 0.3), 9) +
        claw,
    ) +
    [0, 1, 2]
      .map((at) =>
        path(
          `M${-38 + at * 5} ${34 + at * 22}C-20 ${24 + at * 22} 20 ${24 + at * 22} ${38 - at * 5} ${34 + at * 22}L${32 - at * 5} ${58 + at * 22}H${-32 + at * 5}Z`,
          pen.tone(at % 2 ? darker(shell, 0.12) : shell),
        ),
      )
      .join('') +
    path('M-22 96L-56 118L-18 116L0 124L18 116L56 118L22 96Z', pen.tone(shell)) +
    path('M-40-30C-44-86 44-86 40-30C46 10 36 36 0 40C-36 36-46 10-40-30Z', pen.ball(shell)) +
    pen.mirror(eye(pen, 17, -56, 12)) +
    line('M-14-22C-6-14 6-14 14-22', pen.ink.dark, 5) +
    gleam('M-30-10C-32-40-20-58-10-62C-18-40-20-24-20-6Z', '.45')
  );
};
export const lobsterPot: Motif = (pen) =>
  placed(0, -14, 0.8, 0, lobster(pen)) +
  path('M-96 40H96L74 108H-74Z', pen.tone('#8a5a2a')) +
  line('M-88 60H88M-82 84H82M-50 44L-40 106M0 44V106M50 44L40 106', '#ffd98a', 4);

export const coral: Motif = (pen) => {
  const [one = '#ff5b6f', two = '#ffcf3d', three = '#c85aff'] = pen.random.some(CORAL, 3);
  const branch = (x: number, size: number, colour: string, turn: number) =>
    placed(
      x,
      96,
      size,
      turn,
      limb(pen, 'M0 0V-100M0-40L-44-84M0-62L40-112M-24-64V-100M22-88L58-84M0-100L-14-140M0-100L18-146', colour, 15),
    );
  return (
    branch(-54, 0.7, two, -16) +
    branch(58, 0.74, three, 14) +
    branch(0, 1.08, one, 0) +
    path('M-112 108C-100 76-50 84-30 92C0 80 70 76 112 108Z', pen.tone('#d9b070')) +
    bubbles([-78, -66, 9], [84, -80, 12], [72, -46, 6])
  );
};
export const coralFan: Motif = (pen) => {
  const [one = '#ff4f9a', two = '#2fe0c0'] = pen.random.some(CORAL, 2);
  return (
    path(
      'M-8 104C-14 60-96 40-108-20C-100-90-40-112 0-100C40-112 100-90 108-20C96 40 14 60 8 104Z',
      pen.down(lighter(one, 0.35), one),
    ) +
    line(
      'M0 100V-80M0 40C-40 20-70-10-86-50M0 40C40 20 70-10 86-50M0 0C-24-20-36-50-40-84M0 0C24-20 36-50 40-84',
      darker(one, 0.3),
      6,
    ) +
    placed(
      -66,
      84,
      0.5,
      0,
      circle(0, 0, 50, pen.ball(two)) + line('M-28-8C-24-30-6-28-10-12M6-8C6-32 28-28 26-10', darker(two, 0.3), 5),
    ) +
    placed(72, 90, 0.42, 0, small.pearl(pen)) +
    bubbles([-92, -88, 8], [100, -84, 10])
  );
};
export const coralReef: Motif = (pen) => {
  const [one = '#ff8a2b', two = '#c85aff', three = '#2fe0c0'] = pen.random.some(CORAL, 3);
  const tube = (x: number, top: number, colour: string) =>
    rect(x - 18, top, 36, 110 - top, 14, pen.tone(colour)) + ellipse(x, top + 4, 18, 9, darker(colour, 0.5));
  return (
    tube(-74, -10, one) +
    tube(-36, -64, two) +
    tube(6, -30, one) +
    tube(46, -84, three) +
    tube(82, -4, two) +
    path('M-116 110C-90 78-40 92 0 88C40 84 90 80 116 110Z', pen.tone('#d9b070')) +
    placed(
      -6,
      -84,
      0.34,
      0,
      path('M-60 0C-30-40 30-40 50 0C30 40-30 40-60 0ZM44 0L84-34V34Z', pen.ball('#ffcf3d')) + eye(pen, -26, -6, 12),
    ) +
    bubbles([-92, -70, 9], [96, -108, 7])
  );
};

/** An old diving helmet. */
const helmet = (pen: Pen): string =>
  path('M-74 62C-96-40-60-104 0-104C60-104 96-40 74 62Z', pen.across('#8a4a14', '#f0b04a', '#fff0b0', '#d98a2a', '#7a3f10')) +
  pen.mirror(circle(74, -16, 22, pen.gold) + circle(74, -16, 12, '#1d4a70')) +
  circle(0, -14, 50, pen.gold) +
  circle(0, -14, 38, pen.down('#c8f4ff', '#3a9fd0', '#0f3a68')) +
  line('M-38-14H38M0-52V24', '#d98a14', 6) +
  rect(-92, 54, 184, 28, 12, pen.gold) +
  repeat(5, (at) => circle(-68 + at * 34, 68, 6, '#a8610c', 'stroke="none"')) +
  gleam('M-28-30C-22-44-8-48 2-46L-26-12Z', '.8');
export const pearlDiver: Motif = (pen) =>
  placed(0, -8, 0.94, 0, helmet(pen)) +
  limb(pen, 'M22-104C40-124 72-118 84-124', '#5a3a2a', 9) +
  placed(-74, 84, 0.7, 0, small.pearl(pen)) +
  placed(72, 88, 0.56, 0, small.pearl(pen)) +
  placed(0, 96, 0.64, 0, small.pearl(pen));
export const pearlFinder: Motif = (pen) => {
  const suit = pen.random.pick(['#1f6fd0', '#e0455f', '#12889a', '#7a3df0']);
  const skin = pen.random.pick(['#d99f6c', '#b97d4f', '#8f5a34']);
  return (
    bubbles([66, -96, 10], [84, -66, 6], [46, -118, 6]) +
    limb(pen, 'M-6 10L-60 30L-104 8M-8 24L-58 66L-108 70', skin, 17) +
    path('M-104-14L-126-30L-132 26L-104 24ZM-108 54L-134 50L-128 98L-104 86Z', pen.tone('#ffcf3d')) +
    path('M-24 36C-30 0 6-30 44-34L56-2C40 20 10 40-24 36Z', pen.tone(suit)) +
    limb(pen, 'M44-12L70 26L58 58', skin, 14) +
    circle(66, -44, 30, pen.ball(skin)) +
    path('M38-56C36-86 92-90 96-54C80-64 56-66 38-56Z', '#241a22') +
    rect(60, -56, 40, 24, 10, pen.down('#e8fbff', '#3a9fe0')) +
    line('M44-46H60M98-30L104-78', '#ffcf3d', 6) +
    path('M14 66C30 54 88 54 104 66C98 90 78 100 58 100C38 100 20 90 14 66Z', pen.tone('#ff8ab8')) +
    placed(58, 62, 0.7, 0, small.pearl(pen))
  );
};

/** A rod that bends under its catch. */
export const angler: Motif = (pen) => {
  const skin = pen.random.pick(['#d99f6c', '#b97d4f', '#8f5a34']);
  const shirt = pen.random.pick(['#e0455f', '#1f6fd0', '#12905a', '#f2a52a']);
  return (
    limb(pen, 'M-28 4C10-70 60-118 118-96', '#b9783a', 6) +
    line('M118-96V20', '#fff', 3) +
    placed(106, 40, 0.34, -70, hilsa(pen)) +
    path('M-94 92C-96 26-72-4-46-4C-18-4 4 26 4 92Z', pen.tone(shirt)) +
    limb(pen, 'M-66 26L-40 46L-20 8M-24 20L-8 26L-14-4', skin, 14) +
    circle(-46, -34, 30, pen.ball(skin)) +
    path('M-100-40C-70-62-66-92-46-94C-26-92-22-62 8-40C-20-30-72-30-100-40Z', pen.tone('#e8c46a')) +
    line('M-72-50C-56-44-36-44-20-50', '#a8702a', 5) +
    line('M-36-22C-32-18-28-18-24-22', pen.ink.dark, 4) +
    water(pen)
  );
};
export const anglerHook: Motif = (pen) =>
  limb(pen, 'M10-118V-20C10 60-78 60-74-4', '#c9d2e6', 12) +
  path('M-74-12L-96 22L-58 14Z', pen.silver) +
  circle(10, -112, 14, 'none', `stroke="${pen.ink.dark}" stroke-width="16"`) +
  circle(10, -112, 14, 'none', 'stroke="#c9d2e6" stroke-width="8"') +
  placed(34, 40, 0.66, -36, flipped(hilsa(pen))) +
  path('M-10-56C30-70 44-96 40-118C22-104-4-92-10-56Z', pen.tone('#e0455f')) +
  bubbles([-92, -60, 8], [-76, -84, 5]);
/** The deep one, that fishes with a light of its own. */
export const anglerfish: Motif = (pen) => {
  const skin = pen.random.pick(['#4a5a9a', '#6a4a8a', '#2f6f7a', '#8a4a4a']);
  return (
    circle(-78, -66, 50, pen.glow('#fff6a0', 1), 'stroke="none"') +
    limb(pen, 'M10-62C-10-124-70-118-78-80', skin, 6) +
    circle(-78, -66, 15, pen.ball('#ffe14a')) +
    path('M66 0C90-34 108-44 122-42C110-14 110 18 122 46C106 46 88 34 66 4Z', pen.tone(skin)) +
    path('M-20-62C0-92 40-82 52-46Z', pen.tone(darker(skin, 0.2))) +
    path('M-92 20C-88-40-40-72 12-64C56-54 84-24 84 4C80 54 36 86-8 84C-56 84-92 62-92 20Z', pen.ball(skin)) +
    path('M-90 14C-60-6-8-2 16 20C8 60-30 72-60 62C-80 52-90 36-90 14Z', '#3a0a1a') +
    path(
      'M-88 16L-78 36L-66 8L-54 32L-40 6L-28 30L-14 10L-2 30L10 16C-14-4-62-6-88 16ZM-80 46L-68 30L-56 58L-42 36L-28 62L-12 38L0 48C-20 72-60 70-80 46Z',
      '#fff',
      'stroke-width="2.5"',
    ) +
    eye(pen, -30, -32, 17, '#d8ff8a') +
    path('M30 16C52 6 66 20 64 36C48 42 34 34 30 16Z', pen.tone(lighter(skin, 0.2)))
  );
};

export const trawler: Motif = (pen) => {
  const hull = pen.random.pick(['#c9302a', '#1f5fa8', '#12755a', '#3a3f58']);
  return (
    limb(pen, 'M-34-20V-112M-34-104L52-40M-34-104L-104-30', '#8a6a3a', 6) +
    line('M52-40C66 0 82 20 112 34M-34-112L-104-30', '#fff1d0', 3) +
    path('M76-4C86 40 118 30 122 66H66C60 44 64 20 76-4Z', '#fff1d0', 'fill-opacity=".3" stroke-dasharray="5 4" stroke-width="3"') +
    rect(-26, -52, 62, 56, 6, pen.tone('#fff4dc')) +
    rect(-34, -62, 78, 14, 5, pen.tone(hull)) +
    rect(-16, -40, 18, 20, 4, '#5fc8f0') +
    rect(10, -40, 18, 20, 4, '#5fc8f0') +
    path('M46-52H66V0H46Z', pen.tone('#3a3f58')) +
    group('stroke="none" opacity=".7"', circle(62, -74, 11, '#fff'), circle(78, -92, 15, '#fff')) +
    path('M-122-16C-96 0-60 2-30 2H100L112-12C112 36 90 74 60 84H-64C-96 72-116 30-122-16Z', pen.tone(hull)) +
    line('M-108 14C-60 30 60 28 106 12', '#ffd257', 6) +
    circle(-74, 44, 9, '#fff') +
    circle(-38, 50, 9, '#fff') +
    circle(0, 50, 9, '#fff') +
    water(pen)
  );
};
export const trawlNet: Motif = (pen) =>
  path('M-92-70C-80 60-44 108 0 108C44 108 80 60 92-70Z', '#1d4a70', 'fill-opacity=".5"') +
  [
    [-34, -10, 0.4, 20],
    [30, 0, 0.42, -30],
    [-10, 42, 0.4, 8],
    [26, 58, 0.3, -20],
    [-30, 66, 0.28, 30],
  ]
    .map(([x = 0, y = 0, size = 1, turn = 0]) => placed(x, y, size, turn, hilsa(pen)))
    .join('') +
  line(
    'M-92-70C-80 60-44 108 0 108C44 108 80 60 92-70M-52-74C-46 50-24 92 0 108C24 92 46 50 52-74M0-76V108M-90-40H90M-84 0H84M-70 40H70M-46 78H46',
    '#fff1d0',
    3.5,
  ) +
  limb(pen, 'M-104-74H104', '#b9783a', 10) +
  limb(pen, 'M-96-78L0-122L96-78', '#c99a5a', 5);

/** Arms out of the deep around a ship. */
const tentacle = (pen: Pen, data: string, skin: string): string =>
  limb(pen, data, skin, 20) + line(data, lighter(skin, 0.55), 5, 'stroke-dasharray="1 13"');
export const kraken: Motif = (pen) => {
  const skin = pen.random.pick(['#8a3a9a', '#c23a5a', '#2f7a6a', '#4a4ab0']);
  return (
    tentacle(pen, 'M-112 112C-120 30-70 20-84-30C-92-58-116-54-112-34', skin) +
    tentacle(pen, 'M112 112C120 30 70 20 84-30C92-58 116-54 112-34', skin) +
    limb(pen, 'M0 0V-112', '#8a5a2a', 7) +
    path('M-50-96C-20-84 20-84 50-96C40-60 40-50 46-30C16-40-16-40-46-30C-40-50-40-60-50-96Z', pen.tone('#fff4dc')) +
    placed(0, -64, 0.44, 0, small.skull(pen)) +
    path('M-82 0C-50 12 50 12 82 0C80 40 50 62 30 66H-30C-50 62-80 40-82 0Z', pen.tone('#8a4a24')) +
    line('M-72 22C-40 32 40 32 72 22', '#ffd257', 5) +
    tentacle(pen, 'M-66 116C-60 60-20 70-24 34C-26 16-44 20-40 34', skin) +
    tentacle(pen, 'M66 116C60 60 20 70 24 34C26 16 44 20 40 34', skin) +
    path(
      'M-124 90C-98 70-80 96-58 86C-38 74-20 96 0 88C20 76 38 96 58 86C80 72 98 94 124 90L112 118H-112Z',
      pen.down('#4fb0e0', '#17508a'),
    )
  );
};
export const krakenEye: Motif = (pen) => {
  const skin = pen.random.pick(['#8a3a9a', '#c23a5a', '#2f7a6a', '#4a4ab0']);
  return (
    [-1, 1]
      .map((side) =>
        group(
          `transform="scale(${side} 1)"`,
          tentacle(pen, 'M30 84C60 120 110 100 104 50C100 20 76 30 82 48', skin) +
            tentacle(pen, 'M50 40C96 40 124-10 108-60C98-84 76-68 88-54', skin),
        ),
      )
      .join('') +
    path('M-80 20C-86-60-50-124 0-124C50-124 86-60 80 20C76 70 40 92 0 92C-40 92-76 70-80 20Z', pen.ball(skin)) +
    pen.mirror(
      path('M12-2C24-36 62-36 68-10C56 16 26 18 12-2Z', '#ffe14a') +
        ellipse(42, -8, 7, 18, pen.ink.dark, 'stroke="none"') +
        line('M8-30L70-46', darker(skin, 0.5), 9),
    ) +
    path('M-34 44C-16 30 16 30 34 44L26 62L12 52L0 66L-12 52L-26 62Z', '#3a0a1a') +
    group('stroke="none" opacity=".4"', circle(-34, -78, 12, '#fff'), circle(-10, -96, 7, '#fff'), circle(30, -70, 8, '#fff'))
  );
};
export const krakenArms: Motif = (pen) => {
  const skin = pen.random.pick(['#8a3a9a', '#c23a5a', '#2f7a6a', '#4a4ab0']);
  return (
    tentacle(pen, 'M-30 118C-50 40-120 30-100-40C-88-76-50-60-64-36', skin) +
    tentacle(pen, 'M30 118C50 40 120 30 100-40C88-76 50-60 64-36', skin) +
    tentacle(pen, 'M0 118C-30 50 40 10 0-50C-24-90 30-118 40-84', skin) +
    placed(0, 26, 0.72, 0, small.coin(pen)) +
    path(
      'M-124 92C-98 72-80 98-58 88C-38 76-20 98 0 90C20 78 38 98 58 88C80 74 98 96 124 92L112 120H-112Z',
      pen.down('#4fb0e0', '#17508a'),
    )
  );
};

/** Whole, on her rock. */
export const mermaidOnRock: Motif = (pen) => {
  const tail = pen.random.pick(['#1fb89a', '#8a4de8', '#e8408a', '#2a8af0']);
  const hair = pen.random.pick(['#7a2a1a', '#2a1a3a', '#e0a02a', '#d0407a', '#1f7a8a']);
  const skin = pen.random.pick(['#f2c79f', '#d99f6c', '#b97d4f']);
  return (
    path('M-34-40C-70-110 40-134 52-64C66-30 60 10 74 36C40 40 20 10 20-20Z', pen.tone(hair)) +
    path('M84 62C70 40 96 10 122 4C118 22 120 34 128 46C116 56 102 64 90 74Z', pen.down(lighter(tail, 0.5), tail)) +
    path('M-30 22C-46 54-30 96 20 96C62 96 84 88 96 66L84 50C70 66 44 66 30 50L28 20Z', pen.ball(tail)) +
    group(
      `fill="none" stroke="${lighter(tail, 0.5)}" stroke-width="3" opacity=".8"`,
      '<path d="M-26 46q10 13 20 0q10 13 20 0M-22 66q10 13 20 0q10 13 20 0q10 13 20 0M-2 84q10 10 20 0q10 10 20 0"/>',
    ) +
    path('M-24-6C-14-18 14-18 24-6L26 26C8 38-12 38-28 26Z', pen.down(lighter(skin, 0.25), skin)) +
    pen.mirror(path('M2-4C8-18 24-16 26-2C18 10 6 8 2-4Z', pen.tone('#ff8ab8'))) +
    limb(pen, 'M-22-2L-50 28L-32 54M24-2L44 20L34 44', skin, 11) +
    circle(4, -50, 33, pen.ball(skin)) +
    path('M-32-46C-34-92 44-94 40-46C30-64 14-74-4-74C-16-66-28-58-32-46Z', pen.tone(hair)) +
    [-8, 16].map((x) => ellipse(x, -46, 4, 6, pen.ink.dark, 'stroke="none"')).join('') +
    line('M-4-30C0-26 8-26 12-30', '#b3304a', 4) +
    placed(26, -78, 0.34, 14, path('M0-46L14-14 48-14 20 6 30 40 0 20-30 40-20 6-48-14-14-14Z', pen.ball('#ff8a4a'))) +
    path('M-110 112C-100 76-60 84-44 92C0 82 70 86 100 112Z', pen.tone('#6f7a98'))
  );
};
export const mermaidPortrait: Motif = (pen) => {
  const tail = pen.random.pick(['#1fb89a', '#8a4de8', '#e8408a', '#2a8af0']);
  const hair = pen.random.pick(['#7a2a1a', '#2a1a3a', '#e0a02a', '#d0407a', '#1f7a8a']);
  const skin = pen.random.pick(['#f2c79f', '#d99f6c', '#b97d4f']);
  return (
    path('M-60-30C-80-124 80-124 60-30C72 10 108 40 96 104H-96C-108 40-72 10-60-30Z', pen.tone(hair)) +
    path('M-18 20H18V50C60 54 76 80 78 108H-78C-76 80-60 54-18 50Z', pen.down(lighter(skin, 0.2), skin)) +
    pen.mirror(
      path('M4 74C14 56 50 58 56 82C46 104 14 104 4 74Z', pen.tone('#ff8ab8')) +
        line('M16 72L28 94M32 68V96M46 74L38 94', '#a82a5a', 3),
    ) +
    path('M-44-30C-46-86 46-86 44-30C44 10 20 34 0 36C-20 34-44 10-44-30Z', pen.ball(skin)) +
    path('M-48-22C-52-96 52-96 48-22C36-48 20-60 0-62C-20-60-36-48-48-22Z', pen.tone(hair)) +
    pen.mirror(
      ellipse(18, -16, 7, 9, '#fff', 'stroke-width="3"') +
        circle(18, -15, 5, darker(tail, 0.3), 'stroke="none"') +
        circle(30, 4, 8, '#ff8a7a', 'stroke="none" opacity=".6"'),
    ) +
    path('M-10 12C-4 18 4 18 10 12C6 22-6 22-10 12Z', '#c22b45', 'stroke-width="2"') +
    path('M-44-70L-30-104L-14-82L0-116L14-82L30-104L44-70Z', pen.gold) +
    placed(0, -78, 0.26, 0, small.pearl(pen)) +
    bubbles([-96, -60, 9], [98, -70, 11], [86, -100, 6])
  );
};

const regal = (pen: Pen, coat: string, fin: string): string =>
  path('M64 0C88-48 112-58 120-48C106-18 106 18 120 48C112 58 88 48 64 0Z', pen.tone(fin)) +
  path('M-36-50C-6-104 60-92 66-40ZM-20 54C0 94 44 92 52 44Z', pen.tone(fin)) +
  path('M-104 4C-90-50-30-74 20-64C56-56 76-24 84 0C76 24 56 56 20 64C-30 74-90 52-104 4Z', pen.ball(coat)) +
  path('M-4 8C16-10 44 0 46 18C36 34 8 34-4 8Z', pen.tone(fin)) +
  path('M-28-50C-16-20-16 26-28 56L-8 62C4 30 4-24-8-60Z', '#fffdf2', 'stroke-width="3"') +
  eye(pen, -60, -12, 20) +
  line('M-98 22C-86 30-72 28-66 20', pen.ink.dark, 5);
export const reefKing: Motif = (pen) => {
  const [coat = '#ff8a2b', fin = '#ffcf3d'] = pen.random.some(CORAL, 2);
  return placed(4, 18, 0.96, 0, regal(pen, coat, fin)) + placed(-44, -72, 1, -14, small.crown(pen));
};
export const reefThrone: Motif = (pen) => {
  const [coat = '#2fe0c0', fin = '#ff5b6f'] = pen.random.some(CORAL, 2);
  return (
    pen.mirror(placed(74, 100, 0.9, 8, limb(pen, 'M0 0V-100M0-40L-34-84M0-62L40-112M-18-62V-100', fin, 14))) +
    path('M-70 112V-30C-70-96 70-96 70-30V112Z', pen.tone('#7a2fc0')) +
    path('M-56 112V-26C-56-76 56-76 56-26V112Z', pen.tone('#a85af0')) +
    placed(0, 26, 0.66, 0, regal(pen, coat, lighter(fin, 0.2))) +
    placed(0, -88, 0.9, 0, small.crown(pen))
  );
};
