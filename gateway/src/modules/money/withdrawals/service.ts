import type { WithdrawalRequest, WithdrawalTerms, WithdrawalValue } from '@pavilion/api/withdrawals';
import { createFieldCipher } from '../../../platform/crypto';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Contact } from '../../identity/auth';
import type { Members } from '../../identity/members';
import { type CallbackLog, createCallbackLog } from '../deposits';
import type { Wallet } from '../wallet';
import { type Confirmation, createConfirmations } from './confirmations';
import { createWithdrawalAdmin, type WithdrawalAdmin } from './withdrawal-admin';
import { payeeStore } from './payee-store';
import { type NewPayee, type Owner, toWirePayee } from './payees';
import type { PayoutNotification, PayoutProvider } from './payout-provider';
import { createPayouts } from './payouts';
import type { Ranks } from './rank-bounds';
import { createWithdrawalReader } from './read-withdrawals';
import { createRequestWithdrawal } from './request-withdrawal';
import { withdrawalStore } from './store';
import { createWithdrawalTerms } from './terms';

export interface WithdrawalDependencies {
  audit: Audit;
  members: Pick<Members, 'byIds' | 'hasPaymentPassword'>;
  contact: Pick<Contact, 'of'>;
  wallet: Wallet;
  ranks: Ranks;
  providers: Readonly<Record<string, PayoutProvider>>;
}

/** Paying out. Whoever calls on behalf of a member has asked for the second password where the routes say so. */
export interface Withdrawals {
  terms(brand: Brand, memberId: string): Promise<WithdrawalTerms>;
  /** Withdrawals wait from `addedAt`, or now. @throws DomainError `wallet.method_unknown`, `withdrawals.payee_invalid`, `.payee_known`, `.payees_full` */
  addPayee(owner: Owner, payee: NewPayee, addedAt?: Date): Promise<WithdrawalTerms['payees'][number]>;
  /** @throws DomainError `request.not_found` */
  removePayee(owner: Owner, id: string): Promise<void>;
  /**
   * Takes the amount out of the balance and begins its way out, at most once per key.
   *
   * @throws DomainError `request.not_found`, `wallet.amount_out_of_bounds`, `wallet.insufficient_funds`, `wallet.reference_reused`,
   * `withdrawals.contact_missing`, `.held`, `.turnover`, `.day_used`
   */
  request(brand: Brand, memberId: string, asked: WithdrawalRequest, key: string): Promise<WithdrawalValue>;
  page(owner: Owner, before: string | undefined): Promise<{ list: WithdrawalValue[]; next: string | null }>;
  /** @throws DomainError `request.not_found` */
  find(owner: Owner, id: string): Promise<WithdrawalValue>;
  /** What the member says of a payout. @throws DomainError `request.not_found`, `withdrawals.closed`, `.proof_refused`, `.received_too_much` */
  confirm(owner: Owner, id: string, said: Confirmation): Promise<WithdrawalValue>;
  /** A provider's word. @throws DomainError `request.not_found`, `wallet.reference_reused`, `withdrawals.closed` */
  handleNotification(provider: string, notification: PayoutNotification): Promise<{ id: string; state: string }>;
  /** Records a callback that is not believed, and why. */
  recordRejectedCallback: CallbackLog['record'];
  provider(name: string): PayoutProvider | undefined;
  /** Sends, asks and counts whatever is due now. The job `withdrawals.pay`. */
  runDue(): Promise<void>;
  admin: WithdrawalAdmin;
}

export async function createWithdrawals(platform: Platform, needs: WithdrawalDependencies): Promise<Withdrawals> {
  const { db, config, log } = platform;
  const { members, wallet, ranks, providers } = needs;
  const store = withdrawalStore(db);
  const payees = payeeStore(db, await createFieldCipher(config));
  const callbacks = createCallbackLog(platform);
  const payouts = createPayouts(platform, { store, payees, wallet, callbacks, providers });
  /** Before the first payout only: whoever was paid before is not stopped. */
  const contactNeeded = async ({ brand, memberId }: Owner) =>
    (await needs.contact.of(brand, BigInt(memberId))).missing && (await store.isFirstWithdrawal(memberId));
  const { wire, find, page } = createWithdrawalReader(store, payees);
  return {
    runDue: payouts.runDue,
    handleNotification: payouts.handleNotification,
    recordRejectedCallback: callbacks.record,
    admin: createWithdrawalAdmin(platform, { ...needs, store, payees, payouts }),
    ...createConfirmations({ db, log, store, wire }),
    terms: createWithdrawalTerms({ store, payees, members, wallet, ranks, contactNeeded }),
    request: createRequestWithdrawal({ store, payees, wallet, ranks, wire, contactNeeded }),
    provider: (name) => providers[name],
    find,
    page,
    async addPayee(owner, payee, addedAt) {
      const method = await store.enabledMethod(owner.brand, payee.method);
      const row = await payees.add(owner, method, payee, addedAt);
      return toWirePayee(row, payees.open(row), method.name);
    },
    removePayee: payees.remove,
  };
}
