import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Promotion, Release, RemoteName, Rollback, Switch, Version } from '@pavilion/api/registry';
import type { BrandState } from '@pavilion/api/registry';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { DomainError } from '../../platform/errors';
import { ok } from '../../platform/http';
import type { Registry } from './service';

/** How many open pages a brand has, and how many run its present manifest. */
export type OpenPages = (brand: string, seq: number) => BrandState['pages'];

const Remote = Type.Object({ remote: RemoteName });
const LARGEST_RELEASE = 32 * 1024 * 1024;

/** What deployers and operators do, on the private port. */
export function registryOperations(registry: Registry, openPages: OpenPages): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(deploying(registry));
    await app.register(operating(registry, openPages));
  };
}

function deploying(registry: Registry): FastifyPluginAsyncTypebox {
  const config = { access: 'deploy' } as const;
  return async (app) => {
    app.addHook('preHandler', async (request) => {
      const { remote } = request.params as { remote: string };
      if (!registry.tokens.mayDeploy(tokenOf(request), remote)) throw new DomainError('registry.token_refused');
    });
    app.post(
      '/registry/remotes/:remote/versions',
      { config, bodyLimit: LARGEST_RELEASE, schema: { params: Remote, body: Release } },
      async (request) => ok(await registry.publish(request.params.remote, request.body, whoOf(request))),
    );
    app.get('/registry/remotes/:remote/versions', { config, schema: { params: Remote } }, async (request) =>
      ok(await registry.versions(request.params.remote)),
    );
    app.get(
      '/registry/remotes/:remote/versions/:version',
      { config, schema: { params: Type.Object({ remote: RemoteName, version: Version }) } },
      async ({ params }) => ok({ exists: await registry.hasVersion(params.remote, params.version) }),
    );
    app.post('/registry/remotes/:remote/promote', { config, schema: { params: Remote, body: Promotion } }, async (request) =>
      ok(await registry.promote(request.params.remote, request.body)),
    );
  };
}

function operating(registry: Registry, openPages: OpenPages): FastifyPluginAsyncTypebox {
  const config = { access: 'operations' } as const;
  return async (app) => {
    app.addHook('preHandler', async (request) => {
      if (!registry.tokens.mayOperate(tokenOf(request))) throw new DomainError('registry.token_refused');
    });
    for (const [path, mode] of [
      ['enable', 'on'],
      ['disable', 'off'],
      ['drain', 'draining'],
    ] as const)
      app.post(`/registry/remotes/:remote/${path}`, { config, schema: { params: Remote, body: Switch } }, async (request) =>
        ok(await registry.setMode(request.params.remote, mode, request.body)),
      );
    app.post('/registry/remotes/:remote/rollback', { config, schema: { params: Remote, body: Rollback } }, async (request) =>
      ok(await registry.rollback(request.params.remote, request.body)),
    );
    app.get('/registry/brands', { config }, async () => ok(await statesOf(registry, openPages)));
    app.get(
      '/registry/audit',
      { config, schema: { querystring: Type.Object({ brand: Type.Optional(RemoteName) }, { additionalProperties: false }) } },
      async ({ query }) => ok(await registry.audit(query.brand, 50)),
    );
    app.get('/registry/remotes/:remote/deploy-token', { config, schema: { params: Remote } }, async ({ params }) =>
      ok({ token: registry.tokens.forRemote(params.remote) }),
    );
  };
}

async function statesOf(registry: Registry, openPages: OpenPages): Promise<BrandState[]> {
  const states = await registry.states();
  return states.map(({ brand, seq, ...rest }) => ({
    brand: brand.code,
    name: brand.name,
    seq,
    ...rest,
    pages: openPages(brand.code, seq),
  }));
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S{20,200})$/.exec(headers.authorization ?? '')?.[1];
}

function whoOf({ headers }: FastifyRequest): string {
  return String(headers['x-pavilion-who'] ?? 'deploy token').slice(0, 80);
}
