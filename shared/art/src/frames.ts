import type { Pen } from './pen';
import { circle, group, path, placed, rect } from './svg';

/** The edge of a cover. Tiles round their corners, so every frame stands in from them and rounds with them. */
export type Frame = (pen: Pen) => string;

const bare: Frame = () => '';

const hairline: Frame = () => rect(7, 7, 286, 386, 27, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="2.5"');

const gilded: Frame = (pen) =>
  rect(4, 4, 292, 392, 30, 'none', `stroke="${pen.ink.dark}" stroke-width="9"`) +
  rect(4, 4, 292, 392, 30, 'none', `stroke="${pen.gold}" stroke-width="5.5"`);

const deco: Frame = (pen) => {
  const corner = pen.stamp(
    path('M0 46V30C0 12 12 0 30 0H46M0 62V34M8 44C8 22 22 8 44 8', 'none'),
    circle(15, 15, 4, pen.ink.second, 'stroke="none"'),
  );
  return group(
    `stroke="${pen.ink.second}" stroke-width="3" fill="none"`,
    corner(10, 10),
    group('transform="translate(300 0)scale(-1 1)"', corner(10, 10)),
    group('transform="translate(0 400)scale(1 -1)"', corner(10, 10)),
    group('transform="translate(300 400)scale(-1)"', corner(10, 10)),
  );
};

const studded: Frame = (pen) => {
  const stud = pen.stamp(circle(0, 0, 4.5, pen.ball('#ffd257')));
  return (
    rect(5, 5, 290, 390, 29, 'none', `stroke="${pen.tone(pen.ink.hero)}" stroke-width="9"`) +
    rect(10.5, 10.5, 279, 379, 24, 'none', 'stroke="#ffd257" stroke-width="2"') +
    [
      [150, 6],
      [6, 200],
      [294, 200],
      [6, 90],
      [294, 90],
      [6, 310],
      [294, 310],
    ]
      .map(([x = 0, y = 0]) => stud(x, y))
      .join('')
  );
};

const glowing: Frame = (pen) =>
  rect(5, 5, 290, 390, 29, 'none', `stroke="${pen.ink.second}" stroke-opacity=".35" stroke-width="10"`) +
  rect(5, 5, 290, 390, 29, 'none', `stroke="${pen.ink.glow}" stroke-width="2.5"`);

export const FRAMES: readonly Frame[] = [bare, hairline, gilded, deco, studded, glowing, bare, hairline];

/** Whatever lies at the top right, such as a tile's menu or its heart, lies on this shade and not on the picture. */
export const cornerPlate = (pen: Pen): string => circle(300, 0, 74, pen.ink.dark, 'opacity=".42"');

/** A maker signs its covers on a clasp at their foot, where nothing else comes to lie. */
export const clasp = (pen: Pen, mark: string): string =>
  circle(150, 402, 30, pen.ink.dark, `stroke="${pen.ink.second}" stroke-width="2"`) + placed(150, 388, 0.36, 0, mark);
