import type { LevelRankValue, LevelsValue } from '@pavilion/api/levels';
import type { ClaimableLine } from '@pavilion/api/rewards';
import type { MemberLevel } from '@pavilion/api/staff';
import { dayIn } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../../control/brands';
import type { Outbox } from '../../control/outbox';
import type { Members } from '../../identity/members';
import type { Awards } from '../awards';
import type { CountedPlay } from '../counted-play';
import type { PromotionRules } from '../promotion-rules';
import { birthdayGift, birthdayStore } from './birthday-gifts';
import { createClaimable } from './claimable';
import { createClaims } from './claims';
import { defineFollowing } from './follow';
import { type Ladder, rungOf } from './ladder';
import { createLadders } from './ladders';
import { levelKind } from './level-kind';
import { type Climber, createLook } from './look';
import { createMemberLevels } from './member-levels';
import { monthOf } from './months';
import { createRankRebates } from './rank-rebates';
import { createReached, type ReachedRank } from './reached';
import { type LevelStore, levelStore } from './store';
import { toWireLevels } from './wire';
import { createWarning } from './warning';

export interface LevelDependencies {
  brands: Pick<Brands, 'byCode' | 'all'>;
  members: Pick<Members, 'birthday' | 'byPublicId' | 'contacts' | 'byIds'>;
  outbox: Pick<Outbox, 'add' | 'canSend'>;
  promotionRules: Pick<PromotionRules, 'add' | 'active' | 'version'>;
  countedPlay: Pick<CountedPlay, 'catchUp'>;
  awards: Awards;
}

/** What a member's rank brings now. */
export interface Rank {
  rank: number;
  label: { bn: string; en: string };
  /** Per cent of what the brand lets anybody take out within a day, and at once; never less than all of it. */
  withdrawalDay: number;
  withdrawalRequest: number;
  fasterReview: boolean;
}

/** The ladders of brands: ranks that come with play, are lost by months, and bring something. Decision 105. */
export interface Levels {
  /** Everything a member is told of it, counted to this moment or as it stood. @throws DomainError `request.not_found` without a ladder */
  of(climber: Climber, at?: Date): Promise<LevelsValue>;
  /** What the frame of the page shows. */
  label(climber: Climber): Promise<LevelRankValue>;
  /** Pays the bonus of a rank, once for ever. @throws DomainError `request.not_found`, `service.unavailable`, `levels.not_reached`, `levels.taken_back`, `levels.barred` */
  claim(climber: Climber, rank: number, at?: Date): Promise<LevelsValue>;
  /** Pays the gift for a birthday, once. @throws as `claim` */
  claimBirthday(climber: Climber, at?: Date): Promise<LevelsValue>;
  /** What waits to be claimed, as the member was looked at last, for the page that names all there is. */
  claimable(member: Pick<SessionFacts, 'brand' | 'memberId'>): Promise<ClaimableLine[]>;
  /** For modules that give more to higher ranks: as it is known now; nothing while the member's brand has no ladder. */
  rankOf(memberId: string): Promise<Rank | undefined>;
  /** Moves a member by what is counted. Whoever calls has had everything counted. */
  look(climber: Climber): Promise<void>;
  /** For modules that give more for it: ranks that a member's play brought them to for the first time, as they were looked at last; without what was taken back since, and while there is no ladder. */
  reached(climber: Climber): Promise<ReachedRank[]>;
  /** As operators see it. @throws DomainError `request.not_found` */
  ofMember(brand: string, publicId: string): Promise<MemberLevel>;
}

