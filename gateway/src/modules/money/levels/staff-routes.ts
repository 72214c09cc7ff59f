import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { Levels } from './service';

const params = Type.Object({ brand: BrandCode, id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });

/** Where a member stands on the ladder. What ladders are is decided with all other rules. */
export function levelStaffRoutes(levels: Levels): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/staff/brands/:brand/members/:id/level', { config: { staff: 'viewer' }, schema: { params } }, async ({ params: of }) =>
      ok(await levels.ofMember(of.brand, of.id)),
    );
  };
}
