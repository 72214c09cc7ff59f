import type { WithdrawalTerms } from '@pavilion/api/withdrawals';
import type { Brand } from '../../../platform/http';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { remainingToday, readTurnover } from './eligibility';
import type { PayeeStore } from './payee-store';
import { type Owner, toWirePayee } from './payees';
import { raiseDay, raiseRequest, type Ranks } from './rank-bounds';
import { mustGet, type WithdrawalStore } from './store';
import { toWireMethod } from './wire';

interface Dependencies {
  store: WithdrawalStore;
  payees: PayeeStore;
  members: Pick<Members, 'hasPaymentPassword'>;
  wallet: Pick<Wallet, 'balance'>;
  ranks: Ranks;
  contactNeeded(owner: Owner): Promise<boolean>;
}

/** Everything that decides whether, how much and where to. */
export function createWithdrawalTerms({ store, payees, members, wallet, ranks, contactNeeded }: Dependencies) {
  return async (brand: Brand, memberId: string): Promise<WithdrawalTerms> => {
    const owner = { brand: brand.code, memberId };
    const [brandRules, rank] = await Promise.all([store.requiredRules(brand.code), ranks.rankOf(memberId)]);
    const rules = raiseDay(brandRules, rank);
    const held = await store.lastSecurityChange(memberId, rules.hold_hours);
    const [turnover, today] = await Promise.all([readTurnover(store, memberId, rules), remainingToday(store, memberId, rules)]);
    const rows = await payees.list(owner);
    const every = await store.everyMethod(brand.code);
    return {
      balance: String(await wallet.balance(memberId, brand.currency)),
      currency: brand.currency,
      methods: [...every.values()].filter(({ enabled }) => enabled).map((method) => toWireMethod(raiseRequest(method, rank))),
      payees: rows.map((row) => toWirePayee(row, payees.open(row), mustGet(every, row.method).name)),
      passwordSet: await members.hasPaymentPassword(BigInt(memberId)),
      contactNeeded: await contactNeeded(owner),
      hold: held ? { until: held.until.toISOString(), what: held.what } : null,
      turnover: { required: String(turnover.required), done: String(turnover.done) },
      today: { count: today.count, amount: String(today.amount) },
    };
  };
}
