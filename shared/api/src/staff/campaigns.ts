import { type Static, Type } from 'typebox';
import { OfferCode } from '../bonuses';
import { BrandCode } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** `POST /staff/brands/:brand/campaigns/:code/gifts` (role `approver`): opens a campaign that waits for an operator's word for one member, once for an id. */
export const CampaignGiftRequest = Type.Object({ id: Id, account: text(40, 1), reason: text(300, 3) }, closed);
export type CampaignGiftRequest = Static<typeof CampaignGiftRequest>;

/** A campaign: its code within a brand. */
export const CampaignGiftAddress = Type.Object({ brand: BrandCode, code: OfferCode }, closed);
