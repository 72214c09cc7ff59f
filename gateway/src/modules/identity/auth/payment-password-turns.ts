import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';

/** Does something for a member while nobody else does it for them, on this gateway or another. @throws DomainError `request.too_many`, `service.unavailable` */
export type TakeTurn = <Result>(memberId: bigint, act: () => Promise<Result>) => Promise<Result>;

const MAX_WAITING = 40;
const TURN_SECONDS = 10;
const RETRY_MS = 25;
const WAIT_TIMEOUT_MS = 8_000;

/** Those of this gateway stand in a line, so that only the first asks the database, and none holds a connection while it waits. */
export function createPaymentPasswordTurns(db: Database): TakeTurn {
  const lines = new Map<bigint, { last: Promise<unknown>; waiting: number }>();
  return async (memberId, act) => {
    const line = lines.get(memberId) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= MAX_WAITING) throw new DomainError('request.too_many');
    lines.set(memberId, line);
    line.waiting += 1;
    const turn = line.last.then(() => inDatabase(db, memberId, act));
    // Whoever comes next waits for this one, however it ended.
    line.last = turn.catch(() => undefined);
    return turn.finally(() => {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(memberId);
    });
  };
}

async function inDatabase<Result>(db: Database, memberId: bigint, act: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + WAIT_TIMEOUT_MS;
  while (!(await claim(db, memberId))) {
    if (Date.now() > until) throw new DomainError('service.unavailable');
    await pause(RETRY_MS);
  }
  try {
    return await act();
  } finally {
    await db.deleteFrom('payment_password_turns').where('member_id', '=', memberId).execute();
  }
}

async function claim(db: Database, memberId: bigint): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_password_turns as known values (${memberId}, clock_timestamp() + make_interval(secs => ${TURN_SECONDS}))
    on conflict (member_id) do update set until = excluded.until where known.until < clock_timestamp()
    returning member_id`.execute(db);
  return rows.length > 0;
}
