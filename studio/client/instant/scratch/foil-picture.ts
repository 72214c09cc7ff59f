import { FIELDS } from '../../../src/instant/scratch';
import { drawPiece, type Skin, pieceOf } from '../../engine/skin';
import { alpha, mixed } from '../../engine/paint';
import { copyPicture } from '../../engine/pixels';
import type { Place } from './foil';
import { type Card, fieldAt } from './paint-card';

const STRIPES = 11;
/** How wide the light is that passes over it, as a share of the card. */
const LIGHT = 0.3;

/** What the foil looks like, with the lines that were scratched into it. It is kept as large as the card is drawn, so that a frame copies it and scales nothing. */
export class FoilPicture {
  private canvas = square(1);
  /** Painted once, and copied for each card: two hundred stripes take a phone longer than a frame. */
  private whole = square(1);
  private readonly hero: HTMLImageElement;
  private isFresh = true;

  constructor(
    private readonly skin: Skin,
    come: () => void,
  ) {
    this.hero = pieceOf(skin, 'hero', () => {
      this.paintWhole();
      if (this.isFresh) this.renew();
      come();
    });
  }

  renew(): void {
    const context = this.canvas.getContext('2d');
    if (!context) return;
    this.isFresh = true;
    context.globalCompositeOperation = 'copy';
    context.drawImage(this.whole, 0, 0);
  }

  scratch(from: Place, to: Place, reach: number): void {
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const side = this.canvas.width;
    this.isFresh = false;
    context.globalCompositeOperation = 'destination-out';
    context.lineCap = 'round';
    context.lineWidth = reach * 2 * side;
    context.beginPath();
    context.moveTo(from.x * side, from.y * side);
    context.lineTo(to.x * side + 0.01, to.y * side);
    context.stroke();
  }

  open(field: number): void {
    const { x, y, size } = fieldAt({ x: 0, y: 0, size: this.canvas.width }, field);
    this.isFresh = false;
    this.canvas.getContext('2d')?.clearRect(Math.floor(x), Math.floor(y), Math.ceil(size) + 1, Math.ceil(size) + 1);
  }

  /** Over the card; `shine` is how far a light has passed over one that is whole, from 0 to 1. */
  paint(context: CanvasRenderingContext2D, card: Card, shine: number | undefined): void {
    this.fit(Math.round(card.size * context.getTransform().a));
    copyPicture(context, this.canvas, { x: card.x, y: card.y, width: card.size, height: card.size });
    if (shine === undefined) return;
    for (let field = 0; field < FIELDS; field += 1) paintLight(context, card, fieldAt(card, field), shine);
  }

  /** What is scratched stays scratched on a card of another size. */
  private fit(side: number): void {
    const before = this.canvas;
    if (before.width === side) return;
    [this.canvas, this.whole] = [square(side), square(side)];
    this.paintWhole();
    if (this.isFresh) this.renew();
    else this.canvas.getContext('2d')?.drawImage(before, 0, 0, side, side);
  }

  private paintWhole(): void {
    const context = this.whole.getContext('2d');
    if (!context) return;
    const side = this.whole.width;
    context.clearRect(0, 0, side, side);
    for (let field = 0; field < FIELDS; field += 1) this.paintFoil(context, fieldAt({ x: 0, y: 0, size: side }, field));
  }

  private paintFoil(context: CanvasRenderingContext2D, { x, y, size }: Card): void {
    const { colours } = this.skin;
    const metal = context.createLinearGradient(x, y, x + size, y + size);
    metal.addColorStop(0, mixed(colours.second, '#ffffff', 0.55));
    metal.addColorStop(0.5, colours.second);
    metal.addColorStop(1, mixed(colours.second, colours.dark, 0.35));
    context.save();
    context.beginPath();
    context.roundRect(x, y, size, size, size * 0.12);
    context.clip();
    context.fillStyle = metal;
    context.fillRect(x, y, size, size);
    context.strokeStyle = alpha('#ffffff', 0.22);
    context.lineWidth = size / STRIPES / 3;
    for (let stripe = -STRIPES; stripe < STRIPES; stripe += 1) {
      const left = x + (stripe * size) / STRIPES;
      context.beginPath();
      context.moveTo(left, y + size);
      context.lineTo(left + size, y);
      context.stroke();
    }
    context.globalAlpha = 0.3;
    drawPiece(context, this.hero, { x: x + size / 2, y: y + size / 2, size: size * 0.6 });
    context.restore();
  }
}

function square(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  return canvas;
}

function paintLight(context: CanvasRenderingContext2D, card: Card, { x, y, size }: Card, shine: number): void {
  const middle = card.x + (shine * (1 + LIGHT * 2) - LIGHT) * card.size;
  if (Math.abs(x + size / 2 - middle) > LIGHT * card.size + size / 2) return;
  const light = context.createLinearGradient(middle - LIGHT * card.size, 0, middle + LIGHT * card.size, 0);
  light.addColorStop(0, 'rgb(255 255 255 / 0%)');
  light.addColorStop(0.5, 'rgb(255 255 255 / 35%)');
  light.addColorStop(1, 'rgb(255 255 255 / 0%)');
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(x, y, size, size, size * 0.12);
  context.fill();
}
