import type { Bonus } from '@pavilion/api/bonuses';
import type { CampaignsValue } from '@pavilion/api/campaigns';
import type { CampaignTerms } from '@pavilion/api/staff';
import { addDays, dayIn } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import { type Bonuses, createGameFacts } from '../bonuses';
import type { CountedPlay } from '../counted-play';
import type { PromotionRules } from '../promotion-rules';
import type { Segments } from '../segments';
import type { Wallet } from '../wallet';
import { campaignKind, gainOf } from './campaign-kind';
import { createClaimCampaign } from './claim-campaign';
import { createClaimCode } from './claim-code';
import { decideClaim } from './decide-claim';
import { readMemberFacts } from './facts-store';
import { createCampaignGifts, type CampaignGifts } from './gifts';
import { unpaidLoss } from './losses';
import { isMet, type MemberFacts } from './moments';
import { campaignStore } from './store';
import type { CampaignInForce } from './tables';
import { toWireCampaign } from './wire';

/** Bonuses that members claim for what they did: by rules of the kind `campaign`. Decision 110. */
export interface Campaigns {
  /** What there is for a member, and what of it they can claim now. */
  list(brand: Brand, memberId: string): Promise<CampaignsValue>;
  /** @throws DomainError `bonuses.unavailable`, `bonuses.more_needed`, `bonuses.active`, `service.unavailable` */
  claim(brand: Brand, memberId: string, code: string): Promise<Bonus>;
  /** What a typed code brings. @throws DomainError `bonuses.code_unknown`, `request.too_many`, and as `claim` */
  claimCode(brand: Brand, memberId: string, typed: string, address: string): Promise<Bonus>;
  gifts: CampaignGifts;
}

interface Dependencies {
  audit: Audit;
  members: Pick<Members, 'birthday' | 'origin' | 'byAccount'>;
  wallet: Pick<Wallet, 'transaction'>;
  bonuses: Pick<Bonuses, 'hold' | 'giveWithin' | 'broughtBy' | 'isFull'>;
  promotionRules: Pick<PromotionRules, 'add' | 'active' | 'current' | 'playReturns'>;
  countedPlay: Pick<CountedPlay, 'catchUp' | 'days'>;
  segments: Pick<Segments, 'has' | 'matching' | 'assertKnown' | 'addUses'>;
}

export function createCampaigns({ db }: Pick<Platform, 'db'>, needs: Dependencies): Campaigns {
  const { bonuses, promotionRules, countedPlay, segments } = needs;
  promotionRules.add(campaignKind(segments));
  segments.addUses(async (on, brand, segment) =>
    (await promotionRules.current<CampaignTerms>(on, brand, 'campaign'))
      .filter(({ terms }) => terms.segment === segment)
      .map(({ name }) => ({ kind: 'promotion' as const, name, gives: true })),
  );
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
  const claimCampaign = createClaimCampaign({
    ...needs,
    readGames: games.read,
    async look(campaign, brand, memberId) {
      if (dependsOnCounting(campaign.terms) && !(await countedPlay.catchUp())) throw new DomainError('service.unavailable');
      const facts = await readMemberFacts(db, needs, brand, memberId);
      return { facts, loss: await lossOf(campaign, brand, memberId, facts) };
    },
  });
  const claim = async (brand: Brand, memberId: string, code: string) =>
    claimCampaign(await find(brand.code, code), brand, memberId);
  return {
    claim,
    claimCode: createClaimCode(db, { active, claim: claimCampaign }),
    gifts: createCampaignGifts(db, { ...needs, find }),
    async list(brand, memberId) {
      const known = await games.recent(brand.code);
      const sound = (await active(brand.code)).filter(({ terms, acceptedGain }) => gainOf(terms, known) <= acceptedGain);
      if (sound.length === 0) return { campaigns: [] };
      const [facts, claims, receivers, full, theirs] = await Promise.all([
        readMemberFacts(db, needs, brand, memberId),
        store.claimsOf(brand.code, memberId),
        store.receivers(
          brand.code,
          sound.map(({ code }) => code),
        ),
        bonuses.isFull({ brand: brand.code, memberId }),
        sound.some(({ terms }) => terms.segment !== null) ? segments.matching(memberId, brand.code) : nobody,
      ]);
      const shown = sound.filter(({ terms: { segment } }) => segment === null || theirs.includes(segment));
      const campaigns = await Promise.all(
        shown.map(async (campaign) => {
          const loss = await lossOf(campaign, brand, memberId, facts);
          const answer = decideClaim({ campaign, facts, claims, receivers: receivers.get(campaign.code) ?? 0, loss });
          const hidden = answer.state === 'gone' || (answer.state === 'open' && isHidden(campaign, facts));
          return hidden ? [] : [toWireCampaign({ campaign, facts, answer, games: known, full })];
        }),
      );
      return { campaigns: campaigns.flat() };
    },
  };
}

const nobody: string[] = [];

/** Nothing is decided about these on books that are half counted. */
function dependsOnCounting({ groups, gives, segment }: CampaignTerms): boolean {
  return segment !== null || gives.kind === 'cashback' || groups.some(({ triggers }) => triggers.some(({ on }) => on === 'play'));
}

/** What nobody opens by what they do here is not shown to those who lack it: a code, a link, a birthday that nobody confirmed, a word of an operator. */
function isHidden({ code, terms }: CampaignInForce, facts: MemberFacts): boolean {
  return terms.groups.some(({ need, triggers }) => {
    const lacks = triggers.filter((trigger) => OPENED_ELSEWHERE.has(trigger.on) && !isMet(trigger, code, facts));
    return need === 'all' ? lacks.length > 0 : lacks.length === triggers.length;
  });
}

const OPENED_ELSEWHERE: ReadonlySet<string> = new Set(['promo-code', 'link', 'birthday', 'by-hand']);
