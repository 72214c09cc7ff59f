import { darker, lighter, mix } from './colour';
import type { Pen } from './pen';
import { around, circle, dots, ellipse, group, line, path, rect, repeat, starPath, d } from './svg';

/** What lies behind the hero, filling 300 × 400. The hero's middle is at 150, 158. */
export type Scene = (pen: Pen) => string;

/** Places scattered over the picture down to `depth`. */
const strewn = (pen: Pen, count: number, depth: number, from = 0): [number, number][] =>
  Array.from({ length: count }, () => [pen.chance.whole(0, 300), pen.chance.whole(from, depth)]);

const twinkles = (pen: Pen, colour: string, depth: number): string => dots(strewn(pen, 12, depth), colour, 2, 'opacity=".7"') + dots(strewn(pen, 8, depth), colour, 4.5, 'opacity=".85"');

/** The sky has run through all its colours where the title begins. */
const sky = (pen: Pen): string => rect(0, 0, 300, 400, 0, pen.down(pen.ink.sky[0], pen.ink.sky[1], pen.ink.sky[2], pen.ink.sky[1]));
const light = (pen: Pen, radius = 170, strength = 0.95): string => circle(150, 158, radius, pen.glow(mix(pen.ink.glow, pen.ink.sky[2], 0.3), strength)) + circle(150, 150, radius * 0.6, pen.glow('#fffdf0', strength * 0.7));

export const rays: Scene = (pen) => {
  const count = pen.chance.pick([10, 12, 16, 20]);
  const half = (Math.PI / count) * 0.5;
  const beam = d`M0 0L${-330 * Math.sin(half)}-330H${330 * Math.sin(half)}Z`;
  const turn = pen.chance.whole(0, 30);
  return sky(pen) + group(`transform="translate(150 158)rotate(${turn})" fill="${lighter(pen.ink.sky[2], 0.12)}" opacity=".75"`, around(count, (angle) => `<path d="${beam}" transform="rotate(${angle})"/>`)) + light(pen);
};

export const moonlit: Scene = (pen) => {
  const side = pen.chance.pick([62, 238]);
  const ridge = () => `M0 400V${pen.chance.whole(230, 270)}C60 ${pen.chance.whole(170, 240)} 110 ${pen.chance.whole(220, 280)} 160 ${pen.chance.whole(200, 250)}S260 ${pen.chance.whole(180, 240)} 300 ${pen.chance.whole(220, 270)}V400Z`;
  return sky(pen) + twinkles(pen, '#fff', 220) + circle(side, 70, 80, pen.glow(pen.ink.glow, 0.8)) + circle(side, 70, 38, pen.ball(lighter(pen.ink.glow, 0.5))) + path(ridge(), pen.ink.far) + light(pen, 140, 0.6) + path(ridge(), pen.ink.near, 'opacity=".8" transform="translate(0 40)"');
};

export const dunes: Scene = (pen) => {
  const pyramid = pen.stamp(path('M0 0L90 130H0Z', mix(pen.ink.sky[2], pen.ink.sky[1], 0.4)) + path('M0 0L-90 130H0Z', mix(pen.ink.sky[1], pen.ink.dark, 0.25)));
  return sky(pen) + light(pen, 190) + circle(150, 138, 92, pen.down(lighter(pen.ink.glow, 0.4), pen.ink.sky[2]), 'opacity=".9"') + pyramid(58, 140, pen.chance.between(0.8, 1.2)) + pyramid(246, 150, pen.chance.between(0.8, 1.3)) +
    path('M0 262C70 226 150 270 300 236V400H0Z', pen.ink.sky[1]) + path('M0 296C110 256 190 306 300 272V400H0Z', darker(pen.ink.sky[1], 0.35));
};

