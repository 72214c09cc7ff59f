import type { Change, Texts } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { LineEffect } from './plan/line-effects';
import type { Queries } from './store';
import './tables';

export interface PendingRow {
  id: string;
  brand: string;
  state: 'scheduled' | 'waiting' | 'done' | 'rejected' | 'cancelled';
  changes: Change[];
  lines: Texts[];
  /** What the changes came to when they were asked for; null in rows from before this was kept. */
  effects: LineEffect[] | null;
  who: string;
  reason: string;
  askedAt: Date;
  at: Date | null;
  approvedBy: string | null;
  /** Who agreed so far, where two have to. */
  approvals: string[];
  obstacle: Texts | null;
}

export interface NewPending {
  brand: string;
  state: 'scheduled' | 'waiting';
  changes: readonly Change[];
  lines: readonly Texts[];
  effects: readonly LineEffect[];
  baseSeq: number;
  who: string;
  reason: string;
  at: Date | null;
}

export async function addPending(db: Queries, { changes, lines, effects, baseSeq, ...row }: NewPending): Promise<string> {
  const { id } = await db
    .insertInto('registry_pending')
    .values({
      ...row,
      base_seq: BigInt(baseSeq),
      changes: JSON.stringify(changes),
      lines: JSON.stringify(lines),
      effects: JSON.stringify(effects),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Open ones, the oldest first. */
export async function listOpenPending(db: Queries): Promise<PendingRow[]> {
  const rows = await pending(db).where('state', 'in', ['scheduled', 'waiting']).orderBy('asked_at').limit(200).execute();
  return rows as PendingRow[];
}

export function findPending(db: Queries, id: string): Promise<PendingRow | undefined> {
  return pending(db).where('id', '=', id).executeTakeFirst() as Promise<PendingRow | undefined>;
}

/** Scheduled ones whose time has come. */
export async function listDuePending(db: Queries): Promise<PendingRow[]> {
  const rows = await pending(db)
    .where('state', '=', 'scheduled')
    .where('at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('at')
    .limit(50)
    .execute();
  return rows as PendingRow[];
}

interface PendingChangeOfState extends Partial<Pick<PendingRow, 'approvals'>> {
  state: PendingRow['state'];
  approvedBy?: string;
  obstacle?: Texts;
  seq?: number;
}

export async function setPending(
  db: Queries,
  id: string,
  { state, approvedBy, approvals, obstacle, seq }: PendingChangeOfState,
): Promise<void> {
  const open = state === 'scheduled' || state === 'waiting';
  await db
    .updateTable('registry_pending')
    .set({
      state,
      ...(approvedBy && { approved_by: approvedBy }),
      ...(approvals && { approvals: [...approvals] }),
      ...(obstacle && { obstacle: JSON.stringify(obstacle) as never }),
      ...(seq !== undefined && { seq: BigInt(seq) }),
      ...(!open && { decided_at: sql<Date>`clock_timestamp()` }),
    })
    .where('id', '=', id)
    .execute();
}

function pending(db: Queries) {
  return db
    .selectFrom('registry_pending')
    .select(['id', 'brand', 'state', 'changes', 'lines', 'effects', 'who', 'reason', 'at', 'obstacle', 'approvals'])
    .select(['asked_at as askedAt', 'approved_by as approvedBy']);
}
