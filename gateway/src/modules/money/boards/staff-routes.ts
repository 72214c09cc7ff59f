import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { Boards } from './service';

const params = Type.Object({ brand: BrandCode });

/** Standings and prizes of the last periods. What boards are is decided with all other rules. */
export function boardStaffRoutes(boards: Boards): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/staff/brands/:brand/boards', { config: { staff: 'viewer' }, schema: { params } }, async ({ params: { brand } }) =>
      ok(await boards.overview(brand)),
    );
  };
}
