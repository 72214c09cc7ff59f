import { type Fall, type Game, onStrip, type PublishedSlot, type SlotRules, type SlotWin, turn, windowAt } from '../slot-rules';

/** A slot whose lines pay: equal symbols from the left, W for any. Its first reel has no W, so the symbol there is the line's. */
export function lineRules(published: PublishedSlot): SlotRules {
  return {
    ...published,
    kind: 'lines',
    *play(): Game {
      return [lineFall(published, yield* turn(published.reels))];
    },
    stillPossible: (stopped) => stillPossible(published, stopped),
  };
}

/** What the lines of a window pay, once its reels stand. */
export function lineFall(published: Pick<PublishedSlot, 'reels' | 'rows' | 'lines' | 'pays'>, stops: readonly number[]): Fall {
  const { reels } = published;
  return { window: windowAt(published, stops), wins: lineWins(published, stops), times: 1, turned: { reels, stops } };
}

function lineWins(
  { reels, lines, pays: table }: Pick<PublishedSlot, 'reels' | 'lines' | 'pays'>,
  stops: readonly number[],
): SlotWin[] {
  return lines.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => onStrip(reels[reel] ?? '', (stops[reel] ?? 0) + row));
    const symbol = symbols[0] ?? '';
    const other = symbols.findIndex((each) => each !== symbol && each !== 'W');
    const count = other === -1 ? symbols.length : other;
    const pays = table[symbol]?.[count] ?? 0;
    const cells = rows.slice(0, count).map((row, reel) => [reel, row] as const);
    return pays > 0 ? [{ line, symbol, count, pays, cells }] : [];
  });
}

/** The most that lines which still run can pay together. */
export function stillPossible({ reels, lines, pays }: PublishedSlot, stopped: readonly number[]): number {
  return lines.reduce((sum, rows) => {
    const symbol = onStrip(reels[0] ?? '', (stopped[0] ?? 0) + (rows[0] ?? 0));
    const alive = stopped.every((stop, reel) => ['W', symbol].includes(onStrip(reels[reel] ?? '', stop + (rows[reel] ?? 0))));
    return alive ? sum + (pays[symbol]?.[reels.length] ?? 0) : sum;
  }, 0);
}
