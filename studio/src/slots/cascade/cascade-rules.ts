import {
  type Cell,
  type Fall,
  type Game,
  onStrip,
  type PublishedSlot,
  type SlotRules,
  type SlotWin,
  turn,
  windowAt,
} from '../slot-rules';

/**
 * A slot that pays for enough equal symbols anywhere in its window. What paid goes, what lies above falls, and each reel gives what stands before it on
 * its strip: so the stops alone decide all falls. It ends when nothing pays, or once the most has been paid.
 */
export function cascadeRules(published: PublishedSlot): SlotRules {
  return {
    ...published,
    kind: 'anywhere',
    *play(): Game {
      return fallsFrom(published, yield* turn(published.reels));
    },
    stillPossible: () => 0,
  };
}

function fallsFrom(published: PublishedSlot, stops: readonly number[]): Fall[] {
  const falls: Fall[] = [];
  let window = windowAt(published, stops);
  let above = stops.map((stop) => stop - 1);
  let left = published.most;
  for (;;) {
    const times = published.times[Math.min(falls.length, published.times.length - 1)] ?? 1;
    const wins = winsIn(published, window);
    const turned = falls.length === 0 ? { turned: { reels: published.reels, stops } } : {};
    falls.push({ window, wins, times, ...turned });
    left -= wins.reduce((sum, { pays }) => sum + pays, 0) * times;
    if (wins.length === 0 || left <= 0) return falls;
    const gone = new Set(wins.map(({ symbol }) => symbol));
    const kept = window.map((seen) => seen.filter((symbol) => !gone.has(symbol)));
    const missing = kept.map(({ length }) => published.rows - length);
    window = kept.map((seen, reel) => [...reelAbove(published.reels[reel] ?? '', above[reel] ?? 0, missing[reel] ?? 0), ...seen]);
    above = above.map((place, reel) => place - (missing[reel] ?? 0));
  }
}

/** What falls from a strip, from top to bottom; its last symbol stands at `place`. */
function reelAbove(strip: string, place: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => onStrip(strip, place - count + 1 + at));
}

function winsIn({ symbols, pays: table }: PublishedSlot, window: readonly (readonly string[])[]): SlotWin[] {
  return symbols.flatMap((symbol) => {
    const cells = window.flatMap((seen, reel) => seen.flatMap((each, row): Cell[] => (each === symbol ? [[reel, row]] : [])));
    const pays = table[symbol]?.[cells.length] ?? 0;
    return pays > 0 ? [{ symbol, count: cells.length, pays, cells }] : [];
  });
}
