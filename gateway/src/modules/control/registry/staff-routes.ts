import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApplyRequest, BrandFile, BrandSettings, CloneRequest, PendingDecision, PlanRequest } from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { hasRole, ok } from '../../../platform/http';
import type { BoardSources } from './board';
import { deployTokenStaffRoutes } from './deploy-token-routes';
import { isForAdmins } from './plan/plan-changes';
import type { Registry } from './registry';
const closed = { additionalProperties: false } as const;
const Brand = Type.Object({ brand: BrandCode });
const Request = Type.Object({ brand: BrandCode, id: Type.String({ format: 'uuid', maxLength: 36 }) });

/** What the console sees of brands, and how it steers them. */
export function registryStaffRoutes(registry: Registry, sources: BoardSources): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/staff/board', { config: { staff: 'viewer' } }, async ({ operator }) =>
      ok(await registry.board(sources, (brand) => hasRole(operator.roles, 'viewer', brand))),
    );
    await app.register(changing(registry, sources));
    await app.register(deciding(registry));
    await app.register(copying(registry, sources));
    await app.register(deployTokenStaffRoutes(registry));
  };
}

function changing(registry: Registry, { pagesOf }: BoardSources): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/staff/brands/:brand/plan',
      { config: { staff: 'viewer' }, schema: { params: Brand, body: PlanRequest } },
      async ({ params, body }) => ok(await registry.plan(params.brand, body.changes, pagesOf)),
    );
    app.post(
      '/staff/brands/:brand/previews',
      // Whoever opens it runs what nobody approved yet, in the brand's own site.
      { config: { staff: 'operator' }, schema: { params: Brand, body: PlanRequest } },
      async ({ params, body: { changes } }) => {
        const brand = registry.findBrand(params);
        if (!brand) throw new DomainError('site.unknown_brand');
        return ok(await registry.previews.create(brand, { kind: 'changes', changes }));
      },
    );
    app.post(
      '/staff/brands/:brand/changes',
      { config: { staff: 'operator' }, schema: { params: Brand, body: ApplyRequest } },
      async ({ params, body, operator }) => {
        // A revoked version leaves every brand: whoever does it must be trusted in every one.
        const revokes = body.changes.some(({ kind }) => kind === 'revoke');
        if (revokes && !hasRole({ '*': operator.roles['*'] ?? 'viewer' }, 'operator')) throw new DomainError('auth.forbidden');
        const forAdmins = body.changes.some(isForAdmins);
        if (forAdmins && !hasRole(operator.roles, 'admin', params.brand)) throw new DomainError('auth.forbidden');
        return ok(await registry.apply(params.brand, body, operator.name));
      },
    );
    app.patch(
      '/staff/brands/:brand/settings',
      { config: { staff: 'admin' }, schema: { params: Brand, body: BrandSettings } },
      async ({ params, body: { fourEyes: on, reason }, operator }) =>
        ok(await registry.apply(params.brand, { changes: [{ kind: 'four-eyes', on }], reason }, operator.name)),
    );
  };
}

function deciding(registry: Registry): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const [verdict, staff] of [
      ['approve', 'approver'],
      ['reject', 'approver'],
      ['cancel', 'operator'],
    ] as const)
      app.post(
        `/staff/brands/:brand/pending/:id/${verdict}`,
        { config: { staff }, schema: { params: Request, body: PendingDecision } },
        async ({ params, body: { reason }, operator }) =>
          ok(
            await registry.decide(params.brand, params.id, verdict, {
              who: operator.name,
              reason,
              admin: hasRole(operator.roles, 'admin', params.brand),
            }),
          ),
      );
  };
}

function copying(registry: Registry, { pagesOf }: BoardSources): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/staff/brands/:brand/clone',
      { config: { staff: 'admin' }, schema: { params: Brand, body: CloneRequest } },
      async ({ params, body, operator }) => {
        if (body.from !== params.brand) throw new DomainError('request.invalid', { fields: { from: 'request.invalid' } });
        return ok(await registry.clone(body, operator.name));
      },
    );
    app.get('/staff/brands/:brand/file', { config: { staff: 'viewer' }, schema: { params: Brand } }, async ({ params }) =>
      ok(await registry.exportFile(params.brand)),
    );
    app.post(
      '/staff/brands/:brand/file/plan',
      { config: { staff: 'operator' }, schema: { params: Brand, body: Type.Object({ file: BrandFile }, closed) } },
      async ({ params, body }) => ok(await registry.planFile(params.brand, body.file, pagesOf)),
    );
  };
}
