import { REBATE_DAYS_SHOWN } from '@pavilion/api/rebates';
import { addDays } from '@pavilion/time';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import { type RebateDay, rebateDay } from './rebate-day';
import type { RebateRule, RebateRules } from './rebate-rules';
import { claimStore, dayStore } from './store';

/** Whose rebates are looked at. */
export interface RebateMember {
  brand: Brand;
  memberId: string;
}

/** The rank that a member had on a day of their brand; 0 where there are no ranks. */
export interface RanksOfDays {
  rankOf(memberId: string, day: string): Promise<number>;
}

/** Notes, for days that are over and on which something counts, by what rule and rank they are reckoned. */
export function createDayNotes(db: Database, { rules, ranks }: { rules: RebateRules; ranks: RanksOfDays }) {
  const store = dayStore(db);
  return async ({ brand, memberId }: RebateMember, today: string): Promise<void> => {
    const known = new Set((await store.noted(memberId)).map(({ day }) => day));
    const counted = await store.counted(memberId, { from: firstShown(today), to: addDays(today, -1) });
    for (const day of new Set(counted.map((each) => each.day))) {
      if (known.has(day)) continue;
      const rule = await rules.ofDay(brand, day);
      if (rule) await store.note(memberId, { day, rule_id: rule.id, rank: await ranks.rankOf(memberId, day) });
    }
  };
}

/** All days that were ever noted, oldest first; days whose rule is not among those read before are left out: they were noted a moment ago. Within a transaction when `db` is one. */
export async function readDays(
  db: Database,
  memberId: string,
  { rules, today }: { rules: ReadonlyMap<bigint, RebateRule>; today: string },
): Promise<RebateDay[]> {
  const store = dayStore(db);
  const noted = await store.noted(memberId);
  const [first] = noted;
  if (!first) return [];
  const counted = byDay(await store.counted(memberId, { from: first.day, to: addDays(today, -1) }));
  const paid = byDay(await claimStore(db).paid(memberId));
  return noted.flatMap(({ day, rule_id, rank }) => {
    const rule = rules.get(rule_id);
    if (!rule) return [];
    const payments = (paid.get(day) ?? []).map(({ amount }) => amount);
    return [rebateDay({ day, rank, rule, counted: counted.get(day) ?? [], paid: payments }, today)];
  });
}

function byDay<Row extends { day: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const days = new Map<string, Row[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return days;
}

/** The first day of those that the page shows. */
export function firstShown(today: string): string {
  return addDays(today, -REBATE_DAYS_SHOWN);
}
