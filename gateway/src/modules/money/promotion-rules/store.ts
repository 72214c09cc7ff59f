import type { OfferRequestState, PromotionKind } from '@pavilion/api/staff';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { RequestRow, RuleName, RuleRow } from './tables';

/** Versions of a rule that operators see. */
const VERSIONS_SHOWN = 20;

/** The tables of rules; within a transaction when `db` is one. */
export function ruleStore(db: Database) {
  return { ...ruleReads(db), ...ruleWrites(db) };
}

function ruleReads(db: Database) {
  return {
    codes: async (brand: string, kind: PromotionKind): Promise<string[]> =>
      (
        await db
          .selectFrom('promotion_rules')
          .select('code')
          .where('brand', '=', brand)
          .where('kind', '=', kind)
          .groupBy('code')
          .orderBy(sql`min(position)`)
          .orderBy('code')
          .execute()
      ).map(({ code }) => code),
    /** All of a brand that hold or will, whatever their kind. */
    current: (brand: string): Promise<RuleRow[]> =>
      db
        .selectFrom('promotion_rules')
        .selectAll()
        .where('brand', '=', brand)
        .where(sql<boolean>`coalesce(valid_until, 'infinity') > greatest(now(), valid_from)`)
        .execute(),
    byIds: (ids: readonly bigint[]): Promise<RuleRow[]> =>
      db
        .selectFrom('promotion_rules')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute(),
    /** Those of a kind that are on at a moment. */
    active: (brand: string, kind: PromotionKind, at: Date | undefined): Promise<RuleRow[]> => {
      const moment = at ? sql<Date>`${at}::timestamptz` : sql<Date>`now()`;
      return db
        .selectFrom('promotion_rules')
        .selectAll()
        .where('brand', '=', brand)
        .where('kind', '=', kind)
        .where('enabled', '=', true)
        .where(sql<boolean>`valid_from <= ${moment} and coalesce(valid_until, 'infinity') > ${moment}`)
        .orderBy('position')
        .orderBy('code')
        .execute();
    },
    /** Those of a kind that have begun, withdrawn ones aside, in the order of rules and of versions. */
    begun: (brand: string, kind: PromotionKind): Promise<RuleRow[]> =>
      db
        .selectFrom('promotion_rules')
        .selectAll()
        .where('brand', '=', brand)
        .where('kind', '=', kind)
        .where(sql<boolean>`valid_from <= now() and valid_until is distinct from valid_from`)
        .orderBy(sql`min(position) over (partition by code)`)
        .orderBy('code')
        .orderBy('version')
        .execute(),
    byId: (id: bigint): Promise<RuleRow | undefined> =>
      db.selectFrom('promotion_rules').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

function ruleWrites(db: Database) {
  const rule = ({ brand, kind, code }: RuleName) =>
    db.selectFrom('promotion_rules').selectAll().where('brand', '=', brand).where('kind', '=', kind).where('code', '=', code);
  return {
    /** One operator at a time writes rules of a brand: what they give is added up over all of them. */
    holdBrand: (brand: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`promotions:${brand}`}, 0))`.execute(db),
    versions: (name: RuleName): Promise<RuleRow[]> => rule(name).orderBy('version', 'desc').limit(VERSIONS_SHOWN).execute(),
    /** The one that nothing follows yet; nobody else writes another until the transaction ends. */
    holdLast: (name: RuleName): Promise<RuleRow | undefined> =>
      rule(name).where('valid_until', 'is', null).forUpdate().executeTakeFirst(),
    /** The number of the latest, withdrawn ones among them; 0 when there is none. */
    latestNumber: async (name: RuleName): Promise<number> =>
      (await rule(name).orderBy('version', 'desc').limit(1).executeTakeFirst())?.version ?? 0,
    /** Nothing when it holds already, or soon: readers may have counted by it. */
    withdraw: (id: bigint): Promise<RuleRow | undefined> =>
      db
        .updateTable('promotion_rules')
        .set({ valid_until: sql.ref('valid_from') })
        .where('id', '=', id)
        .where('valid_from', '>', sql<Date>`now() + interval '1 minute'`)
        .returningAll()
        .executeTakeFirst(),
    /** Where one is withdrawn, the version before it goes on. */
    reopenBefore: ({ brand, kind, code, id }: RuleRow): Promise<RuleRow | undefined> =>
      db
        .updateTable('promotion_rules as before')
        .set({ valid_until: null })
        .from('promotion_rules as withdrawn')
        .where('withdrawn.id', '=', id)
        .where('before.brand', '=', brand)
        .where('before.kind', '=', kind)
        .where('before.code', '=', code)
        .whereRef('before.valid_until', '=', 'withdrawn.valid_from')
        .whereRef('before.valid_from', '<', 'before.valid_until')
        .returningAll('before')
        .executeTakeFirst(),
    /** Ends the version where the next one begins. */
    end: (id: bigint, at: RawBuilder<Date>) =>
      db.updateTable('promotion_rules').set({ valid_until: at }).where('id', '=', id).execute(),
    /** Nothing when there is one of this number. */
    insert: (
      row: Omit<Insertable<Tables['promotion_rules']>, 'valid_from' | 'position'>,
      from: RawBuilder<Date>,
    ): Promise<RuleRow | undefined> =>
      db
        .insertInto('promotion_rules')
        .values({
          ...row,
          valid_from: from,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from promotion_rules where brand = ${row.brand} and kind = ${row.kind})`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
  };
}

/** Versions that wait for a second operator; within a transaction when `db` is one. */
export function requestStore(db: Database) {
  return {
    open: (brand: string, kind: PromotionKind): Promise<RequestRow[]> =>
      db
        .selectFrom('promotion_requests')
        .selectAll()
        .where('brand', '=', brand)
        .where('kind', '=', kind)
        .where('state', '=', 'requested')
        .orderBy('requested_at')
        .execute(),
    /** Nobody else decides about it until the transaction ends. */
    hold: (brand: string, id: string): Promise<RequestRow | undefined> =>
      db
        .selectFrom('promotion_requests')
        .selectAll()
        .where('brand', '=', brand)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    /** Nothing while another request for this rule is open. */
    insert: (row: Insertable<Tables['promotion_requests']>): Promise<RequestRow | undefined> =>
      db
        .insertInto('promotion_requests')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    decide: (id: string, state: Exclude<OfferRequestState, 'requested'>, who: string): Promise<RequestRow> =>
      db
        .updateTable('promotion_requests')
        .set({ state, decided_by: who, decided_at: sql<Date>`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}
