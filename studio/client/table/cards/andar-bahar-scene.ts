import { laidOf, sideAt } from '../../../src/table/andar-bahar';
import type { Box } from '../../engine/canvas-scene';
import { paintText } from '../../engine/paint';
import { translate } from '../../messages/translate';
import type { SceneParts } from '../table-play';
import { CardScene, type Dealt } from './card-scene';
import { type CardPlace, paintSeat, TALL } from '../../engine/paint-card';

/** The most cards that lie on one side. */
const MOST_ON_SIDE = 25;
const SIDES = ['andar', 'bahar'] as const;

/** The first card to the left, and to its right a row of cards for each side. */
export class AndarBaharScene extends CardScene {
  constructor(parts: SceneParts) {
    super(parts);
    this.element.setAttribute('aria-label', this.describe());
  }

  protected describe(): string {
    return this.drawn ? this.parts.cameOut(this.drawn) : translate('andar.table');
  }

  protected count(drawn: readonly number[]): number {
    return drawn.length;
  }

  protected dealt(drawn: readonly number[], box: Box): readonly Dealt[] {
    const { first, laid } = laidOf(drawn);
    const longest = Math.ceil(laid.length / 2);
    return [
      { card: first, ...firstIn(box) },
      ...laid.map((card, at) => ({ card, ...rowIn(box, sideAt(at), Math.floor(at / 2), longest) })),
    ];
  }

  protected paintTable(context: CanvasRenderingContext2D, box: Box): void {
    const { glow } = this.parts.skin.colours;
    paintSeat(context, firstIn(box), glow);
    for (const side of SIDES) {
      const seat = rowIn(box, side, 0, 1);
      paintSeat(context, seat, glow);
      const size = Math.min(box.height * 0.075, 17);
      const y = side === 'andar' ? seat.y - seat.height / 2 - size * 0.75 : seat.y + seat.height / 2 + size * 0.8;
      paintText(context, translate(`andar.${side}`), {
        x: seat.x - seat.height / TALL / 2,
        y,
        size,
        colour: '#ffffff',
        align: 'left',
      });
    }
  }
}

function firstIn({ width, height }: Box): CardPlace {
  const size = Math.min(height * 0.5, width * 0.24);
  return { x: size / TALL / 2 + Math.max(width * 0.03, 14), y: height / 2, height: size };
}

/** Cards of a row lie over one another as far as they have to. */
function rowIn(box: Box, side: (typeof SIDES)[number], at: number, longest: number): CardPlace {
  const first = firstIn(box);
  const height = Math.min(box.height * 0.33, box.width * 0.2);
  const wide = height / TALL;
  const start = first.x + first.height / TALL / 2 + Math.max(box.width * 0.03, 12) + wide / 2;
  const room = box.width - start - wide / 2 - 14;
  const step = Math.min(wide * 1.06, room / Math.max(Math.min(longest, MOST_ON_SIDE) - 1, 1));
  return { x: start + at * step, y: box.height * (side === 'andar' ? 0.31 : 0.69), height };
}
