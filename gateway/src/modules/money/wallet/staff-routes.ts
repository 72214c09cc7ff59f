import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LiftFreezeRequest, type LiftFreezeResult } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import { hasRole, ok } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { LedgerWatch } from './ledger-watch';
import { ledgerState } from './ledger-state';

/** How the ledger stands, and how money that stands still moves again. The ledger is every brand's, and so is that decision. */
export function ledgerStaffRoutes({ db }: Pick<Platform, 'db'>, watch: LedgerWatch): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/staff/ledger', { config: { staff: 'viewer' } }, async ({ operator: { roles } }) =>
      ok(await ledgerState(db, (brand) => hasRole(roles, 'viewer', brand || '*'))),
    );
    app.post(
      '/staff/ledger/lift',
      { config: { staff: 'approver' }, schema: { body: LiftFreezeRequest } },
      async ({ body: { reason }, operator }) => {
        if (!hasRole(operator.roles, 'approver', '*')) throw new DomainError('auth.forbidden');
        return ok<LiftFreezeResult>({ outcome: await watch.liftFreeze(operator.name, reason) });
      },
    );
  };
}
