import { feeOf } from '@pavilion/money';
import { randomUUID } from 'node:crypto';
import type { DepositRequest } from '@pavilion/api/wallet';
import type { Logger } from 'pino';
import { newReference } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Bonuses } from '../bonuses';
import type { Protection } from '../protection';
import { assertWithinBounds, isFrozen } from '../wallet';
import { methodStore } from './method-store';
import type { DepositProvider } from './deposit-provider';
import { type DepositStore, depositStore } from './store';
import type { MethodRow, DepositRow } from './tables';

/** Who pays in, and from where. */
export interface Payer {
  memberId: string;
  brand: Brand;
  origin: string;
  locale: string;
}

/** A payment and the way it goes. */
export interface Deposit {
  row: DepositRow;
  method: MethodRow;
}

interface Dependencies {
  db: Database;
  log: Pick<Logger, 'warn'>;
  providers: Readonly<Record<string, DepositProvider>>;
  bonuses: Pick<Bonuses, 'promise'>;
  protection: Pick<Protection, 'assertMayDeposit'>;
}

// Whoever begins a payment talks to the provider for at most this long; afterwards a repeat of the key may take over.
const OPENING_TIMEOUT_MS = 10_000;

/** Begins deposits, each at most once per key. */
export function createBeginDeposit({ db, log, providers, bonuses, protection }: Dependencies) {
  const store = depositStore(db);
  const methods = methodStore(db);
  const open = async (row: DepositRow, method: MethodRow, payer: Payer): Promise<Deposit> => {
    const provider = providers[row.provider];
    if (!provider || method.flow === 'bank') throw new DomainError('wallet.method_unknown');
    const opened = await provider.open(toProviderDeposit(row, method.flow, payer)).catch((error: Error) => {
      log.warn({ provider: row.provider, deposit: row.id, reason: error.message }, 'the provider did not open a payment');
      throw new DomainError('service.unavailable');
    });
    const facts = { pay_url: opened.payUrl, provider_id: opened.providerId };
    return { row: (await store.transition(row.id, ['created'], 'pending', facts)) ?? (await known(store, row.id)), method };
  };
  const again = async (payer: Payer, request: DepositRequest, { key, method }: { key: string; method: MethodRow }) => {
    const before = await store.byKey({ brand: payer.brand.code, memberId: payer.memberId }, key);
    const asBefore =
      before?.method === method.code && before.amount === BigInt(request.amount) && before.bonus?.offer === request.bonus;
    if (!asBefore) throw new DomainError('wallet.reference_reused');
    if (before.state !== 'created') return { row: await known(store, before.id), method };
    if (Date.now() - before.created_at.getTime() < OPENING_TIMEOUT_MS) throw new DomainError('request.in_flight');
    return open(before, method, payer);
  };
  return async (payer: Payer, request: DepositRequest, key: string): Promise<Deposit> => {
    const { brand, memberId } = payer;
    // Nobody is sent to pay for what could not be credited.
    if (await isFrozen(db)) throw new DomainError('wallet.frozen');
    const method = (await methods.availableTo(brand, memberId)).find(({ code }) => code === request.method);
    if (!method) throw new DomainError('wallet.method_unknown');
    const amount = BigInt(request.amount);
    assertWithinBounds(method, amount);
    const owner = { brand: brand.code, memberId };
    // A repeat of the key is answered as the first, whatever is offered now.
    const choosing = request.bonus !== undefined && !(await store.byKey(owner, key)) ? request.bonus : undefined;
    const bonus = choosing === undefined ? null : await bonuses.promise(brand, memberId, choosing, amount);
    const minutes = await minutesFor(methods, method);
    const begun = await db.transaction().execute(async (trx) => {
      const row = await depositStore(trx).insert(
        {
          id: randomUUID(),
          reference: newReference(),
          brand: brand.code,
          member_id: BigInt(memberId),
          method: method.code,
          provider: method.provider,
          currency: brand.currency,
          amount,
          fee: feeOf(amount, method.fee_bps),
          state: method.flow === 'bank' ? 'pending' : 'created',
          idempotency_key: key,
          bonus,
        },
        minutes,
      );
      if (row) await protection.assertMayDeposit(trx, payer, amount);
      return row;
    });
    if (begun) return begun.state === 'pending' ? { row: begun, method } : open(begun, method, payer);
    return again(payer, request, { key, method });
  };
}

async function known(store: DepositStore, id: string): Promise<DepositRow> {
  return (await store.expireIfLate(id)) as DepositRow;
}

async function minutesFor(methods: ReturnType<typeof methodStore>, { brand, flow }: MethodRow): Promise<number> {
  const rules = await methods.rules(brand);
  return flow === 'bank' ? rules.transfer_minutes : rules.pay_minutes;
}

function toProviderDeposit(row: DepositRow, flow: 'ewallet' | 'card', { origin, locale, brand }: Payer) {
  const { id, method, amount, fee, currency, reference, expires_at: expiresAt } = row;
  return {
    id,
    method,
    flow,
    total: amount + fee,
    fee,
    currency,
    reference,
    locale,
    expiresAt,
    payee: brand.name,
    currencySymbol: brand.currencySymbol,
    returnUrl: `${origin}/member/depositv2?deposit=${id}`,
  };
}
