import type { BlackjackTable } from '../../../src/steps/blackjack/blackjack';
import type { Box } from '../../engine/canvas-scene';
import { type CardPlace, TALL } from '../../engine/paint-card';

/** Where a hand lies: its middle, how much room it has, and where its total stands. */
export interface HandPlace {
  readonly x: number;
  readonly width: number;
  readonly textY: number;
  readonly textSize: number;
}

interface PlacedCard extends CardPlace {
  /** What lies above what. */
  readonly order: number;
}

const DEALER_Y = 0.22;
const HANDS_Y = 0.66;
/** How much of a card the next one leaves to be seen, at most. */
const SEEN = 0.62;

export function shoeIn({ width, height }: Box): CardPlace {
  const size = Math.min(height * 0.16, 52);
  return { x: width - size * 0.7, y: size * 0.75, height: size, turn: 0.35 };
}

export function handPlaces(
  { hands }: BlackjackTable,
  box: Box,
): { readonly dealer: HandPlace; readonly hands: readonly HandPlace[] } {
  const textSize = Math.min(box.height * 0.062, 20);
  const away = cardHeight(hands.length, box) / 2 + textSize;
  const width = box.width / hands.length;
  return {
    dealer: {
      x: box.width / 2,
      width: box.width * 0.7,
      textY: box.height * DEALER_Y + cardHeight(1, box) / 2 + textSize,
      textSize,
    },
    hands: hands.map((_, at) => ({ x: width * (at + 0.5), width, textY: box.height * HANDS_Y + away, textSize })),
  };
}

/** The place of each card by its draw. */
export function cardPlaces(table: BlackjackTable, box: Box): ReadonlyMap<number, PlacedCard> {
  const { hands } = handPlaces(table, box);
  const dealer = row(table.dealerDraws, {
    x: box.width / 2,
    y: box.height * DEALER_Y,
    room: box.width * 0.72,
    height: cardHeight(1, box),
  });
  const mine = table.hands.flatMap(({ draws }, at) =>
    row(draws, {
      x: hands[at]?.x ?? 0,
      y: box.height * HANDS_Y,
      room: (hands[at]?.width ?? 0) * 0.94,
      height: cardHeight(table.hands.length, box),
    }),
  );
  return new Map([...dealer, ...mine]);
}

/** Smaller where several hands share the felt. */
function cardHeight(hands: number, { width, height }: Box): number {
  return Math.min(height * 0.3, (width / hands) * 0.95, 150);
}

interface Row {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly height: number;
}

/** Cards beside one another, each over a part of the one before it; closer together where there are many. */
function row(draws: readonly number[], { x, y, room, height }: Row): [number, PlacedCard][] {
  const wide = height / TALL;
  const step = draws.length > 1 ? Math.min(wide * SEEN, (room - wide) / (draws.length - 1)) : 0;
  const first = x - (step * (draws.length - 1)) / 2;
  return draws.map((draw, at) => [draw, { x: first + step * at, y, height, order: at }]);
}
