import { lighter } from '../colour';
import type { Pen } from '../pen';
import { line, placed, rect } from '../svg';
import * as small from './symbols';

export type Dealt = readonly [x: number, y: number, size: number, turn: number, suit: number, face: string];

export const dealt = (pen: Pen, ...cards: Dealt[]): string =>
  cards.map(([x, y, size, turn, suit, face]) => placed(x, y, size, turn, small.playingCard(pen, suit, face))).join('');

export const suit = (pen: Pen): number => pen.random.integer(0, 3);

export const chips = (pen: Pen, x: number, y: number, size = 0.5): string => placed(x, y, size, 0, small.chip(pen));

/** The back of a card. */
export const back = (pen: Pen, colour: string): string => {
  const net = line('M-26-36L26 36M26-36L-26 36M-26-8L10-40M26-8L-10-40M-26 8L10 40M26 8L-10 40', lighter(colour, 0.4), 3);
  return rect(-34, -48, 68, 96, 9, '#fff') + rect(-27, -41, 54, 82, 5, pen.tone(colour)) + net;
};

export const backs = (pen: Pen): string => pen.random.pick(['#b3122e', '#1f4fa8', '#12755a', '#5a2f9a']);

/** Cards held as a fan, from the first suit and face on. */
export const fan = (pen: Pen, cards: readonly (readonly [number, string])[], size = 1.15, spread = 14): string =>
  cards
    .map(([kind, face], at) => {
      const off = at - (cards.length - 1) / 2;
      return placed(0, 96, 1, off * spread, placed(0, -100, size, 0, small.playingCard(pen, kind, face)));
    })
    .join('');
