import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { PayoutMethodRow, RulesRow } from './tables';

/** The ways a brand pays out, and its rules for it. */
export function methodStore(db: Database) {
  const byPosition = (brand: string) =>
    db.selectFrom('withdrawal_methods').selectAll().where('brand', '=', brand).orderBy('position');
  const rules = (brand: string): Promise<RulesRow | undefined> =>
    db.selectFrom('withdrawal_rules').selectAll().where('brand', '=', brand).executeTakeFirst();
  return {
    rules,
    /** By code; also those that are switched off now, which earlier withdrawals went by. */
    async everyMethod(brand: string): Promise<ReadonlyMap<string, PayoutMethodRow>> {
      const rows = await byPosition(brand).execute();
      return new Map(rows.map((row) => [row.code, row]));
    },
    /** One that is switched on. @throws DomainError `wallet.method_unknown` */
    async enabledMethod(brand: string, code: string): Promise<PayoutMethodRow> {
      const method = await byPosition(brand).where('enabled', '=', true).where('code', '=', code).executeTakeFirst();
      if (!method) throw new DomainError('wallet.method_unknown');
      return method;
    },
    /** @throws DomainError `wallet.method_unknown` when the brand pays nothing out */
    async requiredRules(brand: string): Promise<RulesRow> {
      const row = await rules(brand);
      if (!row) throw new DomainError('wallet.method_unknown');
      return row;
    },
  };
}
