import type { Database } from '../../../../platform/database';
import { DomainError } from '../../../../platform/errors';
import type { Audit, StaffAction } from '../../../control/audit';
import { secondPerson } from '../../../control/operators';
import { findPosted, type Wallet } from '../../wallet';
import { type HeldWinDecision, type HeldWinRow, heldWinStore } from './store';

export interface DecisionDependencies {
  audit: Audit;
  wallet: Wallet;
  /** Tells the member what was decided. */
  notice: (trx: Database, decided: HeldWinRow) => Promise<void>;
}

/**
 * Decides about a held win. The first operator proposes, another who wants the same decides; whoever wants the other thing proposes that
 * instead. What cannot be paid now leaves nothing behind and stays held.
 */
export function createDecideHeldWin({ audit, wallet, notice }: DecisionDependencies) {
  return (wanted: HeldWinDecision, { brand, id, who, reason }: StaffAction): Promise<HeldWinRow> =>
    wallet.transaction(async (trx) => {
      const store = heldWinStore(trx);
      const held = await store.byId(brand, id, true);
      if (!held) throw new DomainError('request.not_found');
      if (held.state !== 'held') throw new DomainError('accounting.closed');
      const note = (action: string, row: HeldWinRow) =>
        audit.append(trx, { who, reason, brand, action, after: { ...toAuditFacts(row), wanted } });
      if (held.proposal !== wanted) {
        const proposed = await store.propose(held.id, wanted, who, reason);
        await note('wins.proposed', proposed);
        return proposed;
      }
      const beside = held.proposed_by === null ? [] : [held.proposed_by];
      await secondPerson(trx, { who, beside, refusal: 'accounting.second_operator_required' });
      if (wanted === 'approve') await pay(trx, wallet, held);
      else await bar(trx, wallet, held);
      const decided = await store.decide(held.id, wanted === 'approve' ? 'paid' : 'refused', who, reason);
      await notice(trx, decided);
      await note(`wins.${decided.state}`, decided);
      return decided;
    });
}

function toAuditFacts({ id, reference, amount, currency, state }: HeldWinRow) {
  return { id, reference, amount: String(amount), currency, state };
}

/** Under the vendor's own reference, so that its next repeat is answered as a win that was paid. */
async function pay(trx: Database, wallet: Wallet, held: HeldWinRow): Promise<void> {
  const { reference, related, game, round, round_closed: roundClosed, amount } = held;
  const { outcome } = await wallet.postWithin(trx, {
    ...ownerOf(held),
    kind: 'win',
    ...{ reference, related, game, round, roundClosed, amount },
  });
  if (outcome === 'excess') throw new DomainError('wallet.balance_too_large');
  if (outcome !== 'posted') throw new DomainError('wallet.win_not_payable');
}

/** Bars the reference for ever, whatever the cap is then. */
async function bar(trx: Database, wallet: Wallet, held: HeldWinRow): Promise<void> {
  if (await findPosted(trx, held.member_id, held.reference)) throw new DomainError('accounting.closed');
  const reference = `${held.vendor}:held-win-${held.id}`;
  await wallet.postWithin(trx, { ...ownerOf(held), kind: 'rollback', reference, related: held.reference, amount: 0n });
}

function ownerOf({ member_id: memberId, brand, currency, wallet, vendor }: HeldWinRow) {
  return { memberId: String(memberId), brand, currency, wallet, vendor };
}
