import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CampaignGiftAddress, CampaignGiftRequest } from '@pavilion/api/staff';
import { ok } from '../../../platform/http';
import type { CampaignGifts } from './gifts';

/** How operators open a campaign for one member. */
export function campaignStaffRoutes(gifts: CampaignGifts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/staff/brands/:brand/campaigns/:code/gifts',
      { config: { staff: 'approver' }, schema: { params: CampaignGiftAddress, body: CampaignGiftRequest } },
      async ({ params, body, operator }) => ok(await gifts.open(params.brand, params.code, body, operator.name)),
    );
  };
}
