import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FileHash, Promotion, Release, releaseLimits, RemoteName, Version } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { ok } from '../../../platform/http';
import { requireDeployer } from './private-caller';
import { readinessRoutes } from './readiness-routes';
import type { Registry } from './registry';
const Remote = Type.Object({ remote: RemoteName });
const config = { access: 'deploy' } as const;
const MAX_BODY_BYTES = 1024 * 1024;
/** A file comes whole or not at all, over whatever line a team has. */
const UPLOAD_MS = 120_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who releases, in routes for deploy tokens: what the token says, and nothing else. */
    deployer: string;
  }
}

/** What a remote's team does with a token for that remote, on the private port. */
export function deployRoutes(registry: Registry): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.decorateRequest('deployer', '');
    app.addHook('preHandler', async (request) => {
      const { remote } = request.params as { remote: string };
      request.deployer = await requireDeployer(registry, request, remote);
    });
    await app.register(uploadRoutes(registry));
    await app.register(readinessRoutes(registry));
    app.get('/registry/remotes/:remote/versions', { config, schema: { params: Remote } }, async (request) =>
      ok(await registry.versions(request.params.remote)),
    );
    app.get(
      '/registry/remotes/:remote/versions/:version',
      { config, schema: { params: Type.Object({ remote: RemoteName, version: Version }) } },
      async ({ params }) => ok({ exists: await registry.hasVersion(params.remote, params.version) }),
    );
    app.post('/registry/remotes/:remote/promote', { config, schema: { params: Remote, body: Promotion } }, async (request) =>
      ok(await registry.promote(request.params.remote, { ...request.body, who: request.deployer })),
    );
  };
}

/** Announced, sent file by file, finished: a broken connection costs one file, not the release. */
function uploadRoutes({ releases }: Registry): FastifyPluginAsyncTypebox {
  const body = { config, bodyLimit: MAX_BODY_BYTES, schema: { params: Remote, body: Release } };
  return async (app) => {
    app.server.requestTimeout = UPLOAD_MS;
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => bytes);
    app.post('/registry/remotes/:remote/releases', body, async (request) =>
      ok(await releases.announce(request.params.remote, request.body)),
    );
    app.put(
      '/registry/remotes/:remote/files/:hash',
      {
        config,
        bodyLimit: releaseLimits.maps.each,
        schema: { params: Type.Object({ remote: RemoteName, hash: FileHash }) },
      },
      async ({ params, body }) => {
        if (!Buffer.isBuffer(body)) throw new DomainError('request.unsupported_type');
        await releases.stageFile(params.remote, params.hash, body);
        return ok({ kept: true });
      },
    );
    app.post('/registry/remotes/:remote/versions', body, async (request) =>
      ok(await releases.publish(request.params.remote, request.body, request.deployer)),
    );
  };
}
