import type { LedgerFault, LedgerState } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { approvalsOf, type Fault, openFreeze, readWatchState } from './freeze-store';

/** How the ledger stands, for operators: what is off is told to those whose brand it is in. `mayView` says which those are. */
export async function ledgerState(db: Database, mayView: (brand: string) => boolean): Promise<LedgerState> {
  const [freeze, { found, checkedAt, passEnded }] = await Promise.all([openFreeze(db), readWatchState(db)]);
  const agreed = freeze ? await approvalsOf(db, freeze.id) : [];
  return {
    frozen: freeze
      ? {
          since: freeze.frozen_at.toISOString(),
          found: (await withNames(db, freeze.found)).filter(({ brand }) => mayView(brand)),
          agreed: agreed.map(({ operator, reason, agreed_at: at }) => ({ operator, reason, at: at.toISOString() })),
          sound: found.length === 0,
        }
      : null,
    faults: found.length,
    checkedAt: checkedAt?.toISOString() ?? null,
    passEndedAt: passEnded?.toISOString() ?? null,
  };
}

/** Members as operators know them; what belongs to nobody has no brand. */
async function withNames(db: Database, faults: readonly Fault[]): Promise<LedgerFault[]> {
  const ids = faults.map(({ memberId }) => BigInt(memberId));
  const { rows } = await sql<{ id: string; brand: string; member: string; account: string }>`
    select id::text, brand, public_id as member, account from member_directory where id = any (${ids})`.execute(db);
  const known = new Map(rows.map(({ id, ...names }) => [id, names]));
  return faults.map(({ memberId, ...fault }) => ({
    ...fault,
    ...(known.get(memberId) ?? { brand: '', member: '', account: `#${memberId}` }),
  }));
}
