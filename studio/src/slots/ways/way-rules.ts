import { type Cell, type Game, type PublishedSlot, type SlotRules, type SlotWin, turn, windowAt } from '../slot-rules';

/**
 * A slot whose ways pay: a symbol of the first reel, or W for it, on neighbouring reels from the left, in whichever rows. Each choice of one such place on
 * each reel is a way.
 */
export function wayRules(published: PublishedSlot): SlotRules {
  const most = mostInWindows(published);
  return {
    ...published,
    kind: 'ways',
    *play(): Game {
      const { reels } = published;
      const stops = yield* turn(reels);
      return [{ window: windowAt(published, stops), wins: wayWins(published, stops), times: 1, turned: { reels, stops } }];
    },
    stillPossible: (stopped) => stillPossible(published, most, stopped),
  };
}

const rowsOf = (seen: readonly string[], symbol: string) =>
  seen.flatMap((each, row) => (each === symbol || each === 'W' ? [row] : []));

function wayWins(published: PublishedSlot, stops: readonly number[]): SlotWin[] {
  const window = windowAt(published, stops);
  return [...new Set(window[0])].flatMap((symbol) => {
    const places = window.map((seen) => rowsOf(seen, symbol));
    const other = places.findIndex(({ length }) => length === 0);
    const count = other === -1 ? places.length : other;
    const ways = places.slice(0, count).reduce((product, { length }) => product * length, 1);
    const pays = ways * (published.pays[symbol]?.[count] ?? 0);
    const cells = places.slice(0, count).flatMap((rows, reel) => rows.map((row): Cell => [reel, row]));
    return pays > 0 ? [{ symbol, count, ways, pays, cells }] : [];
  });
}

type MostInWindows = readonly Readonly<Record<string, number>>[];

/** How often each reel can show each symbol at once, W for any. */
function mostInWindows({ reels, rows, symbols }: PublishedSlot): MostInWindows {
  return reels.map((strip) => {
    const windows = Array.from(strip, (_, stop) => windowAt({ reels: [strip], rows }, [stop])[0] ?? []);
    return Object.fromEntries(symbols.map((symbol) => [symbol, Math.max(...windows.map((seen) => rowsOf(seen, symbol).length))]));
  });
}

/** The most that one symbol can still pay: as many ways as stand already, and on each reel to come as many as its strip can show. */
function stillPossible(published: PublishedSlot, most: MostInWindows, stopped: readonly number[]): number {
  const window = windowAt(published, stopped);
  const possible = [...new Set(window[0])].map((symbol) => {
    const ways = most.reduce((product, shows, reel) => {
      const seen = window[reel];
      return product * (seen ? rowsOf(seen, symbol).length : (shows[symbol] ?? 0));
    }, 1);
    return ways * (published.pays[symbol]?.[most.length] ?? 0);
  });
  return Math.max(0, ...possible);
}
