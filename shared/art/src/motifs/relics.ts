import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { around, circle, ellipse, group, line, path, placed, polygonPath, rect, repeat, starPath, d } from '../svg';
import type { Motif } from './beasts';
import { JEWELS, jewel } from './symbols';

export const pharaoh: Motif = (pen) => {
  const band = pen.random.pick(['#1f4fb8', '#137a72', '#8a1f4a', '#5a2fa8']);
  const stripes = repeat(6, (at) => line(d`M${34 + at * 9} ${-58 + at * 10}L${30 + at * 3} ${-14 + at * 20}`, band, 7));
  const cloth = path('M0-104C52-104 70-70 78-30L98 78C76 92 58 84 48 70L40-20 0-60Z', pen.gold);
  return (
    pen.mirror(cloth + stripes) +
    path('M-46-44C-40-66 40-66 46-44L42 20C38 50 18 66 0 68C-18 66-38 50-42 20Z', pen.down('#fff0b0', '#f5bb3f', '#c7791a')) +
    path('M-58-50C-40-92 40-92 58-50C36-66-36-66-58-50Z', pen.tone(band)) +
    path('M-11 64H11L8 108H-8Z', pen.tone(band)) +
    line('M-9 76H9M-8 90H8', '#ffd257', 4) +
    pen.mirror(
      path('M9-18C18-32 36-30 42-16C30-8 16-8 9-18Z', '#fff') +
        circle(25, -18, 7, '#1b1030', 'stroke="none"') +
        line('M7-18C18-34 38-34 50-14', '#1b2a6b', 4) +
        line('M8-34C18-44 34-42 42-34', '#1b2a6b', 5),
    ) +
    line('M0-14V14C0 20-8 20-10 18', '#a8610c', 4) +
    path('M-18 36C-8 30 8 30 18 36C10 46-10 46-18 36Z', '#c0392b', 'stroke-width="3"') +
    path('M0-116C20-118 18-88 8-80H-8C-18-88-20-118 0-116Z', pen.gold) +
    circle(0, -100, 7, pen.ball(pen.ink.pop))
  );
};

export const temple: Motif = (pen) => {
  const stone = pen.random.pick(['#d9a05a', '#7fa07a', '#b07fc0', '#c9665a']);
  const steps = pen.random.integer(4, 5);
  const rise = 110 / steps;
  const tiers = repeat(steps, (at) => {
    const half = 104 - at * (62 / steps);
    return rect(-half, 78 - (at + 1) * rise, half * 2, rise + 2, 2, pen.tone(at % 2 ? darker(stone, 0.08) : stone));
  });
  return (
    circle(0, -46, 60, pen.glow('#fff3b0')) +
    tiers +
    path('M-16 78L-11-32H11L16 78Z', pen.down(lighter(stone, 0.5), lighter(stone, 0.15))) +
    repeat(7, (at) => line(d`M${-15 + at * 0.6} ${64 - at * 15}H${15 - at * 0.6}`, darker(stone, 0.45), 3)) +
    path('M-36-32V-78H-44L0-112 44-78H36V-32Z', pen.tone(lighter(stone, 0.1))) +
    path('M-15-32V-62C-15-80 15-80 15-62V-32Z', pen.down('#fffbd0', '#ffb52e')) +
    circle(0, -88, 9, pen.ball(pen.ink.pop)) +
    pen.mirror(path('M70 78V40C70 26 92 26 92 40V78Z', pen.gold) + circle(81, 48, 6, pen.ink.dark, 'stroke="none"'))
  );
};

