import type { DepositRequest } from '@pavilion/api/wallet';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import type { Bonuses } from '../bonuses';
import type { Protection } from '../protection';
import type { Wallet } from '../wallet';
import { createBeginDeposit, type Payer, type Deposit } from './begin-deposit';
import { type CallbackLog, createCallbackLog } from './callback-log';
import { createCreditDeposit } from './credit-deposit';
import { createDepositAdmin, type DepositAdmin } from './deposit-admin';
import { createNotificationHandler } from './handle-notification';
import { createDepositJobs, type DepositJobs } from './deposit-jobs';
import { methodStore } from './method-store';
import type { DepositNotification, DepositProvider } from './deposit-provider';
import { createMemberActions } from './member-actions';
import { type Owner, PAGE } from './deposit-queries';
import { depositStore } from './store';
import type { MethodRow, DepositRow } from './tables';

export interface DepositDependencies {
  audit: Audit;
  members: Pick<Members, 'byIds'>;
  wallet: Wallet;
  bonuses: Pick<Bonuses, 'promise' | 'grantWithin'>;
  protection: Pick<Protection, 'assertMayDeposit'>;
  providers: Readonly<Record<string, DepositProvider>>;
}

/** Paying in, through providers or by transfer. */
export interface Deposits extends DepositJobs {
  /** The ways that this member may use. */
  methods(brand: Brand, memberId: string): Promise<MethodRow[]>;
  /** The ways that are on at all, whoever may use them. */
  offered(brand: Pick<Brand, 'code' | 'currency'>): Promise<MethodRow[]>;
  /**
   * Begins a deposit, at most once per key.
   *
   * @throws DomainError `wallet.method_unknown`, `wallet.amount_out_of_bounds`, `wallet.reference_reused`, `request.in_flight`,
   * `service.unavailable`, `limits.deposit_reached`, `bonuses.unavailable`, `bonuses.too_little`, `bonuses.active`
   */
  begin(payer: Payer, request: DepositRequest, key: string): Promise<Deposit>;
  /** @throws DomainError `request.not_found` */
  find(owner: Owner, id: string): Promise<Deposit>;
  /** Newest first. */
  page(owner: Owner, before: string | undefined): Promise<{ list: Deposit[]; next: string | null }>;
  /** Cancels it, unless its company knows that it was paid. @throws DomainError `request.not_found`, `wallet.deposit_closed` */
  cancel(owner: Owner, id: string): Promise<Deposit>;
  /** Takes the slip of a transfer. @throws DomainError `request.not_found`, `wallet.deposit_closed`, `deposits.slip_refused`, `request.too_many` */
  sendSlip(owner: Owner, id: string, slip: { slip: Buffer; address: string }): Promise<Deposit>;
  /**
   * Takes a provider's word, once, however often it is said.
   *
   * @throws DomainError `request.not_found`, `wallet.reference_reused` for another amount than before, `wallet.deposit_closed` when it ended
   * otherwise
   */
  handleNotification(provider: string, notification: DepositNotification): Promise<DepositRow>;
  /** Records a callback that is not believed, and why. */
  recordRejectedCallback: CallbackLog['record'];
  /** The adapter of this name. */
  provider(name: string): DepositProvider | undefined;
  admin: DepositAdmin;
}

/** Deposits over the ledger. */
export function createDeposits(platform: Pick<Platform, 'db' | 'log' | 'jobs'>, needs: DepositDependencies): Deposits {
  const { db, log } = platform;
  const { wallet, bonuses, protection, providers } = needs;
  const [store, methods] = [depositStore(db), methodStore(db)];
  const credit = createCreditDeposit(wallet, bonuses);
  const callbacks = createCallbackLog({ db, log });
  const handleNotification = createNotificationHandler({ callbacks, wallet, credit });
  const memberActions = createMemberActions(platform, { providers, handleNotification });
  const withMethod = async (row: DepositRow): Promise<Deposit> => ({ row, method: await methods.find(row.brand, row.method) });
  return {
    ...createDepositJobs(platform, { providers, handleNotification }),
    handleNotification,
    begin: createBeginDeposit({ db, log, providers, bonuses, protection }),
    admin: createDepositAdmin(platform, { ...needs, credit }),
    methods: methods.availableTo,
    offered: methods.offered,
    provider: (name) => providers[name],
    recordRejectedCallback: callbacks.record,
    async find(owner, id) {
      const own = await store.own(owner, id);
      if (!own) throw new DomainError('request.not_found');
      return withMethod((await store.expireIfLate(id)) ?? own);
    },
    async page(owner, before) {
      const rows = await store.page(owner, before);
      const known = new Map((await methods.every(owner.brand)).map((method) => [method.code, method]));
      const list = rows.slice(0, PAGE).map((row) => ({ row, method: known.get(row.method) as MethodRow }));
      return { list, next: rows.length > PAGE ? (list.at(-1)?.row.id ?? null) : null };
    },
    cancel: async (owner, id) => withMethod(await memberActions.cancel(owner, id)),
    sendSlip: async (owner, id, slip) => withMethod(await memberActions.sendSlip(owner, id, slip)),
  };
}
