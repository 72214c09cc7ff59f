import { duelOf } from '../../../src/table/dragon-tiger';
import type { Box } from '../../engine/canvas-scene';
import { drawPiece, pieceOf } from '../../engine/skin';
import { paintText } from '../../engine/paint';
import { translate } from '../../messages/translate';
import type { SceneParts } from '../table-play';
import { CardScene, type Dealt } from './card-scene';
import { type CardPlace, paintSeat, TALL } from '../../engine/paint-card';

/** One card on either side, each with who stands there. */
export class DuelScene extends CardScene {
  private readonly pieces: readonly HTMLImageElement[];

  constructor(parts: SceneParts) {
    super(parts);
    this.pieces = ['hero', 'rival'].map((piece) => pieceOf(parts.skin, piece, () => this.stage.draw()));
    this.element.setAttribute('aria-label', this.describe());
  }

  /** Both stand beside their cards. */
  protected override get emblem(): undefined {
    return undefined;
  }

  protected describe(): string {
    const { cameOut, nameOf } = this.parts;
    return this.drawn ? cameOut(this.drawn) : translate('duel.table', { hero: nameOf('dragon'), rival: nameOf('tiger') });
  }

  protected count(drawn: readonly number[]): number {
    return drawn.length;
  }

  protected dealt(drawn: readonly number[], box: Box): readonly Dealt[] {
    return duelOf(drawn).map((card, at) => ({ card, ...seatIn(box, at) }));
  }

  protected paintTable(context: CanvasRenderingContext2D, box: Box): void {
    for (const [at, piece] of this.pieces.entries()) {
      const seat = seatIn(box, at);
      const away = (at === 0 ? -1 : 1) * (seat.height / TALL / 2 + Math.min(box.width * 0.16, 90));
      drawPiece(context, piece, { x: seat.x + away, y: seat.y, size: Math.min(box.width * 0.26, box.height * 0.72) });
      paintSeat(context, seat, this.parts.skin.colours.glow);
    }
    paintText(context, 'VS', {
      x: box.width / 2,
      y: box.height / 2,
      size: Math.min(box.height * 0.12, 26),
      colour: '#ffffff',
      weight: 800,
    });
  }
}

function seatIn({ width, height }: Box, at: number): CardPlace {
  const size = Math.min(height * 0.6, width * 0.27);
  return { x: width / 2 + (at === 0 ? -1 : 1) * (size / TALL / 2 + Math.min(width * 0.07, 40)), y: height * 0.5, height: size };
}
