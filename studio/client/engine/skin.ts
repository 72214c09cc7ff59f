import { bakedSize, drawBaked, nearestBakedSize } from './baked';
import type { Tune } from './pitches';

type Colour = 'top' | 'middle' | 'low' | 'glow' | 'hero' | 'second' | 'pop' | 'dark';

/** What the server says of a title's looks. */
export interface Skin {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly symbols: Readonly<Record<string, { readonly name: string; readonly art: string }>>;
  readonly tune?: Tune;
}

/** A drawing of the title for a canvas; it is whole once it has come. */
export function pieceOf(skin: Skin, piece: string, come: () => void): HTMLImageElement {
  const picture = new Image();
  picture.addEventListener('load', come);
  picture.src = skin.symbols[piece]?.art ?? '';
  return picture;
}

/** With its middle at a place; nothing until it has come. */
export function drawPiece(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  { x, y, size, turn = 0 }: { readonly x: number; readonly y: number; readonly size: number; readonly turn?: number },
): void {
  if (!picture.complete || picture.naturalWidth === 0) return;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  const side = turn === 0 ? nearestBakedSize(size) : bakedSize(size);
  if (turn !== 0) context.scale(size / side, size / side);
  context.translate(-side / 2, -side / 2);
  const paint = (on: CanvasRenderingContext2D) => on.drawImage(picture, 0, 0, side, side);
  drawBaked(context, { key: picture.src, width: side, height: side, paint });
  context.restore();
}