export const pagoda: Motif = (pen) => {
  const roof = pen.random.pick(['#c9262f', '#1f7a6a', '#2a4fa8', '#7a2fa0']);
  const floors = [62, 10, -38];
  const one = (y: number, at: number) =>
    rect(-52 + at * 11, y - 12, 104 - at * 22, 44, 2, pen.tone('#a8332a')) +
    repeat(3, (pane) =>
      rect(-34 + at * 7 + pane * (25 - at * 5), y - 2, 18 - at * 3, 30, 2, pen.down('#fff6b8', '#ffae2e'), 'stroke-width="2"'),
    ) +
    path(
      d`M0 ${y - 46}C${40 - at * 8} ${y - 34} ${76 - at * 14} ${y - 18} ${110 - at * 20} ${y - 24}C${98 - at * 18} ${y - 4} ${70 - at * 12} ${y - 4} ${-70 + at * 12} ${y - 4}C${-70 + at * 12} ${y - 4} ${-98 + at * 18} ${y - 4} ${-110 + at * 20} ${y - 24}C${-76 + at * 14} ${y - 18} ${-40 + at * 8} ${y - 34} 0 ${y - 46}Z`,
      pen.tone(roof),
    ) +
    line(d`M${-96 + at * 18} ${y - 12}C-60 ${y - 8} 60 ${y - 8} ${96 - at * 18} ${y - 12}`, '#ffd257', 4);
  return rect(-84, 92, 168, 14, 4, pen.gold) + floors.map((y, at) => one(y, at)).join('') + path('M0-122L8-84H-8Z', pen.gold);
};

export const book: Motif = (pen) => {
  const cover = pen.random.pick([pen.ink.hero, '#7a1f3a', '#1f4a8a', '#4a2a7a']);
  return (
    path('M0-110L60 20H-60Z', pen.veil(pen.ink.glow, 0, 0.9), 'stroke="none"') +
    pen.mirror(
      path('M0 84C30 66 70 66 106 78V-8C70-22 30-18 0 4Z', pen.tone(cover)) +
        path('M0 70C30 52 66 54 96 64V-20C64-32 28-26 0-4Z', pen.across('#c9a46a', '#fff6dc', '#ecd9a8')) +
        line('M16 8C36-4 60-6 80 0M16 26C36 14 60 12 80 18M16 44C36 32 60 30 80 36', '#a8814a', 3) +
        path('M90 72L106 78V60L96 56Z', '#ffd257'),
    ) +
    placed(
      0,
      -58,
      0.8,
      pen.random.integer(-12, 12),
      pen.random.pick([jewel(pen, pen.random.pick(JEWELS)), ankh(pen), eye(pen), path(starPath(8, 46, 20), pen.gold)]),
    )
  );
};

const ankh = (pen: Pen): string =>
  path(
    'M-7 48V4H-34V-12H-10C-28-34-16-54 0-54C16-54 28-34 10-12H34V4H7V48ZM0-42C-12-42-8-22 0-14C8-22 12-42 0-42Z',
    pen.gold,
    'fill-rule="evenodd"',
  );

const eye = (pen: Pen): string =>
  path('M-50 0C-26-34 26-34 50 0C26 26-26 26-50 0Z', '#fffbe8') +
  circle(0, -2, 17, pen.ball('#1f8ac8')) +
  circle(0, -2, 7, '#0b0b20', 'stroke="none"') +
  line('M-54-14C-28-48 28-48 54-14M4 20C4 36-10 46-22 44', '#ffd257', 7);

export const mask: Motif = (pen) => {
  const skin = pen.random.pick([pen.ink.hero, '#c0562a', '#1f8a7a', '#3a4fa8']);
  const plume = pen.stamp(path('M0 0C-18-30-18-70 0-92C18-70 18-30 0 0Z', pen.down(pen.ink.pop, pen.ink.second)));
  return (
    around(7, (_, at) => plume(0, -22, at % 2 ? 1 : 1.12, (at - 3) * 24)) +
    path('M-66-54C-40-72 40-72 66-54C72 10 48 76 0 102C-48 76-72 10-66-54Z', pen.tone(skin)) +
    path('M-10-58H10L14 30C8 40-8 40-14 30Z', pen.gold) +
    pen.mirror(
      path('M16-20C28-40 56-34 56-20C48-4 22-2 16-20Z', pen.ink.dark) +
        circle(37, -18, 7, pen.ink.glow, 'stroke="none"') +
        line('M14-40C30-56 54-52 62-40', '#ffd257', 7) +
        line('M30 16L56 8M30 30L50 24', '#fff', 6, 'opacity=".85"'),
    ) +
    path('M-32 50C-16 42 16 42 32 50C26 74 10 80 0 80C-10 80-26 74-32 50Z', pen.ink.dark) +
    line('M-24 54L-16 62-8 52 0 62 8 52 16 62 24 54', '#fff', 5)
  );
};

