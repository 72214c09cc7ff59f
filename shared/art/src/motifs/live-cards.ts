import { lighter } from '../colour';
import { lettered } from '../typeset';
import type { Pen } from '../pen';
import { circle, ellipse, line, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import { gleam, limb } from './strokes';
import * as small from './symbols';
import { roulette } from './tables';
import { dealt, suit, chips, back, backs, fan } from './dealing';

/** Player and banker. */
const sides = (pen: Pen, letters: readonly [string, string]): string =>
  path('M-116-64C-116-92-60-104-6-104V78C-60 78-116 66-116 38Z', pen.tone('#1f5fd0')) +
  path('M116-64C116-92 60-104 6-104V78C60 78 116 66 116 38Z', pen.tone('#c9182f')) +
  letters.map((sign, at) => lettered(sign, { x: at ? 60 : -60, y: -62, size: 44, fill: '#fff' })).join('');

export const baccarat: Motif = (pen) =>
  sides(pen, ['P', 'B']) +
  dealt(
    pen,
    [-76, 14, 0.8, -8, suit(pen), '9'],
    [-40, 18, 0.8, 8, suit(pen), 'K'],
    [40, 18, 0.8, -8, suit(pen), '8'],
    [76, 14, 0.8, 8, suit(pen), 'A'],
  ) +
  chips(pen, 0, 82, 0.7);

export const baccaratShoe: Motif = (pen) =>
  path('M-116 30L-30-72H104L116 30V84H-116Z', pen.tone('#2a2c3c')) +
  path('M-92 24L-22-58H92L98 24Z', pen.tone('#7a1f2f')) +
  repeat(4, (at) => placed(-46 + at * 6, -6 + at * 10, 0.9, -8, back(pen, '#b3122e'))) +
  dealt(pen, [-34, 54, 1.02, -12, suit(pen), '9']) +
  rect(-116, 72, 232, 22, 8, pen.gold);

const rush = (pen: Pen): string =>
  line('M-128-72H-92M-132-36H-104M-132 44H-104M-126 84H-88', pen.ink.glow, 8, 'opacity=".9"') +
  line('M128-72H98M132 0H110M128 84H96', pen.ink.glow, 6, 'opacity=".6"');

const bolted = (pen: Pen): string => placed(86, -86, 0.82, 10, small.bolt(pen));

export const speedBaccarat: Motif = (pen) => rush(pen) + placed(0, 0, 0.92, -6, baccarat(pen)) + bolted(pen);

export const speedShoe: Motif = (pen) => rush(pen) + placed(0, 4, 0.9, -6, baccaratShoe(pen)) + bolted(pen);

/** Sped up: the same table with the wind in it. */
const hurried =
  (motif: Motif): Motif =>
  (pen) =>
    rush(pen) + placed(0, 0, 0.9, 8, motif(pen)) + bolted(pen);

/** A corner that is bent up by a thumb. */
export const squeeze: Motif = (pen) => {
  const face = pen.random.pick(['9', '8', '7', 'A', 'K']);
  const skin = pen.random.pick(['#f2c79f', '#d99f6c', '#b97d4f']);
  return (
    placed(0, 0, 1, -6, rect(-70, -100, 140, 200, 16, '#fff') + rect(-58, -88, 116, 176, 8, pen.tone(backs(pen)))) +
    path('M-84 108C-80 20-10 0 84-8L70 104Z', pen.down('#fff', '#dfe3f2')) +
    lettered(face, { x: 40, y: 58, size: 56, width: 54, fill: '#c9182f' }) +
    placed(-14, 66, 0.46, 0, small.heart(pen)) +
    pen.mirror(
      path('M44 124C40 84 62 62 84 66C104 72 108 100 96 126Z', pen.ball(skin)) +
        path('M66 76C76 70 90 76 92 88C84 92 72 90 66 76Z', lighter(skin, 0.5), 'stroke-width="3"'),
    )
  );
};

export const squeezePeek: Motif = (pen) => {
  const colour = backs(pen);
  return (
    placed(-40, 6, 1.28, -14, back(pen, colour)) +
    placed(42, 6, 1.28, 10, back(pen, colour)) +
    path('M-6 88C10 20 60 10 104 22L86 96Z', pen.down('#fff', '#dfe3f2')) +
    lettered(pen.random.pick(['9', '8']), { x: 58, y: 76, size: 44, fill: '#1b2140' }) +
    path('M-64-86C-30-118 30-118 64-86C30-64-30-64-64-86Z', '#fff') +
    circle(0, -88, 19, pen.ball('#1f8ac8')) +
    circle(0, -88, 9, pen.ink.dark, 'stroke="none"')
  );
};

export const blackjack: Motif = (pen) =>
  dealt(pen, [-36, -6, 1.42, -12, 1, 'A'], [40, 2, 1.42, 10, pen.random.pick([0, 2]), 'J']) +
  placed(
    0,
    78,
    0.9,
    0,
    circle(0, 0, 44, pen.gold) +
      circle(0, 0, 35, pen.tone('#23243a')) +
      lettered('21', { y: 17, size: 48, width: 58, fill: '#ffe9a0' }),
  );

export const blackjackTable: Motif = (pen) =>
  path('M-122-40H122C118 60 60 106 0 106C-60 106-118 60-122-40Z', pen.tone('#6a3216')) +
  path('M-106-34H106C102 46 54 90 0 90C-54 90-102 46-106-34Z', pen.tone(pen.random.pick(['#12804f', '#1a4fa0', '#98182f']))) +
  line('M-84 10C-40 52 40 52 84 10', '#ffe9a0', 5) +
  dealt(pen, [-26, -44, 0.92, -10, 1, 'A'], [26, -44, 0.92, 10, 3, 'K']) +
  chips(pen, -62, 18, 0.44) +
  chips(pen, 62, 18, 0.44) +
  chips(pen, 0, 56, 0.56);

const party = (pen: Pen): string =>
  placed(
    -62,
    -82,
    0.8,
    -18,
    path('M-36 34L0-54L36 34C14 44-14 44-36 34Z', pen.tone('#e0407a')) +
      circle(0, -54, 11, pen.gold) +
      line('M-22 14L18 26M-10-12L16-2', '#fff', 5),
  ) +
  repeat(12, (at) =>
    rect(
      -108 + ((at * 53) % 216),
      -112 + ((at * 37) % 80),
      9,
      9,
      2,
      ['#ffd257', '#5fe0d0', '#ff6f91', '#8a6bff'][at % 4] ?? '#fff',
      'stroke="none"',
    ),
  );

export const partyBlackjack: Motif = (pen) =>
  dealt(pen, [-24, 4, 1.3, -12, 1, 'A'], [42, 10, 1.3, 10, 2, 'K']) +
  party(pen) +
  lettered('21', { x: 2, y: 106, size: 46, fill: '#ffe14a' });

export const partyTable: Motif = (pen) => placed(0, 14, 0.92, 0, blackjackTable(pen)) + party(pen);

export const teenPatti: Motif = (pen) => {
  const one = suit(pen);
  return (
    fan(
      pen,
      [
        [one, 'A'],
        [one + 1, 'A'],
        [one + 2, 'A'],
      ],
      1.3,
      20,
    ) +
    chips(pen, -72, 86, 0.6) +
    chips(pen, 74, 88, 0.54)
  );
};

export const teenPattiPot: Motif = (pen) => {
  const one = suit(pen);
  return (
    dealt(pen, [-62, -30, 1.06, -16, one, 'Q'], [0, -42, 1.06, 0, one, 'K'], [62, -30, 1.06, 16, one, 'A']) +
    path('M-92 22H92L72 104H-72Z', pen.tone('#b3402e')) +
    rect(-100, 10, 200, 22, 10, pen.gold) +
    placed(-44, 6, 0.42, -14, small.coin(pen)) +
    placed(0, 0, 0.5, 0, small.coin(pen)) +
    placed(44, 6, 0.42, 14, small.coin(pen)) +
    placed(0, 66, 0.5, 0, small.blossom(pen))
  );
};

/** One card in the middle, and two piles that take turns to match it. */
export const andarBahar: Motif = (pen) => {
  const colour = backs(pen);
  return (
    rect(-118, -22, 96, 118, 14, pen.tone('#1f5fd0')) +
    rect(22, -22, 96, 118, 14, pen.tone('#c9182f')) +
    placed(-74, 34, 0.92, -8, back(pen, colour)) +
    dealt(pen, [-66, 36, 0.92, 6, suit(pen), '7']) +
    placed(66, 34, 0.92, -6, back(pen, colour)) +
    dealt(pen, [74, 36, 0.92, 8, suit(pen), 'Q']) +
    circle(0, -50, 70, pen.glow('#fff', 0.8), 'stroke="none"') +
    dealt(pen, [0, -52, 1.12, 0, suit(pen), 'J'])
  );
};

export const andarBaharArrows: Motif = (pen) =>
  dealt(pen, [0, 0, 1.5, 0, suit(pen), pen.random.pick(['K', 'Q', 'J', '9'])]) +
  pen.mirror(path('M60-30H92V-52L124-8L92 36V14H60Z', pen.gold)) +
  chips(pen, -88, 74, 0.58) +
  chips(pen, 88, 74, 0.58);

export const moneyDrum: Motif = (pen) => {
  const note = (x: number, y: number, turn: number, colour: string) =>
    placed(x, y, 1, turn, rect(-32, -18, 64, 36, 4, pen.tone(colour)) + circle(0, 0, 11, '#fff', 'opacity=".7" stroke-width="3"'));
  return (
    circle(0, -8, 102, pen.gold) +
    circle(0, -8, 90, pen.ink.sky[0]) +
    circle(0, -8, 90, '#e9fff2', 'fill-opacity=".25"') +
    note(-36, 14, -20, '#5fbf7a') +
    note(34, 26, 16, '#6fb0e0') +
    note(6, -28, 30, '#e8a04a') +
    note(-38, -48, -34, '#5fbf7a') +
    note(44, -52, 10, '#d080c0') +
    placed(-4, 52, 0.46, 0, small.coin(pen)) +
    gleam('M-70-40C-60-72-30-88 0-90C-34-72-50-44-52-14Z', '.45') +
    path('M-60 78L-84 112H84L60 78Z', pen.tone(pen.ink.hero)) +
    rect(-26, 80, 52, 20, 8, pen.gold) +
    limb(pen, 'M102-8H122V24', '#c9d2e6', 7)
  );
};

export const moneyCannon: Motif = (pen) =>
  placed(
    0,
    34,
    1,
    0,
    path('M-70-50C-40-36 40-36 70-50V56C40 72-40 72-70 56Z', pen.tone('#c9262f')) +
      line('M-60-44L-34 60L-12-40L12 62L34-40L60 58', '#fff1d0', 5) +
      ellipse(0, -48, 72, 22, pen.ball('#fff1d8')),
  ) +
  [
    [-62, -66, -24, '#5fbf7a'],
    [58, -72, 20, '#6fb0e0'],
    [0, -92, 4, '#e8a04a'],
  ]
    .map(([x, y, turn, colour]) =>
      placed(
        Number(x),
        Number(y),
        1,
        Number(turn),
        rect(-34, -19, 68, 38, 4, pen.tone(String(colour))) + circle(0, 0, 11, '#fff', 'opacity=".7" stroke-width="3"'),
      ),
    )
    .join('') +
  placed(-30, -34, 0.44, 0, small.coin(pen)) +
  placed(36, -30, 0.4, 0, small.coin(pen));

export const luckySeven: Motif = (pen) =>
  dealt(pen, [0, 0, 1.9, pen.random.integer(-8, 8), suit(pen), '7']) +
  placed(-78, 60, 0.64, 0, small.clover(pen)) +
  placed(80, -64, 0.5, 0, small.star(pen)) +
  chips(pen, 76, 76, 0.62);

export const sevenOrMore: Motif = (pen) =>
  path('M-118-58H-40V62H-118ZM40-58H118V62H40Z', pen.tone('#1f5fd0')) +
  lettered('A-6', { x: -79, y: 14, size: 34, width: 66, fill: '#fff' }) +
  lettered('8-K', { x: 79, y: 14, size: 34, width: 66, fill: '#fff' }) +
  dealt(pen, [0, 0, 1.5, 0, suit(pen), '7']) +
  placed(0, -92, 0.6, 0, small.crown(pen));

export const threeCardTable: Motif = (pen) =>
  ellipse(0, 44, 118, 66, pen.tone('#5a2a14')) +
  ellipse(0, 38, 104, 54, pen.tone(pen.random.pick(['#12804f', '#1a4fa0', '#98182f', '#5a2f8a']))) +
  ellipse(0, 38, 78, 34, 'none', 'stroke="#fff" stroke-width="3" opacity=".5"') +
  dealt(pen, [-54, -20, 0.96, -12, suit(pen), 'K'], [0, -30, 0.96, 0, suit(pen), 'Q'], [54, -20, 0.96, 12, suit(pen), 'A']) +
  chips(pen, -60, 56, 0.4) +
  chips(pen, 0, 66, 0.46) +
  chips(pen, 60, 56, 0.4);

export const threeCards: Motif = (pen) => {
  const colour = backs(pen);
  return (
    placed(-66, 4, 1.14, -14, back(pen, colour)) +
    placed(66, 4, 1.14, 14, back(pen, colour)) +
    dealt(pen, [0, -6, 1.42, 0, suit(pen), 'A']) +
    chips(pen, 0, 88, 0.62)
  );
};

export const highCard: Motif = (pen) =>
  path('M-104 104V44H-8V104ZM8 104V0H104V104Z', pen.tone('#1f4fa8')) +
  dealt(pen, [-56, -14, 1.02, -6, suit(pen), '9'], [56, -58, 1.14, 6, suit(pen), 'K']) +
  path('M-22-92L0-124L22-92H10V-64H-10V-92Z', pen.gold);

export const highCardDuel: Motif = (pen) =>
  dealt(
    pen,
    [-50, 20, 1.14, -12, suit(pen), pen.random.pick(['7', '9', '10'])],
    [46, -12, 1.5, 8, suit(pen), pen.random.pick(['A', 'K'])],
  ) +
  placed(46, -104, 0.62, 0, small.crown(pen)) +
  lettered('VS', { x: -14, y: 94, size: 44, fill: '#ffe14a' });

export const speedRoulette: Motif = hurried(roulette);