export const jungle: Scene = (pen) => {
  const frond = pen.stamp(path('M0 0C30-40 76-52 128-34C92-34 60-20 34 6C60-6 96-2 118 22C84 6 50 8 22 20Z', pen.across(pen.ink.near, mix(pen.ink.sky[1], pen.ink.near, 0.4))));
  const trunk = (x: number) => rect(x, 0, pen.chance.whole(12, 24), 400, 0, pen.ink.far, 'opacity=".7"');
  return sky(pen) + trunk(pen.chance.whole(20, 60)) + trunk(pen.chance.whole(220, 260)) + light(pen, 180) +
    group('fill="#fff" opacity=".14"', path('M120-10L60 400H130L160-10ZM200-10L200 400H250L222-10Z', '#fff')) +
    frond(-14, 60, 1.1, 10) + frond(-20, 170, 1.2, -10) + frond(-20, 280, 1.3, -25) + frond(314, 40, 1.1, 165) + frond(316, 160, 1.2, 190) + frond(320, 284, 1.3, 205);
};

export const palace: Scene = (pen) => {
  const column = pen.stamp(rect(-20, 0, 40, 320, 0, pen.across(pen.ink.near, mix(pen.ink.sky[1], pen.ink.sky[2], 0.5), pen.ink.near)) + rect(-27, 0, 54, 18, 4, pen.gold) + rect(-27, 262, 54, 18, 4, pen.gold));
  return sky(pen) + path('M40 400V170C40 20 260 20 260 170V400Z', pen.down(lighter(pen.ink.sky[2], 0.25), pen.ink.sky[1]), `stroke="${pen.ink.second}" stroke-width="5"`) + light(pen, 150) +
    group(`stroke="${pen.ink.glow}" stroke-width="9" opacity=".14"`, around(7, (_, at) => `<path d="M150 158L${20 + at * 43}-20"/>`)) + column(16, 0) + column(284, 0) + path('M0 300H300V400H0Z', pen.ink.near);
};

export const curtains: Scene = (pen) => {
  const drape = pen.stamp(path('M0-10H118C112 90 70 170 30 214C36 280 26 340 20 400H0Z', pen.across(darker(pen.ink.hero, 0.55), pen.ink.hero, darker(pen.ink.hero, 0.4), pen.ink.hero, darker(pen.ink.hero, 0.5))) + line('M30 214C18 218 8 220 0 222', pen.ink.second, 8));
  return sky(pen) + path('M120-10L30 340H270L180-10Z', pen.veil(pen.ink.glow, 0.75, 0)) + light(pen, 150) + ellipse(150, 300, 150, 34, pen.ink.sky[2], 'opacity=".55"') + drape(0, 0) + group('transform="translate(300 0)scale(-1 1)"', drape(0, 0)) +
    path('M0-4H300V26C280 48 262 48 250 28C232 52 214 52 200 30C182 54 164 54 150 30C134 54 118 54 100 30C84 52 66 52 50 28C38 48 18 48 0 26Z', pen.down(pen.ink.hero, darker(pen.ink.hero, 0.5)), `stroke="${pen.ink.second}" stroke-width="4"`);
};

export const skyline: Scene = (pen) => {
  const tower = (x: number) => {
    const height = pen.chance.whole(90, 210);
    const width = pen.chance.whole(26, 44);
    return rect(x, 310 - height, width, 400, 2, pen.down(pen.ink.far, pen.ink.near)) + path(repeat(Math.floor(height / 30), (at) => `M${x + 6} ${322 - height + at * 26}h5v8h-5zM${x + width - 12} ${322 - height + at * 26}h5v8h-5z`), pen.ink.glow, 'opacity=".65"');
  };
  return sky(pen) + light(pen, 180) + repeat(5, (at) => tower(at * 66 - 16)) + light(pen, 110, 0.5);
};

export const clouds: Scene = (pen) => {
  const tint = lighter(pen.ink.sky[2], 0.3);
  const curl = pen.stamp(path('M0 0C-40 0-60-30-30-42C-26-72 24-76 30-46C60-56 84-20 56 0Z', pen.down(lighter(tint, 0.45), tint)) + line('M-16-14C-24-30 2-40 8-22M20-18C20-38 46-36 42-20', mix(tint, pen.ink.sky[1], 0.55), 3.5));
  return sky(pen) + circle(150, 150, 112, pen.down(lighter(pen.ink.glow, 0.3), pen.ink.sky[2]), 'opacity=".85"') + light(pen, 170, 0.8) + curl(30, 70, 0.9) + curl(268, 54, 0.7) + curl(10, 200, 1.1) + curl(296, 190, 1.2) + curl(66, 290, 1.2) + curl(236, 300, 1.4);
};

