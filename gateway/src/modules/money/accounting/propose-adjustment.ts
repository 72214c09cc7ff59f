import type { NewAdjustment } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import { findPosted } from '../wallet';
import { toAuditFacts } from './adjustment-lines';
import { type AdjustmentRow, adjustmentStore, type ProposedRow } from './adjustment-store';

interface Dependencies {
  audit: Audit;
  members: Pick<Members, 'byPublicId'>;
}

const CORRECTABLE = ['deposit', 'adjustment-in', 'adjustment-out'];

export function isCorrectable(kind: string): boolean {
  return CORRECTABLE.includes(kind);
}

/** Notes what an operator proposes, once for an id. */
export function createPropose(db: Database, { audit, members }: Dependencies) {
  return async (brand: Brand, wanted: NewAdjustment, who: string): Promise<AdjustmentRow> => {
    const member = await members.byPublicId(brand.code, wanted.member);
    if (!member) throw new DomainError('request.not_found');
    const { id, kind, reason } = wanted;
    const row: ProposedRow = {
      id,
      brand: brand.code,
      member_id: member.id,
      kind,
      reason,
      proposed_by: who,
      ...(await amountOf(db, member.id, wanted, brand)),
    };
    const made = await db.transaction().execute(async (trx) => {
      const inserted = await adjustmentStore(trx).insert(row);
      if (inserted)
        await audit.append(trx, { who, reason, brand: brand.code, action: 'accounting.proposed', after: toAuditFacts(inserted) });
      return inserted;
    });
    return made ?? assertSameRequest(row, await adjustmentStore(db).byId(brand.code, id));
  };
}

/** What a correction takes back is what was posted, whole. */
async function amountOf(db: Database, memberId: bigint, { kind, amount, reference }: NewAdjustment, { currency }: Brand) {
  if (kind !== 'correction') {
    if (!amount || reference) throw invalid(reference ? 'reference' : 'amount');
    return { amount: BigInt(amount), currency, wallet: 'main' as const, related: null };
  }
  if (!reference || amount) throw invalid(amount ? 'amount' : 'reference');
  const target = await findPosted(db, memberId, reference);
  if (!target || !isCorrectable(target.kind)) throw new DomainError('accounting.not_correctable');
  return { amount: target.amount, currency: target.currency, wallet: target.wallet, related: reference };
}

/** @throws DomainError `wallet.reference_reused` when the id stands for something else, `accounting.not_correctable` when another takes it back */
function assertSameRequest(wanted: ProposedRow, known: AdjustmentRow | undefined): AdjustmentRow {
  if (!known) throw new DomainError('accounting.not_correctable');
  const same = (['member_id', 'kind', 'amount', 'related', 'reason', 'proposed_by'] as const).every(
    (key) => known[key] === wanted[key],
  );
  if (!same) throw new DomainError('wallet.reference_reused');
  return known;
}

function invalid(field: string): DomainError {
  return new DomainError('request.invalid', { fields: { [field]: 'request.invalid' } });
}
