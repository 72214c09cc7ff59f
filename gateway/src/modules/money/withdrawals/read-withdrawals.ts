import type { WithdrawalValue } from '@pavilion/api/withdrawals';
import { DomainError } from '../../../platform/errors';
import type { PayeeStore } from './payee-store';
import type { Owner } from './payees';
import { mustGet, type WithdrawalStore } from './store';
import type { WithdrawalRow } from './tables';
import { toWireWithdrawal } from './wire';
import { PAGE } from './withdrawal-queries';

/** Withdrawals as their members read them. */
export function createWithdrawalReader(store: WithdrawalStore, payees: PayeeStore) {
  const wireAll = async (brand: string, rows: readonly WithdrawalRow[]): Promise<WithdrawalValue[]> => {
    const [methods, known, facts] = await Promise.all([
      store.everyMethod(brand),
      payees.byIds(rows.map((row) => row.payee_id)),
      store.facts(rows.map(({ id }) => id)),
    ]);
    return rows.map((row) =>
      toWireWithdrawal(row, {
        method: mustGet(methods, row.method),
        payee: payees.open(mustGet(known, row.payee_id)),
        facts: mustGet(facts, row.id),
      }),
    );
  };
  const wire = async (row: WithdrawalRow) => (await wireAll(row.brand, [row]))[0] as WithdrawalValue;
  return {
    wire,
    async page(owner: Owner, before: string | undefined): Promise<{ list: WithdrawalValue[]; next: string | null }> {
      const rows = await store.page(owner, before);
      const list = await wireAll(owner.brand, rows.slice(0, PAGE));
      return { list, next: rows.length > PAGE ? (list.at(-1)?.id ?? null) : null };
    },
    async find(owner: Owner, id: string): Promise<WithdrawalValue> {
      const row = await store.own(owner, id);
      if (!row) throw new DomainError('request.not_found');
      return wire(row);
    },
  };
}
