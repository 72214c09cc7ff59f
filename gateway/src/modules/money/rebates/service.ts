import type { RebateClaimRequest, RebateClaimValue, RebateHistoryValue, RebatesValue } from '@pavilion/api/rebates';
import type { MemberRebates } from '@pavilion/api/staff';
import { dayIn } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Awards } from '../awards';
import type { CountedPlay } from '../counted-play';
import type { PromotionRules } from '../promotion-rules';
import { createDayClaims } from './claim-days';
import { createDayNotes, firstShown, type RanksOfDays, readDays, type RebateMember } from './member-days';
import { missingOf } from './rebate-day';
import { rebateKind } from './rebate-kind';
import { createRebateRules } from './rebate-rules';
import { reckon } from './reckon';
import { rebateStore } from './store';
import { toClaim, toShown, toWireRebates } from './wire';

export interface RebateDependencies {
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byPublicId'>;
  promotionRules: Pick<PromotionRules, 'add' | 'inForce' | 'version'>;
  countedPlay: Pick<CountedPlay, 'catchUp'>;
  awards: Awards;
  ranks: RanksOfDays;
}

const PAGE = 10;

/** What members are given back of the play of a day, claimed by hand. Decision 109. */
export interface Rebates {
  /** Everything a member is told of it, counted to this moment. */
  of(member: RebateMember, at?: Date): Promise<RebatesValue>;
  /**
   * Pays days, once, for exactly the sum that was shown.
   *
   * @throws DomainError `service.unavailable`, `rebates.changed`, `rebates.nothing`, `rebates.barred`, `wallet.balance_too_large`
   */
  claim(member: RebateMember, asked: RebateClaimRequest, at?: Date): Promise<RebateClaimValue>;
  /** Claims, newest first; pages count from 1. */
  history(memberId: string, page: number): Promise<RebateHistoryValue>;
  /** As operators see it, as it stands. @throws DomainError `request.not_found` */
  ofMember(brand: string, publicId: string): Promise<MemberRebates>;
}

export function createRebates({ db }: Platform, needs: RebateDependencies): Rebates {
  const { brands, members, promotionRules, countedPlay, awards, ranks } = needs;
  promotionRules.add(rebateKind);
  const rules = createRebateRules(db, promotionRules);
  const store = rebateStore(db);
  const note = createDayNotes(db, { rules, ranks });
  const pay = createDayClaims({ rules, awards });
  const notedRules = async (memberId: string) => (await store.noted(memberId)).map(({ rule_id }) => rule_id);
  const daysOf = async (memberId: string, today: string) =>
    readDays(store, memberId, { rules: await rules.versions(await notedRules(memberId)), today });
  const todayOf = async ({ brand, memberId }: RebateMember, today: string, rank: number) => {
    const rule = await rules.ofDay(brand, today);
    if (!rule) return undefined;
    const counted = await store.counted(memberId, { from: today, to: today });
    return { day: today, ...reckon(rule.terms, rank, counted.map(({ day: _day, ...line }) => line)) };
  };
  const show = async (member: RebateMember, at: Date): Promise<RebatesValue> => {
    const { brand, memberId } = member;
    const today = dayIn(brand.timeZone, at);
    await note(member, today);
    const rank = await ranks.rankOf(memberId, today);
    const [rule, running, days] = [await rules.inForce(brand.code, at), await todayOf(member, today, rank), await daysOf(memberId, today)];
    return toWireRebates({ currency: brand.currency, rule, rank, today: running, days, firstShown: firstShown(today) });
  };
  return {
    async of(member, at = new Date()) {
      // What is not counted yet is shown the next time; only claims need all of it.
      await countedPlay.catchUp();
      return show(member, at);
    },
    async claim(member, asked, at = new Date()) {
      const today = dayIn(member.brand.timeZone, at);
      if (!(await countedPlay.catchUp())) throw new DomainError('service.unavailable');
      await note(member, today);
      const claim = await pay(member, asked, { today, known: await notedRules(member.memberId) });
      return { claim: toClaim(claim), rebates: await show(member, at) };
    },
    async history(memberId, page) {
      const rows = await store.claims(memberId, { limit: PAGE, offset: (page - 1) * PAGE });
      return { list: rows.map(toClaim), totalPages: Math.ceil((await store.countClaims(memberId)) / PAGE) };
    },
    async ofMember(code, publicId) {
      const [brand, member] = [brands.byCode(code), await members.byPublicId(code, publicId)];
      if (!brand || !member) throw new DomainError('request.not_found');
      const today = dayIn(brand.timeZone, Date.now());
      const days = await daysOf(String(member.id), today);
      const claims = await store.claims(String(member.id), { limit: PAGE, offset: 0 });
      const { currency } = brand;
      return { currency, days: toShown(days, firstShown(today)), claims: claims.map(toClaim), missing: String(missingOf(days)) };
    },
  };
}
