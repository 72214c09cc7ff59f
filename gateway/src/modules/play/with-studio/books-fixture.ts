import { sql } from 'kysely';
import type { TestPlatform } from '../../../platform/testing';

/** A movement of a member's in the ledger, as it was asked for and as it was booked. */
export interface BookedMovement {
  readonly kind: string;
  readonly outcome: string;
  readonly game: string;
  readonly round: string;
  readonly effect: bigint;
  /** The member's entry and the other side's. Nothing that moves nothing has entries. */
  readonly entries: readonly bigint[];
}

/** A round as the ledger counts it. */
export interface BookedRound {
  readonly round: string;
  readonly game: string;
  readonly bets: bigint;
  readonly wins: bigint;
  readonly closed: boolean;
}

/** What the studio moved of a member's money, in its order. */
export async function movementsOf({ db }: TestPlatform, memberId: string): Promise<readonly BookedMovement[]> {
  const { rows } = await sql<Omit<BookedMovement, 'entries'> & { entries: string }>`
    select kind, outcome, game, round, effect, (select coalesce(string_agg(amount::text, ' ' order by leg), '') from ledger_entries entry
      where entry.member_id = line.member_id and entry.transaction_id = line.id) as entries
    from ledger_transactions line where member_id = ${memberId} and vendor = 'studio' order by id`.execute(db);
  return rows.map((row) => ({ ...row, entries: row.entries.split(' ').filter(Boolean).map(BigInt) }));
}

export async function roundsOf({ db }: TestPlatform, memberId: string): Promise<readonly BookedRound[]> {
  const { rows } = await sql<BookedRound>`
    select round, game, bets, wins, closed from game_rounds where member_id = ${memberId} and vendor = 'studio'`.execute(db);
  return rows;
}
