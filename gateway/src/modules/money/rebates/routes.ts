import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RebateClaimRequest, RebateClaimValue, RebateHistoryQuery, RebateHistoryValue, RebatesValue } from '@pavilion/api/rebates';
import { successEnvelope } from '@pavilion/api/schemas';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../platform/http';
import type { Rebates } from './service';

const config = { access: 'member' } as const;
const tags = ['rebates'];

/** A member looks at what comes back of each day, and claims it. */
export function rebateRoutes(rebates: Rebates): FastifyPluginAsyncTypebox {
  const asking = (request: FastifyRequest) => ({ brand: request.brand, memberId: request.member().memberId });
  return async (app) => {
    app.get('/wps/v2/rebates', { config, schema: { tags, response: { 200: successEnvelope(RebatesValue) } } }, async (request) =>
      ok(await rebates.of(asking(request))),
    );
    app.get(
      '/wps/v2/rebates/history',
      { config, schema: { tags, querystring: RebateHistoryQuery, response: { 200: successEnvelope(RebateHistoryValue) } } },
      async (request) => ok(await rebates.history(request.member().memberId, Number(request.query.page ?? '1'))),
    );
    app.post(
      '/wps/v2/rebates/claim',
      { config, schema: { tags, body: RebateClaimRequest, response: { 200: successEnvelope(RebateClaimValue) } } },
      async (request) => ok(await rebates.claim(asking(request), request.body)),
    );
  };
}
