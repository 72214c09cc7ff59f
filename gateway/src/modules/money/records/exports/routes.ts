import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ExportParams, ExportRequest, ExportValue, ReceiptRequest } from '@pavilion/api/records';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../../platform/http';
import { readerOf } from '../routes';
import type { RecordExports } from './service';

const tags = ['records'];

/** A member asks for a file with their token, and fetches it at an address that carries none. */
export function recordExportRoutes(exports: RecordExports): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/wps/v2/records/exports',
      { config: { access: 'member' }, schema: { tags, body: ExportRequest, response: { 200: successEnvelope(ExportValue) } } },
      async (request) => ok(await exports.ask(readerOf(request), request.body)),
    );
    app.post(
      '/wps/v2/records/receipts',
      { config: { access: 'member' }, schema: { tags, body: ReceiptRequest, response: { 200: successEnvelope(ExportValue) } } },
      async (request) => ok(await exports.askReceipt(readerOf(request), request.body)),
    );
    app.get(
      '/wps/v2/records/exports/:code',
      { config: { access: 'public' }, schema: { tags, params: ExportParams } },
      async ({ brand, params }, reply) => {
        const { name, type, content } = await exports.open(brand, params.code);
        return reply
          .headers({
            'content-type': type,
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'no-store',
            'referrer-policy': 'no-referrer',
          })
          .send(content);
      },
    );
  };
}
