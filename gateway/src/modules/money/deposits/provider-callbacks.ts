import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../../../platform/errors';
import { ok } from '../../../platform/http';
import type { CallbackSubject } from './callback-log';
import type { CallbackRejection } from './deposit-provider';

interface CallbackRoute<Notification extends object> {
  /** In the address: `/vendors/<path>/:provider/callback`. */
  path: string;
  summary: string;
  kind: CallbackSubject['kind'];
  /** The adapter of this name. */
  provider(name: string): CallbackParser<Notification> | undefined;
  handleNotification(provider: string, notification: Notification): Promise<{ id: string; state: string }>;
  recordRejected(provider: string, why: CallbackRejection, subject: CallbackSubject): Promise<void>;
}

interface CallbackParser<Notification> {
  parseCallback(callback: { body: Buffer; headers: Readonly<Record<string, unknown>> }): Notification | CallbackRejection;
}

/** Where a company tells us what happened. The body is read only after the adapter has checked its signature and its age. */
export function providerCallbackRoutes<Notification extends object>(route: CallbackRoute<Notification>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    app.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      `/vendors/${route.path}/:provider/callback`,
      { config: { access: 'vendor' }, schema: { tags: ['vendors'], summary: route.summary } },
      async ({ params, headers, body = Buffer.alloc(0) }) => {
        const provider = route.provider(params.provider);
        if (!provider) throw new DomainError('request.not_found');
        const notification = provider.parseCallback({ body, headers });
        if (typeof notification === 'string') {
          await route.recordRejected(params.provider, notification, { kind: route.kind });
          throw new DomainError('auth.forbidden');
        }
        const { id, state } = await route.handleNotification(params.provider, notification);
        return ok({ id, state });
      },
    );
  };
}
