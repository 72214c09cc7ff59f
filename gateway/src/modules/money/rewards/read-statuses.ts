import type { RewardStep } from '@pavilion/api/rewards';
import { dayIn } from '@pavilion/time';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brands } from '../../control/brands';
import type { CountedPlay } from '../counted-play';
import type { PromotionRules } from '../promotion-rules';
import { type ActivityStatus, standOf } from './activity-state';
import { createCountedSince, createMemberActivities, type RewardMember } from './member-activities';
import { rewardStore } from './store';

export interface StatusDependencies {
  brands: Pick<Brands, 'byCode'>;
  countedPlay: Pick<CountedPlay, 'catchUp' | 'days'>;
  rules: Pick<PromotionRules, 'active' | 'version'>;
}

/** Reads how members stand with the activities of their brand. */
export interface StatusReader {
  all(member: RewardMember): Promise<ActivityStatus[]>;
  /** The one that a step is about, counted to this moment. @throws DomainError `request.not_found`, `service.unavailable` */
  exact(member: RewardMember, code: string, step: RewardStep): Promise<ActivityStatus>;
  /** The brand's day and, where play matters, what has counted of it to this moment. @throws DomainError `service.unavailable` */
  today(member: RewardMember, playMatters: boolean): Promise<{ day: string; counted: bigint }>;
  facts(brand: string): { currency: string; timeZone: string };
}

export function createStatusReader(db: Database, { brands, countedPlay, rules }: StatusDependencies): StatusReader {
  const store = rewardStore(db);
  const facts = (code: string) => {
    const brand = brands.byCode(code);
    if (!brand) throw new DomainError('request.not_found');
    return brand;
  };
  const dayOf = (brand: string) => dayIn(facts(brand).timeZone);
  const countedSince = createCountedSince(countedPlay);
  const all = createMemberActivities({ store, rules, countedSince, timeZoneOf: (brand) => facts(brand).timeZone });
  const catchUp = async () => {
    if (!(await countedPlay.catchUp())) throw new DomainError('service.unavailable');
  };
  return {
    all,
    facts,
    async exact(member, code, step) {
      const find = async () => {
        const now = new Date();
        const ofCode = (await all(member)).filter(({ rule }) => rule.code === code);
        return ofCode.find((each) => standOf(each, now).steps.includes(step)) ?? ofCode[0];
      };
      const found = await find();
      if (!found) throw new DomainError('request.not_found');
      if (found.rule.terms.leastPlay === null || !found.taker) return found;
      await catchUp();
      return (await find()) ?? found;
    },
    async today({ brand, memberId }, playMatters) {
      const day = dayOf(brand);
      if (!playMatters) return { day, counted: 0n };
      await catchUp();
      return { day, counted: await countedSince(memberId, day, day) };
    },
  };
}
