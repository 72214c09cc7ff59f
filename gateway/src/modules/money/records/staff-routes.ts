import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RoundQuery } from '@pavilion/api/records';
import { MemberAddress } from '@pavilion/api/staff';
import { ok } from '../../../platform/http';
import type { Records } from './service';

/** What operators look up of a member's rounds. */
export function recordStaffRoutes(records: Pick<Records, 'proofOf'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/staff/brands/:brand/members/:member/round-proof',
      { config: { staff: 'viewer' }, schema: { params: MemberAddress, querystring: RoundQuery } },
      async ({ params, query }) => ok(await records.proofOf(params, query)),
    );
  };
}
