import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RemoteName, Rollback, Switch } from '@pavilion/api/registry';
import type { BrandState } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { ok } from '../../../platform/http';
import type { BoardSources } from './board';
import { tokenOf } from './private-caller';
import { deployTokenPrivateRoutes } from './deploy-token-routes';
import { deployRoutes } from './deploy-routes';
import { previewRoutes } from './preview-routes';
import { brandChangesPrivateRoutes } from './brand-changes-private-routes';
import type { Registry } from './registry';
const Remote = Type.Object({ remote: RemoteName });

/** What deployers and operators do, on the private port. */
export function registryPrivateRoutes(registry: Registry, pagesOf: BoardSources['pagesOf']): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(deployRoutes(registry));
    await app.register(changeRoutes(registry, pagesOf));
    await app.register(brandChangesPrivateRoutes(registry, pagesOf));
    await app.register(previewRoutes(registry));
    await app.register(deployTokenPrivateRoutes(registry));
  };
}

function changeRoutes(registry: Registry, pagesOf: BoardSources['pagesOf']): FastifyPluginAsyncTypebox {
  const config = { access: 'private' } as const;
  return async (app) => {
    app.addHook('preHandler', async (request) => {
      if (!registry.tokens.mayCallPrivateApi(tokenOf(request))) throw new DomainError('registry.token_refused');
    });
    for (const [path, mode] of [
      ['enable', 'on'],
      ['disable', 'off'],
      ['drain', 'draining'],
      ['kill', 'killed'],
    ] as const)
      app.post(`/registry/remotes/:remote/${path}`, { config, schema: { params: Remote, body: Switch } }, async (request) =>
        ok(await registry.setMode(request.params.remote, mode, request.body)),
      );
    app.post('/registry/remotes/:remote/rollback', { config, schema: { params: Remote, body: Rollback } }, async (request) =>
      ok(await registry.rollback(request.params.remote, request.body)),
    );
    app.get('/registry/brands', { config }, async () => ok(await stateRoutes(registry, pagesOf)));
    app.get('/registry/retired', { config }, async () => ok(registry.retired()));
    app.get(
      '/registry/audit',
      { config, schema: { querystring: Type.Object({ brand: Type.Optional(RemoteName) }, { additionalProperties: false }) } },
      async ({ query }) => ok(await registry.audit(query.brand, 50)),
    );
  };
}

async function stateRoutes(registry: Registry, pagesOf: BoardSources['pagesOf']): Promise<BrandState[]> {
  const states = await registry.states();
  return Promise.all(states.map(async (state) => ({ ...state, pages: await pagesOf(state.brand, state.seq) })));
}
