import type { MissionClaimRequest, MissionJoinRequest, MissionSummaryValue } from '@pavilion/api/missions';
import type { ClaimableLine } from '@pavilion/api/rewards';
import type { MissionTerms } from '@pavilion/api/staff';
import { dayIn } from '@pavilion/time';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../../control/brands';
import type { Awards } from '../awards';
import type { CountedPlay } from '../counted-play';
import type { Points } from '../points';
import type { PromotionRules } from '../promotion-rules';
import { type ClaimedMission, readClaimed, readMissions } from './member-missions';
import { missionKind } from './mission-kind';
import { takenBy } from './mission-status';
import { missionStore } from './store';
import { toClaimableLines, toWireSummary } from './wire';

export type MissionMember = Pick<SessionFacts, 'memberId' | 'brand' | 'trial'>;

/** Missions: what members reach by play, deposits and points in a period, and what that pays. Decision 107. `at` is now, unless it is named. */
export interface Missions {
  summary(member: MissionMember, at?: Date): Promise<MissionSummaryValue>;
  /** @throws DomainError `request.not_found`, `missions.closed`, `missions.barred` */
  join(member: MissionMember, wanted: MissionJoinRequest, at?: Date): Promise<MissionSummaryValue>;
  /** Pays once; a repeat is answered as the first. @throws DomainError `request.not_found`, `missions.not_reached`, `missions.closed`, `missions.barred`, `service.unavailable` */
  claim(member: MissionMember, wanted: MissionClaimRequest, at?: Date): Promise<MissionSummaryValue>;
  /** What was reached and is not claimed, by what was counted last, for the page that names all there is. */
  claimable(member: Pick<MissionMember, 'memberId' | 'brand'>): Promise<ClaimableLine[]>;
  /** For modules that give more for it: what a member claimed lately, by what was counted last; without what was taken back since and is not made up. */
  claimed(member: Pick<MissionMember, 'memberId' | 'brand'>): Promise<ClaimedMission[]>;
}

interface MissionDependencies {
  brands: Pick<Brands, 'byCode'>;
  promotionRules: PromotionRules;
  countedPlay: CountedPlay;
  awards: Awards;
  points: Pick<Points, 'balance'>;
}

/** Missions are the rules of the kind `mission`. */
export function createMissions({ db }: Pick<Platform, 'db'>, needs: MissionDependencies): Missions {
  const { promotionRules, awards } = needs;
  promotionRules.add(missionKind);
  const known = createKnown(needs);
  const read = async (on: Database, member: Pick<MissionMember, 'memberId' | 'brand'>, at: Date) => {
    const asked = await known(on, member, at);
    return { ...asked, missions: await readMissions(on, asked) };
  };
  const catchUp = createCatchUp(needs);
  const summary = async (member: MissionMember, at = new Date()) => {
    await catchUp(member);
    const { brand, missions } = await read(db, member, at);
    return toWireSummary(missions, brand.currency);
  };
  return {
    summary,
    async claimable(member) {
      const { brand, missions } = await read(db, member, new Date());
      return toClaimableLines(missions, brand.currency);
    },
    claimed: async (member) => readClaimed(db, await known(db, member, new Date())),
    async join(member, { code }, at = new Date()) {
      if (member.trial) throw new DomainError('missions.barred');
      const { today, missions } = await read(db, member, at);
      const status = missions.find(({ turn }) => turn.rule.code === code && (turn.to ?? today) >= today);
      if (!status) throw new DomainError('request.not_found');
      const { turn, row } = status;
      if (!turn.rule.terms.join) throw new DomainError('missions.closed');
      const name = { memberId: member.memberId, code, period: turn.key };
      if (!row) await missionStore(db).join(name, { ruleId: turn.rule.id, day: today });
      return summary(member, at);
    },
    async claim(member, { code, period }, at = new Date()) {
      if (member.trial) throw new DomainError('missions.barred');
      if (!(await catchUp(member))) throw new DomainError('service.unavailable');
      await awards.transaction(async (trx) => {
        const store = missionStore(trx);
        await store.hold(member.memberId);
        const { brand, missions } = await read(trx, member, at);
        const status = missions.find(({ turn }) => turn.rule.code === code && turn.key === period);
        if (!status) throw new DomainError('request.not_found');
        const { state, turn, carried, debts } = status;
        if (state === 'claimed') return;
        if (state === 'expired' || state === 'missed') throw new DomainError('missions.closed');
        if (state !== 'reached') throw new DomainError('missions.not_reached');
        const name = { memberId: member.memberId, code, period };
        const prize = BigInt(turn.rule.terms.prize);
        await store.claim(name, { ruleId: turn.rule.id, prize, carried });
        for (const { row, taken } of takenBy(status, debts)) await store.take({ ...name, period: row.period }, taken);
        const award = { memberId: member.memberId, brand: brand.code, currency: brand.currency, amount: prize } as const;
        const reference = `${member.memberId}:${code}:${period}`;
        if ((await awards.give(trx, { ...award, source: 'mission', reference })) === 'barred')
          throw new DomainError('missions.barred');
      });
      return summary(member, at);
    },
  };
}

/** What has to be known to read the missions of a member. */
function createKnown({ brands, promotionRules, countedPlay }: MissionDependencies) {
  return async (on: Database, member: Pick<MissionMember, 'memberId' | 'brand'>, at: Date) => {
    const brand = brands.byCode(member.brand);
    if (!brand) throw new DomainError('request.not_found');
    const versions = await promotionRules.versions<MissionTerms>(brand.code, 'mission', on);
    return { brand, countedPlay, versions, member, today: dayIn(brand.timeZone, at), timeZone: brand.timeZone };
  };
}

/** False when some of it has to wait. */
function createCatchUp({ countedPlay, points }: Pick<MissionDependencies, 'countedPlay' | 'points'>) {
  return async ({ memberId }: MissionMember): Promise<boolean> => {
    // A brand without points has none to count.
    const [complete] = await Promise.all([countedPlay.catchUp(), points.balance({ memberId }).catch(isNotFound)]);
    return complete;
  };
}

function isNotFound(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'request.not_found')) throw error;
}
