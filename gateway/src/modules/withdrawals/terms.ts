import type { WithdrawalTerms } from '@pavilion/api/withdrawals';
import type { Brand } from '../../platform/http';
import type { Members } from '../members';
import type { Wallet } from '../wallet';
import { leftToday, turnoverOf } from './fitness';
import { type PayeeStore, shownPayee } from './payees';
import type { WithdrawalStore } from './store';
import type { RulesRow } from './tables';
import { wireMethod } from './wire';

interface Parts {
  store: WithdrawalStore;
  payees: PayeeStore;
  members: Pick<Members, 'hasPaymentPassword'>;
  wallet: Pick<Wallet, 'balance'>;
  rulesOf(brand: string): Promise<RulesRow>;
}

/** Everything that decides whether, how much and where to. */
export function termsWith({ store, payees, members, wallet, rulesOf }: Parts) {
  return async (brand: Brand, memberId: string): Promise<WithdrawalTerms> => {
    const owner = { brand: brand.code, memberId };
    const [methods, rules] = [await store.methods(brand.code), await rulesOf(brand.code)];
    const held = await store.changedLast(memberId, rules.hold_hours);
    const [turnover, today] = [await turnoverOf(store, memberId, rules), await leftToday(store, memberId, rules)];
    const rows = await payees.list(owner);
    const named = await Promise.all(rows.map(async (row) => ({ row, name: (await store.method(brand.code, row.method)).name })));
    return {
      balance: String(await wallet.balance(memberId, brand.currency)),
      currency: brand.currency,
      methods: methods.map(wireMethod),
      payees: named.map(({ row, name }) => shownPayee(row, payees.open(row), name)),
      passwordSet: await members.hasPaymentPassword(BigInt(memberId)),
      hold: held ? { until: held.until.toISOString(), what: held.what } : null,
      turnover: { required: String(turnover.required), done: String(turnover.done) },
      today: { count: today.count, amount: String(today.amount) },
    };
  };
}
