import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { DepositRulesRow, MethodRow, MethodRule } from './tables';

type MemberRecord = Readonly<Record<MethodRule, number>>;

/** Ways to pay in, and who may use which. */
export function methodStore(db: Database) {
  const list = (brand: string) =>
    db.selectFrom('deposit_methods').selectAll().where('brand', '=', brand).orderBy('position').execute();
  const accessRules = (brand: string) =>
    db.selectFrom('deposit_method_rules').select(['method', 'rule', 'least']).where('brand', '=', brand).orderBy('rule').execute();
  const offered = async ({ code, currency }: Pick<Brand, 'code' | 'currency'>) =>
    (await list(code)).filter((method) => method.enabled && method.currency === currency);
  return {
    every: list,
    /** Those that are on, in the brand's currency. */
    offered,
    rulesOf: accessRules,
    find: (brand: string, code: string): Promise<MethodRow> =>
      db.selectFrom('deposit_methods').selectAll().where('brand', '=', brand).where('code', '=', code).executeTakeFirstOrThrow(),
    /** Those that are on, in the brand's currency, and open to this member. */
    async availableTo(brand: Pick<Brand, 'code' | 'currency'>, memberId: string): Promise<MethodRow[]> {
      const on = await offered(brand);
      const rules = await accessRules(brand.code);
      if (rules.length === 0) return on;
      const record = await readMemberRecord(db, memberId);
      const holds = ({ rule, least }: { rule: MethodRule; least: number }) => record[rule] >= least;
      return on.filter((method) => rules.filter((rule) => rule.method === method.code).every(holds));
    },
    rules: (brand: string): Promise<DepositRulesRow> =>
      db.selectFrom('deposit_rules').selectAll().where('brand', '=', brand).executeTakeFirstOrThrow(),
    setEnabled: (brand: string, code: string, enabled: boolean) =>
      db
        .updateTable('deposit_methods')
        .set({ enabled })
        .where('brand', '=', brand)
        .where('code', '=', code)
        .returningAll()
        .executeTakeFirst(),
  };
}

/** Books carried over from elsewhere have no deposits: their days with deposits count as well. */
async function readMemberRecord(db: Database, memberId: string): Promise<MemberRecord> {
  const id = BigInt(memberId);
  const { rows } = await sql<MemberRecord>`
    select
      greatest((select count(*) from deposits where member_id = ${id} and state = 'paid'),
        (select count(*) from member_day_figures where member_id = ${id} and deposits > 0))::int as "paid-deposits",
      (select extract(day from now() - registered_at)::int from member_directory where id = ${id}) as "registered-days",
      (select count(*)::int from member_proofs where member_id = ${id} and phone_proven) as "proven-phone"`.execute(db);
  return rows[0] ?? { 'paid-deposits': 0, 'registered-days': 0, 'proven-phone': 0 };
}
