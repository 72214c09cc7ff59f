import type { PayeeBody, WithdrawalRequest, WithdrawalTerms, WithdrawalValue } from '@pavilion/api/withdrawals';
import { createFieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import { type CallbackLog, createCallbackLog } from '../deposits';
import type { Wallet } from '../wallet';
import { createBegin } from './begin-withdrawal';
import { createConfirmations } from './confirmations';
import { createWithdrawalAdmin, type WithdrawalAdmin } from './withdrawal-admin';
import { assertWithinBounds } from './eligibility';
import { type Owner, payeeStore, toWirePayee } from './payees';
import type { PayoutNotification, PayoutProvider } from './payout-provider';
import { createPayouts } from './payouts';
import { mustGet, PAGE, withdrawalStore } from './store';
import type { PayoutMethodRow, RulesRow, WithdrawalRow } from './tables';
import { createWithdrawalTerms } from './terms';
import { toWireWithdrawal } from './wire';

export interface WithdrawalDependencies {
  audit: Audit;
  members: Pick<Members, 'byIds' | 'hasPaymentPassword'>;
  wallet: Wallet;
  providers: Readonly<Record<string, PayoutProvider>>;
}

/** Paying out. Whoever calls on behalf of a member has asked for the second password where the routes say so. */
export interface Withdrawals {
  terms(brand: Brand, memberId: string): Promise<WithdrawalTerms>;
  /** @throws DomainError `wallet.method_unknown`, `withdrawals.payee_invalid`, `.payee_known`, `.payees_full` */
  addPayee(owner: Owner, body: PayeeBody): Promise<WithdrawalTerms['payees'][number]>;
  /** @throws DomainError `request.not_found` */
  removePayee(owner: Owner, id: string): Promise<void>;
  /**
   * Takes the amount out of the balance and begins its way out, at most once per key.
   *
   * @throws DomainError `request.not_found`, `wallet.amount_out_of_bounds`, `wallet.insufficient_funds`, `wallet.reference_reused`,
   * `withdrawals.held`, `.turnover`, `.day_used`
   */
  request(brand: Brand, memberId: string, asked: WithdrawalRequest, key: string): Promise<WithdrawalValue>;
  page(owner: Owner, before: string | undefined): Promise<{ list: WithdrawalValue[]; next: string | null }>;
  /** @throws DomainError `request.not_found` */
  find(owner: Owner, id: string): Promise<WithdrawalValue>;
  /** What the member says of a payout. @throws DomainError `request.not_found`, `withdrawals.closed`, `.proof_refused` */
  confirm(owner: Owner, id: string, said: { received: boolean; proof?: Buffer | undefined }): Promise<WithdrawalValue>;
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
  const { db, config } = platform;
  const { members, wallet, providers } = needs;
  const store = withdrawalStore(db);
  const payees = payeeStore(db, await createFieldCipher(config));
  const callbacks = createCallbackLog(platform);
  const payouts = createPayouts(platform, { store, payees, wallet, callbacks, providers });
  const wireAll = async (brand: string, rows: readonly WithdrawalRow[]): Promise<WithdrawalValue[]> => {
    const [methods, known] = await Promise.all([store.everyMethod(brand), payees.byIds(rows.map((row) => row.payee_id))]);
    return rows.map((row) =>
      toWireWithdrawal(row, { method: mustGet(methods, row.method), facts: payees.open(mustGet(known, row.payee_id)) }),
    );
  };
  const wire = async (row: WithdrawalRow) => (await wireAll(row.brand, [row]))[0] as WithdrawalValue;
  const methodOf = async (brand: string, code: string): Promise<PayoutMethodRow> => {
    const method = (await store.methods(brand)).find((each) => each.code === code);
    if (!method) throw new DomainError('wallet.method_unknown');
    return method;
  };
  const rulesOf = async (brand: string): Promise<RulesRow> => {
    const rules = await store.rules(brand);
    if (!rules) throw new DomainError('wallet.method_unknown');
    return rules;
  };
  const begin = createBegin(db, { payees, wallet, rulesOf });
  return {
    runDue: payouts.runDue,
    handleNotification: payouts.handleNotification,
    recordRejectedCallback: callbacks.record,
    admin: createWithdrawalAdmin(platform, { ...needs, store, payees, payouts }),
    ...createConfirmations({ db, log: platform.log, store, wire }),
    terms: createWithdrawalTerms({ store, payees, members, wallet, rulesOf }),
    provider: (name) => providers[name],
    async addPayee(owner, body) {
      const method = await methodOf(owner.brand, body.method);
      const row = await payees.add(owner, method, body);
      return toWirePayee(row, payees.open(row), method.name);
    },
    removePayee: (owner, id) => payees.remove(owner, id),
    async request(brand, memberId, { payeeId, amount: asked }, key) {
      const owner = { brand: brand.code, memberId };
      const amount = BigInt(asked);
      const known = await store.byKey(owner, key);
      if (known) return wire(assertSameRequest(known, payeeId, amount));
      const payee = await payees.find(owner, payeeId);
      const method = await methodOf(brand.code, payee.method);
      assertWithinBounds(method, amount);
      const row = assertSameRequest(await begin(brand, memberId, { payee, method, amount, key }), payeeId, amount);
      wallet.announce(brand.code, [memberId]);
      return wire(row);
    },
    async page(owner, before) {
      const rows = await store.page(owner, before);
      const list = await wireAll(owner.brand, rows.slice(0, PAGE));
      return { list, next: rows.length > PAGE ? (list.at(-1)?.id ?? null) : null };
    },
    async find(owner, id) {
      const row = await store.own(owner, id);
      if (!row) throw new DomainError('request.not_found');
      return wire(row);
    },
  };
}

/** @throws DomainError `wallet.reference_reused` when the key stands for something else */
function assertSameRequest(row: WithdrawalRow, payeeId: string, amount: bigint): WithdrawalRow {
  if (row.payee_id !== payeeId || row.amount !== amount) throw new DomainError('wallet.reference_reused');
  return row;
}
