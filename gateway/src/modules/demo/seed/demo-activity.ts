import { createHash } from 'node:crypto';
import { DAY_MS } from '@pavilion/time';
import type { Movement } from '../../money/wallet';
import { type SeededRandom, createSeededRandom } from './seeded-random';
import type { DemoAccount } from './demo-accounts';

/** A game that demo members may have played, as its vendor calls it. */
export interface DemoGame {
  nodeId: string;
  vendor: string;
  code: string;
  /** What it gives back, in hundredths of a per cent, where that is known. */
  rtp?: number | null;
}

interface ActivityInput {
  account: DemoAccount;
  memberId: string;
  currency: string;
  games: readonly DemoGame[];
  /** Of them those that open here. */
  open: readonly DemoGame[];
  /** When their vendor was connected: it is asked every night of the rounds since, and knows nothing of the demo's. */
  connectedAt: Date;
  /** The demo's day: nothing happened after it. */
  day: Date;
}

export const HISTORY_DAYS = 60;
/** The longest that somebody plays at once. */
const SESSION_MS = 80 * 60_000;
/** How many of the games that open somebody plays, and how often it is one of them. */
const OPEN_FAVOURITES = 4;
const SHARE_OF_OPEN = 0.5;
const SHARE_FOR_PROMOTIONS = 0.9;
/** Of what gives back more, brands count little. */
const USUAL_RTP = 9_700;
/** A round is over by then. */
const ROUND_MS = 5 * 60_000;
/** Nobody deposits less, in minor units. */
const MIN_DEPOSIT = { BDT: 20_000n, USD: 1000n } as Record<string, bigint>;
const NOTE_VALUE = { BDT: 100, USD: 2 } as Record<string, number>;
const DEPOSITS = [1, 1, 2, 2.5, 5, 5, 10, 25] as const;

/** What a stake comes back as: shares of all rounds, and times the stake. Together a little less than everything. */
const PAYOUT_DISTRIBUTION: readonly (readonly [share: number, low: number, high: number])[] = [
  [0.0008, 25, 90],
  [0.006, 12, 40],
  [0.05, 3, 7],
  [0.14, 1.5, 2.6],
  [0.2, 0.4, 1.4],
];

/** Everything that one member's wallet went through, in the order of time. The same member has the same life relative to the day. */
export function demoMovements(life: ActivityInput): Movement[] {
  const { account, day } = life;
  const random = createSeededRandom(`${account.account} ${account.brand} wallet`);
  const wallet = createPaperWallet(life);
  const favourites = Array.from({ length: 12 }, () => random.pick(life.games));
  const pickGame = gamePicker(life, favourites);
  for (let ago = Math.min(HISTORY_DAYS, account.registeredDaysAgo); ago >= 0; ago -= 1) {
    const first = ago === Math.min(HISTORY_DAYS, account.registeredDaysAgo);
    const { days, lately = -1 } = account.habit;
    if (!first && !random.withProbability(days) && ago > lately) continue;
    const before = random.integer(0, DAY_MS / 3);
    const at = new Date(day.getTime() - ago * DAY_MS - (ago === 0 && lately >= 0 ? SESSION_MS : before));
    playOneDay({ random, wallet, pickGame: (moment) => pickGame(moment, random), account, at });
  }
  return wallet.movements.filter(({ at }) => at && at < day);
}

/** What somebody plays in a round. Which games open changes no stake and no time of it. */
function gamePicker({ account, open, connectedAt }: ActivityInput, favourites: readonly DemoGame[]) {
  const chance = createSeededRandom(`${account.account} ${account.brand} open games`);
  const { forPromotions = false } = account.habit;
  const liked = forPromotions ? open.filter(({ rtp }) => (rtp ?? 0) <= USUAL_RTP) : open;
  const known = liked.length ? Array.from({ length: OPEN_FAVOURITES }, () => chance.pick(liked)) : [];
  return (moment: number, random: SeededRandom): DemoGame => {
    const usual = random.pick(favourites);
    const isBefore = moment + ROUND_MS < connectedAt.getTime();
    const opens = known.length > 0 && isBefore && chance.withProbability(forPromotions ? SHARE_FOR_PROMOTIONS : SHARE_OF_OPEN);
    return opens ? chance.pick(known) : usual;
  };
}

interface DayContext {
  random: SeededRandom;
  wallet: PaperWallet;
  pickGame: (moment: number) => DemoGame;
  account: DemoAccount;
  at: Date;
}

function playOneDay({ random, wallet, pickGame, account, at }: DayContext): void {
  let moment = at.getTime();
  const later = (most: number) => new Date((moment += random.integer(4_000, most)));
  const [fewest, most] = account.habit.rounds;
  for (let left = random.integer(fewest, most); left > 0; left -= 1) {
    const stake = wallet.stakeOf(account.habit.stake * (0.4 + random.next() ** 3 * 3));
    if (!wallet.covers(stake)) wallet.deposit(random.pick(DEPOSITS), stake, later(90_000));
    const game = pickGame(moment);
    const multiple = payoutMultiplier(random);
    wallet.round(game, stake, BigInt(Math.round(Number(stake) * multiple)), later(240_000));
  }
}

function payoutMultiplier(chance: SeededRandom): number {
  let share = chance.next();
  for (const [width, low, high] of PAYOUT_DISTRIBUTION) {
    if (share < width) return low + chance.next() * (high - low);
    share -= width;
  }
  return 0;
}

interface PaperWallet {
  movements: Movement[];
  stakeOf(notes: number): bigint;
  covers(stake: bigint): boolean;
  deposit(times: number, atLeast: bigint, at: Date): void;
  round(game: DemoGame, stake: bigint, won: bigint, at: Date): void;
}

/** A wallet on paper, so that nobody bets what they have not. */
function createPaperWallet({ account, memberId, currency }: ActivityInput): PaperWallet {
  const movements: Movement[] = [];
  const own = { memberId, brand: account.brand, currency };
  const smallest = MIN_DEPOSIT[currency] ?? 1000n;
  const note = NOTE_VALUE[currency] ?? 1;
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
      movements.push({ ...own, kind: 'deposit', reference: `deposit:${depositId(account, movements.length)}`, amount, at });
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

/** The same on every machine. */
function depositId({ brand, account }: DemoAccount, number: number): string {
  const hex = createHash('sha256').update(`demo deposit ${brand} ${account} ${number}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
