import { darker } from '../colour';
import { lettered } from '../typeset';
import { circle, path, placed, rect, repeat } from '../svg';
import type { Motif } from './beasts';
import * as small from './symbols';
import { balls } from './balls';

/** Windows with one digit each: as many as the draw has. */
const counter =
  (count: number): Motif =>
  (pen) => {
    const wide = Math.min(58, 196 / count);
    const left = (-wide * count) / 2;
    const casing = pen.random.pick(['#c9182f', '#1f4fb8', '#12805a', '#6a2fb0', '#23243a']);
    return (
      path('M-66-72C-56-112 56-112 66-72Z', pen.tone(casing)) +
      placed(0, -88, 0.42, 0, pen.random.pick([small.star, small.crown, small.clover])(pen)) +
      rect(-112, -74, 224, 150, 24, pen.tone(casing)) +
      rect(-104, -52, 208, 104, 12, pen.gold) +
      repeat(
        count,
        (at) =>
          rect(left + at * wide + 2, -44, wide - 4, 88, 7, pen.down('#9aa2ba', '#fff', '#fff', '#9aa2ba'), 'stroke-width="3.5"') +
          lettered(String(pen.random.integer(0, 9)), {
            x: left + at * wide + wide / 2,
            y: 24,
            size: 66,
            width: wide - 14,
            fill: pen.ink.dark === casing ? '#1b2140' : darker(casing, 0.25),
          }),
      ) +
      repeat(8, (at) => circle(-91 + at * 26, 64, 5.5, at % 2 ? '#ffe14a' : '#fff', 'stroke="none"')) +
      rect(-88, 76, 176, 24, 10, pen.gold)
    );
  };

/** As many balls on a rail as digits are drawn. */
const rail =
  (count: number): Motif =>
  (pen) => {
    const step = 208 / count;
    const size = Math.min(1.1, step / 92);
    return (
      balls(
        pen,
        Array.from({ length: count }, (_, at) => [-104 + step * (at + 0.5), -2, size] as const),
        Array.from({ length: count }, () => pen.random.integer(0, 9)),
      ) +
      path('M-118 26H118L106 62H-106Z', pen.gold) +
      rect(-108, 56, 216, 34, 12, pen.tone(pen.ink.hero)) +
      repeat(7, (at) => circle(-84 + at * 28, 73, 5, at % 2 ? '#ffe14a' : '#fff', 'stroke="none"')) +
      placed(0, -78, 0.72, 0, pen.random.pick([small.star, small.crown, small.clover])(pen))
    );
  };

export const twoDigits = counter(2);
export const threeDigits = counter(3);
export const fourDigits = counter(4);
export const twoOnRail = rail(2);
export const threeOnRail = rail(3);
export const fourOnRail = rail(4);
