import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  DepositAddress,
  DepositApproval,
  DepositDecision,
  DepositMethodAddress,
  DepositMethodSwitch,
  DepositQueueQuery,
} from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok, sendPrivateImage } from '../../../platform/http';
import type { DepositAdmin } from './deposit-admin';

const Brand = Type.Object({ brand: BrandCode });
const [approver, viewer, operator] = [{ staff: 'approver' }, { staff: 'viewer' }, { staff: 'operator' }] as const;

/** How operators look after what is paid in. */
export function depositStaffRoutes(admin: DepositAdmin): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/deposits';
  return async (app) => {
    app.get(root, { config: viewer, schema: { params: Brand, querystring: DepositQueueQuery } }, async ({ params, query }) =>
      ok(await admin.queue(params.brand, query.queue, query.after)),
    );
    app.get(`${root}/:id`, { config: viewer, schema: { params: DepositAddress } }, async ({ params }) =>
      ok(await admin.find(params.brand, params.id)),
    );
    app.post(
      `${root}/:id/approval`,
      { config: approver, schema: { params: DepositAddress, body: DepositApproval } },
      async ({ params, body: { arrived, reason }, operator: { name: who } }) =>
        ok(await admin.approve({ ...params, reason, arrived: BigInt(arrived), who })),
    );
    app.post(
      `${root}/:id/rejection`,
      { config: approver, schema: { params: DepositAddress, body: DepositDecision } },
      async ({ params, body, operator: { name: who } }) => ok(await admin.reject({ ...params, ...body, who })),
    );
    app.post(
      `${root}/:id/return`,
      { config: approver, schema: { params: DepositAddress, body: DepositDecision } },
      async ({ params, body, operator: { name: who } }) => ok(await admin.refund({ ...params, ...body, who })),
    );
    app.get(`${root}/:id/slip`, { config: viewer, schema: { params: DepositAddress } }, async ({ params }, reply) =>
      sendPrivateImage(reply, await admin.slip(params.brand, params.id)),
    );
    app.get('/staff/brands/:brand/deposit-methods', { config: viewer, schema: { params: Brand } }, async ({ params }) =>
      ok(await admin.methods(params.brand)),
    );
    app.put(
      '/staff/brands/:brand/deposit-methods/:code',
      { config: operator, schema: { params: DepositMethodAddress, body: DepositMethodSwitch } },
      async ({ params, body, operator: { name: who } }) => ok(await admin.setMethodEnabled({ ...params, ...body, who })),
    );
  };
}
