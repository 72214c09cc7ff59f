import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MemberAction, MemberBirthday, MemberLock, MemberSearch } from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { MemberAdmin } from './service';

const Brand = Type.Object({ brand: BrandCode });
const One = Type.Object({ brand: BrandCode, id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });

/** How operators look after members. */
export function memberAdminRoutes(admin: MemberAdmin): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/members';
  const config = { staff: 'operator' } as const;
  return async (app) => {
    app.post(
      `${root}/search`,
      { config: { staff: 'viewer' }, schema: { params: Brand, body: MemberSearch } },
      async ({ params, body }) => ok(await admin.search(params.brand, body)),
    );
    app.get(`${root}/:id`, { config: { staff: 'viewer' }, schema: { params: One } }, async ({ params }) =>
      ok(await admin.view(params.brand, params.id)),
    );
    app.put(
      `${root}/:id/lock`,
      { config, schema: { params: One, body: MemberLock } },
      async ({ params, body: { locked, reason }, operator }) =>
        ok(await admin.setLock({ ...params, reason, who: operator.name }, locked)),
    );
    app.post(
      `${root}/:id/recovery`,
      { config, schema: { params: One, body: MemberAction } },
      async ({ params, body, operator }) => {
        await admin.sendRecovery({ ...params, ...body, who: operator.name });
        return ok({});
      },
    );
    app.post(
      `${root}/:id/birthday`,
      { config, schema: { params: One, body: MemberBirthday } },
      async ({ params, body: { birthday, reason }, operator }) =>
        ok(await admin.confirmBirthday({ ...params, reason, who: operator.name }, birthday)),
    );
    app.post(
      `${root}/:id/birthday/withdrawal`,
      { config, schema: { params: One, body: MemberAction } },
      async ({ params, body, operator }) => ok(await admin.withdrawBirthday({ ...params, ...body, who: operator.name })),
    );
    app.post(
      `${root}/:id/sign-out`,
      { config, schema: { params: One, body: MemberAction } },
      async ({ params, body, operator }) => {
        await admin.signOut({ ...params, ...body, who: operator.name });
        return ok({});
      },
    );
  };
}