export const carnival: Motif = (pen) => {
  const colour = pen.random.pick([pen.ink.hero, pen.ink.second, '#7a2fc0', '#d81f4a']);
  const plume = pen.stamp(path('M0 0C-30-30-34-80-6-108C-8-92 8-92 16-100C20-60 18-24 0 0Z', pen.tone(pen.ink.pop)));
  return (
    plume(-8, -20, 1, -34) +
    plume(10, -22, 1.1, 4) +
    plume(26, -20, 1, 36) +
    path(
      'M-108-34C-60-26-30-44 0-28C30-44 60-26 108-34C108 30 66 58 30 40C14 30 8 20 0 20C-8 20-14 30-30 40C-66 58-108 30-108-34Z',
      pen.tone(colour),
    ) +
    pen.mirror(
      path('M18 2C28-18 62-16 72-4C66 20 30 26 18 2Z', pen.ink.dark) +
        line('M14-4C28-26 70-24 82-6', '#ffd257', 5) +
        circle(92, -16, 7, pen.gold),
    ) +
    placed(0, -24, 0.42, 0, jewel(pen, pen.random.pick(JEWELS))) +
    line('M-100-24C-60-18-30-34 0-18C30-34 60-18 100-24', '#fff', 3, 'opacity=".6"') +
    line('M88 14C92 50 80 80 70 108', '#ffd257', 7)
  );
};

export const scarab: Motif = (pen) => {
  const shell = pen.random.pick(['#1f9fc0', '#1fa86a', '#7a3fd0', '#d8392f']);
  const wing =
    path('M16-8C50-60 92-62 112-38C106 0 70 40 18 40Z', pen.down(pen.ink.second, '#fff0b0', pen.ink.hero)) +
    line('M24 20C50-10 80-30 102-34M26 32C56 12 80-6 104-22M24 4C44-28 70-46 96-44', pen.ink.dark, 3);
  return (
    pen.mirror(wing + line('M18 52C36 58 40 72 34 88', '#d98a14', 8)) +
    circle(0, -72, 30, pen.ball(pen.random.pick(['#ff5a2f', '#ffcf3f']))) +
    path('M-26-30C-22-56 22-56 26-30Z', pen.gold) +
    path('M0-34C42-34 46 40 0 84C-46 40-42-34 0-34Z', pen.ball(shell)) +
    line('M0-30V78M-36-4H36', '#ffd257', 5) +
    placed(0, 24, 0.32, 0, jewel(pen, '#e8264a'))
  );
};

export const lamp: Motif = (pen) =>
  path('M86-26C110-60 60-70 76-116C40-96 46-60 62-40Z', pen.veil(pen.ink.pop, 0.2, 1), 'stroke="none"') +
  path('M-58-8C-106-30-112 40-58 40L-52 26C-84 26-84 0-56 8Z', pen.gold) +
  path('M-66-4C-40-26 20-26 46-10C70 4 78-20 100-30C98 20 56 56 24 60H-20C-50 54-66 30-66-4Z', pen.gold) +
  path('M-44-22C-34-54 22-54 32-22Z', pen.gold) +
  circle(-6, -54, 10, pen.ball(pen.ink.hero)) +
  path('M-22 60H26L44 88H-40Z', pen.gold) +
  rect(-52, 86, 108, 12, 5, pen.gold) +
  placed(-4, 20, 0.5, 0, jewel(pen, pen.random.pick(JEWELS))) +
  line('M-50 6C-44 24-36 34-26 40', '#fff', 6, 'opacity=".7"');

