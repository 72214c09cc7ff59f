import type { CampaignClaim } from '@pavilion/api/campaigns';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { consumeRateLimits, placeLimits, refundRateLimits } from '../../../platform/rate-limits';
import { campaignStore } from './store';
import type { CampaignInForce } from './tables';

const HOUR = 3_600;
const WRONG_PER_HOUR = 10;

interface Dependencies {
  active: (brand: string) => Promise<CampaignInForce[]>;
  claim: (campaign: CampaignInForce, brand: Brand, memberId: string) => Promise<CampaignClaim>;
}

/**
 * Claims what a typed code brings. Whoever guesses has ten wrong ones an hour, and so has everybody at their place together with three times as many; a code that is known
 * is not counted. What else its campaign asks for is on the page of bonuses from then on.
 */
export function createClaimCode(db: Database, { active, claim }: Dependencies) {
  return async (brand: Brand, memberId: string, typed: string, address: string): Promise<CampaignClaim> => {
    const attempt = [
      { key: `bonus code member ${memberId}`, most: WRONG_PER_HOUR, seconds: HOUR },
      ...placeLimits('bonus code', address, { perHost: 3 * WRONG_PER_HOUR, perNetwork: 15 * WRONG_PER_HOUR, seconds: HOUR }),
    ];
    await consumeRateLimits(db, attempt);
    const code = typed.toUpperCase().replace(/[\s-]+/g, '');
    const campaign = (await active(brand.code)).find((each) => hasCode(each, code));
    if (!campaign) throw new DomainError('bonuses.code_unknown', { fields: { code: 'bonuses.code_unknown' } });
    await refundRateLimits(db, attempt);
    await campaignStore(db).insertCode({ brand: brand.code, member_id: BigInt(memberId), campaign: campaign.code, code });
    return claim(campaign, brand, memberId);
  };
}

function hasCode({ terms }: CampaignInForce, code: string): boolean {
  return terms.groups.some(({ triggers }) =>
    triggers.some((trigger) => trigger.on === 'promo-code' && trigger.codes.includes(code)),
  );
}