/** Overlapping fans, as on old tiles and silk. */
export const scallops: Scene = (pen) => {
  const rings = (x: number, y: number) => [30, 21, 12].map((r) => circle(x, y, r, 'none')).join('');
  const tile = pen.pattern(60, 88, group(`stroke="${pen.ink.second}" stroke-width="2"`, rings(30, 44), rings(0, 0), rings(60, 0), rings(0, 88), rings(60, 88)));
  return sky(pen) + rect(0, 0, 300, 400, 0, tile, 'opacity=".3"') + light(pen, 180) + path('M0 0H300V400H0Z', pen.veil(pen.ink.dark, 0, 0.5));
};

export const damask: Scene = (pen) => {
  const leaf = (x: number, y: number) => path(d`M${x} ${y - 26}c16 12 16 40 0 52c-16-12-16-40 0-52Z`, pen.ink.second) + circle(x, y, 5, pen.ink.sky[1]);
  const tile = pen.pattern(54, 92, leaf(27, 30), leaf(0, 76), leaf(54, 76));
  return sky(pen) + rect(0, 0, 300, 400, 0, tile, 'opacity=".22"') + light(pen, 175);
};

export const embers: Scene = (pen) => {
  const peak = path('M-20 330L60 170L92 206 118 150 182 146 208 200 246 168 330 330Z', pen.down(pen.ink.far, pen.ink.near));
  return sky(pen) + light(pen, 190) + peak + path('M118 150L132 210 142 176 156 240 168 172 182 146Z', pen.down(lighter(pen.ink.glow, 0.3), pen.ink.pop)) + light(pen, 130, 0.8) + twinkles(pen, pen.ink.glow, 330) + path('M0 320C60 296 110 320 160 304S260 300 300 316V400H0Z', pen.ink.near);
};

export const frostPeaks: Scene = (pen) => {
  const peak = pen.stamp(path('M0 0L90 170H-90Z', pen.down(lighter(pen.ink.sky[2], 0.35), pen.ink.sky[1])) + path('M0 0L34 64 12 52 0 74-16 50-36 66Z', '#fff', 'opacity=".9"') + path('M0 0L90 170H10Z', pen.ink.sky[0], 'opacity=".3"'));
  return sky(pen) + light(pen, 180) + peak(50, 150, 1.1) + peak(256, 130, 1.2) + peak(150, 190, 0.9) + twinkles(pen, '#fff', 320) + path('M0 300C80 270 200 312 300 280V400H0Z', pen.ink.sky[1]);
};

export const orbit: Scene = (pen) => {
  const [x, y] = pen.chance.pick([[60, 66], [244, 70]]);
  return sky(pen) + twinkles(pen, '#fff', 340) + light(pen, 180, 0.8) + circle(x, y, 34, pen.ball(pen.ink.pop)) + ellipse(x, y, 58, 12, 'none', `stroke="${pen.ink.glow}" stroke-width="4" transform="rotate(-20 ${x} ${y})" opacity=".8"`) + circle(330, 330, 130, pen.ball(pen.ink.sky[1])) + circle(pen.chance.whole(20, 60), 260, 15, pen.ball(pen.ink.second));
};

export const deepWater: Scene = (pen) => {
  const shaft = pen.stamp(path('M0-10L-50 360H20L34-10Z', pen.veil(pen.ink.glow, 0.5, 0)));
  const plant = pen.stamp(path('M-4 0C-26-50 10-70-10-130C16-80 14-50 12 0Z', pen.down(pen.ink.pop, pen.ink.near)));
  const bubbles = repeat(9, () => circle(pen.chance.whole(10, 290), pen.chance.whole(20, 290), pen.chance.between(2, 8), '#fff', 'fill-opacity=".2" stroke="#fff" stroke-opacity=".6"'));
  return sky(pen) + rect(0, 0, 300, 400, 0, pen.veil(pen.ink.dark, 0, 0.55)) + shaft(70, 0) + shaft(150, 0, 1.2, -4) + shaft(250, 0, 1, -10) + light(pen, 160, 0.75) +
    path('M0 280C30 240 60 262 84 290S190 300 216 268 270 250 300 274V400H0Z', pen.ink.near, 'opacity=".75"') + plant(24, 300, 1.1, -6) + plant(48, 306, 0.8, 10) + plant(270, 300, 1.2, 6) + plant(246, 310, 0.7, -12) + bubbles;
};

