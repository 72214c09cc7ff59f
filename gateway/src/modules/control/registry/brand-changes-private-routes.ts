import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApplyRequest, BrandFile, CloneRequest, PendingDecision, PlanRequest } from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { text } from '@pavilion/api/schemas';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { ok } from '../../../platform/http';
import type { BoardSources } from './board';
import { tokenOf } from './private-caller';
import type { Registry } from './registry';
const closed = { additionalProperties: false } as const;
const config = { access: 'private' } as const;
const Brand = Type.Object({ brand: BrandCode });
const Request = Type.Object({ brand: BrandCode, id: Type.String({ format: 'uuid', maxLength: 36 }) });
const who = { who: text(80, 1) };
const { changes, reason, at, baseSeq } = ApplyRequest.properties;
/** As staff send it, from whoever runs the command; without `baseSeq` from whatever the brand is then. */
const Order = Type.Object({ changes, reason, at, baseSeq: Type.Optional(baseSeq), ...who }, closed);

/** Changes by command line, on the private port: the same engine as the console's. */
export function brandChangesPrivateRoutes(registry: Registry, pagesOf: BoardSources['pagesOf']): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('preHandler', async (request) => {
      if (!registry.tokens.mayCallPrivateApi(tokenOf(request))) throw new DomainError('registry.token_refused');
    });
    app.post('/registry/brands/:brand/plan', { config, schema: { params: Brand, body: PlanRequest } }, async ({ params, body }) =>
      ok(await registry.plan(params.brand, body.changes, pagesOf)),
    );
    app.post('/registry/brands/:brand/changes', { config, schema: { params: Brand, body: Order } }, async ({ params, body }) => {
      const { who: asker, ...order } = body;
      return ok(await registry.apply(params.brand, order, asker));
    });
    app.get('/registry/brands/:brand/file', { config, schema: { params: Brand } }, async ({ params }) =>
      ok(await registry.exportFile(params.brand)),
    );
    app.post(
      '/registry/brands/:brand/file/plan',
      { config, schema: { params: Brand, body: Type.Object({ file: BrandFile }, closed) } },
      async ({ params, body }) => ok(await registry.planFile(params.brand, body.file, pagesOf)),
    );
    app.post(
      '/registry/clone',
      { config, schema: { body: Type.Object({ ...CloneRequest.properties, ...who }, closed) } },
      async ({ body: { who: asker, ...request } }) => ok(await registry.clone(request, asker)),
    );
    app.get('/registry/pending', { config }, async () => ok(await registry.pending()));
    app.post(
      '/registry/brands/:brand/pending/:id/cancel',
      { config, schema: { params: Request, body: Type.Object({ ...PendingDecision.properties, ...who }, closed) } },
      async ({ params, body }) =>
        ok(await registry.decide(params.brand, params.id, 'cancel', { who: body.who, reason: body.reason })),
    );
  };
}
