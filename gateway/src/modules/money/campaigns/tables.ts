import type { CampaignTerms } from '@pavilion/api/staff';
import type { Generated } from 'kysely';
import type { RuleInForce } from '../promotion-rules';

declare module '../../../platform/database/database' {
  interface Tables {
    campaign_claims: {
      id: string;
      brand: string;
      code: string;
      member_id: bigint;
      campaign: bigint;
      occasion: string;
      amount: bigint;
      claimed_at: Generated<Date>;
    };
    campaign_codes: {
      brand: string;
      member_id: bigint;
      campaign: string;
      code: string;
      typed_at: Generated<Date>;
    };
    campaign_gifts: {
      id: string;
      brand: string;
      code: string;
      member_id: bigint;
      operator: string;
      reason: string;
      given_at: Generated<Date>;
    };
    campaign_losses: {
      claim_id: string;
      member_id: bigint;
      from_day: string;
      to_day: string;
      loss: bigint;
    };
  }
}

/** A campaign that is on. */
export type CampaignInForce = RuleInForce<CampaignTerms>;
