import type { DepositRequest } from '@pavilion/api/wallet';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import type { Bonuses } from '../bonuses';
import type { Protection } from '../protection';
import type { Wallet } from '../wallet';
import { beginningWith, type Payer, type Payment } from './begin';
import { callbackStore } from './callback-store';
import { creditWith } from './crediting';
import { createDepositDesk, type DepositDesk } from './desk';
import { hearingWith } from './hearing';
import { createPaymentJobs, type PaymentJobs } from './jobs';
import { methodStore } from './methods';
import type { Disbelief, PaymentNews, PaymentProvider } from './provider';
import { memberDeedsWith } from './slips';
import { type Owner, PAGE, paymentStore } from './store';
import type { MethodRow, PaymentRow } from './tables';

export interface PaymentNeeds {
  audit: Audit;
  members: Pick<Members, 'byId'>;
  wallet: Wallet;
  bonuses: Pick<Bonuses, 'promise' | 'grantWithin'>;
  protection: Pick<Protection, 'mayDeposit'>;
  providers: Readonly<Record<string, PaymentProvider>>;
}

/** Paying in, through providers or by transfer. */
export interface Payments extends PaymentJobs {
  /** The ways that this member may use. */
  methods(brand: Brand, memberId: string): Promise<MethodRow[]>;
  /**
   * Begins a deposit, at most once per key.
   *
   * @throws DomainError `wallet.method_unknown`, `wallet.amount_out_of_bounds`, `wallet.reference_reused`, `request.in_flight`,
   * `service.unavailable`, `limits.deposit_reached`, `bonuses.unavailable`, `bonuses.too_little`, `bonuses.active`
   */
  begin(payer: Payer, request: DepositRequest, key: string): Promise<Payment>;
  /** @throws DomainError `request.not_found` */
  find(owner: Owner, id: string): Promise<Payment>;
  /** Newest first. */
  page(owner: Owner, before: string | undefined): Promise<{ list: Payment[]; next: string | null }>;
  /** @throws DomainError `request.not_found`, `wallet.deposit_closed` */
  cancel(owner: Owner, id: string): Promise<Payment>;
  /** Takes the slip of a transfer. @throws DomainError `request.not_found`, `wallet.deposit_closed`, `deposits.slip_refused`, `request.too_many` */
  sendSlip(owner: Owner, id: string, slip: { slip: Buffer; address: string }): Promise<Payment>;
  /**
   * Takes a provider's word, once, however often it is said.
   *
   * @throws DomainError `request.not_found`, `wallet.reference_reused` for another amount than before, `wallet.deposit_closed` when it ended
   * otherwise
   */
  hear(provider: string, news: PaymentNews): Promise<PaymentRow>;
  /** Counts a callback that is not believed. */
  disbelieve(provider: string, why: Disbelief): Promise<void>;
  /** The adapter of this name. */
  provider(name: string): PaymentProvider | undefined;
  desk: DepositDesk;
}

/** Deposits over the ledger. */
export function createPayments(platform: Pick<Platform, 'db' | 'log'>, needs: PaymentNeeds): Payments {
  const { db, log } = platform;
  const { wallet, bonuses, protection, providers } = needs;
  const [store, methods, deeds] = [paymentStore(db), methodStore(db), memberDeedsWith(db)];
  const credit = creditWith(wallet, bonuses);
  const hear = hearingWith({ db, log, wallet, credit });
  const withMethod = async (row: PaymentRow): Promise<Payment> => ({ row, method: await methods.one(row.brand, row.method) });
  return {
    ...createPaymentJobs(platform, { providers, hear }),
    hear,
    begin: beginningWith({ db, log, providers, bonuses, protection }),
    desk: createDepositDesk(platform, { ...needs, credit }),
    methods: methods.openTo,
    provider: (name) => providers[name],
    disbelieve: callbackStore(db).count,
    async find(owner, id) {
      const own = await store.own(owner, id);
      if (!own) throw new DomainError('request.not_found');
      return withMethod((await store.closedIfLate(id)) ?? own);
    },
    async page(owner, before) {
      const rows = await store.page(owner, before);
      const known = new Map((await methods.every(owner.brand)).map((method) => [method.code, method]));
      const list = rows.slice(0, PAGE).map((row) => ({ row, method: known.get(row.method) as MethodRow }));
      return { list, next: rows.length > PAGE ? (list.at(-1)?.row.id ?? null) : null };
    },
    cancel: async (owner, id) => withMethod(await deeds.cancel(owner, id)),
    sendSlip: async (owner, id, slip) => withMethod(await deeds.sendSlip(owner, id, slip)),
  };
}
