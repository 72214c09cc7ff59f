import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { RedemptionAddress, RedemptionQuery, RedemptionReason } from '@pavilion/api/staff';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { RedemptionDesk } from './redemption-desk';

const Brand = Type.Object({ brand: BrandCode });
const config = { staff: 'approver' } as const;

/** How operators decide about what members redeemed. They read where it goes, so the list takes the role, too. */
export function pointsStaffRoutes(desk: RedemptionDesk): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/redemptions';
  return async (app) => {
    app.get(root, { config, schema: { params: Brand, querystring: RedemptionQuery } }, async ({ params, query }) =>
      ok(await desk.list(params.brand, query)),
    );
    for (const [path, decide] of [
      ['approval', desk.approve],
      ['rejection', desk.reject],
    ] as const)
      app.post(
        `${root}/:id/${path}`,
        { config, schema: { params: RedemptionAddress, body: RedemptionReason } },
        async ({ params, body, operator }) => {
          await decide({ ...params, ...body, who: operator.name });
          return ok({});
        },
      );
  };
}
