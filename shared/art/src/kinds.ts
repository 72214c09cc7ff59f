import { lettered } from './typeset';
import type { Pen } from './pen';
import { group, path, placed, rect, repeat } from './svg';
import { coin } from './motifs/symbols';

/** What a class of game adds to its hero. */
export interface Kind {
  readonly behind: (pen: Pen) => string;
  readonly before: (pen: Pen) => string;
}

const edged = (pen: Pen, ...body: string[]): string =>
  group(`stroke="${pen.ink.dark}" stroke-width="4" stroke-linejoin="round"`, ...body);

/** A row of digits that grows, between two coins. */
const jackpot: Kind = {
  behind: (pen) =>
    edged(
      pen,
      repeat(7, (at) =>
        placed(
          150,
          216,
          1,
          (at - 3) * 26,
          path('M-17-70L0-196L17-70Z', at % 2 ? pen.tone(pen.ink.hero) : pen.gold, 'opacity=".9"'),
        ),
      ),
    ),
  before: (pen) =>
    edged(pen, rect(44, 230, 212, 46, 12, pen.gold), rect(52, 237, 196, 32, 7, pen.ink.dark)) +
    repeat(
      6,
      (at) =>
        rect(58 + at * 31, 240, 27, 26, 4, '#2a2a4a') +
        lettered(String(pen.random.integer(0, 9)), { x: 71.5 + at * 31, y: 262, size: 27, fill: '#ffe14a' }),
    ) +
    edged(pen, placed(38, 252, 0.44, -12, coin(pen)), placed(262, 252, 0.44, 12, coin(pen))),
};

/** A card whose foil is half off. */
const scratch: Kind = {
  behind: (pen) =>
    edged(
      pen,
      placed(150, 152, 1, -5, rect(-112, -126, 224, 264, 20, pen.tone(pen.ink.hero)), rect(-96, -110, 192, 214, 12, '#fffbe8')),
    ),
  before: (pen) =>
    edged(
      pen,
      placed(
        150,
        152,
        1,
        -5,
        path(
          'M-96 66L-74 52L-52 70L-26 46L-6 68L20 50L44 72L70 52L96 66V92C96 98 92 104 84 104H-84C-92 104-96 98-96 92Z',
          pen.silver,
        ),
        placed(-4, 120, 0.24, 0, coin(pen)),
      ),
      placed(246, 236, 0.6, 18, coin(pen)),
    ),
};

export const KINDS: Readonly<Record<string, Kind>> = { jackpot, scratch };
