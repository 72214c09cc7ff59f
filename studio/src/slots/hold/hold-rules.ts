import type { HoldBonus } from '../bonuses';
import { lineFall, stillPossible } from '../lines/line-rules';
import { type Cell, type Coin, type Fall, type Game, isOneReelAway, type PublishedSlot, type SlotRules, turn } from '../slot-rules';

export type PublishedHold = PublishedSlot & { readonly hold: HoldBonus };

/** A slot with lines in which enough coins are held while all other places spin again, until nothing new comes so often in a row. */
export function holdRules(published: PublishedHold): SlotRules {
  return {
    ...published,
    kind: 'hold',
    *play(): Game {
      const first = lineFall(published, yield* turn(published.reels));
      const cells = cellsOf(first, published.hold.coin);
      return cells.length < published.hold.from ? [first] : [first, ...(yield* respin(published, cells))];
    },
    stillPossible: (stopped) =>
      isOneReelAway(published, stopped, published.hold.coin, published.hold.from)
        ? published.most
        : stillPossible(published, stopped),
  };
}

/** Every coin gets its value, then free places spin. */
function* respin({ reels, rows, hold }: PublishedHold, cells: readonly Cell[]): Game {
  const coins: Coin[] = [];
  for (const cell of cells) coins.push({ cell, pays: yield* valueOf(hold) });
  const falls = [held(reels.length, rows, hold, { coins: [...coins], left: hold.respins })];
  for (let left = hold.respins; left > 0 && coins.length < reels.length * rows;) {
    left -= 1;
    for (const cell of freeOf(reels.length, rows, coins)) {
      if (hold.place[yield hold.place.length] !== hold.coin) continue;
      coins.push({ cell, pays: yield* valueOf(hold) });
      left = hold.respins;
    }
    falls.push(held(reels.length, rows, hold, { coins: [...coins], left }));
  }
  const last = falls.pop() as Fall;
  return [...falls, { ...last, wins: coinWins(hold, coins, reels.length * rows) }];
}

function* valueOf({ values }: HoldBonus): Generator<number, number, number> {
  return values[yield values.length] ?? 0;
}

function cellsOf({ window }: Fall, symbol: string): Cell[] {
  return window.flatMap((seen, reel) => seen.flatMap((each, row): Cell[] => (each === symbol ? [[reel, row]] : [])));
}

const isAt = (reel: number, row: number) => (coin: Coin) => coin.cell[0] === reel && coin.cell[1] === row;

function freeOf(reels: number, rows: number, coins: readonly Coin[]): Cell[] {
  const all = Array.from({ length: reels * rows }, (_, at): Cell => [Math.floor(at / rows), at % rows]);
  return all.filter(([reel, row]) => !coins.some(isAt(reel, row)));
}

/** Only the coins are seen; what is free is empty. */
function held(reels: number, rows: number, { coin }: HoldBonus, state: NonNullable<Fall['held']>): Fall {
  const window = Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (__, row) => (state.coins.some(isAt(reel, row)) ? coin : '')),
  );
  return { window, wins: [], times: 1, held: state };
}

/** All coins together; a coin in every place is the largest jackpot. */
function coinWins({ coin, jackpots }: HoldBonus, coins: readonly Coin[], places: number) {
  const sum = coins.reduce((total, { pays }) => total + pays, 0);
  const pays = coins.length === places ? jackpots.GRAND : sum;
  return [{ symbol: coin, count: coins.length, pays, cells: coins.map(({ cell }) => cell) }];
}
