import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  BonusCancellation,
  BonusCostQuestion,
  BonusOfferAddress,
  BonusOfferChange,
  GivenBonusAddress,
  GivenBonusesQuery,
  OfferRequestAddress,
  OfferRequestDecision,
} from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { BonusAdmin } from './bonus-admin';

const Brand = Type.Object({ brand: BrandCode });
const approver = { staff: 'approver' } as const;
const viewer = { staff: 'viewer' } as const;

/** How operators decide what deposits bring, and look after what was given. */
export function bonusStaffRoutes(admin: BonusAdmin): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/bonuses';
  return async (app) => {
    app.get(root, { config: viewer, schema: { params: Brand } }, async ({ params }) => ok(await admin.overview(params.brand)));
    app.put(
      `${root}/offers/:code`,
      { config: approver, schema: { params: BonusOfferAddress, body: BonusOfferChange } },
      async ({ params, body, operator }) => ok(await admin.setOffer(params.brand, params.code, body, operator.name)),
    );
    app.post(`${root}/cost`, { config: viewer, schema: { params: Brand, body: BonusCostQuestion } }, async ({ params, body }) =>
      ok(await admin.costOf(params.brand, body)),
    );
    app.post(
      `${root}/offers/:code/requests`,
      { config: approver, schema: { params: BonusOfferAddress, body: BonusOfferChange } },
      async ({ params, body, operator }) => ok(await admin.requests.request(params.brand, params.code, body, operator.name)),
    );
    for (const [path, decide] of [
      ['approval', admin.requests.approve],
      ['rejection', admin.requests.reject],
    ] as const)
      app.post(
        `${root}/offer-requests/:id/${path}`,
        { config: approver, schema: { params: OfferRequestAddress, body: OfferRequestDecision } },
        async ({ params, body, operator }) => {
          await decide({ ...params, ...body, who: operator.name });
          return ok(await admin.overview(params.brand));
        },
      );
    app.get(
      `${root}/given`,
      { config: viewer, schema: { params: Brand, querystring: GivenBonusesQuery } },
      async ({ params, query }) => ok(await admin.listGiven(params.brand, query)),
    );
    app.post(
      `${root}/given/:id/cancellation`,
      { config: approver, schema: { params: GivenBonusAddress, body: BonusCancellation } },
      async ({ params, body, operator }) => ok(await admin.cancel(params.brand, params.id, { ...body, who: operator.name })),
    );
  };
}
