import { sql } from 'kysely';
import type { Queries } from './sessions';

/** Amounts that one operator decided within a day with nobody beside them: for one member, and for everybody. Minor units. */
export interface DecidedAlone {
  forMember: bigint;
  byOperator: bigint;
}

/** So many times the amount from which two are needed may one operator decide in a day, in pieces that need one. */
const PIECES_A_DAY = 10n;

/**
 * How many operators have to agree to an amount when from `from` on it takes two. What would take two in one piece takes two in slices: all that one
 * member got within a day counts together.
 */
export function approvalsFor(amount: bigint, from: bigint, { forMember, byOperator }: DecidedAlone): 1 | 2 {
  return amount + forMember >= from || amount + byOperator >= from * PIECES_A_DAY ? 2 : 1;
}

/** Until the transaction ends, nobody else decides about such pieces in the brand: two at once would not see each other. */
export async function oneDecisionAtOnce(trx: Queries, brand: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('decided-alone ' || ${brand}, 0))`.execute(trx);
}
