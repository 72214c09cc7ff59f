import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { FreeRoundsAddress, FreeRoundsDecision, GivenFreeRoundsQuery, NewFreeRounds } from '@pavilion/api/staff';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { FreeRoundAdmin } from './admin';

const OfBrand = Type.Object({ brand: BrandCode });
const approver = { staff: 'approver' } as const;
const operator = { staff: 'operator' } as const;
const viewer = { staff: 'viewer' } as const;
const root = '/staff/brands/:brand/free-rounds';

/** How operators give rounds by hand, and take back what is not played. */
export function freeRoundStaffRoutes(admin: FreeRoundAdmin): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(root, { config: viewer, schema: { params: OfBrand, querystring: GivenFreeRoundsQuery } }, async ({ params, query }) =>
      ok(await admin.list(params.brand, query)),
    );
    app.post(root, { config: operator, schema: { params: OfBrand, body: NewFreeRounds } }, async ({ params, body, operator: by }) =>
      ok(await admin.propose(params.brand, body, by.name)),
    );
    for (const [path, config, act] of [
      ['approval', approver, admin.approve],
      ['rejection', operator, admin.reject],
      ['cancellation', approver, admin.cancel],
    ] as const)
      app.post(
        `${root}/:id/${path}`,
        { config, schema: { params: FreeRoundsAddress, body: FreeRoundsDecision } },
        async ({ params, body, operator: by }) => ok(await act({ ...params, ...body, who: by.name })),
      );
  };
}
