import type { RebateClaimRequest, RebateClaimValue, RebateHistoryValue, RebatesValue } from '@pavilion/api/rebates';
import type { ClaimableLine } from '@pavilion/api/rewards';
import type { MemberRebates } from '@pavilion/api/staff';
import { dayIn, isDay } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Awards } from '../awards';
import type { CountedPlay } from '../counted-play';
import type { PromotionRules } from '../promotion-rules';
import { createDayClaims } from './claim-days';
import { firstShown, type RanksOfDays, type RebateMember } from './member-days';
import { missingOf, offerOf } from './rebate-day';
import { rebateKind } from './rebate-kind';
import { createRebateReader } from './rebate-reader';
import { createRebateRules } from './rebate-rules';
import { claimStore } from './store';
import { toClaim, toShown } from './wire';

interface RebateDependencies {
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byPublicId'>;
  promotionRules: Pick<PromotionRules, 'add' | 'active' | 'version'>;
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
   * @throws DomainError `request.invalid`, `service.unavailable`, `rebates.changed`, `rebates.nothing`, `rebates.barred`, `wallet.balance_too_large`
   */
  claim(member: RebateMember, asked: RebateClaimRequest, at?: Date): Promise<RebateClaimValue>;
  /** Claims, newest first; pages count from 1. */
  history(memberId: string, page: number): Promise<RebateHistoryValue>;
  /** What can be claimed now, for the page that names all there is; nothing or one line. */
  claimable(member: Pick<SessionFacts, 'brand' | 'memberId'>): Promise<ClaimableLine[]>;
  /** As operators see it, as it stands. @throws DomainError `request.not_found` */
  ofMember(brand: string, publicId: string): Promise<MemberRebates>;
}

export function createRebates({ db }: Platform, needs: RebateDependencies): Rebates {
  const { brands, members, promotionRules, countedPlay, awards, ranks } = needs;
  promotionRules.add(rebateKind);
  const rules = createRebateRules(db, promotionRules);
  const store = claimStore(db);
  const reader = createRebateReader(db, { rules, ranks });
  const pay = createDayClaims({ rules, awards });
  return {
    async of(member, at = new Date()) {
      // What is not counted yet is shown the next time; only claims need all of it.
      await countedPlay.catchUp();
      return reader.page(member, at);
    },
    async claim(member, asked, at = new Date()) {
      if (!asked.days.every(isDay)) throw new DomainError('request.invalid', { fields: { days: 'request.invalid' } });
      const today = dayIn(member.brand.timeZone, at);
      if (!(await countedPlay.catchUp())) throw new DomainError('service.unavailable');
      await reader.note(member, today);
      const claim = await pay(member, asked, { today, known: await reader.notedRules(member.memberId) });
      return { claim: toClaim(claim), rebates: await reader.page(member, at) };
    },
    async history(memberId, page) {
      const rows = await store.claims(memberId, { limit: PAGE, offset: (page - 1) * PAGE });
      return { list: rows.map(toClaim), totalPages: Math.ceil((await store.countClaims(memberId)) / PAGE) };
    },
    async claimable({ brand: code, memberId }) {
      const [brand, rule] = [brands.byCode(code), await rules.active(code)];
      if (!brand || !rule) return [];
      const today = dayIn(brand.timeZone, Date.now());
      await reader.note({ brand, memberId }, today);
      const { sum } = offerOf(await reader.days(memberId, today), () => true);
      const { code: rebate, name } = rule;
      return sum > 0n
        ? [{ kind: 'rebate', code: rebate, name, amount: String(sum), currency: brand.currency, page: 'member.rebate' }]
        : [];
    },
    async ofMember(code, publicId) {
      const [brand, member] = [brands.byCode(code), await members.byPublicId(code, publicId)];
      if (!brand || !member) throw new DomainError('request.not_found');
      const today = dayIn(brand.timeZone, Date.now());
      const days = await reader.days(String(member.id), today);
      const claims = await store.claims(String(member.id), { limit: PAGE, offset: 0 });
      const { currency } = brand;
      return { currency, days: toShown(days, firstShown(today)), claims: claims.map(toClaim), missing: String(missingOf(days)) };
    },
  };
}
