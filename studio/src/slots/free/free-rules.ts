import type { FreeBonus } from '../bonuses';
import { lineFall, stillPossible } from '../lines/line-rules';
import { fallPays, type Fall, type Game, isOneReelAway, type PublishedSlot, type SlotRules, turn } from '../slot-rules';

export type PublishedFree = PublishedSlot & { readonly free: FreeBonus };

/** A slot with lines and free spins: what they multiply their wins by begins at 1 and grows by 1 with each of them that wins. */
export function freeRules(published: PublishedFree): SlotRules {
  return {
    ...published,
    kind: 'free',
    *play(): Game {
      const first = lineFall(published, yield* turn(published.reels));
      const of = published.free.spins[scattersIn(first, published.free)] ?? 0;
      return of === 0 ? [first] : [first, ...(yield* freeSpins(published, of, published.most - fallPays(first)))];
    },
    stillPossible: (stopped) =>
      isOneReelAway(published, stopped, published.free.scatter, fewestScatters(published.free))
        ? published.most
        : stillPossible(published, stopped),
  };
}

/** They end early once the most has been paid. */
function* freeSpins(published: PublishedFree, of: number, most: number): Game {
  const falls: Fall[] = [];
  let [times, left] = [1, most];
  for (let spin = 1; spin <= of && left > 0; spin += 1) {
    const reels = published.free.reels;
    const fall = { ...lineFall({ ...published, reels }, yield* turn(reels)), times, free: { spin, of } };
    falls.push(fall);
    left -= fallPays(fall);
    if (fall.wins.length > 0) times += 1;
  }
  return falls;
}

function fewestScatters({ spins }: FreeBonus): number {
  return spins.findIndex((brought) => brought > 0);
}

function scattersIn({ window }: Fall, { scatter }: FreeBonus): number {
  return window.flat().filter((symbol) => symbol === scatter).length;
}
