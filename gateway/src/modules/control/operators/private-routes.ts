import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewOperator } from '@pavilion/api/staff';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { bearerOf, ok } from '../../../platform/http';
import type { Operators } from './service';

const Who = Type.String({ minLength: 1, maxLength: 80 });
const Invitation = Type.Object({ ...NewOperator.properties, who: Who }, { additionalProperties: false });
const Recovery = Type.Object({ who: Who, reason: NewOperator.properties.reason }, { additionalProperties: false });
const Name = Type.Object({ name: NewOperator.properties.name });

/** The first admin, and whatever else only whoever has this machine may do. */
export function operatorPrivateRoutes(
  operators: Operators,
  mayCallPrivateApi: (token: string | undefined) => boolean,
): FastifyPluginAsyncTypebox {
  const config = { access: 'private' } as const;
  return async (app) => {
    app.addHook('preHandler', async (request) => {
      if (!mayCallPrivateApi(bearerOf(request))) throw new DomainError('registry.token_refused');
    });
    app.post('/operators', { config, schema: { body: Invitation } }, async ({ body: { who, ...wanted } }) =>
      ok(await operators.inviteHere(wanted, who)),
    );
    app.post('/operators/:name/recover', { config, schema: { params: Name, body: Recovery } }, async ({ params, body }) =>
      ok(await operators.recoverHere(params.name, body.reason, body.who)),
    );
    app.get('/operators/:name/code', { config, schema: { params: Name } }, async ({ params }) => {
      const code = operators.demoCode(params.name);
      if (!code) throw new DomainError('request.not_found');
      return ok({ code });
    });
  };
}
