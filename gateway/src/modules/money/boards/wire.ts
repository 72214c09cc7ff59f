import type { Board, BoardPast, BoardRow, BoardRunning } from '@pavilion/api/boards';
import type { BoardTerms, StaffBoardPeriod, StaffBoardPrize } from '@pavilion/api/staff';
import { maskAccount } from '../../identity/members';
import type { RuleInForce } from '../promotion-rules';
import type { NamedPrize } from './prize-store';
import type { NamedEntry, OwnPlace } from './entry-store';
import type { PeriodRow, EntryRow } from './tables';

/** How a board says itself; what its running period began with is in the way of terms that changed meanwhile. */
export function toBoard(
  { code, name, about }: Pick<RuleInForce, 'about' | 'code' | 'name'>,
  { period, by, leastStake = '0', least, prizes }: BoardTerms,
): Omit<Board, 'past' | 'running'> {
  return { code, name, about, period, by, leastStake, least, prizes };
}

/** Who is where now, for one member. */
export interface Running {
  period: PeriodRow;
  members: number;
  top: readonly NamedEntry[];
  entry: EntryRow | undefined;
  own: OwnPlace | undefined;
}

export function toRunning({ period, members, top, entry, own }: Running, memberId: string): BoardRunning {
  const row = (each: NamedEntry, place: number) => toRow(each, place, memberId);
  const around = own ? placed(own, memberId).map(({ entry: each, place }) => row(each, place)) : [];
  return {
    from: period.counts_from,
    until: period.counts_until,
    endsAt: period.ends_at.toISOString(),
    members,
    top: top.map((each, above) => row(each, above + 1)),
    own: around.find((each) => each.own) ?? null,
    played: String(entry?.played ?? 0),
    around: own && own.place > top.length ? around : [],
  };
}

export function toPast(
  { counts_from, counts_until, closed_at }: PeriodRow,
  prizes: readonly NamedPrize[],
  memberId: string,
): BoardPast {
  return {
    from: counts_from,
    until: counts_until,
    settled: closed_at !== null,
    winners: prizes.map((prize) => {
      const row = toRow(prize, prize.place, memberId);
      // Why somebody else may not be given anything is nobody's business.
      const isTold = row.own || prize.state === 'due' || prize.state === 'given';
      return { ...row, prize: String(prize.amount), state: isTold ? prize.state : null, corrected: correctedOf(prize) };
    }),
  };
}

export function toStaffPeriod(
  { id, code, terms, counts_from, counts_until, ends_at, closed_at }: PeriodRow,
  { members, top, prizes }: { members: number; top: readonly NamedEntry[]; prizes: readonly NamedPrize[] },
): StaffBoardPeriod {
  return {
    ...{ id: String(id), code, by: terms.by, from: counts_from, until: counts_until, members },
    endsAt: ends_at.toISOString(),
    settledAt: closed_at?.toISOString() ?? null,
    standings: top.map((each, above) => ({ ...named(each), place: above + 1 })),
    prizes: prizes.map(toStaffPrize),
  };
}

function toStaffPrize(prize: NamedPrize): StaffBoardPrize {
  const { place, amount, state, decided_at } = prize;
  return {
    ...named(prize),
    ...{ place, prize: String(amount), state, decidedAt: decided_at?.toISOString() ?? null, corrected: correctedOf(prize) },
  };
}

interface Named {
  account: string;
  public_id: string;
  score: bigint;
  played: bigint;
}

function named({ account, public_id, score, played }: Named) {
  return { account, memberId: public_id, score: String(score), played: String(played) };
}

function toRow(
  { account, score, member_id }: Pick<NamedEntry, 'account' | 'member_id' | 'score'>,
  place: number,
  memberId: string,
): BoardRow {
  return { place, name: maskAccount(account), score: String(score), own: String(member_id) === memberId };
}

function correctedOf({ score, score_now }: NamedPrize): string | null {
  return score_now === score ? null : String(score_now ?? 0);
}

/** Neighbours with their places, counted from the one that is known. */
function placed({ place, around }: OwnPlace, memberId: string) {
  const at = around.findIndex(({ member_id }) => String(member_id) === memberId);
  return around.map((entry, nth) => ({ entry, place: place + nth - at }));
}
