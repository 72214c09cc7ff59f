import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { bearerOf, ok } from '../../../platform/http';
import type { Outbox } from './service';

const Query = Type.Object({ to: Type.String({ minLength: 3, maxLength: 200 }) }, { additionalProperties: false });

/** What the sandbox kept for a number (`+8801…`) or a mail address, for whoever has this machine's operator token. */
export function outboxPrivateRoutes(
  outbox: Outbox,
  mayCallPrivateApi: (token: string | undefined) => boolean,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/outbox/sandbox', { config: { access: 'private' }, schema: { querystring: Query } }, async (request) => {
      if (!mayCallPrivateApi(bearerOf(request))) throw new DomainError('registry.token_refused');
      return ok({ lines: await outbox.readSandbox(request.query.to) });
    });
  };
}
