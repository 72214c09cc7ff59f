import { randomUUID } from 'node:crypto';
import type { DepositRequest } from '@pavilion/api/wallet';
import type { Brand } from '../../platform/http';
import { DomainError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Wallet } from '../wallet';
import type { PaymentNews, PaymentProvider } from './provider';
import { type MethodRow, type PaymentRow, paymentStore } from './store';

export interface PaymentNeeds {
  wallet: Wallet;
  providers: Readonly<Record<string, PaymentProvider>>;
}

/** Who pays in, and from where. */
export interface Payer {
  memberId: string;
  brand: Brand;
  origin: string;
  locale: string;
}

/** A payment and the way it goes. */
export interface Payment {
  row: PaymentRow;
  method: MethodRow;
}

/** Paying in, through providers. */
export interface Payments {
  methods(brand: string): Promise<MethodRow[]>;
  /**
   * Begins a deposit, at most once per key.
   *
   * @throws DomainError `wallet.method_unknown`, `wallet.amount_out_of_bounds`, `wallet.reference_reused`, `request.in_flight`,
   * `service.unavailable`
   */
  begin(payer: Payer, request: DepositRequest, key: string): Promise<Payment>;
  /** @throws DomainError `request.not_found` */
  find(brand: string, memberId: string, id: string): Promise<Payment>;
  /** A payment of a brand, whoever pays it. @throws DomainError `request.not_found` */
  byId(brand: string, id: string): Promise<Payment>;
  /**
   * Takes a provider's word: credits what was paid, once, however often it is said.
   *
   * @throws DomainError `request.not_found`, `wallet.reference_reused` for another amount, `wallet.deposit_closed` when it ended otherwise
   */
  hear(provider: string, news: PaymentNews): Promise<PaymentRow>;
  /** The adapter of this name. */
  provider(name: string): PaymentProvider | undefined;
}

// Whoever begins a payment talks to the provider for at most this long; afterwards a repeat of the key may take over.
const OPENING_MS = 10_000;
const BPS = 10_000n;

/** Deposits over the ledger. */
export function createPayments({ db, log }: Pick<Platform, 'db' | 'log'>, { wallet, providers }: PaymentNeeds): Payments {
  const store = paymentStore(db);
  const withMethod = async (row: PaymentRow): Promise<Payment> => ({ row, method: await store.method(row.brand, row.method) });
  const find = async (brand: string, id: string): Promise<Payment> => {
    const row = await store.closedIfLate(id);
    if (row?.brand !== brand) throw new DomainError('request.not_found');
    return withMethod(row);
  };

  const open = async (row: PaymentRow, method: MethodRow, payer: Payer): Promise<PaymentRow> => {
    const provider = providers[row.provider];
    if (!provider) throw new DomainError('wallet.method_unknown');
    const opened = await provider.open(opening(row, method, payer)).catch((error: Error) => {
      log.warn({ provider: row.provider, payment: row.id, reason: error.message }, 'provider opens no payment');
      throw new DomainError('service.unavailable');
    });
    const pending = await store.move(row.id, 'created', 'pending', { pay_url: opened.payUrl, provider_id: opened.providerId });
    return pending ?? ((await store.byId(row.id)) as PaymentRow);
  };

  const settle = (row: PaymentRow): Promise<PaymentRow | undefined> =>
    db.transaction().execute(async (trx) => {
      const paid = await paymentStore(trx).move(row.id, 'pending', 'paid', { settled_at: new Date() });
      if (!paid) return undefined;
      const { outcome } = await wallet.postWithin(trx, {
        kind: 'deposit',
        memberId: String(row.member_id),
        brand: row.brand,
        currency: row.currency,
        reference: `deposit:${row.id}`,
        amount: row.amount,
      });
      if (outcome !== 'posted') throw new Error(`deposit ${row.id} was ${outcome}`);
      return paid;
    });

  return {
    methods: store.methods,
    provider: (name) => providers[name],
    async begin(payer, request, key) {
      const { brand, memberId } = payer;
      const method = (await store.methods(brand.code)).find(({ code }) => code === request.method);
      if (!method) throw new DomainError('wallet.method_unknown');
      const amount = BigInt(request.amount);
      if (amount < method.min || amount > method.max) throw outOfBounds(method);
      const fee = (amount * BigInt(method.fee_bps) + BPS - 1n) / BPS;
      const terms = {
        brand: brand.code,
        memberId,
        method: method.code,
        provider: method.provider,
        currency: brand.currency,
        amount,
        fee,
        key,
      };
      const begun = await store.insert({ id: randomUUID(), ...terms });
      if (begun) return { row: await open(begun, method, payer), method };
      const known = await store.byKey(memberId, key);
      if (known.method !== method.code || known.amount !== amount) throw new DomainError('wallet.reference_reused');
      if (known.state !== 'created') return withMethod((await store.closedIfLate(known.id)) as PaymentRow);
      if (Date.now() - known.created_at.getTime() < OPENING_MS) throw new DomainError('request.in_flight');
      return { row: await open(known, method, payer), method };
    },
    byId: find,
    async find(brand, memberId, id) {
      const payment = await find(brand, id);
      if (payment.row.member_id !== BigInt(memberId)) throw new DomainError('request.not_found');
      return payment;
    },
    async hear(provider, { paymentId, providerId, outcome, total, currency }) {
      const row = await store.closedIfLate(paymentId);
      if (!row || row.provider !== provider || row.provider_id !== providerId) throw new DomainError('request.not_found');
      if (total !== row.amount + row.fee || currency !== row.currency) {
        log.error({ payment: paymentId, provider }, 'a provider names another amount than was asked for');
        throw new DomainError('wallet.reference_reused');
      }
      const moved = outcome === 'paid' ? await settle(row) : await store.move(paymentId, 'pending', 'failed');
      if (moved?.state === 'paid') wallet.announce(row.brand, [String(row.member_id)]);
      const now = moved ?? (await store.byId(paymentId));
      if (now?.state !== outcome) throw new DomainError('wallet.deposit_closed');
      return now;
    },
  };
}

function outOfBounds({ min, max }: MethodRow): DomainError {
  const shown = (minor: bigint) => `${minor / 100n}`;
  return new DomainError('wallet.amount_out_of_bounds', {
    fields: { amount: 'wallet.amount_out_of_bounds' },
    details: { min: shown(min), max: shown(max) },
  });
}

function opening(
  { id, amount, fee, currency, expires_at: expiresAt }: PaymentRow,
  { code, flow }: MethodRow,
  { origin, locale }: Payer,
) {
  const returnUrl = `${origin}/member/depositv2?deposit=${id}`;
  return { id, method: code, flow, total: amount + fee, currency, returnUrl, origin, locale, expiresAt };
}
