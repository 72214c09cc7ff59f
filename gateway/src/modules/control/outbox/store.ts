import type { MessageKind, MessageState } from '@pavilion/api/staff';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../../platform/database';

export type MessageRow = Selectable<Tables['outbox']>;
/** The database, or a transaction of it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** Which messages somebody may see, and wants to. `brands` missing is every brand. */
export interface OutboxFilter {
  brands?: readonly string[] | undefined;
  kind?: MessageKind | undefined;
  state?: MessageState | undefined;
}

/** Seconds until the next attempt, by those already made; then it is given up. */
export const RETRY_DELAYS_SECONDS = [1, 5, 25, 125, 600] as const;
/** While one instance sends a message, no other does. Longer than any way out takes. */
const CLAIMED = sql`interval '60 seconds'`;
const DELETE_BATCH_SIZE = 1_000;

/** Takes what is due now, so that nobody else does. */
export async function claimDue(db: Database, atMost: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    update outbox set attempts = attempts + 1, next_at = now() + ${CLAIMED}
    where id in (
      select id from outbox where state = 'waiting' and next_at <= now() and expires_at > now()
      order by next_at limit ${atMost} for update skip locked
    ) returning *`.execute(db);
  return rows;
}

/** What is no longer true is not sent, and forgotten. */
export async function expireOld(db: Database): Promise<void> {
  await sql`
    update outbox set state = case when state = 'waiting' then 'expired' else state end, content = null where id in (
      select id from outbox where state in ('waiting', 'failed') and content is not null and expires_at <= now()
      limit 100 for update skip locked
    )`.execute(db);
}

export async function markSent(db: Database, id: string, via: string, keepContent: boolean): Promise<void> {
  await sql`
    update outbox set state = 'sent', sent_at = now(), via = ${via}, error = null, content = case when ${keepContent} then content end
    where id = ${id} and state = 'waiting'`.execute(db);
}

/** Tries again later, or gives up. Answers with the state that follows. */
export async function markFailed(
  db: Database,
  { id, attempts }: MessageRow,
  reason: string,
  final: boolean,
): Promise<MessageState> {
  const wait = final ? undefined : RETRY_DELAYS_SECONDS[attempts - 1];
  const state = wait === undefined ? 'failed' : 'waiting';
  await db
    .updateTable('outbox')
    .set({ state, error: reason, ...(wait !== undefined && { next_at: sql<Date>`now() + make_interval(secs => ${wait})` }) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  return state;
}

/** Puts a failed message back, while what it says is true. Nothing when it cannot be. */
export async function requeue(db: Queries, id: string): Promise<MessageRow | undefined> {
  return db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('content', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

/** The latest first; nobody sees what nobody was to get. */
export function listMessages(
  db: Database,
  { brands, kind, state }: OutboxFilter,
  before: bigint | undefined,
  limit: number,
): Promise<MessageRow[]> {
  let query = db.selectFrom('outbox').selectAll().where('state', '<>', 'withheld');
  if (brands) query = query.where('brand', 'in', brands.length ? [...brands] : ['']);
  if (kind) query = query.where('kind', '=', kind);
  if (state) query = query.where('state', '=', state);
  if (before !== undefined) query = query.where('number', '<', before);
  return query.orderBy('number', 'desc').limit(limit).execute();
}

/** The latest to one recipient. */
export function messagesTo(db: Database, recipient: Buffer): Promise<MessageRow[]> {
  return db.selectFrom('outbox').selectAll().where('recipient_index', '=', recipient).orderBy('number', 'desc').limit(20).execute();
}

export function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).where('state', '<>', 'withheld').executeTakeFirst();
}

/** Thirty days are enough to answer a question about a message; those that nobody got are noise after one. */
export async function deleteOld(db: Database, signal?: AbortSignal): Promise<void> {
  for (let removed = DELETE_BATCH_SIZE; removed === DELETE_BATCH_SIZE;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from outbox where id in (
        select id from outbox where created_at < now() - interval '30 days' or (state = 'withheld' and created_at < now() - interval '1 day')
        limit ${DELETE_BATCH_SIZE} for update skip locked
      )`.execute(db);
    removed = Number(numAffectedRows);
  }
}
