import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  promotionCostQuestion,
  PromotionKindAddress,
  promotionKinds,
  type PromotionKind,
  PromotionRequestAddress,
  PromotionRequestDecision,
  PromotionRuleAddress,
  promotionRuleChange,
  PromotionRuleWithdrawal,
} from '@pavilion/api/staff';
import { ok } from '../../../platform/http';
import type { PromotionRules } from './service';

const approver = { staff: 'approver' } as const;
const viewer = { staff: 'viewer' } as const;

/** How operators decide by what rules a brand gives. Each kind has its addresses, so that what is sent is held against its own terms. */
export function promotionRuleStaffRoutes(rules: PromotionRules): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/staff/brands/:brand/promotions/:kind',
      { config: viewer, schema: { params: PromotionKindAddress } },
      async ({ params }) => ok(await rules.overview(params.brand, params.kind)),
    );
    for (const kind of promotionKinds) await app.register(routesOf(kind, rules));
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

function routesOf(kind: PromotionKind, rules: PromotionRules): FastifyPluginAsyncTypebox {
  const root = `/staff/brands/:brand/promotions/${kind}/:code`;
  const params = PromotionRuleAddress;
  return async (app) => {
    app.post(`${root}/cost`, { config: viewer, schema: { params, body: promotionCostQuestion(kind) } }, async (request) =>
      ok(await rules.costOf({ ...request.params, kind }, request.body.terms)),
    );
    app.put(root, { config: approver, schema: { params, body: promotionRuleChange(kind) } }, async (request) => {
      await rules.write({ ...request.params, kind }, request.body, request.operator.name);
      return ok(await rules.overview(request.params.brand, kind));
    });
    app.post(`${root}/requests`, { config: approver, schema: { params, body: promotionRuleChange(kind) } }, async (request) =>
      ok(await rules.requests.request({ ...request.params, kind }, request.body, request.operator.name)),
    );
    app.post(`${root}/withdrawal`, { config: approver, schema: { params, body: PromotionRuleWithdrawal } }, async (request) => {
      await rules.withdraw({ ...request.params, kind }, request.body, request.operator.name);
      return ok(await rules.overview(request.params.brand, kind));
    });
  };
}
