import { drawBaked } from '../../engine/baked';
import { type Skin, pieceOf } from '../../engine/skin';

/** Pictures of the fish, painted once at the size and the way that they are seen: a canvas draws them much faster than drawings. */
export class Sprites {
  private readonly pictures: ReadonlyMap<string, HTMLImageElement>;

  constructor(skin: Skin, letters: readonly string[], come: () => void) {
    this.pictures = new Map(letters.map((letter) => [letter, pieceOf(skin, letter, come)]));
  }

  /** With its middle at a place. Drawings look to the left. */
  draw(
    context: CanvasRenderingContext2D,
    letter: string,
    { x, y, size, heading }: { readonly x: number; readonly y: number; readonly size: number; readonly heading: 1 | -1 },
  ): void {
    const picture = this.pictures.get(letter);
    if (!picture?.complete || picture.naturalWidth === 0) return;
    const side = Math.max(Math.round(size), 1);
    const paint = (on: CanvasRenderingContext2D) => {
      if (heading === 1) {
        on.translate(side, 0);
        on.scale(-1, 1);
      }
      on.drawImage(picture, 0, 0, side, side);
    };
    context.save();
    context.translate(x - side / 2, y - side / 2);
    drawBaked(context, { key: `fish ${letter} ${heading}`, width: side, height: side, paint });
    context.restore();
  }
}
