import type { CampaignTerms } from '@pavilion/api/staff';
import type { TermsForm } from '../terms-form';
import { CampaignFields } from './CampaignFields';
import { type CampaignValues, emptyCampaign, invalidCampaign, toCampaignTerms, toCampaignValues } from './campaign-values';

/** What members get for what they do. */
export const campaignForm: TermsForm<CampaignTerms, CampaignValues> = {
  empty: emptyCampaign,
  toTyped: toCampaignValues,
  invalidFields: invalidCampaign,
  toTerms: toCampaignTerms,
  Fields: CampaignFields,
};
