import type { FastifyPluginAsync } from 'fastify';
import { ok } from '../../../platform/http';
import { DomainError } from '../../../platform/errors';
import type { Deposits } from './service';

/** Where providers tell us what happened. The body is read only after the adapter has checked its signature. */
export function depositCallbackRoutes(payments: Deposits): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    app.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/vendors/payments/:provider/callback',
      { config: { access: 'vendor' }, schema: { tags: ['vendors'], summary: 'A payment provider says what happened' } },
      async ({ params, headers, body = Buffer.alloc(0) }) => {
        const provider = payments.provider(params.provider);
        if (!provider) throw new DomainError('request.not_found');
        const news = provider.parseCallback({ body, headers });
        if (typeof news === 'string') {
          await payments.recordRejectedCallback(params.provider, news);
          throw new DomainError('auth.forbidden');
        }
        const { id, state } = await payments.handleNotification(params.provider, news);
        return ok({ id, state });
      },
    );
  };
}
