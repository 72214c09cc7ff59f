import { call } from '../call';
import type { BonusCodeClaim, CampaignClaim, CampaignsValue } from './index';

type Nothing = Record<never, never>;

/** The campaigns of the brand, and what of them can be claimed now. */
export const campaigns = call<Nothing, CampaignsValue>('GET', '/wps/v2/bonuses/campaigns', { token: true });
/** Claims what a campaign brings; once more is answered as the first time. */
export const claimCampaign = (code: string) =>
  call<Nothing, CampaignClaim>('POST', `/wps/v2/bonuses/campaigns/${encodeURIComponent(code)}/claim`, { token: true });
/** Claims what a code brings; once more is answered as the first time. */
export const claimBonusCode = call<BonusCodeClaim, CampaignClaim>('POST', '/wps/v2/bonuses/claim', { token: true });
