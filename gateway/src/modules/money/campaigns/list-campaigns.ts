import type { CampaignsValue } from '@pavilion/api/campaigns';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { Bonuses, GameFacts } from '../bonuses';
import type { Segments } from '../segments';
import { gainOf } from './campaign-kind';
import { decideClaim } from './decide-claim';
import { readMemberFacts } from './facts-store';
import type { UnpaidLoss } from './losses';
import { isMet, type MemberFacts } from './moments';
import { campaignStore } from './store';
import type { CampaignInForce } from './tables';
import { toWireCampaign } from './wire';

type FactsOf = Parameters<typeof readMemberFacts>[1];

interface ListDependencies {
  bonuses: Pick<Bonuses, 'isFull'>;
  segments: Pick<Segments, 'matching'>;
  active: (brand: string) => Promise<CampaignInForce[]>;
  lossOf: (campaign: CampaignInForce, brand: Brand, memberId: string, facts: MemberFacts) => Promise<UnpaidLoss | undefined>;
  readGames: (brand: string) => Promise<GameFacts>;
}

const nobody: string[] = [];

/** What there is for a member: sound campaigns of their segments, each with what is missing. */
export function createCampaignList(
  db: Database,
  { bonuses, segments, active, lossOf, readGames, ...needs }: ListDependencies & FactsOf,
): (brand: Brand, memberId: string) => Promise<CampaignsValue> {
  const store = campaignStore(db);
  return async (brand, memberId) => {
    const known = await readGames(brand.code);
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
  };
}

/** What nobody opens by what they do here is not shown to those who lack it: a code, a link, a birthday that nobody confirmed, a word of an operator. */
function isHidden({ code, terms }: CampaignInForce, facts: MemberFacts): boolean {
  return terms.groups.some(({ need, triggers }) => {
    const lacks = triggers.filter((trigger) => OPENED_ELSEWHERE.has(trigger.on) && !isMet(trigger, code, facts));
    return need === 'all' ? lacks.length > 0 : lacks.length === triggers.length;
  });
}

const OPENED_ELSEWHERE: ReadonlySet<string> = new Set(['promo-code', 'link', 'birthday', 'by-hand']);
