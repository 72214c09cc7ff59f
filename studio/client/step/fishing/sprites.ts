import { type Skin, pieceOf } from '../../engine/skin';

/** Pictures of the fish, painted once at the size and the way that they are seen: a canvas draws them much faster than drawings. */
export class Sprites {
  private readonly pictures: ReadonlyMap<string, HTMLImageElement>;
  private readonly painted = new Map<string, HTMLCanvasElement>();

  constructor(skin: Skin, letters: readonly string[], come: () => void) {
    this.pictures = new Map(letters.map((letter) => [letter, pieceOf(skin, letter, come)]));
  }

  /** With its middle at a place. Drawings look to the left. */
  draw(
    context: CanvasRenderingContext2D,
    letter: string,
    { x, y, size, heading }: { readonly x: number; readonly y: number; readonly size: number; readonly heading: 1 | -1 },
  ): void {
    const sprite = this.spriteOf(letter, Math.round(size), heading, context.getTransform().a);
    if (sprite) context.drawImage(sprite, x - size / 2, y - size / 2, size, size);
  }

  private spriteOf(letter: string, size: number, heading: 1 | -1, scale: number): HTMLCanvasElement | undefined {
    const key = `${letter} ${size} ${heading} ${scale}`;
    const known = this.painted.get(key);
    const picture = this.pictures.get(letter);
    if (known || !picture?.complete || picture.naturalWidth === 0) return known;
    const sprite = document.createElement('canvas');
    const side = Math.max(Math.round(size * scale), 1);
    [sprite.width, sprite.height] = [side, side];
    const context = sprite.getContext('2d');
    if (!context) return undefined;
    if (heading === 1) {
      context.translate(side, 0);
      context.scale(-1, 1);
    }
    context.drawImage(picture, 0, 0, side, side);
    this.painted.set(key, sprite);
    return sprite;
  }
}
