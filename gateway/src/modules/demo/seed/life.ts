import type { Movement } from '../../money/wallet';
import { type Chance, chanceOf } from './chance';
import type { Part } from './cast';

/** A game that demo members may have played, as its vendor calls it. */
export interface DemoGame {
  nodeId: string;
  vendor: string;
  code: string;
}

interface Life {
  part: Part;
  memberId: string;
  currency: string;
  games: readonly DemoGame[];
  /** The demo's day: nothing happened after it. */
  day: Date;
}

export const DAYS = 60;
const DAY_MS = 86_400_000;
/** Nobody deposits less, in minor units. */
const SMALLEST = { BDT: 20_000n, USD: 1000n } as Record<string, bigint>;
const NOTE = { BDT: 100, USD: 2 } as Record<string, number>;
const DEPOSITS = [1, 1, 2, 2.5, 5, 5, 10, 25] as const;

/** What a stake comes back as: shares of all rounds, and times the stake. Together a little less than everything. */
const RETURNS: readonly (readonly [share: number, low: number, high: number])[] = [
  [0.0008, 25, 90],
  [0.006, 12, 40],
  [0.05, 3, 7],
  [0.14, 1.5, 2.6],
  [0.2, 0.4, 1.4],
];

/** Everything that one member's wallet went through, in the order of time. The same member has the same life relative to the day. */
export function movementsOf(life: Life): Movement[] {
  const { part, day } = life;
  const chance = chanceOf(`${part.account} ${part.brand} wallet`);
  const book = openBook(life);
  const favourites = Array.from({ length: 12 }, () => chance.pick(life.games));
  for (let ago = Math.min(DAYS, part.joined); ago >= 0; ago -= 1) {
    const first = ago === Math.min(DAYS, part.joined);
    if (!first && !chance.happens(part.habit.days)) continue;
    playOneDay({ chance, book, favourites, part, at: new Date(day.getTime() - ago * DAY_MS - chance.whole(0, DAY_MS / 3)) });
  }
  return book.movements.filter(({ at }) => at && at < day);
}

interface Day {
  chance: Chance;
  book: Book;
  favourites: readonly DemoGame[];
  part: Part;
  at: Date;
}

function playOneDay({ chance, book, favourites, part, at }: Day): void {
  let moment = at.getTime();
  const later = (most: number) => new Date((moment += chance.whole(4_000, most)));
  const [fewest, most] = part.habit.rounds;
  for (let left = chance.whole(fewest, most); left > 0; left -= 1) {
    const stake = book.stakeOf(part.habit.stake * (0.4 + chance.next() ** 3 * 3));
    if (!book.covers(stake)) book.deposit(chance.pick(DEPOSITS), stake, later(90_000));
    const game = chance.pick(favourites);
    const multiple = returnOf(chance);
    book.round(game, stake, BigInt(Math.round(Number(stake) * multiple)), later(240_000));
  }
}

function returnOf(chance: Chance): number {
  let share = chance.next();
  for (const [width, low, high] of RETURNS) {
    if (share < width) return low + chance.next() * (high - low);
    share -= width;
  }
  return 0;
}

interface Book {
  movements: Movement[];
  stakeOf(notes: number): bigint;
  covers(stake: bigint): boolean;
  deposit(times: number, atLeast: bigint, at: Date): void;
  round(game: DemoGame, stake: bigint, won: bigint, at: Date): void;
}

/** A wallet on paper, so that nobody bets what they have not. */
function openBook({ part, memberId, currency }: Life): Book {
  const movements: Movement[] = [];
  const own = { memberId, brand: part.brand, currency };
  const smallest = SMALLEST[currency] ?? 1000n;
  const note = NOTE[currency] ?? 1;
  let balance = 0n;
  let rounds = 0;
  return {
    movements,
    stakeOf: (notes) => BigInt(Math.max(1, Math.round(notes / 10)) * 10 * note),
    covers: (stake) => balance >= stake,
    deposit(times, atLeast, at) {
      let amount = BigInt(Math.round(Number(smallest) * times));
      while (balance + amount < atLeast) amount *= 2n;
      balance += amount;
      movements.push({ ...own, kind: 'deposit', reference: `deposit:demo-${memberId}-${movements.length}`, amount, at });
    },
    round({ vendor, code }, stake, won, at) {
      rounds += 1;
      const place = { vendor, game: code, round: `demo-${memberId}-${rounds}` };
      const bet = `${vendor}:demo-${memberId}-${rounds}-bet`;
      balance += won - stake;
      movements.push({ ...own, ...place, kind: 'bet', reference: bet, amount: stake, roundClosed: won === 0n, at });
      if (won > 0n) {
        const paidAt = new Date(at.getTime() + 2_500);
        movements.push({
          ...own,
          ...place,
          kind: 'win',
          reference: `${bet.slice(0, -4)}-win`,
          related: bet,
          amount: won,
          roundClosed: true,
          at: paidAt,
        });
      }
    },
  };
}
