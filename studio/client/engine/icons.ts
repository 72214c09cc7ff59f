import { svgElement } from '../element';

const PATHS = {
  back: ['M15 5l-7 7 7 7'],
  rules: ['M6 4h9l4 4v12H6z', 'M9 12h7', 'M9 16h7'],
  fairness: ['M12 4v16', 'M5 8h14', 'M5 8l-2.5 6h5z', 'M19 8l-2.5 6h5z', 'M8 20h8'],
  lantern: ['M12 2v3', 'M8 5h8', 'M8 5c-4 4-4 10 0 14h8c4-4 4-10 0-14', 'M12 5v14', 'M10 22v-3', 'M14 22v-3'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  sound: ['M4 9h4l5-4v14l-5-4H4z', 'M16.5 9a4 4 0 0 1 0 6', 'M19 6.5a8 8 0 0 1 0 11'],
  silent: ['M4 9h4l5-4v14l-5-4H4z', 'M17 9.5l5 5', 'M22 9.5l-5 5'],
} as const;

/** Line drawings on a grid of 24, in the colour of the text beside them. */
export function icon(name: keyof typeof PATHS): SVGSVGElement {
  const lines = PATHS[name].map((d) => svgElement('path', { d }));
  return svgElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: 20,
      height: 20,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    ...lines,
  );
}
