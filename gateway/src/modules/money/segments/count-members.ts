import type { SegmentCount, SegmentRule } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { membersIn, membersOf } from './compile-rule';
import type { FactScope, SegmentFacts } from './segment-facts';

/** Whoever builds a segment waits no longer, and nobody's bet waits for it. */
const LONGEST_MS = 1_500;
/** What PostgreSQL says of a statement that took longer. */
const TOOK_TOO_LONG = '57014';
/** So many wait for their turn; more than that would not be answered in time. */
const MOST_WAITING = 8;

interface CountedRow {
  members: bigint;
  of: bigint;
  sample: string[] | null;
}

/**
 * Counts who is in a segment, one count at a time of each gateway.
 *
 * @throws DomainError `segments.invalid`, `segments.too_slow`
 */
export function createCount(db: Database, facts: SegmentFacts, longestMs = LONGEST_MS) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (rule: SegmentRule, scope: FactScope): Promise<SegmentCount> => {
    const chosen = membersIn(rule, facts, scope);
    if (waiting >= MOST_WAITING) throw new DomainError('segments.too_slow');
    waiting += 1;
    const turn = last.then(() => countIn(db, chosen, { scope, longestMs })).finally(() => (waiting -= 1));
    // Whoever asked is told of its failure.
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function countIn(
  db: Database,
  chosen: ReturnType<typeof membersIn>,
  { scope, longestMs }: { scope: FactScope; longestMs: number },
): Promise<SegmentCount> {
  try {
    const row = await db.transaction().execute(async (trx) => {
      // Compiling the statement would take longer than it runs.
      await sql`set local jit = off`.execute(trx);
      await sql`select set_config('statement_timeout', ${String(longestMs)}, true)`.execute(trx);
      // Enough of a name for an operator to recognise it.
      const { rows } = await sql<CountedRow>`
        with chosen as materialized (select member.id, member.account ${chosen})
        select (select count(*) from chosen) as members, (select count(*) ${membersOf(scope)}) as of,
          (select array_agg(left(account, 2) || '***' || case when length(account) > 3 then right(account, 1) else '' end)
            from (select account from chosen order by id desc limit 5) as few) as sample`.execute(trx);
      return rows[0];
    });
    return { members: Number(row?.members ?? 0n), of: Number(row?.of ?? 0n), sample: row?.sample ?? [] };
  } catch (error) {
    if ((error as { code?: string }).code === TOOK_TOO_LONG) throw new DomainError('segments.too_slow');
    throw error;
  }
}
