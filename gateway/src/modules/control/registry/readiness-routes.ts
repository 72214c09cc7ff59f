import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RemoteName, Version } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import type { Registry } from './registry';

const Params = Type.Object({ remote: RemoteName, version: Version });

/** What watches a release asks, with a token that may deploy the remote; answered in the words of the gateway's own `/readyz`. */
export function readinessRoutes({ readiness }: Pick<Registry, 'readiness'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/registry/remotes/:remote/versions/:version/readyz',
      { config: { access: 'deploy' }, schema: { params: Params } },
      async ({ params: { remote, version } }, reply) => {
        const missing = await readiness.missingFiles(remote, version);
        if (!missing) throw new DomainError('registry.unknown_version');
        if (missing.length === 0) return { status: 'ready' };
        return reply.code(503 as 200).send({ status: 'not ready', reason: 'files', missing } as never);
      },
    );
  };
}
