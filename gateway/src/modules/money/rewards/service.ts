import {
  type ClaimableLine,
  countCharacters,
  MAX_REWARD_COMMENT,
  MAX_REWARD_PICTURE_BYTES,
  MAX_REWARD_PICTURES,
  type RewardActivity,
  type RewardApplicationBody,
  type RewardsValue,
  type RewardStep,
} from '@pavilion/api/rewards';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { createAddressRateLimit } from '../../../platform/rate-limits';
import { reEncodeImage } from '../../../platform/re-encode-image';
import type { Audit } from '../../control/audit';
import type { Awards } from '../awards';
import type { PromotionRules } from '../promotion-rules';
import type { Protection } from '../protection';
import { activityKind } from './activity-kind';
import { type ApplicationDesk, createApplicationDesk } from './application-desk';
import type { RewardMember } from './member-activities';
import { createStatusReader, type StatusDependencies } from './read-statuses';
import { createRewardSteps, pictureRefusedError } from './reward-steps';
import { rewardStore } from './store';
import { toClaimableLine, toWireActivity } from './wire';

/** A module from which members have something to claim on a page of its own. */
interface ClaimableSource {
  /** What a member can claim now, by what was counted last: it is asked for with each page and each change of a balance, and decides nothing. */
  claimable(member: RewardMember): Promise<ClaimableLine[]>;
}

/** Activities of brands, and all that can be claimed in one place. Decision 111. */
export interface Rewards {
  /** A module says what members have to claim from it; once, when it is made. */
  addSource(source: ClaimableSource): void;
  /** Activities, and all that can be claimed; nothing of it while the member may not be given anything. */
  overview(member: RewardMember): Promise<RewardsValue>;
  /** How much of it there is, each once. */
  count(member: RewardMember): Promise<number>;
  /** @throws DomainError `request.not_found`, `rewards.closed`, `rewards.full`, `service.unavailable` */
  join(member: RewardMember, code: string): Promise<RewardActivity>;
  /** Pays, once. @throws DomainError as `join`, and `rewards.not_yet`, `rewards.barred` */
  claim(member: RewardMember, code: string): Promise<RewardActivity>;
  /** Keeps a picture for the application to come. @throws DomainError `rewards.picture_refused`, `request.too_large`, `request.too_many` */
  acceptPicture(member: RewardMember, data: string, address: string): Promise<string>;
  /** @throws DomainError as `join`, and `rewards.not_yet`, `rewards.comment`, `rewards.picture_refused`, `request.too_many` */
  apply(member: RewardMember, application: RewardApplicationBody, address: string): Promise<RewardActivity>;
  /** @throws DomainError `request.not_found`, `rewards.closed` */
  withdraw(member: RewardMember, code: string): Promise<RewardActivity>;
  desk: ApplicationDesk;
}

interface Dependencies extends Omit<StatusDependencies, 'rules'> {
  audit: Audit;
  awards: Awards;
  promotionRules: Pick<PromotionRules, 'add' | 'active' | 'version'>;
  protection: Pick<Protection, 'exclusions'>;
}

const PER_MINUTE = { applications: 6, pictures: 9 };
const LAPSED_AT_ONCE = 100;

export function createRewards(
  { db, jobs, log }: Pick<Platform, 'db' | 'jobs' | 'log'>,
  { audit, awards, protection, promotionRules: rules, ...needs }: Dependencies,
): Rewards {
  rules.add(activityKind as Parameters<PromotionRules['add']>[0]);
  const reader = createStatusReader(db, { ...needs, rules });
  const steps = createRewardSteps({ awards, reader });
  const applications = createAddressRateLimit(db, 'reward-application', PER_MINUTE.applications);
  const sources: ClaimableSource[] = [];
  jobs.define({ name: 'rewards.settle', schedule: { every: 1, unit: 'minute' }, run: () => settle(db) });
  const activitiesOf = async (member: RewardMember): Promise<RewardActivity[]> => {
    const [{ currency }, now] = [reader.facts(member.brand), new Date()];
    return (await reader.all(member)).map((status) => toWireActivity(status, currency, now));
  };
  const answer = async (member: RewardMember, code: string, step: RewardStep): Promise<RewardActivity> => {
    const [{ currency }, now] = [reader.facts(member.brand), new Date()];
    return toWireActivity(await reader.exact(member, code, step), currency, now);
  };
  const claimableOf = (activities: readonly RewardActivity[]) =>
    activities.filter((each) => each.steps.includes('claim')).map(toClaimableLine);
  const elsewhere = async (member: RewardMember) => (await Promise.all(sources.map((each) => each.claimable(member)))).flat();
  const overview = async (member: RewardMember): Promise<RewardsValue> => {
    const [activities, others, canReceive] = await Promise.all([
      activitiesOf(member),
      elsewhere(member),
      protection.exclusions.canReceive(member.memberId),
    ]);
    return { activities, claimable: canReceive ? [...claimableOf(activities), ...others] : [] };
  };
  return {
    desk: createApplicationDesk(db, { audit, rules }),
    addSource: (source) => void sources.push(source),
    overview,
    count: async (member) => (await overview(member)).claimable.length,
    async join(member, code) {
      await steps.join(member, code);
      return answer(member, code, 'claim');
    },
    async claim(member, code) {
      await steps.claim(member, code);
      return answer(member, code, 'claim');
    },
    async withdraw(member, code) {
      await steps.withdraw(member, code);
      return answer(member, code, 'apply');
    },
    async apply(member, { code, comment = '', pictures = [] }, address) {
      const said = comment.normalize('NFC').trim();
      if (countCharacters(said) > MAX_REWARD_COMMENT)
        throw new DomainError('rewards.comment', { fields: { comment: 'rewards.comment' } });
      await applications.consume(address);
      await steps.apply(member, code, { comment: said, pictures });
      return answer(member, code, 'withdraw');
    },
    acceptPicture: createPictureIntake({ db, log }),
  };
}

/** Takes a picture for an application, decoded anew. */
function createPictureIntake({ db, log }: Pick<Platform, 'db' | 'log'>): Rewards['acceptPicture'] {
  const pictures = createAddressRateLimit(db, 'reward-picture', PER_MINUTE.pictures);
  return async (member, data, address) => {
    const file = Buffer.from(data, 'base64');
    await pictures.consume(address);
    if (file.length > MAX_REWARD_PICTURE_BYTES) throw new DomainError('request.too_large');
    const { bytes } = await reEncodeImage(file, { log, refused: () => pictureRefusedError('data') });
    const id = await db.transaction().execute(async (trx) => {
      const store = rewardStore(trx);
      await store.holdPictures(member);
      return store.savePicture(member, bytes, MAX_REWARD_PICTURES * 2);
    });
    if (id === undefined) throw new DomainError('request.too_many', { details: { minutes: 60, seconds: 3600 } });
    return id;
  };
}

/** Ends what was not claimed in time, and lets go of pictures that nobody needs. The job `rewards.settle`. */
async function settle(db: Platform['db']): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const store = rewardStore(trx);
    for (const place of await store.lapseDue(LAPSED_AT_ONCE)) await store.givePlaceBack(place);
  });
  await rewardStore(db).forgetPictures();
}
