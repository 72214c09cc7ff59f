import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MAX_IMPORT_BYTES, ImportQuery, VendorPullRequest } from '@pavilion/api/staff';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { bearerOf, machineName, ok } from '../../../platform/http';
import type { GameImports, ImportOptions } from './import/service';

const VendorCode = Type.Object({ vendor: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{1,30}$' }) });
const MAX_NAME_LENGTH = 60;

/** Bringing games in from this machine, for whoever has its operator token. */
export function cataloguePrivateRoutes(
  imports: GameImports,
  mayCallPrivateApi: (token: string | undefined) => boolean,
): FastifyPluginAsyncTypebox {
  const config = { access: 'private' } as const;
  const checked = (request: FastifyRequest, asked: Omit<ImportOptions, 'who'>): ImportOptions => {
    if (!mayCallPrivateApi(bearerOf(request))) throw new DomainError('registry.token_refused');
    if (asked.apply && !asked.reason) throw new DomainError('request.invalid', { fields: { reason: 'request.invalid' } });
    return { ...asked, who: machineName(nameOf(request)) };
  };
  return async (app) => {
    app.post(
      '/catalogue/vendors/:vendor/pull',
      { config, schema: { params: VendorCode, body: VendorPullRequest } },
      async (request) => {
        const { apply, partly: allowPartial, closing, reason = '' } = request.body;
        const taking = checked(request, { apply, allowPartial, closing, reason });
        return ok(await imports.importFromVendor(request.params.vendor, taking));
      },
    );
    await app.register(async (files) => {
      files.removeAllContentTypeParsers();
      files.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
      const schema = { querystring: ImportQuery };
      files.post('/catalogue/import', { config, bodyLimit: MAX_IMPORT_BYTES, schema }, async (request) => {
        const { format, apply, partly, reason = '' } = request.query as ImportQuery;
        const taking = checked(request, { apply: apply === '1', allowPartial: partly === '1', reason });
        return ok(await imports.importFile(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), format, taking));
      });
    });
  };
}

/** Who is at the machine, as far as it says so. */
function nameOf({ headers }: FastifyRequest): string {
  const told = headers['x-pavilion-who'];
  if (typeof told !== 'string') return 'this machine';
  try {
    return decodeURIComponent(told).slice(0, MAX_NAME_LENGTH) || 'this machine';
  } catch {
    // Not encoded: a name is only kept beside what was done.
    return 'this machine';
  }
}
