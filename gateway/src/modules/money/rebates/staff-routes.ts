import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { Rebates } from './service';

const params = Type.Object({ brand: BrandCode, id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });

/** What a member was given back. By what rules is decided with all other rules. */
export function rebateStaffRoutes(rebates: Rebates): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/staff/brands/:brand/members/:id/rebates',
      { config: { staff: 'viewer' }, schema: { params } },
      async ({ params: of }) => ok(await rebates.ofMember(of.brand, of.id)),
    );
  };
}
