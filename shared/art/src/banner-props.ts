import { lighter, mix } from './colour';
import type { Motif } from './motifs/beasts';

import type { Pen } from './pen';
import { circle, dots, ellipse, group, line, path, placed, rect, repeat, d } from './svg';

export const outlined = (pen: Pen, width: number, ...body: string[]): string =>
  group(`stroke="${pen.ink.dark}" stroke-width="${width}" stroke-linejoin="round"`, ...body);
export const shown = (pen: Pen, motif: Motif, x: number, y: number, scale: number, turn = 0): string =>
  placed(x, y, scale, turn, outlined(pen, 4, motif(pen)));
export const sky = (pen: Pen): string => rect(0, 0, 1600, 700, 0, pen.down(...pen.ink.sky));
export const strewn = (pen: Pen, count: number, left: number, right: number, top: number, bottom: number): [number, number][] =>
  Array.from({ length: count }, () => [pen.random.integer(left, right), pen.random.integer(top, bottom)]);
export const stars = (pen: Pen): string =>
  dots(strewn(pen, 50, 0, 1600, 0, 300), '#fff', 2.5, 'opacity=".5"') +
  dots(strewn(pen, 22, 0, 1600, 0, 260), '#fff', 4.5, 'opacity=".75"');

export function hills(pen: Pen, y: number, colour: string): string {
  const tops = Array.from(
    { length: 9 },
    (_, at) => d`S${at * 200 + 100} ${y + pen.random.integer(-70, 20)} ${at * 200 + 200} ${y + pen.random.integer(-10, 30)}`,
  );
  return path(`M0 ${y}${tops.join('')}V700H0Z`, colour);
}

/** Still water: long strokes of light, thicker and rarer towards the viewer. */
export function water(pen: Pen, y: number): string {
  const near = mix(pen.ink.sky[0], pen.ink.dark, 0.2);
  const ripples = (count: number, left: number, right: number, colour: string, opacity: number) =>
    repeat(3, (band) =>
      line(
        Array.from(
          { length: count },
          () =>
            `M${pen.random.integer(left, right)} ${pen.random.integer(y + 12 + band * 60, y + 60 + band * 75)}h${pen.random.integer(30, 130)}`,
        ).join(''),
        colour,
        2 + band * 1.6,
        `opacity="${opacity}"`,
      ),
    );
  return (
    rect(0, y, 1600, 700 - y, 0, pen.down(mix(pen.ink.sky[2], pen.ink.sky[1], 0.4), pen.ink.sky[1], near)) +
    ripples(9, 0, 800, lighter(pen.ink.sky[2], 0.2), 0.22) +
    ripples(14, 820, 1500, pen.ink.glow, 0.5)
  );
}

export const lanternStamp = (pen: Pen, shade: readonly string[]) =>
  pen.stamp(
    circle(0, 0, 130, pen.glow(shade[0] ?? '#ffd27a', 0.55)),
    ellipse(0, 0, 46, 42, pen.down(...shade)),
    group(
      `fill="none" stroke="${shade[2] ?? '#8a0a1c'}" stroke-width="2" opacity=".5"`,
      '<ellipse rx="28" ry="42"/><ellipse rx="10" ry="42"/>',
    ),
    rect(-20, -50, 40, 10, 3, pen.gold),
    rect(-20, 40, 40, 10, 3, pen.gold),
    line('M0 50V66', '#ffd257', 4),
    path('M-3 64L-7 92H7L3 64Z', shade[1] ?? '#e0261f'),
  );

/** A string of lanterns hanging from one point to another. */
export function garland(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  size: number,
): string {
  const red = lanternStamp(pen, ['#ffc46b', '#e8402a', '#8a0a1c']);
  const gold = lanternStamp(pen, ['#fff3b0', '#ffb52e', '#c7600a']);
  const at = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const hung = repeat(count, (index) => {
    const [x, y] = at((index + 0.5) / count);
    return (index % 2 ? gold : red)(x, y + 50 * size, size, 0);
  });
  return (
    line(d`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`, pen.ink.dark, 4) +
    hung
  );
}

