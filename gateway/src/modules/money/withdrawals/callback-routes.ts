import type { FastifyPluginAsync } from 'fastify';
import { providerCallbackRoutes } from '../deposits';
import type { Withdrawals } from './service';

/** Where companies that pay out tell us what happened. */
export function payoutCallbackRoutes(
  withdrawals: Pick<Withdrawals, 'provider' | 'handleNotification' | 'recordRejectedCallback'>,
): FastifyPluginAsync {
  return providerCallbackRoutes({
    path: 'payouts',
    summary: 'A company that pays out says what happened',
    kind: 'withdrawals',
    provider: withdrawals.provider,
    handleNotification: withdrawals.handleNotification,
    recordRejected: withdrawals.recordRejectedCallback,
  });
}
