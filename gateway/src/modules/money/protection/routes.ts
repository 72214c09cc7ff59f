import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LimitChangeParams, LimitOfferAnswer, LimitRequest, LimitStopsValue, LimitsValue } from '@pavilion/api/protection';
import { answered, Done } from '@pavilion/api/schemas';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../platform/http';
import type { Limited } from './limits';
import type { Protection } from './service';

const config = { access: 'member' } as const;
const [tags, response] = [['protection'], { 200: answered(LimitsValue) }];

/** Members limit themselves. */
export function protectionRoutes(protection: Protection): FastifyPluginAsyncTypebox {
  const { limits } = protection;
  const root = '/wps/v2/limits';
  return async (app) => {
    app.get(root, { config, schema: { tags, response } }, async (request) => ok(await limits.of(asking(request))));
    app.put(root, { config, schema: { tags, body: LimitRequest, response } }, async (request) =>
      ok(await limits.change(asking(request), request.body)),
    );
    app.put(
      `${root}/changes/:id/confirmation`,
      { config, schema: { tags, params: LimitChangeParams, response } },
      async (request) => ok(await limits.confirm(asking(request), request.params.id)),
    );
    app.delete(`${root}/changes/:id`, { config, schema: { tags, params: LimitChangeParams, response } }, async (request) =>
      ok(await limits.cancel(asking(request), request.params.id)),
    );
    app.put(
      `${root}/offers`,
      { config, schema: { tags, body: LimitOfferAnswer, response: { 200: answered(Done) } } },
      async (request) => {
        await protection.answerOffer(request.member().memberId, request.body.place);
        return ok({});
      },
    );
    app.get(`${root}/stops`, { config, schema: { tags, response: { 200: answered(LimitStopsValue) } } }, async (request) =>
      ok(await protection.stops(asking(request))),
    );
  };
}

function asking(request: Pick<FastifyRequest, 'brand' | 'member'>): Limited {
  return { brand: request.brand, memberId: request.member().memberId };
}
