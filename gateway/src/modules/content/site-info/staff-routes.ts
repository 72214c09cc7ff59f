import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { RegionChange, RegionTestRequest, type SiteStatus } from '@pavilion/api/system';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { Regions } from '../../control/regions';
import type { Registry } from '../../control/registry';

const Brand = Type.Object({ brand: BrandCode });

interface Dependencies {
  registry: Pick<Registry, 'manifestOf'>;
  regions: Pick<Regions, 'admin' | 'countryFileDate'>;
}

/** Whether a brand is open, and from where. Maintenance itself is a change of the brand like any other. */
export function siteStatusRoutes({ registry, regions }: Dependencies): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/site-status';
  return async (app) => {
    app.get(root, { config: { staff: 'viewer' }, schema: { params: Brand } }, async ({ params: { brand } }) => {
      const status: SiteStatus = {
        ...(await regions.admin.rules(brand)),
        status: registry.manifestOf(brand)?.manifest.maintenance.on ? 1 : 0,
        countryFile: regions.countryFileDate?.toISOString() ?? null,
      };
      return ok(status);
    });
    app.put(
      `${root}/regions`,
      { config: { staff: 'operator' }, schema: { params: Brand, body: RegionChange } },
      async ({ params, body, operator }) => ok(await regions.admin.replace(params.brand, body, operator.name)),
    );
    app.post(
      `${root}/regions/trial`,
      { config: { staff: 'viewer' }, schema: { params: Brand, body: RegionTestRequest } },
      async ({ params, body }) => ok(await regions.admin.testAddress(params.brand, body)),
    );
  };
}
