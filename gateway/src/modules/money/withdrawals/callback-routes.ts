import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../../../platform/errors';
import { ok } from '../../../platform/http';
import type { Withdrawals } from './service';

/** Where companies that pay out tell us what happened. The body is read only after the adapter has checked its signature. */
export function payoutCallbackRoutes(withdrawals: Pick<Withdrawals, 'provider' | 'handleNotification'>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    app.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/vendors/payouts/:provider/callback',
      { config: { access: 'vendor' }, schema: { tags: ['vendors'], summary: 'A company that pays out says what happened' } },
      async ({ params, headers, body = Buffer.alloc(0) }) => {
        const provider = withdrawals.provider(params.provider);
        if (!provider) throw new DomainError('request.not_found');
        const news = provider.parseCallback({ body, headers });
        if (!news) throw new DomainError('auth.forbidden');
        const { id, state } = await withdrawals.handleNotification(params.provider, news);
        return ok({ id, state });
      },
    );
  };
}
