import { dayIn } from '@pavilion/time';
import type { Movement } from '../wallet';
import type { CountedDay, CountedDepositDay } from '../counted-play';

/** What a game counts, as the brand's rule has it. */
export interface GameCounts {
  category: string;
  share: number;
}

interface Round {
  memberId: string;
  vendor: string;
  game: string;
  day: string;
  /** By their references, what stands of them. */
  bets: Map<string, bigint>;
  wins: Map<string, bigint>;
  settled: boolean;
}

interface Days {
  days: CountedDay[];
  depositDays: CountedDepositDay[];
}

/** The days of one member, by the plainest reading of everything that was posted for them, in the order of the books. */
export function recount(
  posted: readonly Movement[],
  { timeZone, gameOf }: { timeZone: string; gameOf: (vendor: string, game: string) => GameCounts },
): Days {
  const dayOf = (at: Date) => dayIn(timeZone, at);
  return { days: sumOf(roundsIn(posted, dayOf), gameOf), depositDays: depositDaysOf(depositsIn(posted, dayOf)) };
}

function depositsIn(posted: readonly Movement[], dayOf: (at: Date) => string): { day: string; amount: bigint }[] {
  const deposits = new Map<string, { day: string; amount: bigint }>();
  for (const { kind, reference, related = '', amount, at = new Date() } of posted) {
    if (kind === 'deposit') deposits.set(reference, { day: dayOf(at), amount });
    if (kind === 'correction') deposits.delete(related);
  }
  return [...deposits.values()];
}

function roundsIn(posted: readonly Movement[], dayOf: (at: Date) => string): Round[] {
  const rounds = new Map<string, Round>();
  const roundOfReference = new Map<string, Round>();
  for (const each of posted.filter(({ kind }) => kind === 'bet' || kind === 'win' || kind === 'rollback')) {
    const { kind, reference, related = '', amount, at = new Date() } = each;
    if (kind === 'rollback') {
      const round = roundOfReference.get(related);
      round?.bets.delete(related);
      round?.wins.delete(related);
      continue;
    }
    const round = rounds.get(each.round ?? '') ?? opened(each, dayOf(at));
    rounds.set(each.round ?? '', round);
    roundOfReference.set(reference, round);
    (kind === 'bet' ? round.bets : round.wins).set(reference, amount);
    round.settled ||= kind === 'win';
  }
  return [...rounds.values()];
}

function opened({ memberId, vendor = '', game = '' }: Movement, day: string): Round {
  return { memberId, vendor, game, day, bets: new Map(), wins: new Map(), settled: false };
}

function sumOf(rounds: readonly Round[], gameOf: (vendor: string, game: string) => GameCounts): CountedDay[] {
  const days = new Map<string, CountedDay>();
  for (const { vendor, game, day, settled, ...moved } of rounds) {
    if (!settled) continue;
    const { category, share } = gameOf(vendor, game);
    const key = `${day} ${category} ${vendor}`;
    const known = days.get(key) ?? { day, category, vendor, rounds: 0, bets: 0n, wins: 0n, valid: 0n, counted: 0n };
    const [bets, wins] = [total(moved.bets), total(moved.wins)];
    const moves = wins > bets ? wins - bets : bets - wins;
    const valid = moves < bets ? moves : bets;
    days.set(key, {
      ...known,
      rounds: known.rounds + (bets > 0n ? 1 : 0),
      bets: known.bets + bets,
      wins: known.wins + wins,
      valid: known.valid + valid,
      counted: known.counted + (valid * BigInt(share)) / 100n,
    });
  }
  return [...days.values()].filter(({ rounds: played, bets, wins }) => played > 0 || bets > 0n || wins > 0n).sort(byKey);
}

function depositDaysOf(deposits: readonly { day: string; amount: bigint }[]): CountedDepositDay[] {
  const days = new Map<string, CountedDepositDay>();
  for (const { day, amount } of deposits) {
    const known = days.get(day) ?? { day, count: 0, deposits: 0n };
    days.set(day, { day, count: known.count + 1, deposits: known.deposits + amount });
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function total(amounts: ReadonlyMap<string, bigint>): bigint {
  return [...amounts.values()].reduce((sum, each) => sum + each, 0n);
}

function byKey(one: CountedDay, other: CountedDay): number {
  const [left, right] = [one, other].map(({ day, category, vendor }) => `${day} ${category} ${vendor}`) as [string, string];
  return left < right ? -1 : 1;
}
