import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { Bonuses, GameFacts } from '../bonuses';
import type { PromotionRules } from '../promotion-rules';
import type { Segments } from '../segments';
import { gainOf } from './campaign-kind';
import { type ClaimAnswer, decideClaim } from './decide-claim';
import { readMemberFacts } from './facts-store';
import type { UnpaidLoss } from './losses';
import { isMet, type MemberFacts } from './moments';
import { readStepNames, type StepNames } from './step-names';
import { campaignStore } from './store';
import type { CampaignInForce } from './tables';

type FactsOf = Parameters<typeof readMemberFacts>[1];

interface StatusDependencies {
  bonuses: Pick<Bonuses, 'isFull'>;
  segments: Pick<Segments, 'matching'>;
  promotionRules: Pick<PromotionRules, 'active'>;
  active: (brand: string) => Promise<CampaignInForce[]>;
  lossOf: (campaign: CampaignInForce, brand: Brand, memberId: string, facts: MemberFacts) => Promise<UnpaidLoss | undefined>;
  readGames: (brand: string) => Promise<GameFacts>;
}

/** How a campaign stands with a member. */
export interface CampaignStatus {
  campaign: CampaignInForce;
  facts: MemberFacts;
  answer: ClaimAnswer;
  games: GameFacts;
  names: StepNames;
  /** As many bonuses run as can. */
  full: boolean;
}

const nobody: string[] = [];

/** What there is for a member, by what is counted so far: sound campaigns of their segments, without those that nobody opens from here. */
export function createCampaignStatuses(
  db: Database,
  { bonuses, segments, promotionRules, active, lossOf, readGames, ...needs }: StatusDependencies & FactsOf,
): (brand: Brand, memberId: string) => Promise<CampaignStatus[]> {
  const store = campaignStore(db);
  return async (brand, memberId) => {
    const games = await readGames(brand.code);
    const sound = (await active(brand.code)).filter(({ terms, acceptedGain }) => gainOf(terms, games) <= acceptedGain);
    if (sound.length === 0) return [];
    const limited = sound.filter(({ terms }) => terms.receivers !== null).map(({ code }) => code);
    const [facts, names, claims, receivers, full, theirs] = await Promise.all([
      readMemberFacts(db, needs, { brand, memberId, campaigns: sound }),
      readStepNames(promotionRules, brand.code, sound),
      store.claimsOf(brand.code, memberId),
      store.receivers(brand.code, limited),
      bonuses.isFull({ brand: brand.code, memberId }),
      sound.some(({ terms }) => terms.segment !== null) ? segments.matching(memberId, brand.code) : nobody,
    ]);
    const statusOf = async (campaign: CampaignInForce): Promise<CampaignStatus> => {
      const loss = await lossOf(campaign, brand, memberId, facts);
      const answer = decideClaim({ campaign, facts, claims, receivers: receivers.get(campaign.code) ?? 0, loss });
      // Rounds are no bonus, and wait for none.
      return { campaign, facts, answer, games, names, full: full && campaign.terms.gives.kind !== 'freeRounds' };
    };
    const theirOwn = sound.filter(({ terms: { segment } }) => segment === null || theirs.includes(segment));
    return (await Promise.all(theirOwn.map(statusOf))).filter(isShown);
  };
}

function isShown({ campaign, facts, answer: { state } }: CampaignStatus): boolean {
  return state !== 'gone' && !(state === 'open' && isHidden(campaign, facts));
}

/** What nobody opens by what they do here is not shown to those who lack it: a code, a link, a birthday that nobody confirmed, a word of an operator. */
function isHidden(campaign: CampaignInForce, facts: MemberFacts): boolean {
  return campaign.terms.groups.some(({ need, triggers }) => {
    const lacks = triggers.filter((trigger) => OPENED_ELSEWHERE.has(trigger.on) && !isMet(trigger, campaign, facts));
    return need === 'all' ? lacks.length > 0 : lacks.length === triggers.length;
  });
}

const OPENED_ELSEWHERE: ReadonlySet<string> = new Set(['promo-code', 'link', 'birthday', 'by-hand']);
