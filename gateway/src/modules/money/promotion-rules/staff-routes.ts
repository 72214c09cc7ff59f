import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  PromotionAddress,
  PromotionCostQuestion,
  PromotionKindAddress,
  PromotionRequestAddress,
  PromotionRequestDecision,
  PromotionRuleChange,
  PromotionRuleWithdrawal,
} from '@pavilion/api/staff';
import { ok } from '../../../platform/http';
import type { PromotionRules } from './service';

const approver = { staff: 'approver' } as const;
const viewer = { staff: 'viewer' } as const;

/** How operators decide by what rules a brand gives. */
export function promotionRuleStaffRoutes(rules: PromotionRules): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/promotions/:kind';
  return async (app) => {
    app.get(root, { config: viewer, schema: { params: PromotionKindAddress } }, async ({ params }) =>
      ok(await rules.overview(params.brand, params.kind)),
    );
    app.post(
      `${root}/cost`,
      { config: viewer, schema: { params: PromotionKindAddress, body: PromotionCostQuestion } },
      async ({ body }) => ok(await rules.costOf(body.terms)),
    );
    app.put(
      `${root}/:code`,
      { config: approver, schema: { params: PromotionAddress, body: PromotionRuleChange } },
      async ({ params, body, operator }) => {
        await rules.write(params, body, operator.name);
        return ok(await rules.overview(params.brand, params.kind));
      },
    );
    app.post(
      `${root}/:code/withdrawal`,
      { config: approver, schema: { params: PromotionAddress, body: PromotionRuleWithdrawal } },
      async ({ params, body, operator }) => {
        await rules.withdraw(params, body, operator.name);
        return ok(await rules.overview(params.brand, params.kind));
      },
    );
    app.post(
      `${root}/:code/requests`,
      { config: approver, schema: { params: PromotionAddress, body: PromotionRuleChange } },
      async ({ params, body, operator }) => ok(await rules.requests.request(params, body, operator.name)),
    );
    for (const [path, decide] of [
      ['approval', rules.requests.approve],
      ['rejection', rules.requests.reject],
    ] as const)
      app.post(
        `/staff/brands/:brand/promotion-requests/:id/${path}`,
        { config: approver, schema: { params: PromotionRequestAddress, body: PromotionRequestDecision } },
        async ({ params, body, operator }) => {
          const { brand, kind } = await decide({ ...params, ...body, who: operator.name });
          return ok(await rules.overview(brand, kind));
        },
      );
  };
}
