import type { AdjustmentLine, AdjustmentQuery, AdjustmentQueueValue, NewAdjustment } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import { saveNote, findPosted, type Wallet } from '../wallet';
import { type AdjustmentRow, adjustmentStore, type ProposedRow } from './adjustment-store';

/** What an operator decides about a proposal, and why. */
export interface StaffAction {
  brand: string;
  id: string;
  who: string;
  reason: string;
}

/** Money that operators give, take or take back: one proposes, another decides. Every action is in the audit log. */
export interface Adjustments {
  queue(brand: string, asked: AdjustmentQuery): Promise<AdjustmentQueueValue>;
  /** @throws DomainError `request.not_found`, `request.invalid`, `wallet.reference_reused`, `accounting.not_correctable` */
  propose(brand: Brand, wanted: NewAdjustment, who: string): Promise<AdjustmentLine>;
  /** @throws DomainError `request.not_found`, `accounting.closed`, `accounting.second_operator_required`, `accounting.not_correctable`, `wallet.insufficient_funds` */
  approve(decision: StaffAction): Promise<AdjustmentLine>;
  /** @throws DomainError `request.not_found`, `accounting.closed`, `accounting.second_operator_required` */
  reject(decision: StaffAction): Promise<AdjustmentLine>;
  /** Its proposer takes it back. @throws DomainError `request.not_found`, `accounting.closed`, `auth.forbidden` */
  withdraw(decision: StaffAction): Promise<AdjustmentLine>;
}

interface Dependencies {
  audit: Audit;
  members: Pick<Members, 'byId' | 'byPublicId'>;
  wallet: Wallet;
}

const CORRECTABLE = ['deposit', 'adjustment-in', 'adjustment-out'];

export function isCorrectable(kind: string): boolean {
  return CORRECTABLE.includes(kind);
}

export function createAdjustments({ db }: Pick<Platform, 'db'>, { audit, members, wallet }: Dependencies): Adjustments {
  const store = adjustmentStore(db);
  const line = async (row: AdjustmentRow): Promise<AdjustmentLine> => {
    const member = await members.byId(row.brand, row.member_id);
    return toWireLine(row, { id: member?.publicId ?? '', account: member?.account ?? '' });
  };
  const deciding = async (
    decision: StaffAction,
    action: string,
    act: (trx: Database, row: AdjustmentRow) => Promise<AdjustmentRow>,
  ) => {
    const { brand, id, who, reason } = decision;
    const row = await db.transaction().execute(async (trx) => {
      const held = await adjustmentStore(trx).byId(brand, id, true);
      if (!held) throw new DomainError('request.not_found');
      if (held.state !== 'proposed') throw new DomainError('accounting.closed');
      const decided = await act(trx, held);
      await audit.append(trx, { who, reason, brand, action, after: toAuditFacts(decided) });
      return decided;
    });
    wallet.announce(brand, [String(row.member_id)]);
    return line(row);
  };
  /** What a correction takes back is what was posted, whole. */
  const amountOf = async (memberId: bigint, { kind, amount, reference }: NewAdjustment, { currency }: Brand) => {
    if (kind !== 'correction') {
      if (!amount || reference) throw invalid(reference ? 'reference' : 'amount');
      return { amount: BigInt(amount), currency, wallet: 'main' as const, related: null };
    }
    if (!reference || amount) throw invalid(amount ? 'amount' : 'reference');
    const target = await findPosted(db, memberId, reference);
    if (!target || !isCorrectable(target.kind)) throw new DomainError('accounting.not_correctable');
    return { amount: target.amount, currency: target.currency, wallet: target.wallet, related: reference };
  };
  return {
    queue: async (brand, asked) => ({
      list: await Promise.all((await store.queue(brand, asked)).map(line)),
      waiting: await store.waiting(brand),
    }),
    async propose(brand, wanted, who) {
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
        ...(await amountOf(member.id, wanted, brand)),
      };
      const made = await db.transaction().execute(async (trx) => {
        const inserted = await adjustmentStore(trx).insert(row);
        if (inserted)
          await audit.append(trx, { who, reason, brand: brand.code, action: 'accounting.proposed', after: toAuditFacts(inserted) });
        return inserted;
      });
      return line(made ?? assertSameRequest(row, await store.byId(brand.code, id)));
    },
    approve: (decision) =>
      deciding(decision, 'accounting.posted', async (trx, row) => {
        if (row.proposed_by === decision.who) throw new DomainError('accounting.second_operator_required');
        await post(trx, wallet, row);
        return adjustmentStore(trx).decide(row.id, 'posted', decision.who, decision.reason);
      }),
    reject: (decision) =>
      deciding(decision, 'accounting.rejected', async (trx, row) => {
        if (row.proposed_by === decision.who) throw new DomainError('accounting.second_operator_required');
        return adjustmentStore(trx).decide(row.id, 'rejected', decision.who, decision.reason);
      }),
    withdraw: (decision) =>
      deciding(decision, 'accounting.withdrawn', async (trx, row) => {
        if (row.proposed_by !== decision.who) throw new DomainError('auth.forbidden');
        return adjustmentStore(trx).decide(row.id, 'withdrawn', decision.who, decision.reason);
      }),
  };
}

/** Posts it and tells the member why. What cannot be posted now leaves nothing behind and stays proposed. */
async function post(trx: Database, wallet: Wallet, row: AdjustmentRow): Promise<void> {
  const reference = `adjustment:${row.id}`;
  const memberId = String(row.member_id);
  const { outcome } = await wallet.postWithin(trx, {
    kind: row.kind,
    memberId,
    brand: row.brand,
    currency: row.currency,
    wallet: row.wallet,
    reference,
    amount: row.amount,
    ...(row.related !== null && { related: row.related }),
  });
  if (outcome === 'refused' || outcome === 'short') throw new DomainError('wallet.insufficient_funds');
  if (outcome === 'unknown') throw new DomainError('accounting.not_correctable');
  if (outcome !== 'posted') throw new Error(`adjustment ${row.id} was ${outcome}`);
  await saveNote(trx, memberId, reference, row.reason);
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

function toAuditFacts({ id, kind, state, amount, currency, related }: AdjustmentRow) {
  return { id, kind, state, amount: String(amount), currency, ...(related !== null && { reference: related }) };
}

function toWireLine(row: AdjustmentRow, member: AdjustmentLine['member']): AdjustmentLine {
  const { id, kind, state, currency, wallet, related, reason, decided_by: by, decided_at: at, decision } = row;
  return {
    id,
    kind,
    state,
    member,
    amount: String(row.amount),
    currency,
    wallet,
    reference: related,
    reason,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at.toISOString(),
    decided: by === null || at === null ? null : { by, at: at.toISOString(), reason: decision ?? '' },
  };
}
