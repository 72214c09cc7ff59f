import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MemberLimitRequest } from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { LimitAdmin } from './limit-admin';

const params = Type.Object({ brand: BrandCode, id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });

/** Members' limits as operators look after them. */
export function protectionStaffRoutes(admin: LimitAdmin): FastifyPluginAsyncTypebox {
  const path = '/staff/brands/:brand/members/:id/limits';
  return async (app) => {
    app.get(path, { config: { staff: 'viewer' }, schema: { params } }, async (request) => ok(await admin.of(request.params)));
    app.put(path, { config: { staff: 'operator' }, schema: { params, body: MemberLimitRequest } }, async (request) =>
      ok(await admin.tighten(request.params, request.body, request.operator.name)),
    );
  };
}
