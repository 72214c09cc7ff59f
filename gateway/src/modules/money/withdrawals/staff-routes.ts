import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DisputeResolution, WithdrawalAddress, WithdrawalDecision, WithdrawalQueueQuery } from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok, sendPrivateImage } from '../../../platform/http';
import type { WithdrawalAdmin } from './withdrawal-admin';

const Brand = Type.Object({ brand: BrandCode });
const approver = { staff: 'approver' } as const;
const viewer = { staff: 'viewer' } as const;

/** How operators decide what is paid out. */
export function withdrawalStaffRoutes(admin: WithdrawalAdmin): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/withdrawals';
  return async (app) => {
    app.get(root, { config: viewer, schema: { params: Brand, querystring: WithdrawalQueueQuery } }, async ({ params, query }) =>
      ok(await admin.queue(params.brand, query.queue, query.after)),
    );
    app.get(`${root}/:id`, { config: viewer, schema: { params: WithdrawalAddress } }, async ({ params }) =>
      ok(await admin.find(params.brand, params.id)),
    );
    app.post(
      `${root}/:id/approval`,
      { config: approver, schema: { params: WithdrawalAddress, body: WithdrawalDecision } },
      async ({ params, body, operator }) => ok(await admin.approve({ ...params, ...body, who: operator.name })),
    );
    app.post(
      `${root}/:id/rejection`,
      { config: approver, schema: { params: WithdrawalAddress, body: WithdrawalDecision } },
      async ({ params, body, operator }) => ok(await admin.reject({ ...params, ...body, who: operator.name })),
    );
    app.put(
      `${root}/:id/dispute`,
      { config: approver, schema: { params: WithdrawalAddress, body: DisputeResolution } },
      async ({ params, body: { outcome, reason }, operator }) =>
        ok(await admin.resolveDispute({ ...params, reason, who: operator.name }, outcome)),
    );
    app.get(`${root}/:id/proof`, { config: viewer, schema: { params: WithdrawalAddress } }, async ({ params }, reply) =>
      sendPrivateImage(reply, await admin.proof(params.brand, params.id)),
    );
  };
}
