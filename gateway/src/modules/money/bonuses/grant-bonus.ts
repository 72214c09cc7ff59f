import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database';
import type { Protection } from '../protection';
import type { Wallet } from '../wallet';
import { grantFor } from './bonus-terms';
import { AT_ONCE, bonusStore } from './store';
import type { PromisedBonus } from './tables';

/** A deposit that is being credited, and what its payer was promised for it. Minor units. */
export interface CreditedDeposit {
  /** The payment's id. */
  id: string;
  brand: string;
  memberId: string;
  currency: string;
  amount: bigint;
  /** How the ledger calls it. */
  reference: string;
  promised: PromisedBonus | null;
}

/** Gives what a deposit was promised, within the caller's transaction, once for a payment, and to nobody who may not receive it by then. */
export async function grantBonus(
  trx: Database,
  { wallet, exclusions }: { wallet: Wallet; exclusions: Protection['exclusions'] },
  { id, brand, memberId, currency, amount, reference, promised }: CreditedDeposit,
): Promise<void> {
  const brought = promised && grantFor(promised, amount);
  if (!brought) return;
  const store = bonusStore(trx);
  await store.holdMember(BigInt(memberId));
  if (!(await exclusions.mayReceive(trx, memberId))) return;
  if ((await store.active({ brand, memberId })).length >= AT_ONCE) return;
  if (promised.firstOnly && (await wallet.hasDeposited(memberId, currency, { except: reference, within: trx }))) return;
  if (promised.uses && (await store.givenWithin(memberId, promised.offer, promised.uses.days)) >= promised.uses.times) return;
  const owed = await store.owed(memberId, currency);
  const given = await store.insert({
    id: randomUUID(),
    brand,
    member_id: BigInt(memberId),
    offer: promised.offer,
    deposit_id: id,
    currency,
    name: promised.name,
    terms: promised.terms,
    days: promised.days,
    amount: brought.amount,
    wager_needed: brought.wager + owed,
    wager_carried: owed,
    largest_bet: brought.largestBet ?? null,
    contribution: promised.contribution ?? null,
  });
  if (!given) return;
  const movement = { kind: 'bonus', wallet: 'bonus', memberId, brand, currency, amount: brought.amount } as const;
  const { outcome } = await wallet.postWithin(trx, { ...movement, reference: `bonus:${given.id}` });
  if (outcome !== 'posted') throw new Error(`bonus ${given.id} was ${outcome}`);
}
