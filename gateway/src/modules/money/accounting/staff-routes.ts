import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AdjustmentAddress,
  AdjustmentDecision,
  AdjustmentQuery,
  DifferenceAddress,
  DifferenceExplanation,
  MemberAddress,
  MemberLedgerQuery,
  NewAdjustment,
  NewReconciliation,
  ReconciliationAddress,
  ReconciliationQuery,
} from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { type Brand, ok } from '../../../platform/http';
import type { Accounting } from './service';

const OfBrand = Type.Object({ brand: BrandCode });
const approver = { staff: 'approver' } as const;
const operator = { staff: 'operator' } as const;
const viewer = { staff: 'viewer' } as const;
const root = '/staff/brands/:brand';

interface Dependencies {
  books: Accounting;
  brands: { byCode(code: string): Brand | undefined };
}

/** What operators read in the books, and what they do to them. */
export function accountingStaffRoutes({ books, brands }: Dependencies): FastifyPluginAsyncTypebox {
  const named = (code: string): Brand => {
    const brand = brands.byCode(code);
    if (!brand) throw new DomainError('request.not_found');
    return brand;
  };
  return async (app) => {
    app.get(`${root}/liability`, { config: viewer, schema: { params: OfBrand } }, async ({ params }) =>
      ok(await books.liability(named(params.brand))),
    );
    app.get(
      `${root}/members/:member/ledger`,
      { config: viewer, schema: { params: MemberAddress, querystring: MemberLedgerQuery } },
      async ({ params, query }) => ok(await books.memberLedger(params, query)),
    );
    await app.register(adjustmentRoutes(books, named));
    await app.register(reconciliationRoutes(books, named));
  };
}

function adjustmentRoutes({ adjustments }: Accounting, named: (code: string) => Brand): FastifyPluginAsyncTypebox {
  const actions = { approval: approver, rejection: approver, withdrawal: operator } as const;
  const acts = { approval: adjustments.approve, rejection: adjustments.reject, withdrawal: adjustments.withdraw };
  return async (app) => {
    app.get(
      `${root}/adjustments`,
      { config: viewer, schema: { params: OfBrand, querystring: AdjustmentQuery } },
      async ({ params, query }) => ok(await adjustments.queue(named(params.brand).code, query)),
    );
    app.post(
      `${root}/adjustments`,
      { config: operator, schema: { params: OfBrand, body: NewAdjustment } },
      async ({ params, body, operator: { name } }) => ok(await adjustments.propose(named(params.brand), body, name)),
    );
    for (const action of ['approval', 'rejection', 'withdrawal'] as const) {
      app.post(
        `${root}/adjustments/:id/${action}`,
        { config: actions[action], schema: { params: AdjustmentAddress, body: AdjustmentDecision } },
        async ({ params, body, operator: { name } }) => ok(await acts[action]({ ...params, ...body, who: name })),
      );
    }
  };
}

function reconciliationRoutes({ reconciliations }: Accounting, named: (code: string) => Brand): FastifyPluginAsyncTypebox {
  const path = `${root}/reconciliations`;
  return async (app) => {
    app.get(path, { config: viewer, schema: { params: OfBrand, querystring: ReconciliationQuery } }, async ({ params, query }) =>
      ok(await reconciliations.list(named(params.brand), query)),
    );
    app.post(
      path,
      { config: operator, schema: { params: OfBrand, body: NewReconciliation } },
      async ({ params, body, operator: { name } }) => ok(await reconciliations.compare(named(params.brand), body, name)),
    );
    app.get(`${path}/:id`, { config: viewer, schema: { params: ReconciliationAddress } }, async ({ params: { brand, id } }) =>
      ok(await reconciliations.find(brand, BigInt(id))),
    );
    app.put(
      `${path}/:id/differences/:difference`,
      { config: operator, schema: { params: DifferenceAddress, body: DifferenceExplanation } },
      async ({ params: { brand, id, difference }, body: { reason }, operator: { name } }) =>
        ok(await reconciliations.explain(brand, { id: BigInt(id), difference: BigInt(difference) }, name, reason)),
    );
  };
}
