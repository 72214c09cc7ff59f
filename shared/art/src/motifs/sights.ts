import { lighter } from '../colour';
import type { Pen } from '../pen';
import { circle, ellipse, line, path, placed, rect, starPath } from '../svg';
import type { Motif } from './beasts';
import { limb } from './strokes';
import * as small from './symbols';
import { cloths } from './cloth';

/** The minarets of a mosque town. */
const dome = (pen: Pen, x: number, y: number, r: number, tint: string): string =>
  placed(
    x,
    y,
    r / 50,
    0,
    path('M-50 30C-64-20-24-44 0-74C24-44 64-20 50 30Z', pen.tone(tint)) +
      line('M-26 20C-30-10-14-30 0-52', lighter(tint, 0.6), 5, 'opacity=".7"') +
      line('M0-74V-96', '#ffd257', 6) +
      circle(0, -88, 7, pen.gold, 'stroke-width="3"'),
  );

export const minaret: Motif = (pen) => {
  const [tint] = cloths(pen);
  return (
    path('M-26 112L-22-34H22L26 112Z', pen.across('#d9cdb8', '#fffaf0', '#fffaf0', '#c2b49c')) +
    path('M-38-20H38L30 0H-30ZM-34 46H34L28 62H-28Z', pen.tone(tint)) +
    path('M-10-46C-10-64 10-64 10-46V-22H-10Z', '#ffe08a') +
    rect(-28, -58, 56, 38, 4, pen.tone('#fff4e0')) +
    path('M-10-22V-42C-10-54 10-54 10-42V-22Z', '#ffb52e', 'stroke-width="3"') +
    dome(pen, 0, -74, 32, tint) +
    pen.mirror(path('M62 112V40H92V112Z', pen.tone('#e6d9c2')) + dome(pen, 77, 28, 22, tint)) +
    path('M-9 30V12C-9 0 9 0 9 12V30ZM-9 100V82C-9 70 9 70 9 82V100Z', pen.ink.dark, 'stroke="none"')
  );
};

export const twinMinarets: Motif = (pen) => {
  const [tint, other] = cloths(pen);
  return (
    pen.mirror(
      path('M64 112L68-54H94L98 112Z', pen.across('#d9cdb8', '#fffaf0', '#c2b49c')) +
        rect(58, -30, 46, 13, 4, pen.tone(other)) +
        rect(58, 34, 46, 13, 4, pen.tone(other)) +
        dome(pen, 81, -66, 21, tint),
    ) +
    path('M-58 112V22H58V112Z', pen.tone('#fff4e0')) +
    dome(pen, 0, 4, 56, tint) +
    path('M-22 112V74C-22 46 22 46 22 74V112Z', pen.down('#ffe9a0', '#e8862a'))
  );
};

export const cityGate: Motif = (pen) => {
  const [tint] = cloths(pen);
  return (
    path('M-110 112V-20H-66V-44H66V-20H110V112Z', pen.tone('#d98a5a')) +
    line('M-110-2H110M-110 26H-50M50 26H110M-110 56H-50M50 56H110', '#a85a34', 4) +
    path('M-46 112V40C-46-14 46-14 46 40V112Z', pen.down('#3a1a4a', '#e8862a')) +
    pen.mirror(path('M74-20V-66H104V-20Z', pen.tone('#e8a06a')) + dome(pen, 89, -76, 20, tint)) +
    dome(pen, 0, -58, 40, tint)
  );
};

export const palaceDomes: Motif = (pen) => {
  const [tint, other] = cloths(pen);
  return (
    pen.mirror(
      path('M66 106V-10H104V106Z', pen.tone('#f3e2cc')) +
        dome(pen, 85, -22, 24, tint) +
        path('M78 40V22C78 12 92 12 92 22V40Z', pen.ink.dark, 'stroke="none"'),
    ) +
    path('M-66 106V4H66V106Z', pen.tone('#fff4e2')) +
    dome(pen, 0, -14, 54, tint) +
    path('M-28 106V62C-28 26 28 26 28 62V106Z', pen.down('#ffe9a0', other)) +
    pen.mirror(path('M40 72V50C40 40 56 40 56 50V72Z', '#ffc04a', 'stroke-width="3"')) +
    rect(-72, -2, 144, 13, 4, pen.gold) +
    rect(-116, 100, 232, 13, 5, pen.gold)
  );
};

