import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LimitChangeParams, LimitOfferSeen, LimitRequest, ReachedLimitsValue, LimitsValue } from '@pavilion/api/protection';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../platform/http';
import type { LimitHolder } from './limits';
import type { Protection } from './service';

const config = { access: 'member' } as const;
const [tags, response] = [['protection'], { 200: successEnvelope(LimitsValue) }];

/** Members limit themselves. */
export function protectionRoutes(protection: Protection): FastifyPluginAsyncTypebox {
  const { limits } = protection;
  const root = '/wps/v2/limits';
  return async (app) => {
    app.get(root, { config, schema: { tags, response } }, async (request) => ok(await limits.of(limitHolderOf(request))));
    app.put(root, { config, schema: { tags, body: LimitRequest, response } }, async (request) =>
      ok(await limits.change(limitHolderOf(request), request.body)),
    );
    app.put(
      `${root}/changes/:id/confirmation`,
      { config, schema: { tags, params: LimitChangeParams, response } },
      async (request) => ok(await limits.confirm(limitHolderOf(request), request.params.id)),
    );
    app.delete(`${root}/changes/:id`, { config, schema: { tags, params: LimitChangeParams, response } }, async (request) =>
      ok(await limits.cancel(limitHolderOf(request), request.params.id)),
    );
    app.put(
      `${root}/offers`,
      { config, schema: { tags, body: LimitOfferSeen, response: { 200: successEnvelope(EmptySuccess) } } },
      async (request) => {
        await protection.markOfferAnswered(request.member().memberId, request.body.place);
        return ok({});
      },
    );
    app.get(
      `${root}/reached`,
      { config, schema: { tags, response: { 200: successEnvelope(ReachedLimitsValue) } } },
      async (request) => ok(await protection.reachedLimits(limitHolderOf(request))),
    );
    // Remotes published before ask for `stops`: it goes with the next version.
    app.get(`${root}/stops`, { config, schema: { tags } }, async (request) => {
      const { reached } = await protection.reachedLimits(limitHolderOf(request));
      return ok({ stops: reached });
    });
  };
}

function limitHolderOf(request: Pick<FastifyRequest, 'brand' | 'member'>): LimitHolder {
  return { brand: request.brand, memberId: request.member().memberId };
}
