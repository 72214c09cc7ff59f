import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../../../platform/errors';
import { bearerOf, ok } from '../../../platform/http';
import type { Audit } from './service';

/** The check of the chain for whoever has this machine's operator token. */
export function auditPrivateRoutes(audit: Audit, mayCallPrivateApi: (token: string | undefined) => boolean): FastifyPluginAsync {
  return async (app) => {
    app.get('/audit/verify', { config: { access: 'private' } }, async (request) => {
      if (!mayCallPrivateApi(bearerOf(request))) throw new DomainError('registry.token_refused');
      return ok(await audit.verify());
    });
  };
}
