import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LedgerLift, type LiftOutcome } from '@pavilion/api/operations';
import { DomainError } from '../../../platform/errors';
import { holdsRole, ok } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { LedgerWatch } from './ledger-watch';
import { ledgerStanding } from './standing';

/** How the ledger stands, and how money that stands still moves again. The ledger is every brand's, and so is that decision. */
export function ledgerStaffRoutes({ db }: Pick<Platform, 'db'>, watch: LedgerWatch): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/staff/ledger', { config: { staff: 'viewer' } }, async ({ operator: { roles } }) =>
      ok(await ledgerStanding(db, (brand) => holdsRole(roles, 'viewer', brand || '*'))),
    );
    app.post(
      '/staff/ledger/lift',
      { config: { staff: 'approver' }, schema: { body: LedgerLift } },
      async ({ body: { reason }, operator }) => {
        if (!holdsRole(operator.roles, 'approver', '*')) throw new DomainError('auth.forbidden');
        return ok<LiftOutcome>({ outcome: await watch.lift(operator.name, reason) });
      },
    );
  };
}
