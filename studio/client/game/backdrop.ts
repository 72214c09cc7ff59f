import { svgElement, element } from '../element';
import styles from './backdrop.module.css';

const LANTERNS = [
  { x: 90, y: 96, size: 1 },
  { x: 300, y: 150, size: 0.72 },
  { x: 560, y: 84, size: 0.56 },
  { x: 905, y: 120, size: 0.62 },
  { x: 1130, y: 172, size: 0.86 },
  { x: 1355, y: 88, size: 1.1 },
];

/** The evening market seen from the water: hills, a string of lanterns, and their light on the ripples. */
export function backdrop(): HTMLElement {
  const scene = svgElement(
    'svg',
    { viewBox: '0 0 1440 900', preserveAspectRatio: 'xMidYMid slice', class: styles['scene'] },
    svgElement(
      'radialGradient',
      { id: 'lantern-glow' },
      svgElement('stop', { class: styles['light'] }),
      svgElement('stop', { class: styles['dusk'], offset: 1 }),
    ),
    svgElement('path', { class: styles['far'], d: 'M0 560 C180 470 300 520 430 490 S700 400 860 470 S1180 520 1440 430 V900 H0Z' }),
    svgElement('path', {
      class: styles['near'],
      d: 'M0 640 C220 590 380 610 560 600 S900 560 1080 600 S1330 620 1440 590 V900 H0Z',
    }),
    svgElement('path', { class: styles['string'], d: 'M-20 40 C200 130 420 120 700 40 S1240 130 1460 20' }),
    ...LANTERNS.map(lantern),
    ...LANTERNS.map(reflection),
  );
  return element('div', { class: styles['backdrop'], 'aria-hidden': 'true' }, scene);
}

function lantern({ x, y, size }: (typeof LANTERNS)[number]): SVGElement {
  return svgElement(
    'g',
    { transform: `translate(${x} ${y}) scale(${size})` },
    svgElement('path', { class: styles['string'], d: 'M0 -60 V-26' }),
    svgElement('circle', { fill: 'url(#lantern-glow)', r: 110 }),
    svgElement('path', { class: styles['paper'], d: 'M-17 -24 H17 C36 -10 36 18 17 32 H-17 C-36 18 -36 -10 -17 -24Z' }),
    svgElement('path', { class: styles['rib'], d: 'M-8 -24 C-18 -6 -18 14 -8 32 M8 -24 C18 -6 18 14 8 32 M0 -24 V32' }),
    svgElement('path', { class: styles['cap'], d: 'M-14 -28 H14 V-23 H-14Z M-14 31 H14 V36 H-14Z' }),
    svgElement('path', { class: styles['tassel'], d: 'M0 36 V56' }),
  );
}

function reflection({ x, size }: (typeof LANTERNS)[number], index: number): SVGElement {
  const y = 690 + (index % 3) * 46;
  const dashes = [0, 1, 2, 3].map((line) => {
    const half = (44 - line * 9) * size;
    return `M${x - half + line * 6} ${y + line * 22} H${x + half - line * 2}`;
  });
  return svgElement('path', { class: styles['ripple'], d: dashes.join(' ') });
}