export function createLevels(platform: Platform, needs: LevelDependencies): Levels {
  const { db, bus } = platform;
  const { brands, members, promotionRules, countedPlay, awards } = needs;
  promotionRules.add(levelKind);
  const ladders = createLadders(db, promotionRules);
  const store = levelStore(db);
  const look = createLook(db, {
    ladders,
    warn: createWarning(needs),
    onReached: ({ brand, memberId }) => bus.publish('rewards.changed', { brand: brand.code, memberId }),
  });
  const claims = createClaims(awards);
  const rankOf = async (memberId: string): Promise<Rank | undefined> => {
    const member = await store.brandAndRank(memberId);
    const ladder = member && (await ladders.active(member.brand));
    return ladder && rankIn(ladder, member.rank ?? 0);
  };
  const required = async (brand: string, at?: Date): Promise<Ladder> => {
    const ladder = await ladders.active(brand, at);
    if (!ladder) throw new DomainError('request.not_found');
    return ladder;
  };
  const birthdayOf = async ({ brand, memberId }: Climber) => (await members.birthday(brand.code, BigInt(memberId)))?.day;
  const show = createShow(db, { store, ladders, required, birthdayOf, rebateOf: createRankRebates(promotionRules) });
  const looked = async (climber: Climber, at?: Date): Promise<Ladder> => {
    const ladder = await required(climber.brand.code, at);
    // Nothing is decided while the books are half counted.
    if (!(await countedPlay.catchUp())) throw new DomainError('service.unavailable');
    await look(climber, at);
    return ladder;
  };
  defineFollowing(platform, { brands, countedPlay, look });
  return {
    rankOf,
    look: (climber) => look(climber),
    reached: createReached(db, ladders),
    claimable: createClaimable(db, { brands, ladders, birthdayOf }),
    ofMember: createMemberLevels(db, { ladders, brands, members }),
    async of(climber, at) {
      // Without a ladder as well: what is played meanwhile is on nobody's way.
      if (await countedPlay.catchUp()) await look(climber, at);
      return show(climber, at);
    },
    async label({ memberId }) {
      const rank = await rankOf(memberId);
      return { hasVip: rank !== undefined, vipLabelName: rank?.label ?? null, vipRankLevel: rank?.rank ?? 0 };
    },
    async claim(climber, rank, at) {
      await looked(climber, at);
      await claims.rank(climber, rank);
      return show(climber, at);
    },
    async claimBirthday(climber, at = new Date()) {
      const ladder = await looked(climber, at);
      const today = dayIn(climber.brand.timeZone, at);
      await claims.birthday(climber, { ladder, today, birthday: await birthdayOf(climber) });
      return show(climber, at);
    },
  };
}

interface ShowDependencies {
  store: LevelStore;
  ladders: ReturnType<typeof createLadders>;
  required: (brand: string, at?: Date) => Promise<Ladder>;
  birthdayOf: (climber: Climber) => Promise<string | undefined>;
  rebateOf: ReturnType<typeof createRankRebates>;
}

function createShow(db: Platform['db'], { store, ladders, required, birthdayOf, rebateOf }: ShowDependencies): Levels['of'] {
  return async (climber, at = new Date()) => {
    const { brand, memberId } = climber;
    const today = dayIn(brand.timeZone, at);
    const month = monthOf(today);
    const [ladder, from] = [await required(brand.code, at), await ladders.countsFrom(brand, at)];
    const [position, activity, ranks, history, birthday, last, rebates] = await Promise.all([
      store.position(memberId),
      store.activity(memberId, { from: from ?? today, month, warned: null }),
      store.ranks(memberId),
      store.history(memberId),
      birthdayOf(climber),
      birthdayStore(db).last(memberId),
      rebateOf(brand.code, at),
    ]);
    const place = position ?? NEWCOMER;
    const gift = birthdayGift({ ladder, rank: place.rank, birthday, today, last });
    const reached = { position: place, played: activity.month, month, ranks, history, gift };
    return toWireLevels({ currency: brand.currency, ladder, rebates, ...reached });
  };
}

/** Somebody who was never looked at. */
const NEWCOMER = {
  rank: 0,
  ruleId: null,
  way: { stake: 0n, deposits: 0n },
  unspent: 0n,
  seen: { stake: 0n, deposits: 0n },
  ...{ judgedFrom: null, warnedFor: null, dueOn: null },
};

function rankIn(ladder: Ladder, rank: number): Rank {
  const { label, benefits } = rungOf(ladder, rank);
  const { withdrawalDay, withdrawalRequest, fasterReview } = benefits;
  return { rank: Math.min(rank, ladder.top), label, withdrawalDay, withdrawalRequest, fasterReview };
}
