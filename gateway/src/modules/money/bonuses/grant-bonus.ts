import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database';
import type { Protection } from '../protection';
import type { Wallet } from '../wallet';
import { type BonusGrant, grantFor } from './bonus-terms';
import { AT_ONCE, bonusStore } from './store';
import type { BonusRow, PromisedBonus } from './tables';

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

/** A bonus that is to be given, under the terms that hold for it from now on. */
export interface BonusGift extends Pick<
  BonusRow,
  'brand' | 'offer' | 'currency' | 'name' | 'terms' | 'contribution' | 'campaign' | 'segment_version'
> {
  /** What brings it, once: a payment's id, or a claim's. */
  source: string;
  memberId: string;
  days: number;
  brings: BonusGrant;
}

/** `barred`: they may not be given anything now; `full`: as many run as can; `repeated`: its source brought one before. */
export type GiftOutcome = 'given' | 'barred' | 'full' | 'repeated';

interface Dependencies {
  wallet: Wallet;
  exclusions: Protection['exclusions'];
}

/** Gives what a deposit was promised, within the caller's transaction, once for a payment, and to nobody who may not receive it by then. */
export async function grantBonus(trx: Database, needs: Dependencies, deposit: CreditedDeposit): Promise<void> {
  const { id, brand, memberId, currency, amount, reference, promised } = deposit;
  const brings = promised && grantFor(promised, amount);
  if (!brings) return;
  const store = bonusStore(trx);
  await store.holdMember(BigInt(memberId));
  if (promised.firstOnly && (await needs.wallet.hasDeposited(memberId, currency, { except: reference, within: trx }))) return;
  if (promised.uses && (await store.givenWithin(memberId, promised.offer, promised.uses.days)) >= promised.uses.times) return;
  const { offer, name, terms, days, contribution = null } = promised;
  const bonus = { brand, memberId, currency, offer, name, terms, days, contribution };
  await giveBonus(trx, needs, { ...bonus, source: id, campaign: null, segment_version: null, brings });
}

/** Within a transaction that holds the member's bonuses and has touched no wallet: the gate is asked after that lock, and the wallet after the gate. */
export async function giveBonus(trx: Database, { wallet, exclusions }: Dependencies, gift: BonusGift): Promise<GiftOutcome> {
  const { source, memberId, brings, ...terms } = gift;
  const { brand, currency } = terms;
  const store = bonusStore(trx);
  if (!(await exclusions.mayReceive(trx, memberId))) return 'barred';
  if ((await store.active({ brand, memberId })).length >= AT_ONCE) return 'full';
  const owed = await store.owed(memberId, currency);
  const given = await store.insert({
    ...terms,
    id: randomUUID(),
    member_id: BigInt(memberId),
    deposit_id: source,
    amount: brings.amount,
    wager_needed: brings.wager + owed,
    wager_carried: owed,
    largest_bet: brings.largestBet ?? null,
    largest_conversion: brings.largestConversion ?? null,
  });
  if (!given) return 'repeated';
  const movement = { kind: 'bonus', wallet: 'bonus', memberId, brand, currency, amount: brings.amount } as const;
  const { outcome } = await wallet.postWithin(trx, { ...movement, reference: `bonus:${given.id}` });
  if (outcome !== 'posted') throw new Error(`bonus ${given.id} was ${outcome}`);
  return 'given';
}
