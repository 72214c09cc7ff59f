import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit, StaffAction } from '../../control/audit';
import { secondPerson } from '../../control/operators';
import { saveNote, type Wallet } from '../wallet';
import { toAuditFacts } from './adjustment-lines';
import { type AdjustmentRow, adjustmentStore } from './adjustment-store';

interface Outcome {
  state: 'posted' | 'rejected' | 'withdrawn';
  /** Throws when it is not for this operator to decide. */
  assertMayDecide(trx: Database, row: AdjustmentRow, who: string): Promise<void>;
}

const OUTCOMES = {
  approve: { state: 'posted', assertMayDecide: assertSecondPerson },
  reject: { state: 'rejected', assertMayDecide: assertSecondPerson },
  withdraw: { state: 'withdrawn', assertMayDecide: assertProposer },
} as const satisfies Record<string, Outcome>;

/** Decides about a proposal, once, and its line in the log with it. What cannot be posted now leaves nothing behind and stays proposed. */
export function createDecide({ audit, wallet }: { audit: Audit; wallet: Wallet }) {
  return (decided: keyof typeof OUTCOMES, { brand, id, who, reason }: StaffAction): Promise<AdjustmentRow> => {
    const { state, assertMayDecide } = OUTCOMES[decided];
    return wallet.transaction(async (trx) => {
      const store = adjustmentStore(trx);
      const held = await store.byId(brand, id, true);
      if (!held) throw new DomainError('request.not_found');
      if (held.state !== 'proposed') throw new DomainError('accounting.closed');
      await assertMayDecide(trx, held, who);
      if (state === 'posted') await post(trx, wallet, held);
      const changed = await store.decide(held.id, state, who, reason);
      await audit.append(trx, { who, reason, brand, action: `books.${state}`, after: toAuditFacts(changed) });
      return changed;
    });
  };
}

function assertSecondPerson(trx: Database, row: AdjustmentRow, who: string): Promise<void> {
  return secondPerson(trx, { who, beside: [row.proposed_by], refusal: 'accounting.second_operator_required' });
}

async function assertProposer(_: Database, row: AdjustmentRow, who: string): Promise<void> {
  if (row.proposed_by !== who) throw new DomainError('auth.forbidden');
}

/** Posts it and tells the member why. */
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
  if (outcome === 'excess') throw new DomainError('wallet.balance_too_large');
  if (outcome === 'unknown') throw new DomainError('accounting.not_correctable');
  if (outcome !== 'posted') throw new Error(`adjustment ${row.id} was ${outcome}`);
  await saveNote(trx, memberId, reference, row.reason);
}
