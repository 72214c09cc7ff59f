import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OutboxQuery, OutboxRetry } from '@pavilion/api/staff';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { hasRole, ok, type Roles } from '../../../platform/http';
import type { Outbox } from './service';

const MAX_PAGE_SIZE = 200;
const Message = Type.Object({ id: Type.String({ maxLength: 36 }) });
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the console sees of messages: those of the operator's brands. */
export function outboxStaffRoutes(outbox: Outbox): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/staff/outbox',
      { config: { staff: 'viewer' }, schema: { querystring: OutboxQuery } },
      async ({ query: { brand, kind, state, before, limit }, operator }) => {
        const filter = { brands: brandsOf(operator.roles, brand), kind, state };
        const size = Math.min(Math.max(Number(limit ?? 50), 1), MAX_PAGE_SIZE);
        return ok(await outbox.list(filter, { before: before === undefined ? undefined : BigInt(before), limit: size }));
      },
    );
    app.post(
      '/staff/outbox/:id/retry',
      { config: { staff: 'operator' }, schema: { params: Message, body: OutboxRetry } },
      async ({ params: { id }, body: { reason }, operator }) => {
        if (!UUID.test(id)) throw new DomainError('request.not_found');
        const mayIn = (brand: string) => hasRole(operator.roles, 'operator', brand);
        await outbox.retry(id, { who: operator.name, reason, mayIn });
        return ok({});
      },
    );
  };
}

function brandsOf(roles: Roles, brand: string | undefined): readonly string[] | undefined {
  if (brand !== undefined && !hasRole(roles, 'viewer', brand)) throw new DomainError('auth.forbidden');
  if (brand !== undefined) return [brand];
  return Object.hasOwn(roles, '*') ? undefined : Object.keys(roles);
}
