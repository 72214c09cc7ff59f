import { randomFrom, seedOf } from './random';
import { circle, drawing, group, line, path, placed, rect, repeat } from './svg';

/** White on a coloured plate, in a box of 40 about the origin; `deep` is the plate's darker colour. */
type Symbol = (deep: string) => string;

interface Mark {
  readonly colours: readonly [string, string];
  readonly symbol: Symbol;
}

const INK = '#fff';
const VEIL = 'opacity=".55"';

const wave = (y: number, extra = ''): string => line(`M-18 ${y}C-12 ${y - 7}-6 ${y + 7} 0 ${y}S12 ${y - 7} 18 ${y}`, INK, 5, extra);
const river: Symbol = () => wave(-10, VEIL) + wave(1) + wave(12, VEIL);
const petal = (turn: number, extra = ''): string => placed(0, 13, 1, turn, path('M0 0C-9-8-8-22 0-29C8-22 9-8 0 0Z', INK, extra));
const lotus: Symbol = (deep) =>
  petal(-68, VEIL) +
  petal(68, VEIL) +
  petal(-36, 'opacity=".8"') +
  petal(36, 'opacity=".8"') +
  petal(0) +
  circle(0, 8, 3.4, deep) +
  line('M-16 19H16', INK, 3.4);
const bank: Symbol = () =>
  path('M0-20L20-8V-4H-20V-8Z', INK) + repeat(4, (at) => rect(-16 + at * 9, -1, 5, 14, 1, INK)) + rect(-20, 15, 40, 5, 1.5, INK);
const note: Symbol = (deep) =>
  rect(-20, -12, 40, 24, 4, INK) + circle(0, 0, 6.5, deep) + circle(-13, 0, 2, deep) + circle(13, 0, 2, deep);
const coins: Symbol = (deep) =>
  circle(7, 5, 14, INK, VEIL) + circle(-6, -4, 14, INK) + circle(-6, -4, 9, 'none', `stroke="${deep}" stroke-width="3"`);
const phone: Symbol = (deep) =>
  rect(-11, -20, 22, 40, 5, INK) + rect(-7.5, -15, 15, 26, 2, deep) + circle(0, 15.5, 2, deep) + line('M-3-2L0 1 5-6', INK, 3);
const card: Symbol = (deep) => rect(-20, -14, 40, 28, 4, INK) + rect(-20, -8, 40, 6, 0, deep) + rect(-15, 4, 12, 4, 1.5, deep);

/**
 * The colours people know a company by, with a drawing of our own: never the company's artwork. The samples that ship with the project are
 * among them; any other method gets one that stays its own.
 */
const MARKS: Readonly<Record<string, Mark>> = {
  'river-pay': { colours: ['#0f7c8c', '#17b3a3'], symbol: river },
  'lotus-wallet': { colours: ['#a81e6b', '#e8589c'], symbol: lotus },
  'bank-transfer': { colours: ['#27408b', '#5a7be0'], symbol: bank },
  bkash: { colours: ['#b00d4d', '#e2136e'], symbol: note },
  nagad: { colours: ['#c8321a', '#f58a1f'], symbol: coins },
  rocket: { colours: ['#6a1f7a', '#a14bb5'], symbol: phone },
  upay: { colours: ['#0a4d8c', '#2f8fd6'], symbol: phone },
  card: { colours: ['#2b3550', '#5b6a93'], symbol: card },
};
const PLATES = [
  ['#1b5e8c', '#3fa0d8'],
  ['#8a4b12', '#d98a2b'],
  ['#2f6b3a', '#5fb86c'],
  ['#5b3a9a', '#9277dd'],
  ['#8c2f3f', '#d9687a'],
] as const;
const SYMBOLS = [note, coins, phone, card] as const;

function markOf(code: string): Mark {
  if (Object.hasOwn(MARKS, code)) return MARKS[code] as Mark;
  const chance = randomFrom(seedOf(`payment ${code}`));
  return { colours: chance.pick(PLATES), symbol: chance.pick(SYMBOLS) };
}

/** The mark of a way to pay, square, on a plate of its own colours that stands on dark and on light. */
export function drawPaymentMark(code: string): string {
  const {
    colours: [deep, bright],
    symbol,
  } = markOf(code);
  return drawing(
    '-32 -32 64 64',
    code,
    `<linearGradient id="plate" x2="1" y2="1"><stop stop-color="${bright}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
      rect(-32, -32, 64, 64, 16, 'url(#plate)') +
      path('M-32-16C-32-25-25-32-16-32H16C25-32 32-25 32-16V-14C12-6-12-6-32-14Z', INK, 'opacity=".1"') +
      group('', symbol(deep)),
  );
}
