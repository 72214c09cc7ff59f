import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CatalogueQuery,
  CatalogueView,
  MAX_IMPORT_BYTES,
  ImportQuery,
  ImportReport,
  VendorPullRequest,
  SwitchRequest,
  SwitchPlan,
  SwitchProposal,
} from '@pavilion/api/staff';
import { BrandCode } from '@pavilion/api/registry';
import { successEnvelope } from '@pavilion/api/schemas';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { hasRole, ok, type Operator } from '../../../platform/http';
import type { CatalogueAdmin } from './admin/catalogue-admin';
import type { GameImports } from './import/service';

const Brand = Type.Object({ brand: BrandCode });
const VendorCode = Type.Object({ vendor: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{1,30}$' }) });
/** Five hundred keys of the longest kind. */
const bodyLimit = 128 * 1024;

/** How operators switch a brand's games, and bring games into the catalogue of all brands. */
export function catalogueStaffRoutes(admin: CatalogueAdmin, imports: GameImports): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/catalogue';
  const [viewer, operator] = [{ staff: 'viewer' }, { staff: 'operator' }] as const;
  return async (app) => {
    app.get(
      root,
      { config: viewer, schema: { params: Brand, querystring: CatalogueQuery, response: { 200: successEnvelope(CatalogueView) } } },
      async ({ params, query }) => ok(admin.view(params.brand, query)),
    );
    app.post(
      `${root}/plan`,
      {
        config: operator,
        bodyLimit,
        schema: { params: Brand, body: SwitchProposal, response: { 200: successEnvelope(SwitchPlan) } },
      },
      async ({ params, body }) => ok(await admin.plan(params.brand, body)),
    );
    app.post(
      `${root}/switches`,
      {
        config: operator,
        bodyLimit,
        schema: { params: Brand, body: SwitchRequest, response: { 200: successEnvelope(SwitchPlan) } },
      },
      async ({ params, body, operator: { name } }) => ok(await admin.applySwitches(params.brand, body, name)),
    );
    app.post(
      '/staff/catalogue/vendors/:vendor/pull',
      {
        config: operator,
        schema: { params: VendorCode, body: VendorPullRequest, response: { 200: successEnvelope(ImportReport) } },
      },
      async ({ params, body: { apply, partly, closing, reason }, operator: who }) =>
        ok(await imports.importFromVendor(params.vendor, importOptionsOf(who, { apply, allowPartial: partly, closing, reason }))),
    );
    await app.register(fileRoutes(imports));
  };
}

function fileRoutes(imports: GameImports): FastifyPluginAsyncTypebox {
  return async (app) => {
    // A file comes as it is: which letters its bytes are is the reader's business.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    app.post(
      '/staff/catalogue/import',
      {
        config: { staff: 'operator' },
        bodyLimit: MAX_IMPORT_BYTES,
        schema: { querystring: ImportQuery, response: { 200: successEnvelope(ImportReport) } },
      },
      async ({ query: { format, apply, partly, reason }, body, operator }) => {
        const taking = importOptionsOf(operator, { apply: apply === '1', allowPartial: partly === '1', reason });
        return ok(await imports.importFile(Buffer.isBuffer(body) ? body : Buffer.alloc(0), format, taking));
      },
    );
  };
}

interface ImportParams {
  apply: boolean;
  allowPartial: boolean;
  closing?: number | undefined;
  reason: string | undefined;
}

/** The catalogue is everybody's: who changes it must be an operator of all brands. @throws DomainError `auth.forbidden`, `request.invalid` */
function importOptionsOf({ name, roles }: Operator, { apply, allowPartial, closing, reason }: ImportParams) {
  if (!hasRole({ '*': roles['*'] ?? 'viewer' }, 'operator')) throw new DomainError('auth.forbidden');
  if (apply && !reason) throw new DomainError('request.invalid', { fields: { reason: 'request.invalid' } });
  return { apply, allowPartial, closing, reason: reason ?? '', who: name };
}
