import type { LevelTerms, MissionTerms } from '@pavilion/api/staff';
import type { PromotionRules, RuleInForce } from '../promotion-rules';
import { asksFor } from './moments';
import type { CampaignInForce } from './tables';

type Texts = RuleInForce['name'];

/** What members call that which campaigns ask for. */
export interface StepNames {
  missions: ReadonlyMap<string, Texts>;
  /** Of each rank, from the lowest. */
  ranks: readonly Texts[];
}

/** The names of missions and ranks that are there now, where a campaign asks for any. */
export async function readStepNames(
  { active }: Pick<PromotionRules, 'active'>,
  brand: string,
  campaigns: readonly CampaignInForce[],
): Promise<StepNames> {
  const asks = (kind: 'mission' | 'level') => campaigns.some(({ terms }) => asksFor(terms, kind));
  const missions = asks('mission') ? await active<MissionTerms>(brand, 'mission') : [];
  const [ladder] = asks('level') ? await active<LevelTerms>(brand, 'level') : [];
  return {
    missions: new Map(missions.map(({ code, name }) => [code, name])),
    ranks: ladder?.terms.ranks.map(({ label }) => label) ?? [],
  };
}
