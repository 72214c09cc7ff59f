import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CatalogueQuery,
  CatalogueView,
  IMPORT_BYTES,
  ImportQuery,
  ImportReport,
  PullOrder,
  SwitchOrder,
  SwitchPlan,
  SwitchProposal,
} from '@pavilion/api/operations';
import { BrandCode } from '@pavilion/api/registry';
import { answered } from '@pavilion/api/schemas';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { holdsRole, ok, type Operator } from '../../../platform/http';
import type { CatalogueDesk } from './desk/catalogue-desk';
import type { Imports } from './import/service';

const Brand = Type.Object({ brand: BrandCode });
const VendorCode = Type.Object({ vendor: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{1,30}$' }) });
/** Five hundred keys of the longest kind. */
const bodyLimit = 128 * 1024;

/** How operators switch a brand's games, and bring games into the catalogue of all brands. */
export function catalogueStaffRoutes(desk: CatalogueDesk, imports: Imports): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/catalogue';
  const [viewer, operator] = [{ staff: 'viewer' }, { staff: 'operator' }] as const;
  return async (app) => {
    app.get(
      root,
      { config: viewer, schema: { params: Brand, querystring: CatalogueQuery, response: { 200: answered(CatalogueView) } } },
      async ({ params, query }) => ok(desk.view(params.brand, query)),
    );
    app.post(
      `${root}/plan`,
      { config: operator, bodyLimit, schema: { params: Brand, body: SwitchProposal, response: { 200: answered(SwitchPlan) } } },
      async ({ params, body }) => ok(await desk.plan(params.brand, body)),
    );
    app.post(
      `${root}/switches`,
      { config: operator, bodyLimit, schema: { params: Brand, body: SwitchOrder, response: { 200: answered(SwitchPlan) } } },
      async ({ params, body, operator: { name } }) => ok(await desk.switch(params.brand, body, name)),
    );
    app.post(
      '/staff/catalogue/vendors/:vendor/pull',
      { config: operator, schema: { params: VendorCode, body: PullOrder, response: { 200: answered(ImportReport) } } },
      async ({ params, body: { apply, partly, reason }, operator: who }) =>
        ok(await imports.vendor(params.vendor, takingOf(who, { apply, partly, reason }))),
    );
    await app.register(fileRoutes(imports));
  };
}

function fileRoutes(imports: Imports): FastifyPluginAsyncTypebox {
  return async (app) => {
    // A file comes as it is: which letters its bytes are is the reader's business.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    app.post(
      '/staff/catalogue/import',
      {
        config: { staff: 'operator' },
        bodyLimit: IMPORT_BYTES,
        schema: { querystring: ImportQuery, response: { 200: answered(ImportReport) } },
      },
      async ({ query: { format, apply, partly, reason }, body, operator }) => {
        const taking = takingOf(operator, { apply: apply === '1', partly: partly === '1', reason });
        return ok(await imports.file(Buffer.isBuffer(body) ? body : Buffer.alloc(0), format, taking));
      },
    );
  };
}

interface Asked {
  apply: boolean;
  partly: boolean;
  reason: string | undefined;
}

/** The catalogue is everybody's: who changes it must be an operator of all brands. @throws DomainError `auth.forbidden`, `request.invalid` */
function takingOf({ name, roles }: Operator, { apply, partly, reason }: Asked) {
  if (!holdsRole({ '*': roles['*'] ?? 'viewer' }, 'operator')) throw new DomainError('auth.forbidden');
  if (apply && !reason) throw new DomainError('request.invalid', { fields: { reason: 'request.invalid' } });
  return { apply, partly, reason: reason ?? '', who: name };
}
