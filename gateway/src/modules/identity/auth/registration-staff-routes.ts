import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RegistrationChange } from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { RegistrationAdmin } from './registration-admin';

const Brand = Type.Object({ brand: BrandCode });

/** What a brand asks at registration, as operators see and change it. */
export function registrationStaffRoutes(admin: RegistrationAdmin): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/registration-rules';
  return async (app) => {
    app.get(root, { config: { staff: 'viewer' }, schema: { params: Brand } }, async ({ params }) =>
      ok(await admin.view(params.brand)),
    );
    app.put(
      root,
      { config: { staff: 'operator' }, schema: { params: Brand, body: RegistrationChange } },
      async ({ params, body, operator }) => ok(await admin.change(params.brand, body, operator.name)),
    );
  };
}
