import type { FastifyPluginAsync } from 'fastify';
import { providerCallbackRoutes } from './provider-callbacks';
import type { Deposits } from './service';

/** Where companies that take payments tell us what happened. */
export function depositCallbackRoutes(deposits: Deposits): FastifyPluginAsync {
  return providerCallbackRoutes({
    path: 'payments',
    summary: 'A payment provider says what happened',
    kind: 'deposits',
    provider: deposits.provider,
    handleNotification: deposits.handleNotification,
    recordRejected: deposits.recordRejectedCallback,
  });
}
