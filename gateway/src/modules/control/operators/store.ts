import './tables';
import type { OperatorRole, OperatorView } from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/database';
import type { Queries } from './sessions';

export type OperatorRow = Selectable<Tables['operators']>;

/** What may be different in an operator's row. */
export interface RowChange {
  display_name?: string;
  roles?: Record<string, OperatorRole>;
  locked?: boolean;
  password_hash?: string | null;
  totp_secret?: Buffer | null;
  totp_step?: bigint;
  founder?: boolean;
  mail?: Buffer | null;
  locale?: Locale;
  locked_at?: Date | null;
}

export function findByName(db: Queries, name: string): Promise<OperatorRow | undefined> {
  return db.selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst();
}

export function findById(db: Queries, id: bigint): Promise<OperatorRow | undefined> {
  return db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Takes the row until the transaction ends. */
export function lockById(db: Queries, id: bigint): Promise<OperatorRow | undefined> {
  return db.selectFrom('operators').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listOperators(db: Queries): Promise<OperatorRow[]> {
  return db.selectFrom('operators').selectAll().orderBy('name').limit(1_000).execute();
}

/** Undefined when the name is taken. */
export function addOperator(
  db: Queries,
  {
    name,
    displayName,
    roles,
    demo = false,
    founder = false,
  }: { name: string; displayName: string; roles: Record<string, OperatorRole>; demo?: boolean; founder?: boolean },
): Promise<OperatorRow | undefined> {
  return db
    .insertInto('operators')
    .values({ name, display_name: displayName, roles: JSON.stringify(roles), demo, founder })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function changeOperator(db: Queries, id: bigint, { roles, ...rest }: RowChange): Promise<OperatorRow> {
  const values = { ...rest, ...(roles && { roles: JSON.stringify(roles) }) };
  return db.updateTable('operators').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Uses a code up. False when it, or a later one, was used before. */
export async function claimStep(db: Queries, id: bigint, step: bigint): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The operator's one-time address, good for a day; an earlier one ends. */
export async function saveInvitation(
  db: Queries,
  operatorId: bigint,
  { token_hash, totp_secret, mailed }: { token_hash: Buffer; totp_secret: Buffer; mailed: boolean },
): Promise<Date> {
  const values = { token_hash, totp_secret, mailed, expires_at: sql<Date>`now() + interval '24 hours'` };
  const { expires_at } = await db
    .insertInto('operator_invitations')
    .values({ operator_id: operatorId, ...values })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(values))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Operators whose one-time address is good, and whether it was mailed to them. */
export async function openInvitations(db: Queries): Promise<Map<bigint, { mailed: boolean }>> {
  const rows = await db
    .selectFrom('operator_invitations')
    .select(['operator_id', 'mailed'])
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Map(rows.map(({ operator_id, mailed }) => [operator_id, { mailed }]));
}

export async function endInvitation(db: Queries, operatorId: bigint): Promise<void> {
  await db.deleteFrom('operator_invitations').where('operator_id', '=', operatorId).execute();
}

export function findInvitation(db: Queries, tokenHash: Buffer) {
  return db
    .selectFrom('operator_invitations as invitation')
    .innerJoin('operators as operator', 'operator.id', 'invitation.operator_id')
    .select(['operator.id', 'operator.name', 'operator.display_name', 'invitation.totp_secret', 'invitation.expires_at'])
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .where('operator.locked', '=', false)
    .executeTakeFirst();
}

/** Uses an invitation up. False when somebody else did. */
export async function consumeInvitation(db: Queries, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('operator_invitations').where('token_hash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows === 1n;
}

export function viewOf({ id, name, display_name, roles, locked, password_hash, seen_at }: OperatorRow): OperatorView {
  const state = locked ? 'locked' : password_hash === null ? 'invited' : 'active';
  return { id: String(id), name, displayName: display_name, roles, state, lastSeenAt: seen_at?.toISOString() ?? null };
}