export const reef: Scene = (pen) => {
  const branch = pen.stamp(path('M-7 0C-4-30-34-34-38-70C-30-60-20-52-14-48C-14-70-10-84-2-100C4-82 4-66 6-50C14-56 24-64 34-78C34-50 8-34 8 0Z', pen.down(pen.ink.hero, darker(pen.ink.hero, 0.4))));
  const brain = pen.stamp(path('M-44 0C-48-50 48-50 44 0Z', pen.ball(pen.ink.pop)) + line('M-28-8C-24-30-6-28-10-12M6-8C6-32 28-28 26-10', darker(pen.ink.pop, 0.3), 3));
  return sky(pen) + path('M0 30C40 10 70 44 110 26S190 10 220 28 280 30 300 16V0H0Z', '#fff', 'opacity=".25"') + light(pen, 180, 0.85) + branch(36, 300, 1.3) + branch(276, 296, 1.2, 6) + brain(84, 312, 0.8) + brain(228, 316, 1) + repeat(8, () => circle(pen.chance.whole(10, 290), pen.chance.whole(30, 260), pen.chance.between(2, 7), '#fff', 'fill-opacity=".2" stroke="#fff" stroke-opacity=".7"'));
};

export const felt: Scene = (pen) => {
  const lamp = pen.stamp(path('M-12-20H12L30 16H-30Z', pen.tone(pen.ink.second)) + path('M-30 16H30L90 300H-90Z', pen.veil(pen.ink.glow, 0.55, 0)));
  return sky(pen) + rect(0, 0, 300, 210, 0, pen.veil(pen.ink.dark, 0.6, 0)) + (pen.chance.chance(0.5) ? lamp(150, 10, 1.3) : lamp(66, 6) + lamp(234, 6)) + light(pen, 160, 0.8) + ellipse(150, 330, 250, 120, pen.gold) + ellipse(150, 336, 244, 118, pen.down(pen.ink.sky[2], pen.ink.sky[1])) + ellipse(150, 340, 206, 92, 'none', `stroke="${pen.ink.glow}" stroke-width="3" opacity=".6"`);
};

export const suits: Scene = (pen) => {
  const signs = ['♠', '♥', '♣', '♦'].map((sign, at) => `<text x="${at % 2 ? 70 : 35}" y="${at * 50 + 40}">${sign}</text>`).join('');
  const tile = pen.pattern(70, 200, group(`font-size="44" fill="${pen.ink.glow}" font-family="DejaVu Sans,Segoe UI Symbol,serif"`, signs, signs.replaceAll('x="70"', 'x="0"')));
  return sky(pen) + rect(0, 0, 300, 400, 0, tile, 'opacity=".17"') + light(pen, 180);
};

export const bokeh: Scene = (pen) => {
  const tints = [pen.ink.glow, pen.ink.second, pen.ink.pop];
  return sky(pen) + group('opacity=".38"', repeat(14, (at) => circle(pen.chance.whole(0, 300), pen.chance.whole(0, 300), pen.chance.between(8, 34), tints[at % 3] ?? '#fff', at % 2 ? '' : 'opacity=".6"'))) + light(pen, 170) + path('M0 300H300V400H0Z', pen.veil(pen.ink.near, 0.4, 1));
};

export const stadium: Scene = (pen) => {
  const mast = pen.stamp(rect(-3, 0, 6, 150, 0, pen.ink.near) + rect(-26, -20, 52, 28, 4, pen.ink.near) + group('fill="#fffbe0"', repeat(8, (at) => `<circle cx="${-18 + (at % 4) * 12}" cy="${at < 4 ? -12 : 0}" r="4.5"/>`)) + circle(0, -6, 70, pen.glow('#fffbe0', 0.9)));
  const crowd = [pen.ink.hero, pen.ink.second, pen.ink.glow, '#fff'].map((colour) => dots(strewn(pen, 12, 236, 194), colour, 5)).join('');
  const mown = repeat(5, (at) => path(d`M${-60 + at * 84} 400L${66 + at * 34} 250H${83 + at * 34}L${-18 + at * 84} 400Z`, '#fff', 'opacity=".1"'));
  return sky(pen) + path('M0 186C80 164 220 164 300 186V262H0Z', pen.ink.near) + group('opacity=".7"', crowd) + mast(40, 60) + mast(260, 60) + light(pen, 160, 0.75) + path('M0 252C80 242 220 242 300 252V400H0Z', pen.down('#4fb548', '#14682f')) + mown;
};

