import { rankOf, rankText, type Suit, suitOf } from '../../src/table/cards';
import { bakedSize, drawBaked } from './baked';
import type { Box } from './canvas-scene';
import type { Skin } from './skin';
import { alpha, fontOf } from './paint';
import { SUIT_BOX, SUIT_PATHS } from './suits';

/** A card is this many times as high as it is wide. */
export const TALL = 1.4;
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
  /** How high it will be where it comes to rest: on its way it is that card, made smaller, and not another one in each frame. */
  readonly restHeight?: number;
}

/** Between two places; `share` is how far it has come, from 0 to 1. */
export function onTheWay(from: CardPlace, to: CardPlace, share: number): CardPlace {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    height: mix(from.height, to.height),
    turn: mix(from.turn ?? 0, to.turn ?? 0),
    restHeight: to.height,
  };
}

/** A card, more or less turned over: from 0, its back, to 1, its face. */
export function paintCard(
  context: CanvasRenderingContext2D,
  { x, y, height, turn = 0, restHeight = height }: CardPlace,
  card: number,
  { skin, open = 1 }: { readonly skin: Skin; readonly open?: number },
): void {
  const tall = bakedSize(restHeight);
  const [wide, room] = [tall / TALL, tall * SHADOW];
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale((Math.max(Math.abs(Math.cos(open * Math.PI)), 0.03) * height) / restHeight, height / restHeight);
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

/** Its face, or its back without a card; with its shadow. All faces are painted on one blank card, as a shadow costs more than everything on it. */
function paintSide(
  context: CanvasRenderingContext2D,
  { width, height }: Box,
  { card, skin }: { readonly card: number | undefined; readonly skin: Skin },
): void {
  if (card === undefined) {
    paintBlank(context, { width, height }, skin.colours.hero);
    return paintBack(context, width, height, skin);
  }
  const room = height * SHADOW;
  const paint = (on: CanvasRenderingContext2D) => {
    on.translate(width / 2 + room, height / 2 + room);
    paintBlank(on, { width, height }, '#fffdf6');
  };
  context.translate(-width / 2 - room, -height / 2 - room);
  drawBaked(context, { key: 'card blank', width: width + room * 2, height: height + room * 2, paint });
  context.translate(width / 2 + room, height / 2 + room);
  paintFace(context, width, height, card);
}

function paintBlank(context: CanvasRenderingContext2D, { width, height }: Box, colour: string): void {
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 45%)';
  context.shadowBlur = height * 0.08;
  context.shadowOffsetY = height * 0.03;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, height * 0.07);
  context.fill();
  context.restore();
}

function paintFace(context: CanvasRenderingContext2D, width: number, height: number, card: number): void {
  const suit = suitOf(card);
  context.fillStyle = INK[suit];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = fontOf(height * 0.25, 800);
  context.fillText(rankText(rankOf(card)), -width * 0.27, -height * 0.34);
  paintSuit(context, suit, { x: -width * 0.27, y: -height * 0.14, size: height * 0.18 });
  paintSuit(context, suit, { x: width * 0.1, y: height * 0.21, size: height * 0.4 });
}

/** The sign of a suit around its middle, in the colour that is chosen. */
export function paintSuit(
  context: CanvasRenderingContext2D,
  suit: Suit,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const sign = new Path2D(SUIT_PATHS[suit]);
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / SUIT_BOX, size / SUIT_BOX);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- of a canvas, not of an array
  context.fill(sign);
  context.restore();
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
  const [width, room] = [height / TALL, 2];
  const paint = (on: CanvasRenderingContext2D) => {
    on.strokeStyle = alpha(colour, 0.55);
    on.lineWidth = 1.5;
    on.setLineDash([5, 5]);
    on.beginPath();
    on.roundRect(room, room, width, height, height * 0.07);
    on.stroke();
  };
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.translate(-width / 2 - room, -height / 2 - room);
  drawBaked(context, { key: `seat ${colour}`, width: width + room * 2, height: height + room * 2, paint });
  context.restore();
}

/** The cards that are still to come; `x` and `y` are the middle of the topmost. */
export function paintShoe(context: CanvasRenderingContext2D, { x, y, height, turn = 0 }: CardPlace, skin: Skin): void {
  const paint = (on: CanvasRenderingContext2D) => {
    for (const step of [2, 1, 0]) paintCard(on, { x: height + step * 2, y: height + step * 2, height, turn }, 0, { skin, open: 0 });
  };
  context.save();
  context.translate(x - height, y - height);
  drawBaked(context, { key: 'shoe', width: height * 2, height: height * 2, paint });
  context.restore();
}