export function stalls(pen: Pen, y: number, left: number): string {
  const roofs = [pen.ink.hero, pen.ink.pop, pen.ink.second, '#c9362f'];
  return repeat(6, (at) => {
    const x = left + at * 128;
    const high = 84 + (at % 3) * 26;
    const roof = roofs[at % 4] ?? pen.ink.hero;
    return (
      rect(x, y - high, 108, high, 2, pen.down(mix(pen.ink.dark, '#5a2a1a', 0.5), pen.ink.dark)) +
      rect(x + 10, y - high + 26, 88, high - 36, 3, pen.down('#fff0b0', '#ffae3a')) +
      line(`M${x + 39} ${y - high + 26}V${y - 10}M${x + 69} ${y - high + 26}V${y - 10}`, '#5a2a1a', 4) +
      path(
        `M${x - 26} ${y - high + 14}C${x + 4} ${y - high + 8} ${x + 30} ${y - high - 24} ${x + 54} ${y - high - 46}C${x + 78} ${y - high - 24} ${x + 104} ${y - high + 8} ${x + 134} ${y - high + 14}L${x + 118} ${y - high + 28}H${x - 10}Z`,
        pen.tone(roof),
      )
    );
  });
}

export function boat(pen: Pen, x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    0,
    ellipse(0, 40, 150, 12, pen.ink.dark, 'opacity=".4"') +
      path('M-150-8C-90 22 90 22 150-14C130 30 100 44 60 46H-70C-110 44-134 28-150-8Z', pen.down('#7a3f22', '#2a1018')) +
      path('M-70 14C-74-40-50-62 0-62C50-62 74-40 70 12C30 20-30 20-70 14Z', pen.down(pen.ink.second, '#8a4a1a')) +
      line('M-40-56V14M0-62V18M40-56V14', '#6a3414', 3) +
      lanternStamp(pen, ['#fff3b0', '#ffb52e', '#c7600a'])(118, -44, 0.5) +
      line('M118-70V-8', '#5a2a1a', 5),
  );
}

export const candle = (pen: Pen) => {
  const petal = path('M0 20C-14 6-12-18 0-34C12-18 14 6 0 20Z', pen.down('#ffd0e4', '#ff6fa8'));
  return pen.stamp(
    circle(0, -10, 90, pen.glow('#ffd98a', 0.6)),
    placed(-24, 6, 0.9, -50, petal),
    placed(24, 6, 0.9, 50, petal),
    placed(-13, 0, 1, -24, petal),
    placed(13, 0, 1, 24, petal),
    petal,
    ellipse(0, -24, 6, 11, '#fff6c8'),
    path('M-4 30H4L2 80H-2Z', '#ffd98a', 'opacity=".45"'),
  );
};

export const moon = (pen: Pen, x: number, y: number, r: number): string =>
  circle(x, y, r * 3.2, pen.glow(pen.ink.glow, 0.6)) + circle(x, y, r, pen.down('#fffdf4', lighter(pen.ink.glow, 0.35)));

export function gift(pen: Pen, colour: string, bow: string): string {
  return (
    rect(-60, -30, 120, 96, 8, pen.tone(colour)) +
    rect(-68, -48, 136, 32, 7, pen.tone(lighter(colour, 0.12))) +
    rect(-13, -48, 26, 114, 0, pen.tone(bow)) +
    path('M0-48C-30-100-70-84-52-56C-40-44-18-46 0-48C18-46 40-44 52-56C70-84 30-100 0-48Z', pen.tone(bow))
  );
}

export function palm(pen: Pen, x: number, y: number, scale: number, lean: number): string {
  const frond = pen.stamp(path('M0 0C40-60 110-70 160-20C110-34 60-26 0 0Z', pen.down('#5cc86a', '#127a4a')));
  return placed(
    x,
    y,
    scale,
    lean,
    path('M-12 0C-6-90 10-180 40-250L56-244C34-170 22-90 18 0Z', pen.across('#b07a44', '#7a4a26')) +
      frond(48, -250, 1, 10) +
      frond(48, -250, 1, -40) +
      frond(48, -250, 0.9, 60) +
      group('transform="translate(96 0)scale(-1 1)"', frond(48, -250, 1, 10), frond(48, -250, 1, -40), frond(48, -250, 0.9, 60)) +
      circle(40, -236, 13, pen.ball('#8a5a2a')) +
      circle(62, -232, 13, pen.ball('#8a5a2a')),
  );
}
