import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { RewardApplicationAddress, RewardApplicationQuery, RewardApplicationReason } from '@pavilion/api/staff';
import { Type } from 'typebox';
import { ok, sendPrivateImage } from '../../../platform/http';
import type { ApplicationDesk } from './application-desk';

const Brand = Type.Object({ brand: BrandCode });
const config = { staff: 'approver' } as const;

/** How operators decide about what members applied for. Pictures show people's papers, so that looking takes the role, too. */
export function rewardStaffRoutes(desk: ApplicationDesk): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/reward-applications';
  return async (app) => {
    app.get(root, { config, schema: { params: Brand, querystring: RewardApplicationQuery } }, async ({ params, query }) =>
      ok(await desk.list(params.brand, query)),
    );
    app.get(`${root}/pictures/:id`, { config, schema: { params: RewardApplicationAddress } }, async ({ params }, reply) =>
      sendPrivateImage(reply, await desk.picture(params.brand, params.id)),
    );
    for (const [path, decide] of [
      ['approval', desk.approve],
      ['rejection', desk.reject],
    ] as const)
      app.post(
        `${root}/:id/${path}`,
        { config, schema: { params: RewardApplicationAddress, body: RewardApplicationReason } },
        async ({ params, body, operator }) => {
          await decide({ ...params, ...body, who: operator.name });
          return ok({});
        },
      );
  };
}