export const bolts: Scene = (pen) => {
  const band = (x: number, width: number, colour: string) => path(`M${x} 0H${x + width}L${x + width - 150} 400H${x - 150}Z`, colour, 'opacity=".5"');
  return sky(pen) + band(90, 26, pen.ink.hero) + band(130, 8, pen.ink.second) + band(330, 40, pen.ink.hero) + band(290, 10, pen.ink.glow) + light(pen, 180) + repeat(6, (row) => dots(Array.from({ length: 6 - row }, (_, at) => [at * 16 + 10, row * 16 + 10]), pen.ink.glow, 10 - row, 'opacity=".25"'));
};

export const hexGrid: Scene = (pen) => {
  const cell = 'M26 0L52 15V45L26 60 0 45V15ZM26 60V90';
  const lit = repeat(5, () => path('M0-30L26-15V15L0 30-26 15V-15Z', pen.ink.second, `opacity="${pen.chance.pick(['.2', '.3', '.45'])}" transform="translate(${pen.chance.whole(0, 5) * 52 + 26} ${pen.chance.whole(0, 3) * 90 + 30})"`));
  return sky(pen) + rect(0, 0, 300, 400, 0, pen.pattern(52, 90, line(cell, pen.ink.second, 2)), 'opacity=".4"') + lit + light(pen, 180);
};

export const gridRoad: Scene = (pen) => {
  const floor = line(repeat(7, (at) => d`M0 ${232 + at * at * 4}H300`) + repeat(13, (at) => d`M${114 + at * 6} 232L${-240 + at * 65} 400`), pen.ink.hero, 2, 'opacity=".7"');
  return sky(pen) + circle(150, 146, 104, pen.down(lighter(pen.ink.second, 0.3), pen.ink.hero)) + group(`fill="${pen.ink.sky[1]}" opacity=".55"`, repeat(5, (at) => `<rect x="40" y="${156 + at * 16}" width="220" height="${3 + at * 1.5}"/>`)) + light(pen, 160, 0.5) + rect(0, 232, 300, 168, 0, pen.ink.near) + floor;
};

export const arena: Scene = (pen) => {
  const flag = pen.stamp(path('M0 0H22L11 26Z', pen.ink.hero));
  const bunting = repeat(9, (at) => flag(at * 36 - 8, 30 + Math.sin((at / 8) * Math.PI) * 20, 1));
  return sky(pen) + light(pen, 190) + group('opacity=".35"', around(9, (_, at) => `<path d="M150 170L${at * 44 - 30}-30h22Z" fill="${pen.ink.glow}"/>`)) + line('M0 28C80 56 220 56 300 28', pen.ink.near, 3) + bunting + path('M0 220C60 206 240 206 300 220V270H0Z', pen.ink.near) + group(`fill="${pen.ink.second}" opacity=".6"`, repeat(15, (at) => `<rect x="${at * 21}" y="${224}" width="8" height="40"/>`)) + ellipse(150, 320, 230, 80, pen.down(pen.ink.sky[2], darker(pen.ink.sky[1], 0.3)));
};

export const confetti: Scene = (pen) => {
  const tints = [pen.ink.hero, pen.ink.second, pen.ink.pop, '#fff'];
  return rays(pen) + tints.map((colour) => line(strewn(pen, 7, 300).map(([x, y]) => `M${x} ${y}l${pen.chance.whole(-6, 6)} ${pen.chance.whole(-6, 6)}`).join(''), colour, 6)).join('');
};

export const starburst: Scene = (pen) =>
  sky(pen) + group('transform="translate(150 158)"', path(starPath(pen.chance.pick([14, 18]), 220, 150, pen.chance.whole(0, 20)), pen.ink.sky[2], 'opacity=".8"'), path(starPath(14, 165, 118, 8), lighter(pen.ink.sky[2], 0.25), 'opacity=".8"')) + light(pen, 150);
