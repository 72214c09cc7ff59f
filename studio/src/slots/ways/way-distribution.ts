import { add } from '../odds-of';
import { type SlotRules, windowAt } from '../slot-rules';

/** What has been paid, and how many ways each symbol of the first reel has so far. */
type State = readonly [paid: number, ...ways: number[]];

/** Counts the ways to stop of a slot with ways, reel by reel: what has been paid, and the ways that each symbol of the first reel still has, is all that counts. */
export function wayDistribution(rules: SlotRules): Map<number, number> {
  const counted = new Map<number, number>();
  const [first = ''] = rules.reels;
  for (let stop = 0; stop < first.length; stop += 1) {
    const [seen = []] = windowAt(rules, [stop]);
    const symbols = [...new Set(seen)];
    let states = new Map([[JSON.stringify([0, ...symbols.map((symbol) => showing(seen, symbol))]), 1]]);
    for (let reel = 1; reel < rules.reels.length; reel += 1) states = behind(rules, states, reel, symbols);
    for (const [state, count] of states) {
      const [paid, ...ways] = JSON.parse(state) as State;
      const last = ways.reduce((sum, each, at) => sum + each * paysOf(rules, symbols[at], rules.reels.length), paid);
      add(counted, Math.min(last, rules.most), count);
    }
  }
  return counted;
}

/** One reel on: symbols that it does not show are paid, the ways of the others are multiplied. */
function behind(rules: SlotRules, states: ReadonlyMap<string, number>, reel: number, symbols: readonly string[]) {
  const strip = rules.reels[reel] ?? '';
  const shown = new Map<string, number>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const [seen = []] = windowAt({ reels: [strip], rows: rules.rows }, [stop]);
    add(shown, JSON.stringify(symbols.map((symbol) => showing(seen, symbol))), 1);
  }
  const windows = [...shown].map(([text, count]) => [JSON.parse(text) as number[], count] as const);
  const next = new Map<string, number>();
  for (const [state, count] of states) {
    const [paid, ...ways] = JSON.parse(state) as State;
    for (const [window, times] of windows) {
      const left = ways.map((each, at) => each * (window[at] ?? 0));
      const ended = ways.reduce((sum, each, at) => (left[at] ? sum : sum + each * paysOf(rules, symbols[at], reel)), paid);
      add(next, JSON.stringify([ended, ...left]), count * times);
    }
  }
  return next;
}

function showing(seen: readonly string[], symbol: string): number {
  return seen.filter((each) => each === symbol || each === 'W').length;
}

function paysOf({ pays }: SlotRules, symbol: string | undefined, count: number): number {
  return pays[symbol ?? '']?.[count] ?? 0;
}
