import type { RebatesValue } from '@pavilion/api/rebates';
import { dayIn } from '@pavilion/time';
import type { Database } from '../../../platform/database';
import { createDayNotes, firstShown, type RanksOfDays, readDays, type RebateMember } from './member-days';
import type { RebateDay } from './rebate-day';
import type { RebateRules } from './rebate-rules';
import { reckon } from './reckon';
import { dayStore } from './store';
import { toWireRebates } from './wire';

/** Reads what is counted so far. */
export interface RebateReader {
  /** Notes by what days are reckoned that are over. */
  note(member: RebateMember, today: string): Promise<void>;
  /** The rules of all days that were noted. */
  notedRules(memberId: string): Promise<bigint[]>;
  /** All days that were noted, oldest first. */
  days(memberId: string, today: string): Promise<RebateDay[]>;
  /** Notes what is over, and tells all of it. */
  page(member: RebateMember, at: Date): Promise<RebatesValue>;
}

export function createRebateReader(db: Database, { rules, ranks }: { rules: RebateRules; ranks: RanksOfDays }): RebateReader {
  const store = dayStore(db);
  const note = createDayNotes(db, { rules, ranks });
  const notedRules = async (memberId: string) => (await store.noted(memberId)).map(({ rule_id }) => rule_id);
  const days = async (memberId: string, today: string) =>
    readDays(db, memberId, { rules: await rules.versions(await notedRules(memberId)), today });
  const running = async ({ brand, memberId }: RebateMember, today: string, rank: number) => {
    const rule = await rules.ofDay(brand, today);
    if (!rule) return undefined;
    const counted = await store.counted(memberId, { from: today, to: today });
    const lines = counted.map(({ category, vendor, counted: sum }) => ({ category, vendor, counted: sum }));
    return { day: today, ...reckon(rule.terms, rank, lines) };
  };
  return {
    note,
    notedRules,
    days,
    async page(member, at) {
      const { brand, memberId } = member;
      const today = dayIn(brand.timeZone, at);
      await note(member, today);
      const rank = await ranks.rankOf(memberId, today);
      return toWireRebates({
        ...{ currency: brand.currency, rank, firstShown: firstShown(today) },
        rule: await rules.active(brand.code, at),
        today: await running(member, today, rank),
        days: await days(memberId, today),
      });
    },
  };
}
