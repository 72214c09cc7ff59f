import { handsOf, pointsOf } from '../../../src/table/baccarat';
import type { Box } from '../../engine/canvas-scene';
import { paintText } from '../../engine/paint';
import { translate } from '../../messages/translate';
import type { SceneParts } from '../table-play';
import { CardScene, type Dealt } from './card-scene';
import { type CardPlace, paintSeat, TALL } from '../../engine/paint-card';

type Side = 'player' | 'banker';
const SIDES: readonly Side[] = ['player', 'banker'];

/** The player's cards to the left, the banker's to the right, a third one across; what they come to below. */
export class BaccaratScene extends CardScene {
  constructor(parts: SceneParts) {
    super(parts);
    this.element.setAttribute('aria-label', this.describe());
  }

  protected describe(): string {
    return this.drawn ? this.parts.cameOut(this.drawn) : translate('baccarat.table');
  }

  protected count(drawn: readonly number[]): number {
    return drawn.length;
  }

  protected dealt(drawn: readonly number[], box: Box): readonly Dealt[] {
    return inTurn(drawn).map(({ side, at, card }) => ({ card, ...seatIn(box, side, at) }));
  }

  protected paintTable(context: CanvasRenderingContext2D, box: Box, lying: number): void {
    const { colours } = this.parts.skin;
    const shown = this.drawn ? inTurn(this.drawn).slice(0, lying) : [];
    for (const side of SIDES) {
      const hand = shown.filter((each) => each.side === side).map(({ card }) => card);
      for (const at of [0, 1]) paintSeat(context, seatIn(box, side, at), colours.glow);
      const { x, height } = middleIn(box, side);
      const name = hand.length > 0 ? `${translate(`baccarat.${side}`)} ${pointsOf(hand)}` : translate(`baccarat.${side}`);
      paintText(context, name, {
        x,
        y: box.height - height * 0.2,
        size: Math.min(height * 0.2, 22),
        colour: '#ffffff',
        most: box.width * 0.42,
      });
    }
  }
}

/** The cards as they come: one each in turn, then the third ones. */
function inTurn(drawn: readonly number[]): { readonly side: Side; readonly at: number; readonly card: number }[] {
  const hands = handsOf(drawn);
  return [0, 1, 2].flatMap((at) => SIDES.flatMap((side) => hands[side].slice(at, at + 1).map((card) => ({ side, at, card }))));
}

/** Between the first two cards of a hand; beside them there is room for a third one. */
function middleIn({ width, height }: Box, side: Side): { readonly x: number; readonly height: number } {
  const size = Math.min(height * 0.52, width * 0.172);
  const away = (size / TALL) * 1.1 + width * 0.03;
  return { x: width / 2 + (side === 'player' ? -away : away), height: size };
}

function seatIn(box: Box, side: Side, at: number): CardPlace {
  const { x, height } = middleIn(box, side);
  const wide = height / TALL;
  const outwards = side === 'player' ? -1 : 1;
  const y = box.height * 0.44;
  if (at === 2) return { x: x + outwards * (wide * 1.14 + height / 2), y: y + (height - wide) / 2, height, turn: Math.PI / 2 };
  return { x: x + outwards * (at === 0 ? -0.55 : 0.55) * wide, y, height };
}
