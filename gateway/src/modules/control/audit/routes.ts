import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { hasRole, ok, type Roles } from '../../../platform/http';
import type { Audit } from './service';
import type { AuditScope } from './store';

const MAX_PAGE_SIZE = 200;
const Query = Type.Object(
  {
    brand: Type.Optional(BrandCode),
    before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$' })),
    limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })),
  },
  { additionalProperties: false },
);

/** The audit log, as far as an operator may see it: entries of their brands; those of no brand are for roles in every brand. */
export function auditRoutes(audit: Audit): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/staff/audit', { config: { staff: 'viewer' }, schema: { querystring: Query } }, async ({ query, operator }) => {
      const limit = Math.min(Number(query.limit ?? 50), MAX_PAGE_SIZE);
      const before = query.before === undefined ? undefined : BigInt(query.before);
      return ok(await audit.page(scopeOf(operator.roles, query.brand), { before, limit }));
    });
    app.get('/staff/audit/verify', { config: { staff: 'viewer' } }, async () => ok(await audit.verify()));
  };
}

function scopeOf(roles: Roles, brand: string | undefined): AuditScope {
  if (brand !== undefined && !hasRole(roles, 'viewer', brand)) throw new DomainError('auth.forbidden');
  if (brand !== undefined) return [brand];
  return Object.hasOwn(roles, '*') ? 'all' : Object.keys(roles);
}
