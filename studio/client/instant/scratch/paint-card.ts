import { FIELDS } from '../../../src/instant/scratch';
import { drawBaked } from '../../engine/baked';
import type { Box } from '../../engine/canvas-scene';
import type { Skin } from '../../engine/skin';
import { alpha, mixed } from '../../engine/paint';

/** The square in which the nine fields lie. */
export interface Card {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const ROW = Math.sqrt(FIELDS);
/** Around the fields there is paper: so much of the card's size. */
const MARGIN = 0.06;
/** Between two fields. */
const GAP = 0.03;
const TEETH = 15;

export function cardIn({ width, height }: Box): Card {
  const size = Math.min(width, height) / (1 + MARGIN * 3);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}

/** The square of a field. */
export function fieldAt({ x, y, size }: Card, field: number): Card {
  const [third, gap] = [size / ROW, (size * GAP) / 2];
  return { x: x + (field % ROW) * third + gap, y: y + Math.floor(field / ROW) * third + gap, size: third - gap * 2 };
}

/** The ticket without its pictures; `won` are the fields of three equal ones. Baked as nobody has won: to bake another one as a card opens makes it late. */
export function drawTicket(
  context: CanvasRenderingContext2D,
  { width, height }: Box,
  { card, skin, won }: { readonly card: Card; readonly skin: Skin; readonly won: readonly number[] },
): void {
  const paint = (on: CanvasRenderingContext2D) => {
    paintPaper(on, card, skin);
    for (let field = 0; field < FIELDS; field += 1) paintField(on, fieldAt(card, field), skin, false);
  };
  drawBaked(context, { key: 'ticket', width, height, paint });
  for (const field of won) paintField(context, fieldAt(card, field), skin, true);
}

/** A ticket with a toothed edge. */
function paintPaper(context: CanvasRenderingContext2D, { x, y, size }: Card, { colours }: Skin): void {
  const margin = size * MARGIN;
  const [left, top, side] = [x - margin, y - margin, size + margin * 2];
  const paper = context.createLinearGradient(left, top, left + side, top + side);
  paper.addColorStop(0, mixed(colours.glow, '#ffffff', 0.35));
  paper.addColorStop(1, mixed(colours.glow, colours.second, 0.45));
  context.save();
  context.shadowColor = alpha(colours.dark, 0.6);
  context.shadowBlur = 22;
  context.shadowOffsetY = 8;
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(left, top, side, side, margin * 0.7);
  context.fill();
  context.restore();
  context.fillStyle = alpha(colours.hero, 0.75);
  for (let tooth = 0; tooth < TEETH; tooth += 1) {
    const along = x + ((tooth + 0.5) * size) / TEETH;
    for (const edge of [top + margin * 0.45, top + side - margin * 0.45]) {
      context.beginPath();
      context.arc(along, edge, margin * 0.16, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** What lies under the foil, without its picture; one of three equal ones has a bright edge. */
function paintField(context: CanvasRenderingContext2D, { x, y, size }: Card, { colours }: Skin, won: boolean): void {
  const ground = context.createLinearGradient(0, y, 0, y + size);
  ground.addColorStop(0, won ? mixed(colours.middle, colours.low, 0.55) : mixed(colours.dark, colours.top, 0.6));
  ground.addColorStop(1, won ? colours.middle : mixed(colours.top, colours.middle, 0.45));
  context.fillStyle = ground;
  context.beginPath();
  context.roundRect(x, y, size, size, size * 0.12);
  context.fill();
  if (!won) return;
  context.strokeStyle = '#ffffff';
  context.lineWidth = Math.max(size * 0.045, 3);
  context.stroke();
}
