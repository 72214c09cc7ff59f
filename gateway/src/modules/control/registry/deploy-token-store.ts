import type { DeployToken } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Queries } from './store';
import './tables';

interface NewRow {
  remote: string;
  holder: string;
  kind: DeployToken['kind'];
  hash: Buffer;
  createdBy: string;
  expiresAt: Date;
}

export async function addDeployToken(db: Queries, { createdBy, expiresAt, ...row }: NewRow): Promise<string> {
  const { id } = await db
    .insertInto('deploy_tokens')
    .values({ ...row, created_by: createdBy, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The holder of a token that is good for `remote` now; this is a use of it. */
export async function recordTokenUse(db: Queries, hash: Buffer, remote: string): Promise<string | undefined> {
  const used = await db
    .updateTable('deploy_tokens')
    .set({ last_used_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .where('remote', '=', remote)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('holder')
    .executeTakeFirst();
  return used?.holder;
}

export async function listDeployTokens(db: Queries): Promise<DeployToken[]> {
  const rows = await db
    .selectFrom('deploy_tokens')
    .select(['id', 'remote', 'holder', 'kind', 'created_by as createdBy', 'revoked_by as revokedBy'])
    .select(['created_at', 'expires_at', 'last_used_at', 'revoked_at', sql<boolean>`expires_at <= now()`.as('expired')])
    .orderBy('created_at', 'desc')
    .limit(1_000)
    .execute();
  return rows.map(({ created_at, expires_at, last_used_at, revoked_at, expired, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    revokedAt: revoked_at?.toISOString() ?? null,
    state: revoked_at ? 'revoked' : expired ? 'expired' : 'active',
  }));
}

/** Undefined when there is none, or it was revoked before. */
export function revokeDeployToken(db: Queries, id: string, who: string): Promise<{ remote: string; holder: string } | undefined> {
  return db
    .updateTable('deploy_tokens')
    .set({ revoked_at: sql<Date>`now()`, revoked_by: who })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['remote', 'holder'])
    .executeTakeFirst();
}
