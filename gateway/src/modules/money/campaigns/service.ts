import type { CampaignClaim, CampaignsValue } from '@pavilion/api/campaigns';
import type { ClaimableLine } from '@pavilion/api/rewards';
import type { CampaignTerms } from '@pavilion/api/staff';
import { addDays, dayIn } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';
import type { Brand, SessionFacts } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import { type Bonuses, createGameFacts } from '../bonuses';
import type { CountedPlay } from '../counted-play';
import type { FreeRounds } from '../free-rounds';
import type { Levels } from '../levels';
import type { Missions } from '../missions';
import type { PromotionRules } from '../promotion-rules';
import type { FindSegmentUses, Segments } from '../segments';
import type { Wallet } from '../wallet';
import { campaignKind } from './campaign-kind';
import { createCampaignStatuses } from './campaign-statuses';
import { createClaimCampaign } from './claim-campaign';
import { createClaimCode } from './claim-code';
import { readMemberFacts } from './facts-store';
import { createCampaignGifts, type CampaignGifts } from './gifts';
import { unpaidLoss } from './losses';
import { asksFor, type MemberFacts } from './moments';
import { campaignStore } from './store';
import type { CampaignInForce } from './tables';
import { toClaimableLines, toWireCampaign } from './wire';

/** Bonuses and free rounds that members claim for what they did: by rules of the kind `campaign`. Decision 110. */
export interface Campaigns {
  /** What there is for a member, and what of it they can claim now. */
  list(brand: Brand, memberId: string): Promise<CampaignsValue>;
  /** The latter alone, for the page that names all there is to claim. */
  claimable(member: Pick<SessionFacts, 'brand' | 'memberId'>): Promise<ClaimableLine[]>;
  /** @throws DomainError `bonuses.unavailable`, `bonuses.more_needed`, `bonuses.active`, `service.unavailable`, `vendor.unavailable` */
  claim(brand: Brand, memberId: string, code: string): Promise<CampaignClaim>;
  /** What a typed code brings. @throws DomainError `bonuses.code_unknown`, `request.too_many`, and as `claim` */
  claimCode(brand: Brand, memberId: string, typed: string, address: string): Promise<CampaignClaim>;
  gifts: CampaignGifts;
}

/** What campaigns use of others. */
export interface CampaignDependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'birthday' | 'origin' | 'byAccount'>;
  wallet: Pick<Wallet, 'transaction'>;
  bonuses: Pick<Bonuses, 'hold' | 'giveWithin' | 'broughtBy' | 'isFull'>;
  promotionRules: Pick<PromotionRules, 'add' | 'active' | 'current' | 'requests' | 'versions' | 'playReturns'>;
  countedPlay: Pick<CountedPlay, 'catchUp' | 'days'>;
  freeRounds: Pick<FreeRounds, 'assertPossible' | 'grant' | 'given'>;
  missions: Pick<Missions, 'claimed'>;
  levels: Pick<Levels, 'look' | 'reached'>;
  segments: Pick<Segments, 'has' | 'matching' | 'assertKnown' | 'addUses'>;
}

export function createCampaigns({ db, bus }: Pick<Platform, 'db' | 'bus'>, needs: CampaignDependencies): Campaigns {
  const { brands, promotionRules, countedPlay, segments, levels } = needs;
  promotionRules.add(campaignKind(needs));
  segments.addUses(usesBy(promotionRules));
  const games = createGameFacts(db, promotionRules.playReturns);
  const store = campaignStore(db);
  const active = (brand: string) => promotionRules.active<CampaignTerms>(brand, 'campaign');
  const find = async (brand: string, code: string): Promise<CampaignInForce> => {
    const campaign = (await active(brand)).find((each) => each.code === code);
    if (!campaign) throw new DomainError('bonuses.unavailable');
    return campaign;
  };
  const lossOf = async (
    { terms: { gives }, validFrom }: CampaignInForce,
    brand: Brand,
    memberId: string,
    { today }: MemberFacts,
  ) => {
    if (gives.kind !== 'cashback') return undefined;
    // The day on which it began was begun without it.
    const since = addDays(dayIn(brand.timeZone, validFrom), 1);
    return unpaidLoss(store, countedPlay, { memberId, today, days: gives.days, since });
  };
  const claimCampaign = createClaimCampaign(db, {
    ...needs,
    readGames: games.read,
    async look(campaign, brand, memberId) {
      if (dependsOnCounting(campaign.terms) && !(await countedPlay.catchUp())) throw new DomainError('service.unavailable');
      if (asksFor(campaign.terms, 'level')) await levels.look({ brand, memberId });
      const facts = await readMemberFacts(db, needs, { brand, memberId, campaigns: [campaign] });
      return { facts, loss: await lossOf(campaign, brand, memberId, facts) };
    },
  });
  const claim = async (brand: Brand, memberId: string, code: string) =>
    claimCampaign(await find(brand.code, code), brand, memberId);
  const statuses = createCampaignStatuses(db, { ...needs, active, lossOf, readGames: games.recent });
  return {
    claim,
    claimCode: createClaimCode(db, { active, claim: claimCampaign }),
    gifts: createCampaignGifts({ db, bus }, { ...needs, find }),
    list: async (brand, memberId) => ({ campaigns: (await statuses(brand, memberId)).map(toWireCampaign) }),
    async claimable({ brand: code, memberId }) {
      const brand = brands.byCode(code);
      return brand ? toClaimableLines(await statuses(brand, memberId), brand.currency) : [];
    },
  };
}

/** Also by what waits for a second operator, who agrees to it for the members that the segment means by then. */
function usesBy({ current, requests }: CampaignDependencies['promotionRules']): FindSegmentUses {
  return async (on, brand, segment) => {
    const waiting = await requests.open(brand, 'campaign', on);
    const asked = waiting.map(({ code, wanted: { name, terms } }) => ({ code, name, terms: terms as CampaignTerms }));
    const using = [...asked, ...(await current<CampaignTerms>(on, brand, 'campaign'))].filter(
      ({ terms }) => terms.segment === segment,
    );
    // All versions of a campaign are one use.
    const names = new Map(using.map(({ code, name }) => [code, name]));
    return [...names.values()].map((name) => ({ kind: 'promotion', name, gives: true }));
  };
}

/** Nothing is decided about these on books that are half counted. */
function dependsOnCounting(terms: CampaignTerms): boolean {
  return terms.segment !== null || terms.gives.kind === 'cashback' || asksFor(terms, 'play', 'mission', 'level');
}
