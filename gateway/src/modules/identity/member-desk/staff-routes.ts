import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MemberDeed, MemberLock, MemberSearch } from '@pavilion/api/operations';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { MemberDesk } from './service';

const Brand = Type.Object({ brand: BrandCode });
const One = Type.Object({ brand: BrandCode, id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });

/** How operators look after members. */
export function memberDeskRoutes(desk: MemberDesk): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/members';
  const config = { staff: 'operator' } as const;
  return async (app) => {
    app.post(
      `${root}/search`,
      { config: { staff: 'viewer' }, schema: { params: Brand, body: MemberSearch } },
      async ({ params, body }) => ok(await desk.search(params.brand, body)),
    );
    app.get(`${root}/:id`, { config: { staff: 'viewer' }, schema: { params: One } }, async ({ params }) =>
      ok(await desk.view(params.brand, params.id)),
    );
    app.put(
      `${root}/:id/lock`,
      { config, schema: { params: One, body: MemberLock } },
      async ({ params, body: { locked, reason }, operator }) =>
        ok(await desk.setLock({ ...params, reason, who: operator.name }, locked)),
    );
    app.post(`${root}/:id/recovery`, { config, schema: { params: One, body: MemberDeed } }, async ({ params, body, operator }) => {
      await desk.sendRecovery({ ...params, ...body, who: operator.name });
      return ok({});
    });
    app.post(`${root}/:id/sign-out`, { config, schema: { params: One, body: MemberDeed } }, async ({ params, body, operator }) => {
      await desk.signOut({ ...params, ...body, who: operator.name });
      return ok({});
    });
  };
}
