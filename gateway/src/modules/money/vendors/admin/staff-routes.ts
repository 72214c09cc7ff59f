import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewVendorChange, VendorAddress, VendorChangeAddress, VendorChangeDecision, VendorChangesQuery } from '@pavilion/api/staff';
import { DomainError } from '../../../../platform/errors';
import { hasRole, ok, type Operator } from '../../../../platform/http';
import type { VendorAdmin } from './vendor-admin';

const admin = { staff: 'admin' } as const;

/** How operators see vendors, ask them how they are, and change them. */
export function vendorStaffRoutes(vendorAdmin: VendorAdmin): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/staff/vendors', { config: { staff: 'viewer' } }, async () => ok(await vendorAdmin.view()));
    app.get(
      '/staff/vendors/changes',
      { config: { staff: 'viewer' }, schema: { querystring: VendorChangesQuery } },
      async ({ query }) => ok(await vendorAdmin.changes(query.after)),
    );
    app.post(
      '/staff/vendors/:vendor/check',
      { config: { staff: 'operator' }, schema: { params: VendorAddress } },
      async ({ params, operator }) => {
        assertEverywhere(operator, 'operator');
        return ok(await vendorAdmin.check(params.vendor));
      },
    );
    app.post('/staff/vendors/changes', { config: admin, schema: { body: NewVendorChange } }, async ({ body, operator }) => {
      assertEverywhere(operator, 'admin');
      return ok(await vendorAdmin.propose(body, operator.name));
    });
    for (const [path, decide] of [
      ['approval', vendorAdmin.approve],
      ['rejection', vendorAdmin.reject],
    ] as const) {
      app.post(
        `/staff/vendors/changes/:id/${path}`,
        { config: admin, schema: { params: VendorChangeAddress, body: VendorChangeDecision } },
        async ({ params, body, operator }) => {
          assertEverywhere(operator, 'admin');
          return ok(await decide({ ...params, ...body, who: operator.name }));
        },
      );
    }
  };
}

/** Vendors are everybody's: who asks or changes them must have the role in all brands. @throws DomainError `auth.forbidden` */
function assertEverywhere({ roles }: Operator, role: 'operator' | 'admin'): void {
  if (!hasRole({ '*': roles['*'] ?? 'viewer' }, role)) throw new DomainError('auth.forbidden');
}
