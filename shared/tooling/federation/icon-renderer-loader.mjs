const RENDERER = `import { createElement } from 'react';

export default function createLucideIcon({ node }) {
  return ({ size = 24, ...svg }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...svg,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
`;

/** Draws lucide's icons with what our icons ask for: a size and the svg's attributes. The library's own way reads contexts, names and former names. */
export default function compactRenderer() {
  return RENDERER;
}
