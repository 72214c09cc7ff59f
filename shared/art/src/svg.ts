/** Short numbers keep drawings small: one decimal, no leading zero. */
export function num(value: number): string {
  const short = String(Math.round(value * 10) / 10);
  return short === '-0' ? '0' : short.replace(/^(-?)0\./, '$1.');
}

/** Path data (or any attribute) with its numbers shortened: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, at) => text + num(values[at - 1] ?? 0) + part);
}

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Characters XML 1.0 forbids, and invisible ones that reorder or hide a title, are left out. */
const UNPRINTABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text as people see it: one line, no control characters, no lone surrogates. */
export const printable = (text: string): string => text.replace(/\s+/g, ' ').replace(UNPRINTABLE, '').trim();

export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => MARKUP[sign] ?? sign);

const attributes = (extra: string): string => (extra === '' ? '' : ` ${extra}`);

/** Zero is what a picture takes a place for that it is not told. */
const unlessZero = (name: string, value: number): string => (num(value) === '0' ? '' : ` ${name}="${num(value)}"`);

export const path = (data: string, fill: string, extra = ''): string => `<path d="${data}" fill="${fill}"${attributes(extra)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle${unlessZero('cx', x)}${unlessZero('cy', y)} r="${num(r)}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse${unlessZero('cx', x)}${unlessZero('cy', y)} rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(extra)}/>`;

export const rect = (x: number, y: number, width: number, height: number, r: number, fill: string, extra = ''): string =>
  `<rect${unlessZero('x', x)}${unlessZero('y', y)} width="${num(width)}" height="${num(height)}"${r ? ` rx="${num(r)}"` : ''} fill="${fill}"${attributes(extra)}/>`;

/** A stroked path without fill; its ends are round, as `drawing` says for all. */
export const line = (data: string, colour: string, width: number, extra = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${attributes(extra)}/>`;

/**
 * A whole picture: one size, one accessible name, and the habits every part inherits (round line ends, bold centred letters).
 * Colours are written in their short form where they have one.
 */
export function drawing(viewBox: string, label: string, body: string, extra = ''): string {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" aria-label="${escapeMarkup(printable(label))}" font-family="Arial,sans-serif" font-weight="900" text-anchor="middle" stroke-linecap="round"${attributes(extra)}>`;
  return `${root}${body.replace(/#([\da-f])\1([\da-f])\2([\da-f])\3(?=["])/g, '#$1$2$3')}</svg>`;
}

export const group = (extra: string, ...body: string[]): string => `<g${attributes(extra)}>${body.join('')}</g>`;

/** Moves, turns (degrees) and scales what is drawn about its own origin. */
export function placed(x: number, y: number, scale: number, turn: number, ...body: string[]): string {
  const turned = turn === 0 ? '' : `rotate(${num(turn)})`;
  const scaled = scale === 1 ? '' : `scale(${String(Math.round(scale * 100) / 100).replace(/^0\./, '.')})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${body.join('')}</g>`;
}

/** The corners of a star (or, with equal radii, of a polygon). */
export function starPath(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = ((turn + (180 / points) * at) * Math.PI) / 180;
    const radius = at % 2 === 0 ? outer : inner;
    return d`${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
  });
  return `M${corners.join('L')}Z`;
}

export function polygonPath(corners: number, radius: number, turn = -90): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = ((turn + (360 / corners) * at) * Math.PI) / 180;
    return d`${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Many small round dots in one path. */
export const dots = (places: readonly (readonly [number, number])[], colour: string, width: number, extra = ''): string =>
  line(places.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''), colour, width, extra);

/** Repeats a drawing for each of `count` equal turns; the drawing says where it stands for its index and angle in degrees. */
export const around = (count: number, each: (angle: number, at: number) => string): string =>
  Array.from({ length: count }, (_, at) => each((360 / count) * at, at)).join('');

export const repeat = (count: number, each: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => each(at)).join('');
