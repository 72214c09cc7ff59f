import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { overviewQueues } from '@pavilion/api/staff';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { type Brand, hasRole, ok } from '../../../platform/http';
import type { Overview } from './service';

interface Dependencies {
  overview: Overview;
  brands: { byCode(code: string): Brand | undefined };
}

/** What operators see first of a brand. Whoever may not open a queue is not told how much waits in it. */
export function overviewStaffRoutes({ overview, brands }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/staff/brands/:brand/overview',
      { config: { staff: 'viewer' }, schema: { params: Type.Object({ brand: BrandCode }) } },
      async ({ params, operator }) => {
        const brand = brands.byCode(params.brand);
        if (!brand) throw new DomainError('request.not_found');
        const decides = hasRole(operator.roles, 'approver', brand.code);
        const queues = overviewQueues.filter((queue) => decides || (queue !== 'redemptions' && queue !== 'reward-applications'));
        return ok(await overview.read(brand, queues));
      },
    );
  };
}
