import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PreviewRequest } from '@pavilion/api/staff';
import { BrandCode, ContractReport, RemoteName, Version } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { ok } from '../../../platform/http';
import { requireDeployer, tokenOf } from './private-caller';
import { readDescriptor } from './read-descriptor';
import type { Registry } from './registry';
import type { PreviewContent } from './tables';

const config = { access: 'deploy' } as const;
const largest = { bodyLimit: 256 * 1024 };
const Planned = Type.Object(
  {
    version: Version,
    brands: Type.Optional(Type.Array(BrandCode, { maxItems: 100 })),
    descriptor: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 20 })),
    shared: Type.Optional(ContractReport.properties.shared),
  },
  { additionalProperties: false },
);

/** Looking before anything is changed: previews, and what a release would do to each brand. On the private port. */
export function previewRoutes(registry: Registry): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post('/registry/previews', { config, ...largest, schema: { body: PreviewRequest } }, async (request) => {
      const { body } = request;
      if ('remote' in body) await requireDeployer(registry, request, body.remote);
      else if (!registry.tokens.mayCallPrivateApi(tokenOf(request))) throw new DomainError('registry.token_refused');
      return ok(await registry.previews.create(siteOf(registry, body), await contentOf(registry, body)));
    });
    app.post(
      '/registry/remotes/:remote/plan',
      { config, ...largest, schema: { params: Type.Object({ remote: RemoteName }), body: Planned } },
      async (request) => {
        const { remote } = request.params;
        await requireDeployer(registry, request, remote);
        const { version, brands, descriptor, shared } = request.body;
        const described = descriptor && readDescriptor(remote, descriptor);
        return ok(await registry.planRelease(remote, version, { brands, shared, descriptor: described }));
      },
    );
  };
}

function siteOf({ findBrand }: Registry, { brand, host }: PreviewRequest): Brand {
  const found = findBrand({ brand, host });
  if (!found) throw new DomainError('site.unknown_brand');
  return found;
}

async function contentOf(registry: Registry, request: PreviewRequest): Promise<PreviewContent> {
  if ('changes' in request) return { kind: 'changes', changes: request.changes };
  const { remote } = request;
  if ('entry' in request)
    return { kind: 'local', remote, entry: request.entry, descriptor: readDescriptor(remote, request.descriptor) };
  if (!(await registry.hasVersion(remote, request.version))) throw new DomainError('registry.unknown_version');
  return { kind: 'changes', changes: [{ kind: 'promote', remote, version: request.version }] };
}
