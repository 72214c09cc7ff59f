import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HeldWinAddress, HeldWinDecision, HeldWinQuery } from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok } from '../../../../platform/http';
import type { HeldWinAdmin } from './held-win-admin';

const OfBrand = Type.Object({ brand: BrandCode });
const root = '/staff/brands/:brand/held-wins';

/** How operators see and decide wins above their cap. */
export function heldWinStaffRoutes(heldWins: HeldWinAdmin): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      root,
      { config: { staff: 'viewer' }, schema: { params: OfBrand, querystring: HeldWinQuery } },
      async ({ params, query }) => ok(await heldWins.queue(params.brand, query)),
    );
    for (const [path, wanted] of [
      ['approval', 'approve'],
      ['rejection', 'reject'],
    ] as const) {
      app.post(
        `${root}/:id/${path}`,
        { config: { staff: 'approver' }, schema: { params: HeldWinAddress, body: HeldWinDecision } },
        async ({ params, body, operator: { name } }) => ok(await heldWins.decide(wanted, { ...params, ...body, who: name })),
      );
    }
  };
}