export const palaceLake: Motif = (pen) => {
  const [tint] = cloths(pen);
  return (
    circle(0, -30, 84, pen.ball('#ffe3a0')) +
    path('M-96 50V10H-60V-12H60V10H96V50Z', pen.tone('#fff4e2')) +
    dome(pen, 0, -30, 44, tint) +
    dome(pen, -78, -4, 22, tint) +
    dome(pen, 78, -4, 22, tint) +
    [-40, -14, 14, 40]
      .map((x) => path(`M${x - 8} 48V24C${x - 8} 12 ${x + 8} 12 ${x + 8} 24V48Z`, pen.ink.dark, 'stroke="none"'))
      .join('') +
    ellipse(0, 76, 118, 36, pen.down('#5fb8e0', '#174a80')) +
    line('M-80 66H-40M-10 72H30M44 62H84M-60 88H-20M10 92H60', '#fff', 4, 'opacity=".6"')
  );
};

export const dunes: Motif = (pen) =>
  circle(36, -50, 46, pen.ball('#ffcf4a')) +
  path('M-124 20C-80-40-40-30 0 6C40-26 84-20 124 14V108H-124Z', pen.tone('#f0b45a')) +
  path('M0 6C-20 40-60 60-124 64V108H124V70C70 74 20 50 0 6Z', pen.tone('#d98f3a')) +
  limb(pen, 'M-66 74V-34M-66 22C-98 24-98-2-96-14M-66 6C-36 8-38-16-38-28', '#3f9a5a', 17) +
  line('M-70-28V66', '#a8e0a0', 4, 'stroke-dasharray="6 8"') +
  placed(72, 66, 0.5, 0, small.skull(pen));

export const cactusBloom: Motif = (pen) =>
  ellipse(0, 98, 112, 18, pen.tone('#e0a85a')) +
  limb(pen, 'M0 92V-70M0 40C-66 44-68-4-66-28M0 12C62 16 64-28 62-52', '#3f9a5a', 40) +
  line('M-8-66V84M8-66V84M-66-30V0M62-54V-24', '#a8e0a0', 4, 'stroke-dasharray="6 9"') +
  placed(0, -92, 0.66, 0, small.blossom(pen)) +
  placed(-66, -50, 0.42, 0, small.blossom(pen)) +
  placed(62, -74, 0.42, 0, small.blossom(pen));

const palmTree = (pen: Pen, x: number, y: number, size: number, lean: number): string =>
  placed(
    x,
    y,
    size,
    lean,
    limb(pen, 'M0 0C-8-40-4-80 8-116', '#a8683a', 12) +
      [-170, -120, -70, -20, 30]
        .map((turn) => placed(8, -118, 1, turn, path('M0-5C26-30 62-24 80 6C52-8 24-2 0 9Z', pen.tone('#2fae5a'))))
        .join(''),
  );

export const lagoonBay: Motif = (pen) =>
  circle(10, -40, 62, pen.down('#ffe9a0', '#ff9a5a')) +
  path('M-124 10C-80-20-50-20-20 6H124V108H-124Z', pen.down('#4fd0d8', '#1878a8')) +
  path('M-124 108C-120 50-70 30-30 60C-10 84 30 96 124 92V112H-124Z', pen.down('#ffe9b0', '#e0b060')) +
  palmTree(pen, -70, 70, 1, -6) +
  palmTree(pen, -42, 78, 0.76, 16) +
  path('M20 30H96L80 52H34Z', pen.tone('#b3402e')) +
  path('M56 26V-30L92 18Z', pen.tone('#fff4dc')) +
  line('M0 24H24M84 66H112M10 70H40', '#fff', 4, 'opacity=".7"');

export const lagoonAtoll: Motif = (pen) =>
  ellipse(0, 30, 120, 74, pen.down('#2f9fd0', '#125a90')) +
  ellipse(0, 28, 98, 56, pen.tone('#ffe0a0')) +
  ellipse(6, 32, 68, 36, pen.down('#6ff0e0', '#1fa8b8')) +
  palmTree(pen, -78, 30, 0.86, -10) +
  palmTree(pen, 78, 18, 0.74, 10) +
  palmTree(pen, -40, -4, 0.62, 6) +
  path('M-20 34H30L20 50H-10Z', pen.tone('#b3402e')) +
  placed(46, 68, 0.34, 0, path(starPath(5, 50, 24), pen.ball('#ff8a4a')));
