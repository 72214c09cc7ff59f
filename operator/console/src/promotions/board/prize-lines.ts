import type { BoardPrize } from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';

const LAST_PLACE = 100;
const MOST_LINES = 20;

/** What places win, a line for each: `1 100.00`, or `2-3 50.00` for each of two. */
export function toPrizeLines(prizes: readonly BoardPrize[], typedAmount: (minor: string) => string): string {
  return prizes.map(({ from, to, prize }) => `${from === to ? from : `${from}-${to}`} ${typedAmount(prize)}`).join('\n');
}

/** Nothing where a line cannot be read, places are left out, or somebody would win more than whoever is ahead. */
export function prizesOf(typed: string): BoardPrize[] | undefined {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const prizes = lines.map(prizeOf);
  const isWhole = prizes.every((prize, at) => prize !== undefined && follows(prize, prizes[at - 1]));
  return isWhole && lines.length > 0 && lines.length <= MOST_LINES ? (prizes as BoardPrize[]) : undefined;
}

function prizeOf(line: string): BoardPrize | undefined {
  const [, from, to, amount = ''] = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s+(\S+)\s*$/.exec(line) ?? [];
  const prize = parseAmount(amount);
  return from && prize ? { from: Number(from), to: Number(to ?? from), prize: String(prize) } : undefined;
}

function follows({ from, to, prize }: BoardPrize, above: BoardPrize | undefined): boolean {
  const isNext = from === (above?.to ?? 0) + 1 && to >= from && to <= LAST_PLACE;
  return isNext && (!above || BigInt(prize) <= BigInt(above.prize));
}
