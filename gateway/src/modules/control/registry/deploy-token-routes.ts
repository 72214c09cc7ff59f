import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DeployTokenRevocation, NewDeployToken } from '@pavilion/api/staff';
import { text } from '@pavilion/api/schemas';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { hasRole, type Operator, ok } from '../../../platform/http';
import { tokenOf } from './private-caller';
import type { Registry } from './registry';

const Token = Type.Object({ id: Type.String({ format: 'uuid', maxLength: 36 }) });
const who = { who: text(80, 1) };
const closed = { additionalProperties: false } as const;

/** Tokens for releases, in the console. Admins see them; a release reaches every brand, so only admins of all brands give and end them. */
export function deployTokenStaffRoutes({ tokens }: Pick<Registry, 'tokens'>): FastifyPluginAsyncTypebox {
  const config = { staff: 'admin' } as const;
  return async (app) => {
    app.get('/staff/deploy-tokens', { config }, async () => ok(await tokens.list()));
    app.post('/staff/deploy-tokens', { config, schema: { body: NewDeployToken } }, async ({ body, operator }) => {
      requireAdminEverywhere(operator);
      const { reason, ...wanted } = body;
      return ok(await tokens.give(wanted, { who: operator.name, reason }));
    });
    app.post(
      '/staff/deploy-tokens/:id/revoke',
      { config, schema: { params: Token, body: DeployTokenRevocation } },
      async ({ params, body: { reason }, operator }) => {
        requireAdminEverywhere(operator);
        await tokens.revoke(params.id, { who: operator.name, reason });
        return ok({});
      },
    );
  };
}

/** The same by command line, on the private port. */
export function deployTokenPrivateRoutes({ tokens }: Pick<Registry, 'tokens'>): FastifyPluginAsyncTypebox {
  const config = { access: 'private' } as const;
  return async (app) => {
    app.addHook('preHandler', async (request) => {
      if (!tokens.mayCallPrivateApi(tokenOf(request))) throw new DomainError('registry.token_refused');
    });
    app.get('/registry/deploy-tokens', { config }, async () => ok(await tokens.list()));
    app.post(
      '/registry/deploy-tokens',
      { config, schema: { body: Type.Object({ ...NewDeployToken.properties, ...who }, closed) } },
      async ({ body: { who: asker, reason, ...wanted } }) => ok(await tokens.give(wanted, { who: asker, reason })),
    );
    app.post(
      '/registry/deploy-tokens/:id/revoke',
      { config, schema: { params: Token, body: Type.Object({ ...DeployTokenRevocation.properties, ...who }, closed) } },
      async ({ params, body }) => {
        await tokens.revoke(params.id, body);
        return ok({});
      },
    );
  };
}

function requireAdminEverywhere({ roles }: Operator): void {
  if (!hasRole({ '*': roles['*'] ?? 'viewer' }, 'admin')) throw new DomainError('auth.forbidden');
}
