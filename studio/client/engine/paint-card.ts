import { rankOf, rankText, suitOf } from '../../src/table/cards';
import { bakedSize, drawBaked } from './baked';
import type { Box } from './canvas-scene';
import type { Skin } from './skin';
import { alpha, fontOf } from './paint';

/** A card is this many times as high as it is wide. */
export const TALL = 1.4;
const SIGNS = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const;
const INK = { clubs: '#171b2b', diamonds: '#c22b41', hearts: '#c22b41', spades: '#171b2b' } as const;

/** As far as its shadow reaches, as a share of its height. */
const SHADOW = 0.14;

export interface CardPlace {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** In radians. */
  readonly turn?: number;
}

/** A card, more or less turned over: from 0, its back, to 1, its face. */
export function paintCard(
  context: CanvasRenderingContext2D,
  { x, y, height, turn = 0 }: CardPlace,
  card: number,
  { skin, open = 1 }: { readonly skin: Skin; readonly open?: number },
): void {
  const tall = bakedSize(height);
  const [wide, room] = [tall / TALL, tall * SHADOW];
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale((Math.max(Math.abs(Math.cos(open * Math.PI)), 0.03) * height) / tall, height / tall);
  context.translate(-wide / 2 - room, -tall / 2 - room);
  drawBaked(context, {
    key: open > 0.5 ? `card ${card}` : 'card back',
    width: wide + room * 2,
    height: tall + room * 2,
    paint: (on) => {
      on.translate(wide / 2 + room, tall / 2 + room);
      paintSide(on, { width: wide, height: tall }, { card: open > 0.5 ? card : undefined, skin });
    },
  });
  context.restore();
}

/** Its face, or its back without a card; with its shadow. */
function paintSide(
  context: CanvasRenderingContext2D,
  { width, height }: Box,
  { card, skin }: { readonly card: number | undefined; readonly skin: Skin },
): void {
  context.shadowColor = 'rgb(0 0 0 / 45%)';
  context.shadowBlur = height * 0.08;
  context.shadowOffsetY = height * 0.03;
  context.fillStyle = card === undefined ? skin.colours.hero : '#fffdf6';
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, height * 0.07);
  context.fill();
  context.shadowColor = 'transparent';
  if (card === undefined) paintBack(context, width, height, skin);
  else paintFace(context, width, height, card);
}

function paintFace(context: CanvasRenderingContext2D, width: number, height: number, card: number): void {
  const suit = suitOf(card);
  context.fillStyle = INK[suit];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = fontOf(height * 0.25, 800);
  context.fillText(rankText(rankOf(card)), -width * 0.27, -height * 0.34);
  context.font = fontOf(height * 0.18);
  context.fillText(SIGNS[suit], -width * 0.27, -height * 0.14);
  context.font = fontOf(height * 0.46);
  context.fillText(SIGNS[suit], width * 0.1, height * 0.2);
}

function paintBack(context: CanvasRenderingContext2D, width: number, height: number, { colours }: Skin): void {
  const inset = height * 0.05;
  context.save();
  context.beginPath();
  context.roundRect(-width / 2 + inset, -height / 2 + inset, width - inset * 2, height - inset * 2, height * 0.04);
  context.fillStyle = colours.top;
  context.fill();
  context.clip();
  context.strokeStyle = alpha(colours.glow, 0.5);
  context.lineWidth = 1;
  for (let at = -height; at < height; at += height * 0.1) {
    context.beginPath();
    context.moveTo(-width / 2, at);
    context.lineTo(width / 2, at + width);
    context.moveTo(width / 2, at);
    context.lineTo(-width / 2, at + width);
    context.stroke();
  }
  context.restore();
}

/** Where a card will lie. */
export function paintSeat(context: CanvasRenderingContext2D, { x, y, height, turn = 0 }: CardPlace, colour: string): void {
  const width = height / TALL;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.strokeStyle = alpha(colour, 0.55);
  context.lineWidth = 1.5;
  context.setLineDash([5, 5]);
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, height * 0.07);
  context.stroke();
  context.restore();
}
