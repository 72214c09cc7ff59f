import { add } from '../odds-of';
import type { SlotRules } from '../slot-rules';

/**
 * Counts the ways to stop of a slot with cascades, one by one. All reels have one strip and pays know no places, so the order of the stops counts for nothing:
 * of 729 000 000 ways 1 623 160 are played, each with the number of its orders.
 */
export function cascadeDistribution(rules: SlotRules): Map<number, number> {
  const { reels } = rules;
  const [strip = ''] = reels;
  if (reels.some((each) => each !== strip)) throw new Error('The reels differ: their order counts.');
  const counted = new Map<number, number>();
  const stops = new Int32Array(reels.length);
  const pays = player(rules, strip);
  const choose = (reel: number, from: number, orders: number, alike: number) => {
    if (reel === reels.length) return add(counted, pays(stops), orders);
    for (let stop = from; stop < strip.length; stop += 1) {
      stops[reel] = stop;
      const same = stop === from && reel > 0 ? alike + 1 : 1;
      choose(reel + 1, stop, (orders * (reel + 1)) / same, same);
    }
  };
  choose(0, 0, 1, 0);
  return counted;
}

/** The rules once more, on numbers and without a window to show: a test compares both. */
function player({ symbols, rows, pays, times, most, reels }: SlotRules, strip: string) {
  const length = strip.length;
  const ring = Int32Array.from(strip, (symbol) => symbols.indexOf(symbol));
  const table = symbols.map((symbol) => Int32Array.from(pays[symbol] ?? []));
  const factors = Int32Array.from(times);
  const cells = new Int32Array(reels.length * rows);
  const above = new Int32Array(reels.length);
  const counts = new Int32Array(symbols.length);

  function show(cell: number, symbol: number): void {
    cells[cell] = symbol;
    counts[symbol] = (counts[symbol] as number) + 1;
  }

  /** Takes away what paid and lets the rest fall. */
  function fall(gone: number): void {
    for (let reel = 0; reel < reels.length; reel += 1) {
      const top = reel * rows;
      let free = top + rows - 1;
      for (let at = free; at >= top; at -= 1) {
        const symbol = cells[at] as number;
        if ((gone >> symbol) & 1) {
          counts[symbol] = (counts[symbol] as number) - 1;
          continue;
        }
        cells[free] = symbol;
        free -= 1;
      }
      for (; free >= top; free -= 1) {
        const place = above[reel] as number;
        show(free, ring[place] as number);
        above[reel] = (place + length - 1) % length;
      }
    }
  }

  return (stops: Int32Array): number => {
    counts.fill(0);
    for (let reel = 0; reel < stops.length; reel += 1) {
      const stop = stops[reel] as number;
      for (let row = 0; row < rows; row += 1) show(reel * rows + row, ring[(stop + row) % length] as number);
      above[reel] = (stop + length - 1) % length;
    }
    let paid = 0;
    for (let falls = 0; ; falls += 1) {
      let [gone, sum] = [0, 0];
      for (let symbol = 0; symbol < table.length; symbol += 1) {
        const pay = table[symbol]?.[counts[symbol] as number] ?? 0;
        if (pay > 0) [gone, sum] = [gone | (1 << symbol), sum + pay];
      }
      paid += sum * (factors[Math.min(falls, factors.length - 1)] as number);
      if (gone === 0 || paid >= most) return Math.min(paid, most);
      fall(gone);
    }
  };
}
