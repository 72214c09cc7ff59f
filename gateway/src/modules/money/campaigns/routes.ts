import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BonusCodeClaim, CampaignAddress, CampaignClaim, CampaignsValue } from '@pavilion/api/campaigns';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { Campaigns } from './service';

const config = { access: 'member' } as const;
const tags = ['wallet'];

/** A member looks at what there is for them, and claims it. */
export function campaignRoutes(campaigns: Campaigns): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/bonuses/campaigns',
      { config, schema: { tags, response: { 200: successEnvelope(CampaignsValue) } } },
      async (request) => ok(await campaigns.list(request.brand, request.member().memberId)),
    );
    app.post(
      '/wps/v2/bonuses/campaigns/:code/claim',
      { config, schema: { tags, params: CampaignAddress, response: { 200: successEnvelope(CampaignClaim) } } },
      async (request) => ok(await campaigns.claim(request.brand, request.member().memberId, request.params.code)),
    );
    app.post(
      '/wps/v2/bonuses/claim',
      { config, schema: { tags, body: BonusCodeClaim, response: { 200: successEnvelope(CampaignClaim) } } },
      async (request) => ok(await campaigns.claimCode(request.brand, request.member().memberId, request.body.code, request.ip)),
    );
  };
}
