import { FIELDS } from '../../../src/instant/scratch';
import { drawPiece, type Skin, pieceOf } from '../../engine/skin';
import { alpha, mixed } from '../../engine/paint';
import type { Place } from './foil';
import { type Card, fieldAt } from './paint-card';

/** Sharp enough on the largest card; what is scratched is kept at this size, whatever the card's. */
const SIDE = 720;
const WHOLE: Card = { x: 0, y: 0, size: SIDE };
const STRIPES = 11;
/** How wide the light is that passes over it, as a share of the card. */
const LIGHT = 0.3;

/** What the foil looks like, with the lines that were scratched into it. */
export class FoilPicture {
  private readonly canvas = document.createElement('canvas');
  private readonly hero: HTMLImageElement;
  private isFresh = true;

  constructor(
    private readonly skin: Skin,
    come: () => void,
  ) {
    [this.canvas.width, this.canvas.height] = [SIDE, SIDE];
    this.hero = pieceOf(skin, 'hero', () => {
      if (this.isFresh) this.renew();
      come();
    });
  }

  renew(): void {
    const context = this.canvas.getContext('2d');
    if (!context) return;
    this.isFresh = true;
    context.globalCompositeOperation = 'source-over';
    context.clearRect(0, 0, SIDE, SIDE);
    for (let field = 0; field < FIELDS; field += 1) this.paintFoil(context, fieldAt(WHOLE, field));
  }

  scratch(from: Place, to: Place, reach: number): void {
    const context = this.canvas.getContext('2d');
    if (!context) return;
    this.isFresh = false;
    context.globalCompositeOperation = 'destination-out';
    context.lineCap = 'round';
    context.lineWidth = reach * 2 * SIDE;
    context.beginPath();
    context.moveTo(from.x * SIDE, from.y * SIDE);
    context.lineTo(to.x * SIDE + 0.01, to.y * SIDE);
    context.stroke();
  }

  /** Over the fields that are covered; `shine` is how far a light has passed, from 0 to 1. */
  paint(context: CanvasRenderingContext2D, card: Card, isCovered: (field: number) => boolean, shine: number | undefined): void {
    for (let field = 0; field < FIELDS; field += 1) {
      if (!isCovered(field)) continue;
      const [from, to] = [fieldAt(WHOLE, field), fieldAt(card, field)];
      context.drawImage(this.canvas, from.x, from.y, from.size, from.size, to.x, to.y, to.size, to.size);
      if (shine !== undefined) paintLight(context, card, to, shine);
    }
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

function paintLight(context: CanvasRenderingContext2D, card: Card, { x, y, size }: Card, shine: number): void {
  const middle = card.x + (shine * (1 + LIGHT * 2) - LIGHT) * card.size;
  const light = context.createLinearGradient(middle - LIGHT * card.size, 0, middle + LIGHT * card.size, 0);
  light.addColorStop(0, 'rgb(255 255 255 / 0%)');
  light.addColorStop(0.5, 'rgb(255 255 255 / 35%)');
  light.addColorStop(1, 'rgb(255 255 255 / 0%)');
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(x, y, size, size, size * 0.12);
  context.fill();
}