export const idol: Motif = (pen) => {
  const stone = pen.random.pick(['#6f9a7a', '#c79a4a', '#8a7fb0']);
  return (
    around(11, (_, at) =>
      placed(0, -10, 1, (at - 5) * 15, path('M-11-60L0-112 11-60Z', at % 2 ? pen.tone(pen.ink.hero) : pen.gold)),
    ) +
    rect(-66, -66, 132, 164, 22, pen.tone(stone)) +
    rect(-66, -66, 132, 28, 10, pen.gold) +
    pen.mirror(
      rect(12, -22, 42, 30, 6, pen.ink.dark) +
        circle(33, -7, 10, pen.ball(pen.ink.glow), 'stroke="none"') +
        rect(58, -16, 26, 52, 8, pen.gold),
    ) +
    path('M-14 6H14L20 40H-20Z', pen.tone(lighter(stone, 0.15))) +
    rect(-44, 52, 88, 30, 6, pen.ink.dark) +
    repeat(5, (at) => rect(-38 + at * 16, 54, 12, at % 2 ? 14 : 24, 2, '#fff8e0', 'stroke="none"'))
  );
};

export const warrior: Motif = (pen) => {
  const crest = pen.random.pick([pen.ink.hero, '#c9262f', '#2a5fc8']);
  return (
    path('M-70-40C-90-116 60-140 84-40C70-66 50-74 30-76L-20-74C-40-70-58-60-70-40Z', pen.tone(crest)) +
    line('M-40-92L-34-72M-14-106L-10-76M18-106L16-76M48-90L40-74', pen.ink.dark, 4) +
    path('M-64 0C-68-84 68-84 64 0L56 84 22 98 14 20H-14L-22 98-56 84Z', pen.random.chance(0.5) ? pen.gold : pen.silver) +
    path('M-46-6C-30-18-20-14-14 4L-12 20C-34 22-44 12-46-6ZM46-6C30-18 20-14 14 4L12 20C34 22 44 12 46-6Z', pen.ink.dark) +
    group('stroke="none"', circle(-28, 6, 6, pen.ink.glow), circle(28, 6, 6, pen.ink.glow)) +
    path('M-8-66H8L12 24 0 40-12 24Z', pen.gold) +
    line('M-54-20C-50-50-30-62-16-64', '#fff', 6, 'opacity=".7"') +
    circle(0, -40, 9, pen.ball(pen.ink.pop))
  );
};

export const thunder: Motif = (pen) => {
  const cloud = pen.random.pick(['#4a5fb8', '#7a55c0', '#3f8ac0']);
  return (
    circle(0, 10, 100, pen.glow('#fffbd0', 0.9), 'stroke="none"') +
    path('M34-70L-46 20H-6L-34 112 62 0H14L52-70Z', pen.down('#fffde0', '#ffd83a', '#f08a14')) +
    path('M24-60L-24 4', 'none', 'stroke="#fff" stroke-width="6" opacity=".8"') +
    path(
      'M-100-36C-112-70-76-88-58-74C-50-108 2-116 16-88C44-108 84-92 80-64C108-66 112-34 88-28H-86C-92-28-98-30-100-36Z',
      pen.ball(cloud),
    ) +
    line('M-76-56C-70-64-62-64-56-60M-34-82C-26-92-10-92-2-84', '#fff', 6, 'opacity=".6"')
  );
};

export const swordStone: Motif = (pen) =>
  path('M-96 98C-90 50-60 30-30 36C0 24 50 26 66 48C90 52 100 80 98 98Z', pen.tone('#7a86a0')) +
  path('M-13-40H13L10 52 0 66-10 52Z', pen.silver) +
  line('M0-38V50', '#8a96b8', 4) +
  path('M-58-52C-40-60 40-60 58-52L56-34C40-40-40-40-56-34Z', pen.gold) +
  rect(-9, -96, 18, 46, 5, pen.tone(pen.ink.hero)) +
  circle(0, -104, 16, pen.gold) +
  circle(0, -104, 8, pen.ball(pen.ink.pop)) +
  path(polygonPath(4, 12), pen.tone(pen.ink.pop), 'transform="translate(0 -44)"') +
  ellipse(0, 52, 26, 8, pen.ink.dark, 'stroke="none" opacity=".4"');

/** What an old tale may be about. */
export const RELICS: readonly Motif[] = [
  pharaoh,
  temple,
  pagoda,
  book,
  mask,
  carnival,
  scarab,
  lamp,
  idol,
  warrior,
  thunder,
  swordStone,
];
